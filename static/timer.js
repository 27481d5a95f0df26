// A clock for a speech: it can be stopped, given half a minute more, and binds nobody.

import { here } from "./station.js";

const MORE = 30; // seconds
const TICK = 250; // milliseconds

let clock = null; // {root, left, since}: `left` seconds when it was started, at `since`; stopped, there is no `since`
let ticking = 0;

document.addEventListener("painted", ({ detail: { root } }) => {
  const found = root.querySelector("[data-timer]");
  if (Boolean(found) !== Boolean(clock)) {
    clearInterval(ticking);
    if (found) ticking = setInterval(show, TICK);
  }
  if (!found) clock = null;
  else if (clock) clock.root = found;
  else clock = { root: found, left: Number(found.dataset.timer), since: performance.now() };
  show();
});

here.set("timer-pause", () => {
  if (!clock) return;
  clock.left = left();
  clock.since = clock.since === null ? performance.now() : null;
  show();
});
here.set("timer-more", () => {
  if (!clock) return;
  clock.left += MORE;
  show();
});

const left = () => (clock.since === null ? clock.left : clock.left - (performance.now() - clock.since) / 1000);

function show() {
  if (!clock) return;
  const seconds = Math.max(0, Math.ceil(left()));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const board = clock.root.querySelector("output");
  if (board.textContent !== text) board.textContent = text;
  clock.root.toggleAttribute("data-over", seconds === 0);
}
