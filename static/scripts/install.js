// Taking it along: what this browser can do, and the button that puts the game on the home screen.

import { send } from "./queue.js";
import { here, page } from "./station.js";

let offer = null; // the browser's own dialog, where it has one

const isInstalled = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

/** In another app's own window: Android says so, most messengers give their name, and Apple's leave out Safari's. */
const isInside = () =>
  /; wv\)|FBA[NV]|Instagram|MicroMessenger|Snapchat|Telegram|Line\//.test(navigator.userAgent) || (isApple() && !isInstalled() && !/Safari\//.test(navigator.userAgent));

export function can() {
  return Object.entries({
    install: offer !== null,
    ios: isApple() && !isInstalled(),
    send: Boolean(navigator.share),
    copy: Boolean(navigator.clipboard),
    vibrate: Boolean(navigator.vibrate),
    framed: top !== window,
    inside: isInside(),
  }).flatMap(([name, is]) => (is ? [name] : []));
}

export function watchInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    tell();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    tell();
  });
  here.set("install", () => {
    if (!offer) return false; // the drawn sheet says how
    offer.prompt();
    offer = null; // it can be asked once
  });
}

function tell() {
  if (page.dataset.engine === "ready") send({ do: "installable", can: can() }); // boot tells it otherwise
}
