// The finger of a lesson lies on the control with data-finger, wherever that moves, and shows how it is pressed: a tap, a hold, or a flick.
// It waits until nothing else moves. It lies over the page and is no part of it: some controls are cut to a shape, some scenes end with a touch.

import { isInSight, rootOf } from "./paint.js";
import { screen } from "./station.js";

const HAND = `<div class="finger" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M7.6 13.5v-11a2 2 0 0 1 4 0V10c0-2.4 3.8-2.4 3.8 0v.8c0-2.2
  3.6-2.2 3.6.2v1c0-1.8 3-1.8 3 .4V17c0 4.2-2.4 6.5-6 6.5h-2.4c-2.4 0-4-1-5.2-3l-2.8-4.9c-1.4-2.4 1-4.2 2.8-2.6z"/></svg></div>`;
const LOW = 60; // pixels that the hand needs below its tip
const [WIDE, BESIDE, FAR] = [120, 44, 160]; // pixels: of a control so wide it leaves the words free, so far from its end, or from its middle
let finger = null;

document.addEventListener("painted", () => {
  const control = screen().querySelector("[data-finger]");
  if (!control) return;
  if (!isInSight(control)) control.scrollIntoView({ block: "nearest" });
  if (finger) return;
  document.body.append((finger = rootOf(HAND)));
  follow();
});

function follow() {
  const control = screen().querySelector("[data-finger]");
  if (!control) {
    finger.remove();
    finger = null;
    return;
  }
  lay(control);
  requestAnimationFrame(follow);
}

function lay(control) {
  const { x, y, right, width, height } = control.getBoundingClientRect();
  const [middle, tip] = [x + width / 2, y + height / 2];
  finger.style.translate = `${width > WIDE ? Math.min(right - BESIDE, middle + FAR) : middle}px ${tip}px`;
  finger.dataset.how = "hold" in control.dataset ? "hold" : "throw" in control.dataset && !control.dataset.do ? "flick" : "tap";
  finger.toggleAttribute("data-from-above", innerHeight - tip < LOW);
  finger.hidden = control.matches("[data-held]") || screen().getAnimations({ subtree: true }).some((moving) => isAnother(moving, control));
}

/** Whether it comes to an end by itself, and is not the control's own. */
const isAnother = ({ effect }, control) => effect.getComputedTiming().endTime < Infinity && !control.contains(effect.target);
