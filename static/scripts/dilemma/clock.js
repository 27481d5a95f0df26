// The stopwatch of a throw: it runs from the moment GO was painted, at the screen's own rate, and says when it has run out.
// <span data-clock="8000" data-go="3-2" data-out="play 2 pass">: milliseconds, which GO it counts from, what is sent at the end.
// With data-told the page has a sentence for that: it is read before the answer is sent, or until somebody touches the screen.
// <p data-count="3000" data-go="3-2" data-out="play all go">: 3, 2, 1, each with a tick, and then what is sent. data-starts: GO is felt.

import { buzz, ofThisGame, play, screen, send } from "../frame.js";

const [TAP, GO, LATE] = [10, 30, 2000]; // milliseconds: of a buzz for each number and for GO, and before the end when time grows short
const READ = 2400; // milliseconds for a sentence

const painted = ofThisGame(new Map()); // GO → when it was first painted
const warned = ofThisGame(new Set()); // GO and second
let clocks = [];
let isTicking = false;

/** Milliseconds since the GO that this element belongs to: its own, or the page's. */
export function sinceGo(element) {
  const go = element.closest("[data-go]") ?? document.querySelector("[data-go]");
  return go ? performance.now() - painted.get(go.dataset.go) : 0;
}

document.addEventListener("painted", ({ detail }) => {
  const start = detail.root.querySelector("[data-starts]");
  if (start && !painted.has(start.dataset.go)) buzz(GO);
  for (const { dataset } of detail.root.querySelectorAll("[data-go]")) {
    if (!painted.has(dataset.go)) painted.set(dataset.go, performance.now());
  }
  clocks = [...detail.root.querySelectorAll("[data-clock], [data-count]")];
  show();
  if (!isTicking) tick();
});

function tick() {
  show();
  isTicking = clocks.length > 0;
  if (isTicking) requestAnimationFrame(tick);
}

function show() {
  clocks = clocks.filter((clock) => clock.isConnected && ("count" in clock.dataset ? count(clock) : run(clock)));
}

/** Seconds and tenths, one on each flap. True while there is time left. */
function run(clock) {
  const left = Math.max(0, Number(clock.dataset.clock) - sinceGo(clock));
  const digits = (Math.ceil(left / 100) / 10).toFixed(1).padStart(4, "0");
  clock.querySelectorAll("b").forEach((flap, at) => write(flap, digits[at]));
  if (left < LATE && left > 0) warn(clock, Math.ceil(left / 1000));
  clock.toggleAttribute("data-late", left < LATE);
  return left > 0 || isOver(clock);
}

/** The last seconds are heard where everybody throws at once, and felt everywhere. */
function warn(clock, second) {
  const name = `${clock.closest("[data-go]").dataset.go} ${second}`;
  if (warned.has(name)) return;
  warned.add(name);
  if ("heard" in clock.dataset) play("tick");
  buzz(TAP);
}

function count(clock) {
  const left = Math.ceil((Number(clock.dataset.count) - sinceGo(clock)) / 1000);
  if (left <= 0) {
    play("punch");
    return isOver(clock);
  }
  if (write(clock, String(left))) {
    play("tick");
    buzz(TAP);
  }
  return true;
}

/** Whether that is new. */
function write(element, text) {
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}

function isOver(clock) {
  if ("told" in clock.dataset) tell(clock);
  else if (clock.dataset.out) send({ do: clock.dataset.out }, clock);
  return false;
}

function tell(clock) {
  screen().toggleAttribute("data-ran-out", true);
  const read = setTimeout(goOn, READ);
  addEventListener("pointerdown", goOn, true);

  function goOn() {
    clearTimeout(read);
    removeEventListener("pointerdown", goOn, true);
    if (clock.isConnected) send({ do: clock.dataset.out }, clock);
  }
}
