// A clock for a speech: it can be stopped, given half a minute more, and binds nobody.

import { here, ofThisGame } from "../frame.js";

const MORE = 30; // seconds
const TICK = 250; // milliseconds

const clocks = ofThisGame(new Map()); // whose turn it is to speak → {left, since}: seconds when it was started, at `since`; stopped, there is no `since`
let clock = null; // the one that is shown
let shown = null; // where it is shown; who looks at a card meanwhile, or into the menu, does not stop it
let ticking = 0;

document.addEventListener("painted", ({ detail: { root } }) => {
  clearInterval(ticking);
  shown = root.querySelector("[data-timer]");
  if (!shown) return;
  const turn = `${root.dataset.said} ${shown.dataset.floor}`;
  if (!clocks.has(turn)) clocks.set(turn, { left: Number(shown.dataset.timer), since: performance.now() });
  clock = clocks.get(turn);
  ticking = setInterval(show, TICK);
  show();
});

here.set("timer-pause", () => {
  clock.left = left();
  clock.since = clock.since === null ? performance.now() : null;
  show();
});
here.set("timer-more", () => {
  clock.left = Math.max(0, left()) + MORE;
  if (clock.since !== null) clock.since = performance.now();
  show();
});

const left = () => (clock.since === null ? clock.left : clock.left - (performance.now() - clock.since) / 1000);

function show() {
  const seconds = Math.max(0, Math.ceil(left()));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const board = shown.querySelector("output");
  if (board.textContent !== text) board.textContent = text;
  shown.toggleAttribute("data-over", seconds === 0);
  shown.toggleAttribute("data-stopped", clock.since === null);
}
