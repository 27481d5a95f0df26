// The pace of the clock: a card lies open for so many seconds, then the next one comes by itself. It waits while nobody looks.

import { press } from "./press.js";
import { here } from "./station.js";

let plate = null; // the plate that is going to be pressed
let timer = 0;
let isStopped = false; // by hand

document.addEventListener("painted", ({ detail: { root } }) => {
  plate = root.querySelector("[data-pace]");
  if (!plate) isStopped = false; // the next event runs again
  run();
});
here.set("pace-pause", () => {
  isStopped = !isStopped;
  run();
});
document.addEventListener("visibilitychange", run);
for (const change of ["blur", "focus"]) addEventListener(change, run);

/** From now on: whoever has looked elsewhere gets the whole time again. */
function run() {
  clearTimeout(timer);
  if (!plate) return;
  const waits = isStopped || document.hidden || !document.hasFocus();
  plate.classList.remove("runs");
  if (waits) return;
  plate.style.setProperty("--pace", `${plate.dataset.pace}s`);
  plate.getBoundingClientRect(); // so that the bar begins anew
  plate.classList.add("runs");
  timer = setTimeout(() => plate.isConnected && press(plate), plate.dataset.pace * 1000);
}
