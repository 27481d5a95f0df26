// A card is thrown as at a table: a finger takes it, swings and lets go. This file only measures; Python judges what was a throw.
// <button data-throw="7">: taking it throws card 7. The nearest data-edge says whose it is: each edge of the table follows one finger.

import { send } from "../frame.js";
import { sinceGo } from "./clock.js";

const REMEMBERED = 400; // milliseconds of the movement that are worth sending
const A_TAP = 10; // pixels: below that nothing was thrown, the card was only touched
const A_PALM = 90; // pixels across: a hand that lies on the phone

const grips = new Map(); // pointer → { card, edge, samples }
let thrown = 0; // when the last card left a finger: the click that follows is none

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.("[data-throw]");
  if (!card || event.button || Math.max(event.width, event.height) > A_PALM) return;
  const edge = card.closest("[data-edge]");
  for (const grip of grips.values()) if (grip.edge === edge) return;
  card.setPointerCapture(event.pointerId);
  card.toggleAttribute("data-held", true);
  grips.set(event.pointerId, { card, edge, samples: [sample(event)] });
});

document.addEventListener("pointermove", (event) => {
  const grip = grips.get(event.pointerId);
  if (!grip) return;
  const events = event.getCoalescedEvents?.() ?? [];
  for (const point of events.length ? events : [event]) grip.samples.push(sample(point));
  follow(grip);
});

// otherwise Chromium begins a fling that nobody sees, and swallows the next tap as the finger that stops it
document.addEventListener("touchmove", (event) => grips.size && event.preventDefault(), { passive: false });

document.addEventListener("pointerup", (event) => {
  const grip = grips.get(event.pointerId);
  if (!grip) return;
  grips.delete(event.pointerId);
  grip.samples.push(sample(event));
  const [from, to] = [grip.samples[0], grip.samples.at(-1)];
  if (Math.hypot(to[1] - from[1], to[2] - from[2]) < A_TAP) return putBack(grip);
  thrown = event.timeStamp;
  letGo(grip, to[0]); // it stays where it was let go until the answer is painted
});

document.addEventListener("pointercancel", (event) => {
  const grip = grips.get(event.pointerId);
  grips.delete(event.pointerId);
  if (grip) putBack(grip);
});

document.addEventListener("click", (event) => {
  if (event.timeStamp - thrown > 60 || !event.target.closest?.("[data-throw]")) return;
  event.stopPropagation();
  event.preventDefault();
}, true);

document.addEventListener("painted", () => {
  for (const card of document.querySelectorAll("[data-held]")) {
    if (![...grips.values()].some((grip) => grip.card === card)) putBack({ card });
  }
});

function sample(event) {
  return [Math.round(event.timeStamp * 10) / 10, Math.round(event.clientX * 10) / 10, Math.round(event.clientY * 10) / 10];
}

/** The card goes with the finger, also in a hand that is turned to the other side of the table. */
function follow({ card, samples }) {
  const [[, x0, y0], [, x, y]] = [samples[0], samples.at(-1)];
  const way = getComputedStyle(card.parentElement).rotate === "180deg" ? -1 : 1;
  card.style.translate = `${way * (x - x0)}px ${way * (y - y0)}px`;
}

function putBack({ card }) {
  card.removeAttribute("data-held");
  card.style.translate = "";
}

function letGo({ card, edge, samples }, lifted) {
  const verb = "practice" in card.dataset ? "practice" : "throw";
  const late = samples.filter(([at]) => lifted - at <= REMEMBERED);
  send({ do: `${verb} ${card.dataset.throw}`, edge: edge?.dataset.edge, samples: late, at: Math.round(sinceGo(card)) }, card);
}
