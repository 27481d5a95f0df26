// The finger of a lesson lies on the control with data-finger, wherever that moves, and shows how it is pressed: a tap, a hold, or a flick.
// It waits until nothing else moves. The page brings <span class="finger">, but it lies over the page and is no part of it: some controls are cut
// to a shape, some scenes end with a touch.

import { isInSight } from "./paint.js";
import { screen } from "./station.js";

const LOW = 60; // pixels that the hand needs below its tip
const [WIDE, BESIDE, FAR] = [120, 44, 160]; // pixels: of a control so wide it leaves the words free, so far from its end, or from its middle
let finger = null;

document.addEventListener("painted", () => {
  const control = screen().querySelector("[data-finger]");
  if (!control) return;
  if (!isInSight(control)) control.scrollIntoView({ block: "nearest" });
  if (finger) return;
  finger = document.body.appendChild(screen().querySelector(".finger").cloneNode(true));
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
