// The trolley's arrival is the one long scene there is: whoever has seen enough of it ends it with a tap, Enter or Escape.

import { screen } from "../frame.js";

document.addEventListener("click", end);
document.addEventListener("keydown", (event) => {
  if (!["Enter", "Escape"].includes(event.key) || event.target.matches("input")) return;
  if (end() || (event.repeat && screen().matches(".verdict"))) event.preventDefault(); // that key does not press the plate that leads on
});

/** Whether there was anything to end. */
function end() {
  const scenes = screen().matches(".verdict") ? screen().getAnimations({ subtree: true }) : [];
  for (const scene of scenes) scene.finish();
  return scenes.length > 0;
}
