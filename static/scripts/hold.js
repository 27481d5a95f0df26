// Press and hold: for revealing a secret and for what cannot be taken back. A key, or the setting "tap twice", asks twice instead.

import { oweLift } from "./lift.js";
import { buzz } from "./sound.js";

const HOLD = 700; // milliseconds until the ring is full
const FELT = 10; // milliseconds

export function watchHolds(press, asksTwice) {
  let held = null; // {control, since, pointer}

  const fill = () => {
    if (!held) return;
    const done = Math.min(1, (performance.now() - held.since) / HOLD);
    held.control.style.setProperty("--held", done);
    if (done < 1) return requestAnimationFrame(fill);
    const { control } = held;
    letGo();
    oweLift();
    buzz(FELT);
    if (control.isConnected) press(control);
  };
  const letGo = () => {
    held?.control.style.removeProperty("--held");
    held = null;
  };

  document.addEventListener("pointerdown", (event) => {
    const control = event.target.closest("[data-hold]");
    if (!control || event.button || held || asksTwice()) return;
    control.setPointerCapture(event.pointerId);
    held = { control, since: performance.now(), pointer: event.pointerId };
    requestAnimationFrame(fill);
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId === held?.pointer && !held.control.contains(document.elementFromPoint(event.clientX, event.clientY))) letGo();
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    document.addEventListener(end, (event) => event.pointerId === held?.pointer && letGo());
  }
  window.addEventListener("blur", letGo);
  document.addEventListener("contextmenu", (event) => {
    if (event.target.closest("[data-hold]")) event.preventDefault(); // a long press is ours here
  });

  document.addEventListener("click", (event) => {
    const control = event.target.closest("[data-hold]");
    if (!control || (event.detail > 0 && !asksTwice())) return; // detail 0: a key or a screen reader
    if (isAsked(control)) return press(control);
    ask(control);
  });
}

const isAsked = (control) => control.getAttribute("aria-pressed") === "true";

function ask(control) {
  const label = control.querySelector("span");
  const usual = label.textContent;
  control.setAttribute("aria-pressed", "true");
  if (control.dataset.again) label.textContent = control.dataset.again;
  control.addEventListener("blur", forget, { once: true });

  function forget() {
    if (!isAsked(control)) return; // painted anew meanwhile
    control.removeAttribute("aria-pressed");
    label.textContent = usual;
  }
}
