// The timetable: everything is copied to the phone for the journey without signal, and a new version waits until the player agrees.

import { hide, showAll, showRest } from "./boarding.js";
import { send } from "./queue.js";
import { here, page, ROOT } from "./station.js";

const HOUR = 3_600_000;
const A_WHILE = 3000; // milliseconds in which a new version takes over; it needs a tenth of that
let asked = false; // this tab has agreed to the new version
let registration = null;

/** Called once Python is ready, so that the copying takes nothing from the start. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return hide(); // an address without https: it can be played, but not taken along
  serviceWorker.addEventListener("message", ({ data: { filled, of } }) => page.dataset.offline === "filling" && filled && showRest(filled / of));
  serviceWorker.addEventListener("message", ({ data: { checked } }) => checked && send({ do: "checked", ...checked }));
  here.set("check", (plate) => {
    plate.setAttribute("aria-busy", "true");
    registration.active.postMessage("check");
  });
  here.set("update", (plate) => {
    plate.setAttribute("aria-busy", "true");
    asked = true;
    if (!registration.waiting) return location.reload(); // another tab has agreed already
    registration.waiting.postMessage("depart");
    setTimeout(leaveFirst, A_WHILE);
  });
  try {
    registration = await serviceWorker.register(new URL("service-worker.js", ROOT), { updateViaCache: "none" });
  } catch (error) {
    console.warn(error); // no signal, or the browser forbids it: tried again at the next visit
    return hide();
  }
  if (registration.active) {
    page.dataset.offline = "ready";
    hide();
  }
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  if (registration.waiting) send({ do: "update-ready" });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch((error) => console.info(error.message)); // no signal
  });
}

/** A new version has taken over: this tab has agreed to it, or another one has while this one starts, and would start as half of each. */
export function watchVersions() {
  const { serviceWorker } = navigator;
  const isGuarded = Boolean(serviceWorker?.controller); // at a first visit somebody takes over, too
  serviceWorker?.addEventListener("controllerchange", () => (asked || (isGuarded && page.dataset.engine !== "ready")) && location.reload());
}

/** Whatever is asked for in that very moment wakes the old version again, in Chromium, and the new one goes on waiting: so the page goes first. */
function leaveFirst() {
  if (registration.waiting) history.replaceState({ ...history.state, asked: true }, "");
  location.reload();
}

/** The page after it is still the old one: it starts nothing, the new version takes over, and this page goes, too. */
export async function comeAnew() {
  page.dataset.arriving = "";
  const { asked: _, ...state } = history.state;
  history.replaceState(state, "");
  await Promise.race([takenOver().catch(console.info), new Promise((done) => setTimeout(done, A_WHILE))]);
  location.reload();
}

async function takenOver() {
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (!waiting) return;
  waiting.postMessage("depart"); // it may be newer than the one that was asked
  await changed(waiting);
}

const changed = (worker) => new Promise((done) => worker.addEventListener("statechange", done, { once: true }));

function follow(worker) {
  if (!worker) return;
  const isFirst = !registration.active;
  if (isFirst) {
    page.dataset.offline = "filling";
    showRest(0);
  }
  worker.addEventListener("statechange", () => {
    if (!isFirst && worker.state === "installed") send({ do: "update-ready" });
    if (isFirst && worker.state === "activated") {
      page.dataset.offline = "ready";
      showAll();
    }
    if (isFirst && worker.state === "redundant") {
      delete page.dataset.offline; // incomplete: tried again at the next visit
      hide();
    }
  });
}
