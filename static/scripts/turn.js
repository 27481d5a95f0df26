// A page turns into the next one, where a browser can draw that. A picture of the old page stays up meanwhile: so never of one with a secret on it.

import { isStill } from "./still.js";
import { page, screen } from "./station.js";

let turning = null;

/** Puts `root` there by `change`, and resolves as soon as it is there. Only the old page becomes a picture: the new one can be pressed while that goes. */
export async function turn(root, change) {
  if (!isSeenToTurn(root)) return change();
  screen().style.viewTransitionName = "page";
  turning = document.startViewTransition?.(change);
  if (!turning) return change(); // a browser that has none
  turning.ready.catch(({ message }) => console.debug(message)); // skipped: the page is there all the same
  await turning.updateCallbackDone;
}

function isSeenToTurn(root) {
  const isAnother = screen().dataset.screen !== root.dataset.screen;
  const isSecret = [screen(), root].some((each) => each.hasAttribute("data-private")) || "blind" in page.dataset || "arriving" in page.dataset;
  return isAnother && !isSecret && !document.hidden && !isStill();
}

addEventListener("pointerdown", () => turning?.skipTransition(), true);
