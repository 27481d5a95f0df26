// The finger of a lesson lies on the control with data-finger, wherever that moves, and shows how it is pressed: a tap, a hold, or a flick.
// It waits until nothing else moves. The page brings <span class="finger">, but it lies over the page and is no part of it: some controls are cut
// to a shape, some scenes end with a touch.

import { screen } from "../frame.js";

const LOW = 60; // pixels that the hand needs below its tip
const EDGE = 12; // pixels: of a control that one has yet to scroll to it shows the way
const [WIDE, BESIDE, FAR] = [120, 44, 160]; // pixels: of a control so wide it leaves the words free, so far from its end, or from its middle
let finger = null;

document.addEventListener("painted", () => {
  const brought = screen().querySelector(".finger");
  if (!brought || finger) return;
  finger = document.body.appendChild(brought.cloneNode(true));
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
  const middle = x + width / 2;
  const tip = Math.max(EDGE, Math.min(y + height / 2, lowest(control) - EDGE));
  finger.style.translate = `${width > WIDE ? Math.min(right - BESIDE, middle + FAR) : middle}px ${tip}px`;
  finger.dataset.how = "hold" in control.dataset ? "hold" : "throw" in control.dataset && !control.dataset.do ? "flick" : "tap";
  finger.toggleAttribute("data-from-above", innerHeight - tip < LOW);
  finger.hidden = control.matches("[data-held]") || screen().getAnimations({ subtree: true }).some((moving) => isAnother(moving, control));
}

/** How far down of what lies beside the foot can be seen. */
function lowest(control) {
  const foot = screen().querySelector(".foot");
  return !foot || foot.contains(control) ? innerHeight : Math.min(innerHeight, foot.getBoundingClientRect().top);
}

/** Whether it goes on until it ends by itself, and is not the control's own. */
const isAnother = ({ effect, playState }, control) =>
  playState === "running" && effect.getComputedTiming().endTime < Infinity && !control.contains(effect.target);
