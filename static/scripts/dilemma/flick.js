// A card is thrown as at a table: a finger takes it, swings and lets go. This file only measures; Python judges what was a throw.
// <button data-throw="7">: taking it throws card 7. The nearest data-edge says whose it is: each edge of the table follows one finger.

import { ofThisGame, screen, send } from "../frame.js";
import { sinceGo } from "./clock.js";

const REMEMBERED = 400; // milliseconds of the movement that are worth sending
const SWING = 100; // milliseconds before the lift that tell how fast a card has left
const A_TAP = 10; // pixels: below that nothing was thrown, the card was only touched
const A_PALM = 90; // pixels across: a hand that lies on the phone
const COAST = 250; // milliseconds: how soon a card that has left comes to a halt, until the rules say where it flies

const grips = new Map(); // pointer → { card, edge, samples }
const left = ofThisGame(new Map()); // "seat-value" → a card that has left a finger, until the answer is painted
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
  if (Math.hypot(...way(grip)) < A_TAP || screen().hasAttribute("data-ran-out")) return putBack(grip);
  thrown = event.timeStamp;
  letGo(grip);
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
  const moving = [...grips.values(), ...left.values()];
  for (const card of document.querySelectorAll("[data-held]")) if (!moving.some((each) => each.card === card)) putBack({ card });
  for (const each of moving) {
    each.card.toggleAttribute("data-held", true);
    follow(each); // another's answer was painted: this card stays with its finger
  }
});

/** Where a card that has just left a finger is now: { x, y, height, speed: [x, y] in pixels a second, degrees }; or undefined. */
export function justLeft(name) {
  const card = left.get(name);
  if (!card) return undefined;
  const [across, along] = way(card);
  return { ...card, x: card.x + across, y: card.y + along };
}

function sample(event) {
  return [Math.round(event.timeStamp * 10) / 10, Math.round(event.clientX * 10) / 10, Math.round(event.clientY * 10) / 10];
}

/** How far it is from where it was taken; after it has left, a little further with every frame. */
function way({ samples, began, speed }) {
  const [[, x0, y0], [, x, y]] = [samples[0], samples.at(-1)];
  const on = began ? (COAST / 1000) * (1 - Math.exp((began - performance.now()) / COAST)) : 0;
  return began ? [x - x0 + on * speed[0], y - y0 + on * speed[1]] : [x - x0, y - y0];
}

/** The card goes with the finger, also in a hand that is turned to the other side of the table. */
function follow(grip) {
  if (!grip.card.isConnected) return;
  const [across, along] = way(grip);
  const turn = getComputedStyle(grip.card.parentElement).rotate === "180deg" ? -1 : 1;
  grip.card.style.translate = `${turn * across}px ${turn * along}px`;
}

function putBack({ card }) {
  card.removeAttribute("data-held");
  card.style.translate = "";
}

function letGo(grip) {
  const { card, edge, samples } = grip;
  const lifted = samples.at(-1)[0];
  const verb = "practice" in card.dataset ? "practice" : "throw";
  const late = samples.filter(([at]) => lifted - at <= REMEMBERED);
  const name = `${edge?.dataset.edge}-${card.dataset.throw}`;
  const side = card.closest("[data-side]")?.dataset.side;
  left.set(name, { ...grip, ...middle(grip), speed: speed(samples), degrees: { w: 90, n: 180, e: -90 }[side] ?? 0, began: performance.now() });
  requestAnimationFrame(coast);
  send({ do: `${verb} ${card.dataset.throw}`, edge: edge?.dataset.edge, samples: late, at: Math.round(sinceGo(card)) }, card).then(() => {
    left.delete(name);
    putBack(grip);
  });
}

/** Its middle as it lay in the hand, and how large it is. */
function middle(grip) {
  const [across, along] = way(grip);
  const { x, y, width, height } = grip.card.getBoundingClientRect();
  return { x: x + width / 2 - across, y: y + height / 2 - along, height };
}

function speed(samples) {
  const [at, x, y] = samples.at(-1);
  const [since, x0, y0] = samples.find(([time]) => at - time <= SWING);
  return at > since ? [(1000 * (x - x0)) / (at - since), (1000 * (y - y0)) / (at - since)] : [0, 0];
}

function coast() {
  for (const card of left.values()) follow(card);
  if (left.size) requestAnimationFrame(coast);
}
