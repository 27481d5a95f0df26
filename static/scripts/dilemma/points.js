// After a turn the cards that were won come to their pile, and their points are counted up, once. A touch or a key counts them at once.
// <output data-from="4">15</output>: what it was before this turn.

import { isStill, ofThisGame, play } from "../frame.js";

const LONG = 700; // milliseconds for all of them
const PACE = 45; // between two ticks that are heard

const counted = ofThisGame(new Set()); // how many answers were given when it was painted
let rows = []; // { output, from, to }
let [began, heard] = [0, 0];

document.addEventListener("painted", ({ detail: { root } }) => {
  rows = [];
  const outputs = [...root.querySelectorAll("output[data-from]")];
  if (!outputs.length || counted.has(root.dataset.said)) return;
  counted.add(root.dataset.said);
  if (isStill()) return play("flap");
  rows = outputs.map((output) => ({ output, from: Number(output.dataset.from), to: Number(output.textContent) }));
  [began, heard] = [performance.now(), 0];
  root.dataset.counting = "";
  count();
});
for (const skip of ["pointerdown", "keydown"]) document.addEventListener(skip, () => (began = -Infinity), true);

function count() {
  if (!rows.length) return;
  const now = performance.now();
  const gone = Math.min(1, (now - began) / LONG);
  let isNew = false;
  for (const { output, from, to } of rows) {
    const points = String(Math.round(from + (to - from) * gone));
    isNew ||= points !== output.textContent;
    output.textContent = points;
  }
  if (gone === 1) return play("flap");
  if (isNew && now - heard > PACE) [heard] = [now, play("tick")];
  requestAnimationFrame(count);
}
