// A Modifier is dragged from the hand onto somebody on the tracks; where it is let go Python hears the same draft as from two taps.

import { screen, send } from "../frame.js";

const STEADY = 8; // CSS pixels that a tap may tremble
const EDGE = 56; // CSS pixels above the foot, or below the upper edge, in which a finger takes the page along
const PACE = 0.5; // CSS pixels in a millisecond, at most

document.addEventListener("pointerdown", (event) => {
  const tag = event.target.closest("[data-pin]");
  if (tag && !event.button) drag(tag, event);
});

function drag(tag, { clientX, clientY, pointerId }) {
  const from = clientY + scrollY;
  let finger = null; // where it is, once it has moved
  let below = null;
  let rolled = 0; // when the page was moved last

  const follow = (event) => {
    if (event.pointerId !== pointerId) return;
    if (!finger && Math.hypot(event.clientX - clientX, event.clientY - clientY) < STEADY) return;
    if (!finger) requestAnimationFrame(roll);
    finger = event;
    carry();
  };
  const carry = () => {
    tag.dataset.dragged = "";
    tag.style.translate = `${finger.clientX - clientX}px ${finger.clientY + scrollY - from}px`;
    const seen = document.elementsFromPoint(finger.clientX, finger.clientY).find((one) => one.matches("[data-stop], .foot"));
    const place = seen?.matches("[data-stop]") ? seen : null; // whoever lies under the foot cannot be meant
    if (place === below) return;
    below?.removeAttribute("data-below");
    below = place;
    below?.setAttribute("data-below", "");
  };
  const roll = (now) => {
    if (!finger) return;
    const before = scrollY;
    scrollBy({ top: atEdge(finger.clientY) * PACE * (now - (rolled || now)), behavior: "instant" });
    rolled = now;
    if (scrollY !== before) carry();
    requestAnimationFrame(roll);
  };
  const end = (event) => {
    if (event.pointerId !== pointerId) return;
    removeEventListener("pointermove", follow);
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, end);
    delete tag.dataset.dragged;
    tag.style.removeProperty("translate");
    below?.removeAttribute("data-below");
    if (!finger) return;
    finger = null;
    addEventListener("click", forget, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", forget, true)); // a click follows the finger at once, or not at all
    if (below && event.type === "pointerup") send({ do: `${tag.dataset.onto} ${below.dataset.stop}` }, tag);
  };
  addEventListener("pointermove", follow);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end);
}

/** How far a finger is in the edge: -1 … 0 at the upper one, 0 … 1 at the lower one. A foot that begins at the top stands beside. */
function atEdge(y) {
  const { top } = screen().querySelector(".foot").getBoundingClientRect();
  const low = top > 0 ? Math.min(top, innerHeight) : innerHeight;
  const depth = y < EDGE ? y - EDGE : Math.max(0, y - low + EDGE);
  return Math.max(-1, Math.min(1, depth / EDGE));
}

function forget(event) {
  event.stopPropagation();
  event.preventDefault();
}
