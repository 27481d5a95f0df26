// The strip over the thumb, or on the blind before the first page: how much of the engine has come aboard, then of everything else for the tunnel, and once that nothing is missing.

import { say } from "./paint.js";
import { page, screen } from "./station.js";

let draw = () => {}; // what was drawn last: a page that Python paints comes without it
let isKnown = false; // a game was looked at: before, “not ready for the tunnel” would sound like “not ready”

/** True megabytes. What was on the phone already is not counted, and needs no strip. */
export function showEngine({ loaded, total, done }) {
  if (!total || (done && !page.dataset.aboard)) return;
  const megabytes = (bytes) => (bytes / 1e6).toLocaleString(page.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  show("engine", loaded / total, { done: megabytes(loaded), total: megabytes(total) });
}

export function showRest(part) {
  if (!isKnown) return;
  show("rest", part, { percent: Math.floor(100 * part) });
}

/** Said once: until whoever has seen it at the station goes on from there. */
export function showAll() {
  show("all", 1);
  let isSeen = false;
  document.addEventListener("painted", look);
  look();

  function look() {
    const isHome = screen().dataset.screen === "home";
    if (isHome && !isSeen) say(document.querySelector("[data-stage=all]").textContent);
    if (isSeen && !isHome) {
      document.removeEventListener("painted", look);
      hide();
    }
    isSeen ||= isHome;
  }
}

export function hide() {
  delete page.dataset.aboard;
  draw = () => {};
}

function show(stage, part, words = {}) {
  page.dataset.aboard = stage;
  draw = () => {
    page.style.setProperty("--done", part);
    for (const bar of document.querySelectorAll(".boarding > [data-progress]")) bar.setAttribute("aria-valuenow", Math.round(100 * part));
    for (const text of document.querySelectorAll(`[data-stage=${stage}] > [data-template]`)) {
      text.textContent = text.dataset.template.replace(/\{(\w+)\}/g, (_, name) => words[name]);
    }
  };
  draw();
}

document.addEventListener("painted", () => {
  isKnown ||= "game" in screen().dataset;
  draw();
});
