// The blind: it falls the moment nobody may be looking, before Python even hears of it, and rises when a covered page is painted.

import { send } from "./queue.js";
import { page, screen } from "./station.js";

const A_STEP = 200; // milliseconds from a key to what it does
let away = false;
let wasCovered = false; // the last page was the cover
let tabbed = 0; // when Tab was last pressed: the focus may go on to the browser's own bar, with the eyes still here

export function watchEyes() {
  addEventListener("keydown", ({ key, altKey }) => (tabbed = key === "Tab" && !altKey ? performance.now() : 0), true);
  addEventListener("blur", () => performance.now() - tabbed > A_STEP && leave());
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : (away = false)));
  addEventListener("focus", () => (away = document.hidden));
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (away = false), true); // where no focus event says so
  addEventListener("pageshow", (event) => event.persisted && drop());
  document.addEventListener("painted", () => {
    listenForTurning();
    if (wasCovered && screen().hasAttribute("data-private")) rise();
    wasCovered = screen().dataset.screen === "cover";
    if (away) drop(); // a page that was on its way when they looked elsewhere
  });
}

/** It was down before the page came, and lets it be seen from below; a touch has it up at once. */
function rise() {
  page.dataset.rising = "";
  getComputedStyle(page, "::after").translate; // it is down now, and moves from there
  delete page.dataset.rising;
  addEventListener("pointerdown", () => blind().forEach((moves) => moves.finish()), { capture: true, once: true });
}

const blind = () => page.getAnimations({ subtree: true }).filter(({ effect }) => effect.target === page && effect.pseudoElement === "::after");

function leave() {
  away = true;
  drop();
}

async function drop() {
  if (!screen().hasAttribute("data-private") || "blind" in page.dataset) return;
  page.dataset.blind = "";
  await send({ do: "cover" });
  delete page.dataset.blind;
  if (away) drop();
}

/** Turned face down: heard where the phone tells it unasked, and only while there is something to hide. */
function listenForTurning() {
  removeEventListener("deviceorientation", turned);
  if (screen().hasAttribute("data-private")) addEventListener("deviceorientation", turned);
}

function turned({ beta, gamma }) {
  if (Math.abs(beta) > 150 && Math.abs(gamma) < 40) drop();
}
