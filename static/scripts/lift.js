// A gesture that was over while the finger was still down: lifting that finger presses nothing, not on another page either.

let owed = false;

export const isLiftOwed = () => owed;
export const oweLift = (isDown = true) => (owed = isDown);

document.addEventListener("pointerdown", () => (owed = false), true);
document.addEventListener("click", (event) => {
  if (!owed || event.detail === 0) return; // 0: a key or a screen reader
  owed = false;
  event.stopPropagation();
  event.preventDefault();
}, true);
