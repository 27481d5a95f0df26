// The lever: dragged all the way to one side and let go there, it is pulled; the two plates beside it do the same when they are held.

import { press } from "../frame.js";

const FURTHEST = 50; // degrees
const FAR_ENOUGH = 40;

document.addEventListener("pointerdown", (event) => {
  const lever = event.target.closest("[data-lever]");
  if (!lever || event.button || event.target.closest("button")) return;
  event.preventDefault();
  pull(lever, event.pointerId);
});

function pull(lever, pointer) {
  const drawing = lever.querySelector(":scope > svg"); // the plates have signs of their own
  const arm = drawing.querySelector(".arm");
  let degrees = 0;

  const follow = (event) => {
    if (event.pointerId !== pointer) return;
    const box = drawing.getBoundingClientRect();
    const across = event.clientX - (box.left + box.width / 2);
    degrees = Math.max(-FURTHEST, Math.min(FURTHEST, (180 / Math.PI) * Math.atan2(across, box.height * 0.8)));
    arm.setAttribute("transform", `rotate(${degrees.toFixed(1)} 60 82)`);
    for (const plate of lever.querySelectorAll("button")) plate.toggleAttribute("data-meant", plate === meant());
  };
  const meant = () => (Math.abs(degrees) < FAR_ENOUGH ? null : lever.querySelector(degrees < 0 ? ".left" : ".right"));
  const end = (event) => {
    if (event.pointerId !== pointer) return;
    removeEventListener("pointermove", follow);
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, end);
    lever.querySelector("[data-meant]")?.removeAttribute("data-meant");
    if (event.type === "pointerup" && meant()) press(meant());
    else arm.removeAttribute("transform");
  };
  drawing.setPointerCapture(pointer);
  addEventListener("pointermove", follow);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end);
}
