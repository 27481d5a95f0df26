// Cards that are held up one after the other are leafed through by a swipe or by the arrow keys; the plates beside them do the same.

import { press, screen } from "../frame.js";

const FAR = 48; // CSS pixels across
const SIDEWAYS = 2; // times as far across as up or down

document.addEventListener("pointerdown", ({ target, clientX, clientY, pointerId, button }) => {
  if (button || !target.closest(".enlarged > main")) return;
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);

  function lifted(event) {
    if (event.pointerId !== pointerId) return;
    removeEventListener("pointerup", lifted);
    removeEventListener("pointercancel", lifted);
    const [across, down] = [event.clientX - clientX, event.clientY - clientY];
    if (event.type === "pointerup" && Math.abs(across) > Math.max(FAR, SIDEWAYS * Math.abs(down))) leaf(across < 0 ? "after" : "before");
  }
});
document.addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
  const way = { ArrowLeft: "before", ArrowRight: "after" }[key];
  if (way && !altKey && !ctrlKey && !metaKey && !target.matches("input")) leaf(way);
});

function leaf(way) {
  const plate = screen().querySelector(`:scope.enlarged > .foot [data-leaf="${way}"]:not([aria-disabled])`);
  if (plate) press(plate);
}
