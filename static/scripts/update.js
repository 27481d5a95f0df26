// The timetable: everything is copied to the phone for the journey without signal, and a new version waits until the player agrees.

import { hide, showAll, showRest } from "./boarding.js";
import { send } from "./queue.js";
import { here, page, ROOT } from "./station.js";

const HOUR = 3_600_000;
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
  serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  here.set("update", () => {
    asked = true;
    if (registration.waiting) registration.waiting.postMessage("depart");
    else location.reload(); // another tab has agreed already
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
