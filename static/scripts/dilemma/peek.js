// The duel at the edges of a phone that lies flat: two blank keys, whose signs are seen while a thumb stays on the eye.
// Their order is drawn by lot, here and for each duel, so that the place of a press tells nobody anything.

import { ofThisGame } from "../frame.js";

const orders = ofThisGame(new Map()); // data-peek → whether the two keys have changed places

document.addEventListener("painted", ({ detail }) => {
  for (const peek of detail.root.querySelectorAll("[data-peek]")) {
    const name = peek.dataset.peek;
    if (!orders.has(name)) orders.set(name, Math.random() < 0.5);
    peek.toggleAttribute("data-swapped", orders.get(name));
  }
});

document.addEventListener("pointerdown", (event) => {
  const eye = event.target.closest?.("[data-peek] .eye");
  if (!eye) return;
  eye.setPointerCapture(event.pointerId);
  look(eye, true);
});
for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
  document.addEventListener(end, (event) => look(event.target.closest?.("[data-peek] .eye"), false));
}
// a key: held down, it looks; let go, it does not
document.addEventListener("keydown", (event) => look(keyed(event), true));
document.addEventListener("keyup", (event) => look(keyed(event), false));
addEventListener("blur", () => document.querySelectorAll("[data-peeking]").forEach((peek) => peek.removeAttribute("data-peeking")));

function keyed(event) {
  return [" ", "Enter"].includes(event.key) ? event.target.closest?.("[data-peek] .eye") : null;
}

function look(eye, open) {
  eye?.closest("[data-peek]").toggleAttribute("data-peeking", open);
}
