// Seats change places: a row is dragged by its grip, and where it is let go Python hears `move 3 0`. Buttons do the same for whoever cannot drag.

import { send } from "./queue.js";

export function watchDrags() {
  document.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest("[data-grip]");
    if (!grip || event.button) return;
    event.preventDefault(); // no text is selected on the way
    drag(grip, event);
  });
}

function drag(grip, { clientY: from, pointerId }) {
  const row = grip.closest("[data-drag]");
  const rows = [...row.parentElement.children];
  const middles = rows.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2 + scrollY);
  const start = rows.indexOf(row);
  const step = middles.length > 1 ? middles[1] - middles[0] : 0;
  let place = start;

  const follow = (event) => {
    if (event.pointerId !== pointerId) return;
    const way = event.clientY - from;
    const middle = middles[start] + way;
    place = middles.reduce((best, at, index) => (Math.abs(at - middle) < Math.abs(middles[best] - middle) ? index : best), 0);
    rows.forEach((one, at) => {
      const gives = one === row ? way : at > start && at <= place ? -step : at < start && at >= place ? step : 0;
      one.style.translate = gives ? `0 ${gives}px` : "";
    });
  };
  const end = (event) => {
    if (event.pointerId !== pointerId) return;
    for (const kind of ["pointermove", "pointerup", "pointercancel"]) removeEventListener(kind, kind === "pointermove" ? follow : end);
    delete row.dataset.dragged;
    for (const one of rows) one.style.translate = "";
    if (event.type === "pointerup" && place !== start) send({ do: `move ${start} ${place}` }, row);
  };
  row.dataset.dragged = "";
  grip.setPointerCapture(pointerId);
  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
