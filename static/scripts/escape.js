// Escape closes what was only opened to be looked at, as the way back does; then the focus is where it was before.

import { press } from "./press.js";
import { screen } from "./station.js";

let opened = null; // what was pressed to open it

document.addEventListener("keydown", ({ key }) => {
  const close = key === "Escape" && screen().querySelector("[data-escape]");
  if (close) press(close);
});

document.addEventListener("painted", ({ detail: { root } }) => {
  const close = root.querySelector("[data-escape]");
  if (opened && !close) root.querySelector(`[data-do="${CSS.escape(opened)}"]`)?.focus({ preventScroll: true });
  opened = close?.dataset.escape ?? null;
});
