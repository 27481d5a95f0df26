// The stopwatch of a throw: it runs from the moment GO was painted, at the screen's own rate, and says when it has run out.
// <b data-clock="8000" data-go="3-2" data-out="play 2 pass">: milliseconds, which GO it belongs to, what is sent at the end.
// <b data-count="3000" data-go="3-2" data-out="play all go">: 3, 2, 1 first; throws are open from then on.

import { send } from "./press.js";

const begun = new Map(); // GO -> when it was painted

/** Milliseconds since the GO that this element belongs to; below zero while it is still being counted down. */
export function sinceGo(element) {
  const go = element.closest("[data-go]") ?? document.querySelector("[data-go]");
  if (!go) return 0;
  return performance.now() - (begun.get(go.dataset.go) ?? performance.now());
}

let clocks = [];

document.addEventListener("painted", () => {
  clocks = [...document.querySelectorAll("[data-clock], [data-count]")];
  for (const go of document.querySelectorAll("[data-go]")) {
    const countdown = go.matches("[data-count]") ? Number(go.dataset.count) : 0;
    if (!begun.has(go.dataset.go)) begun.set(go.dataset.go, performance.now() + countdown);
  }
  tick();
});

function tick() {
  clocks = clocks.filter((clock) => clock.isConnected);
  for (const clock of clocks) {
    if ("count" in clock.dataset) count(clock);
    else run(clock);
  }
  if (clocks.length) requestAnimationFrame(tick);
}

function run(clock) {
  const left = Math.max(0, Number(clock.dataset.clock) - sinceGo(clock));
  const digits = (Math.ceil(left / 100) / 10).toFixed(1).padStart(4, "0");
  const cells = clock.querySelectorAll("b");
  cells.forEach((cell, at) => {
    if (cell.textContent !== digits[at]) cell.textContent = digits[at];
  });
  clock.toggleAttribute("data-late", left < 2000);
  if (!left) {
    clocks = clocks.filter((other) => other !== clock);
    if (clock.dataset.out) send({ do: clock.dataset.out, said: clock.closest("[data-said]")?.dataset.said });
  }
}

function count(clock) {
  const left = Math.ceil(-sinceGo(clock) / 1000);
  const word = left > 0 ? String(left) : clock.dataset.word;
  if (clock.textContent !== word) clock.textContent = word;
  clock.closest(".screen")?.toggleAttribute("data-waiting", left > 0);
  if (left > 0) return;
  clocks = clocks.filter((other) => other !== clock);
  if (clock.dataset.out) send({ do: clock.dataset.out, said: clock.closest("[data-said]")?.dataset.said });
}
