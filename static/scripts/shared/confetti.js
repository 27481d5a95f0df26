// The winner's moment: punched tickets in the winners' colours fall hard and are gone. A touch or a key sweeps them away.
// <div data-tickets="3 7">: the colours of whoever has won. They fall once for each page of an address, and never where nothing moves.

import { isStill } from "../frame.js";

const TICKETS = 60;
const [SOONEST, LATEST, FALL] = [0, 500, 700]; // milliseconds: all is over after the last two together

const fallen = new Set(); // addresses
let falling = null;

document.addEventListener("painted", ({ detail: { root, reply } }) => {
  const won = root.querySelector("[data-tickets]");
  if (!won) return sweep();
  if (fallen.has(reply.hash)) return;
  fallen.add(reply.hash);
  if (!isStill()) drop(won.dataset.tickets.split(" "));
});
for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, sweep, true);

function drop(colours) {
  sweep();
  falling = document.createElement("div");
  falling.className = "tickets";
  falling.setAttribute("aria-hidden", "true");
  document.body.append(falling);
  const fallings = Array.from({ length: TICKETS }, (_, at) => fall(colours[at % colours.length]));
  const these = falling;
  Promise.allSettled(fallings).then(() => these === falling && sweep());
}

function fall(colour) {
  const ticket = document.createElement("i");
  ticket.dataset.p = colour;
  ticket.style.insetInlineStart = `${between(-2, 98)}%`;
  falling.append(ticket);
  const turns = between(-540, 540);
  const way = [{ transform: `rotate(${turns}deg)` }, { transform: `translateY(${innerHeight + 60}px) rotate(${between(-90, 90)}deg)` }];
  return ticket.animate(way, { delay: between(SOONEST, LATEST), duration: FALL, easing: "cubic-bezier(.5, 0, 1, .6)", fill: "backwards" }).finished;
}

function sweep() {
  falling?.remove();
  falling = null;
}

const between = (least, most) => least + Math.random() * (most - least);
