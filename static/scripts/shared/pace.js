// The pace of what goes on by itself: a page lies open for so many seconds, then the plate with data-pace is pressed. It waits while nobody looks.

import { here, press, screen } from "../frame.js";

const A_LOOK = 500; // milliseconds

let plate = null; // the plate that is going to be pressed
let timer = 0;
let isStopped = false; // by hand
let isAway = false;
let isBelow = false; // something else is to be read, over the page

document.addEventListener("painted", ({ detail: { root } }) => {
  plate = root.querySelector("[data-pace]");
  if (!plate) isStopped = false; // the next event runs again
  isBelow = root.querySelector(".welcome") !== null;
  run();
});
here.set("pace-pause", () => {
  isStopped = !isStopped;
  run();
});
document.addEventListener("visibilitychange", run);
addEventListener("blur", () => look(false));
addEventListener("focus", () => look(true));
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => isAway && look(true), true); // where no focus event says so

function look(isHere) {
  isAway = !isHere;
  run();
}

/** From now on: whoever has looked elsewhere gets the whole time again. */
function run() {
  clearTimeout(timer);
  if (!plate) return;
  plate.classList.remove("runs");
  screen().querySelector("[data-do=pace-pause]")?.setAttribute("aria-pressed", isStopped);
  if (isStopped || isAway || isBelow || document.hidden) return;
  plate.style.setProperty("--pace", `${plate.dataset.pace}s`);
  plate.getBoundingClientRect(); // so that the bar begins anew
  plate.classList.add("runs");
  timer = setTimeout(goOn, plate.dataset.pace * 1000);
}

/** Not while cards are in the air: they come down first. */
function goOn() {
  if (screen().hasAttribute("data-racing")) timer = setTimeout(goOn, A_LOOK);
  else if (plate.isConnected) press(plate);
}
