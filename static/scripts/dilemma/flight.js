// Cards in the air: each flies for as long as the rules say, lands, slides, leans or wobbles; the race is shown again as it was.
// <svg data-race="4-1"> with its cards in landing order, each with data-card, data-release, data-landing, data-from and data-end.
// data-live: they start by the clock that everybody hears. Otherwise by their own times, from the first of them on.
// <button data-do="again">: the race once more, slowly.

import { buzz, here, isStill, ofThisGame, play, screen } from "../frame.js";
import { sinceGo } from "./clock.js";
import { justLeft } from "./flick.js";

const LEAD = 350; // milliseconds before the first card of a replay, so that everybody looks
const GRAVITY = 98100; // of our units per second squared
const LONG_SIDE = 910; // of a card
const EYE = 5200; // how high above the sand the eye is
const FRAMES = 14;
const SLOWLY = 2; // times as long

const flown = ofThisGame(new Set()); // cards that have been seen flying
const airborne = ofThisGame(new Set());
let flying = [];

document.addEventListener("painted", ({ detail }) => {
  for (const card of airborne) card.classList.add("airborne"); // a page that comes meanwhile does not know what is in the air
  for (const race of detail.root.querySelectorAll("[data-race]")) start(race);
  detail.root.toggleAttribute("data-racing", flying.length > 0);
});
for (const skip of ["pointerdown", "keydown"]) document.addEventListener(skip, land, true);

here.set("again", () => {
  for (const race of screen().querySelectorAll("[data-race]")) show([...race.querySelectorAll("[data-landing]")], SLOWLY);
  screen().toggleAttribute("data-racing", flying.length > 0);
});

function start(race) {
  const cards = [...race.querySelectorAll("[data-landing]")].filter((card) => !flown.has(name(race, card)));
  for (const card of cards) flown.add(name(race, card));
  if (cards.length && !isStill()) show(cards, 1, "live" in race.dataset ? sinceGo(race) : null);
}

/** `begin`: the moment of the race at which it is; otherwise it is shown from a little before its first card left the hand. */
function show(cards, pace, begin = null) {
  const first = Math.min(...cards.map((card) => Number(card.dataset.release)));
  const from = begin ?? first - (cards.length > 1 ? LEAD : 0);
  for (const card of cards) fly(card, pace * Math.max(0, Number(card.dataset.release) - from), pace);
}

function name(race, card) {
  return `${race.dataset.race} ${card.dataset.card}`;
}

/** Whoever has seen enough touches the screen. Not while others still throw: there a touch means one's own card. */
function land() {
  for (const animation of flying) if (!animation.effect.target.closest("[data-live]")) animation.finish();
}

/** The card's body and its shadow, along the same line; the higher, the larger the one and the further away the other. */
function fly(card, delay, pace) {
  const time = Number(card.dataset.landing) - Number(card.dataset.release);
  const [x, y, degrees] = card.dataset.end.split(" ").map(Number);
  const { line, size, spin } = course(card, time / 1000, degrees);
  const body = [], shade = [];
  const peak = (GRAVITY * (time / 1000) ** 2) / 8;
  for (let frame = 0; frame <= FRAMES; frame++) {
    const gone = frame / FRAMES;
    const height = peak * 4 * gone * (1 - gone);
    const [across, along] = line(gone);
    const [left, up] = turned(across - x, along - y, -degrees);
    const [fallX, fallY] = turned(height * 0.6, height * 0.6, -degrees);
    const turn = `rotate(${spin(gone)}deg)`;
    body.push({ transform: `translate(${left}px, ${up}px) ${turn} scale(${(size(gone) * EYE) / (EYE - height)})` });
    shade.push({ transform: `translate(${left + fallX}px, ${up + fallY}px) ${turn} scale(${size(gone)})` });
  }
  const timing = { delay, duration: pace * time, fill: "backwards" };
  airborne.add(card);
  card.classList.add("airborne");
  if (delay) underWay(card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], delay));
  underWay(card.querySelector(".low").animate(shade, timing));
  const face = card.querySelector(".body > *");
  underWay(face.animate(body, timing), () => {
    airborne.delete(card);
    card.classList.remove("airborne");
    if (!face.isConnected) return; // on the next page its place may be something else's; there nobody hears or feels how it lies
    play("card", place(face));
    buzz(card.dataset.lies === "flat" ? 18 : 8);
    underWay(settle(face, card.dataset.lies, [body.at(-1), { transform: "none" }]));
  });
}

/** Its way from the edge to where it falls. A card that has just left a finger begins there, as it was held and as fast, and only then spins. */
function course(card, seconds, degrees) {
  const [fromX, fromY, touchX, touchY] = card.dataset.from.split(" ").map(Number);
  const finger = justLeft(card.dataset.card.split("-").slice(0, 2).join("-"));
  if (!finger) {
    const line = (gone) => [fromX + (touchX - fromX) * gone, fromY + (touchY - fromY) * gone];
    return { line, size: () => 1, spin: (gone) => (1 - gone) * -220 };
  }
  const [units, start] = onSand(card.ownerSVGElement, finger);
  const far = [touchX - start[0], touchY - start[1]];
  const swing = atMost(2 * Math.hypot(...far), finger.speed.map((each) => each * units * seconds));
  const held = (finger.height * units) / LONG_SIDE;
  const twist = ((((finger.degrees - degrees) % 360) + 540) % 360) - 180 - 360;
  return {
    line: (gone) => [0, 1].map((axis) => start[axis] + bend(gone, swing[axis], far[axis])),
    size: (gone) => 1 + (held - 1) * (1 - gone) ** 2,
    spin: (gone) => twist * (1 - gone ** 1.5),
  };
}

/** How many of our units a pixel is, and the place of a finger in them. */
function onSand(sand, { x, y }) {
  const [box, { width, x: left, y: top }] = [sand.getBoundingClientRect(), sand.viewBox.baseVal];
  const units = width / box.width;
  return [units, [left + (x - box.left) * units, top + (y - box.top) * units]];
}

/** A cubic from 0 to `far` that sets out with `swing` and arrives as a straight throw does. */
const bend = (t, swing, far) => (t ** 3 - 2 * t ** 2 + t) * swing + (3 * t ** 2 - 2 * t ** 3) * far + (t ** 3 - t ** 2) * far;

function atMost(length, way) {
  const shorter = Math.min(1, length / Math.hypot(...way));
  return way.map((each) => each * (shorter || 0));
}

/** Until the last of them is over, the page keeps to itself how the race ended. */
function underWay(animation, landed = () => {}) {
  flying.push(animation);
  animation.finished.then(landed, () => {}).finally(() => {
    flying = flying.filter((other) => other !== animation);
    if (!flying.length) document.querySelector("[data-racing]")?.removeAttribute("data-racing");
  });
}

/** Where somebody hears it who looks at the screen: from -1, all left, to 1. */
function place(face) {
  const { left, width } = face.getBoundingClientRect();
  return Math.max(-1, Math.min(1, (2 * left + width) / innerWidth - 1));
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
