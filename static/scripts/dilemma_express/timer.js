// A clock for a speech: it runs once the table says so, can be stopped, given half a minute more, and binds nobody. Its end is seen, heard and felt.

import { buzz, here, ofThisGame, play, screen } from "../frame.js";

const MORE = 30; // seconds
const TICK = 250; // milliseconds
const LATE = 10; // seconds in which it looks different
const LAST = 5; // seconds that are heard
const FELT = 400; // milliseconds

const clocks = ofThisGame(new Map()); // whose turn it is to speak → {left, since}: seconds when it was started, at `since`; stopped, there is no `since`
let clock = null; // the one that was shown last; who looks at a card meanwhile, or into the menu, does not stop it
let heard = Infinity; // the second of it that was told last
let ticking = 0;

document.addEventListener("painted", ({ detail: { root } }) => {
  const shown = root.querySelector("[data-timer]");
  if (!shown) return;
  const turn = `${root.dataset.said} ${shown.dataset.floor}`;
  if (!clocks.has(turn)) clocks.set(turn, { left: Number(shown.dataset.timer), since: null, isNew: true });
  if (clock !== clocks.get(turn)) heard = Infinity;
  clock = clocks.get(turn);
  show();
});

here.set("timer-pause", () => {
  clock.left = left();
  clock.since = clock.since === null ? performance.now() : null;
  clock.isNew = false;
  clearInterval(ticking);
  if (clock.since !== null) ticking = setInterval(tell, TICK);
  show();
});
here.set("timer-more", () => {
  clock.left = Math.max(0, left()) + MORE;
  if (clock.since !== null) clock.since = performance.now();
  heard = Infinity;
  show();
});

const left = () => (clock.since === null ? clock.left : clock.left - (performance.now() - clock.since) / 1000);
const whole = () => Math.max(0, Math.ceil(left()));

/** Each of the last seconds ticks once; then a bell, and a buzz. */
function tell() {
  if (!clocks.size) return clearInterval(ticking); // that game is left
  const seconds = whole();
  show();
  if (seconds >= heard) return;
  heard = seconds;
  if (seconds > 0 && seconds <= LAST) play("tick");
  if (seconds > 0) return;
  clearInterval(ticking);
  play("bell");
  buzz(FELT);
}

function show() {
  const shown = screen().querySelector("[data-timer]");
  if (!shown) return;
  const seconds = whole();
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const board = shown.querySelector("output");
  if (board.textContent !== text) board.textContent = text;
  shown.dataset.state = clock.isNew ? "new" : seconds === 0 ? "over" : clock.since === null ? "stopped" : seconds <= LATE ? "late" : "runs";
}
