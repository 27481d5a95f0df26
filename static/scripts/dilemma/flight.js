// Cards in the air: each flies for as long as the rules say, lands, slides, leans or wobbles; the race is shown again as it was.
// <svg data-race="4-1"> with its cards in landing order, each with data-card, data-release, data-landing, data-from and data-end.
// data-live: they start by the clock that everybody hears. Otherwise by their own times, from the first of them on.

import { buzz, ofThisGame, play } from "../frame.js";
import { sinceGo } from "./clock.js";

const LEAD = 350; // milliseconds before the first card of a replay, so that everybody looks
const GRAVITY = 98100; // of our units per second squared
const EYE = 5200; // how high above the sand the eye is
const FRAMES = 14;

const flown = ofThisGame(new Set()); // cards that have been seen flying
let flying = [];

document.addEventListener("painted", ({ detail }) => {
  for (const race of detail.root.querySelectorAll("[data-race]")) start(race);
  detail.root.toggleAttribute("data-racing", flying.length > 0);
});
for (const skip of ["pointerdown", "keydown"]) document.addEventListener(skip, land, true);

function start(race) {
  const cards = [...race.querySelectorAll("[data-landing]")].filter((card) => !flown.has(name(race, card)));
  if (!cards.length) return;
  for (const card of cards) flown.add(name(race, card));
  if (isStill()) return;
  const first = Math.min(...cards.map((card) => Number(card.dataset.release)));
  const begin = "live" in race.dataset ? sinceGo(race) : first - (cards.length > 1 ? LEAD : 0);
  for (const card of cards) fly(card, Math.max(0, Number(card.dataset.release) - begin));
}

function name(race, card) {
  return `${race.dataset.race} ${card.dataset.card}`;
}

function isStill() {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whoever has seen enough touches the screen. Not while others still throw: there a touch means one's own card. */
function land() {
  for (const animation of flying) if (!animation.effect.target.closest("[data-live]")) animation.finish();
}

/** The card's body and its shadow, along the same line; the higher, the larger the one and the further away the other. */
function fly(card, delay) {
  const time = Number(card.dataset.landing) - Number(card.dataset.release);
  const [fromX, fromY, touchX, touchY] = card.dataset.from.split(" ").map(Number);
  const [x, y, degrees] = card.dataset.end.split(" ").map(Number);
  const body = [], shade = [];
  const peak = (GRAVITY * (time / 1000) ** 2) / 8;
  for (let frame = 0; frame <= FRAMES; frame++) {
    const gone = frame / FRAMES;
    const height = peak * 4 * gone * (1 - gone);
    const [left, up] = turned(fromX + (touchX - fromX) * gone - x, fromY + (touchY - fromY) * gone - y, -degrees);
    const [fallX, fallY] = turned(height * 0.6, height * 0.6, -degrees);
    const spin = `rotate(${(1 - gone) * -220}deg)`;
    body.push({ transform: `translate(${left}px, ${up}px) ${spin} scale(${EYE / (EYE - height)})` });
    shade.push({ transform: `translate(${left + fallX}px, ${up + fallY}px) ${spin}` });
  }
  const timing = { delay, duration: time, fill: "backwards" };
  card.classList.add("airborne");
  if (delay) underWay(card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], delay));
  underWay(card.querySelector(".low").animate(shade, timing));
  const face = card.querySelector(".body > *");
  underWay(face.animate(body, timing), () => {
    card.classList.remove("airborne");
    if (!face.isConnected) return; // on the next page its place may be something else's; there nobody hears or feels how it lies
    play("card");
    buzz(card.dataset.lies === "flat" ? 18 : 8);
    underWay(settle(face, card.dataset.lies, [body.at(-1), { transform: "none" }]));
  });
}

/** Until the last of them is over, the page keeps to itself how the race ended. */
function underWay(animation, landed = () => {}) {
  flying.push(animation);
  animation.finished.then(landed, () => {}).finally(() => {
    flying = flying.filter((other) => other !== animation);
    if (!flying.length) document.querySelector("[data-racing]")?.removeAttribute("data-racing");
  });
}

/** After it touched: a card on the wall rocks, any other slides the last bit. */
function settle(face, lies, slide) {
  if (lies !== "rim") return face.animate(slide, { duration: 130, easing: "cubic-bezier(.1, .9, .2, 1)" });
  const rocking = [0, 6, -4, 2.5, -1, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
  return face.animate(rocking, { duration: 420, easing: "ease-out" });
}

function turned(x, y, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
