// The two coins of a duel turn over: what they were is heard and felt when it is seen, not before. A touch or a key turns them at once.

import { buzz, play, screen } from "../frame.js";

const THUD = 25; // milliseconds

document.addEventListener("animationend", ({ animationName, target }) => {
  if (animationName !== "unveil" || !target.nextElementSibling?.matches(".mid")) return; // both sides are shown together
  play("lever");
  buzz(THUD);
});
for (const skip of ["pointerdown", "keydown"]) {
  document.addEventListener(skip, () => {
    if (!screen().matches(".reveal")) return;
    for (const animation of screen().getAnimations({ subtree: true })) if (animation instanceof CSSAnimation) animation.finish();
  }, true);
}
