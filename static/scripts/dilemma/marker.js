// Throwing without a swipe: a marker runs to and fro, a press stops it for the aim, then another for the strength.
// <button data-marker="7">: the card. Inside it [data-aim] and [data-power] are the two marks that run, in a drawing 2000 wide or high.

import { screen, send } from "../frame.js";
import { sinceGo } from "./clock.js";

const THERE_AND_BACK = { aim: 2600, power: 2200 }; // milliseconds; slow enough for a thumb that shakes

let run = null; // { button, card, began, aim }
let isMoving = false;

document.addEventListener("painted", () => {
  const button = document.querySelector("[data-marker]");
  if (!button) return (run = null);
  const card = button.dataset.marker;
  if (run?.button !== button || run.card !== card) {
    run = { button, card, began: performance.now(), aim: null };
    if (screen().contains(document.activeElement)) button.focus(); // whoever asked for it with a key stops it with one
  }
  button.dataset.step = run.aim === null ? "aim" : "power";
  if (!isMoving) move();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-marker]");
  if (!button || button !== run?.button) return;
  const place = where();
  if (run.aim === null) {
    run = { ...run, aim: place, began: performance.now() };
    button.dataset.step = "power";
  } else {
    const edge = button.closest("[data-edge]")?.dataset.edge;
    send({ do: `aim ${run.card}`, edge, aim: run.aim, power: place, at: Math.round(sinceGo(button)) }, button);
    run = null;
  }
});

/** -1000 … 1000: a triangle wave that begins at its lower end. */
function where() {
  const period = THERE_AND_BACK[run.aim === null ? "aim" : "power"];
  const turn = ((performance.now() - run.began) % period) / period;
  return Math.round(turn < 0.5 ? 4000 * turn - 1000 : 3000 - 4000 * turn);
}

function move() {
  isMoving = Boolean(run?.button.isConnected);
  if (!isMoving) return;
  const place = where();
  if (run.aim === null) run.button.querySelector("[data-aim]").setAttribute("transform", `translate(${place} 0)`);
  else run.button.querySelector("[data-power]").setAttribute("transform", `translate(0 ${-place})`);
  requestAnimationFrame(move);
}
