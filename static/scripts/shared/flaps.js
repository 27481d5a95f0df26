// The board of a cover turns: letter after letter runs through its cell until the name stands there, and rattles. The name is nobody's secret.

import { isStill, play, screen } from "../frame.js";

const A_FLAP = 35; // milliseconds
const FEWEST = 3; // letters that run through a cell; the next cell has one more, up to two
const NARROW = /[^MWŒÆ@%ЖШЩЮФЫ\s]/giu; // letters that fit any cell

let clock = 0;
let shown = ""; // what the last cover said
let stand = () => {};

document.addEventListener("painted", () => {
  clearInterval(clock); // the page that came has its letters right
  stand = () => {};
  const root = screen();
  const boards = root.dataset.screen === "cover" ? [...root.querySelectorAll(".flap.turn")] : [];
  const says = boards.map((board) => board.getAttribute("aria-label")).join(" ");
  if (says && says !== shown && !document.hidden) turn(boards, says);
  shown = says;
});

function turn(boards, says) {
  play("flap");
  if (isStill()) return;
  const letters = says.toUpperCase().match(NARROW) ?? [];
  const cells = boards.flatMap((board) => [...board.querySelectorAll("b")].map((cell, at) => ({ place: cell.firstElementChild ?? cell, from: at, to: at + FEWEST + (at % 3) })));
  for (const cell of cells) cell.letter = cell.place.textContent;
  let now = -1;
  const flap = () => {
    now += 1;
    for (const { place, letter, from, to } of cells) place.textContent = now >= to || !letters.length ? letter : now < from ? "\u00a0" : letters[(now + from) % letters.length];
    if (cells.every(({ to }) => now >= to)) clearInterval(clock);
  };
  stand = () => {
    clearInterval(clock);
    for (const { place, letter } of cells) place.textContent = letter;
    stand = () => {};
  };
  clock = setInterval(flap, A_FLAP);
  flap();
}

addEventListener("pointerdown", () => stand(), true); // a tap has it stand there at once
