// A Modifier is dragged from the hand onto somebody on the tracks; where it is let go Python hears the same draft as from two taps.

import { send } from "./press.js";

const STEADY = 8; // CSS pixels that a tap may tremble

document.addEventListener("pointerdown", (event) => {
  const tag = event.target.closest("[data-pin]");
  if (tag && !event.button) drag(tag, event);
});

function drag(tag, { clientX, clientY, pointerId }) {
  let isMoved = false;
  let below = null;

  const follow = (event) => {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!isMoved && Math.hypot(x, y) < STEADY) return;
    isMoved = true;
    tag.dataset.dragged = "";
    tag.style.translate = `${x}px ${y}px`;
    const seen = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches("[data-place], .foot"));
    const place = seen?.matches("[data-place]") ? seen : null; // whoever lies under the foot cannot be meant
    if (place === below) return;
    below?.removeAttribute("data-below");
    below = place;
    below?.setAttribute("data-below", "");
  };
  const end = (event) => {
    if (event.pointerId !== pointerId) return;
    removeEventListener("pointermove", follow);
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, end);
    delete tag.dataset.dragged;
    tag.style.removeProperty("translate");
    below?.removeAttribute("data-below");
    if (!isMoved) return;
    addEventListener("click", forget, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", forget, true)); // a click follows the finger at once, or not at all
    if (below && event.type === "pointerup") send({ do: `${tag.dataset.onto} ${below.dataset.place}` }, tag);
  };
  addEventListener("pointermove", follow);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end);
}

function forget(event) {
  event.stopPropagation();
  event.preventDefault();
}
