// The finger of a lesson lies on the control with data-finger, wherever that moves, and shows how it is pressed: a tap, a hold, or a flick.
// It waits until nothing else moves. The page brings <span class="finger">, but it lies over the page and is no part of it: some controls are cut
// to a shape, some scenes end with a touch.

import { screen } from "../frame.js";

const LOW = 60; // pixels that the hand needs below its tip
const EDGE = 12; // pixels: of a control that one has yet to scroll to it shows the way
const [NEAR, END, ASIDE, DOWN] = [4, 1 / 16, 160, 60]; // pixels from the lower edge, part of the width from the end; no farther from the middle
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
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle = x + width / 2;
  const tip = Math.max(EDGE, Math.min(y + height - NEAR, y + height / 2 + DOWN, lowest(control) - EDGE));
  const how = "hold" in control.dataset ? "hold" : "throw" in control.dataset && !control.dataset.do ? "flick" : "tap";
  finger.style.translate = `${how === "flick" ? middle : middle + Math.min(width * (1 / 2 - END), ASIDE)}px ${tip}px`;
  finger.dataset.how = how;
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
