// Throwing without a swipe: a marker runs to and fro, a press stops it for the aim, then another for the strength. Whoever does not see it
// hears it: a tone that rises and falls with it, and a tick whenever it passes the mark.
// <button data-do="toss 7">: one press throws card 7, and luck aims.
// <button data-marker="7">: the card. Inside it [data-aim] and [data-power] are the two marks that run, in a drawing 2000 wide or high.

import { here, hum, play, screen, send } from "../frame.js";
import { sinceGo } from "./clock.js";

const TREMBLE = 600; // of a thousand: how far luck strays from the mark, mostly less
const THERE_AND_BACK = { aim: 2600, power: 2200 }; // milliseconds; slow enough for a thumb that shakes

let run = null; // { button, card, began, aim }
let isMoving = false;
let stood = 0; // where the marker was a frame ago

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
    letGo(button, run.card, run.aim, place);
    run = null;
  }
});

here.set("toss", (button) => letGo(button, button.dataset.do.split(" ")[1], astray(), astray()));

const astray = () => Math.round(TREMBLE * (Math.random() + Math.random() - 1));

function letGo(button, card, aim, power) {
  const edge = button.closest("[data-edge]")?.dataset.edge;
  send({ do: `aim ${card}`, edge, aim, power, at: Math.round(sinceGo(button)) }, button);
}

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
  sound(place);
  if (run.aim === null) run.button.querySelector("[data-aim]").setAttribute("transform", `translate(${place} 0)`);
  else run.button.querySelector("[data-power]").setAttribute("transform", `translate(0 ${-place})`);
  requestAnimationFrame(move);
}

/** The aim is heard where it points: on the left or on the right. */
function sound(place) {
  const side = run.aim === null ? place / 1000 : 0;
  hum(place / 1000, side);
  if (stood * place <= 0 && stood !== place) play("tick", side);
  stood = place;
}
