// A long press, the other mouse button or the menu key: straight to what a tap would reach in several steps.

import { isLiftOwed, oweLift } from "./lift.js";
import { send } from "./queue.js";
import { buzz } from "./sound.js";

const LONG = 500; // milliseconds
const STEADY = 8; // CSS pixels that a finger may tremble
const FELT = 15; // milliseconds

let held = null; // {control, x, y, pointer, clock} while a finger is down

function mark(control) {
  letGo();
  buzz(FELT);
  send({ do: control.dataset.long }, control);
}

function letGo() {
  clearTimeout(held?.clock);
  held = null;
}

document.addEventListener("pointerdown", (event) => {
  letGo();
  const control = event.target.closest("[data-long]");
  if (!control || event.button) return;
  const clock = setTimeout(() => {
    oweLift();
    mark(control);
  }, LONG);
  held = { control, x: event.clientX, y: event.clientY, pointer: event.pointerId, clock };
}, true);
document.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (pointerId === held?.pointer && Math.hypot(clientX - held.x, clientY - held.y) > STEADY) letGo();
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo);
addEventListener("blur", letGo);

document.addEventListener("contextmenu", (event) => {
  const control = event.target.closest("[data-long]");
  if (!control) return;
  event.preventDefault();
  if (isLiftOwed()) return; // a browser's own long press, just after ours
  oweLift(held !== null);
  mark(control);
});
