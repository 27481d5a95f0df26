// Several fingers at once: of a tap beside another finger a browser makes no click. Two people at one table press at the same time all
// the same, and whoever holds the eye chooses with another finger; such taps are pressed here.

const A_TAP = 10; // pixels
const ECHO = 500; // milliseconds in which a click after all would be the same tap

const down = new Map(); // pointer → { control, x, y, beside: whether another finger was down with it }
let pressed = null; // the last tap that was pressed here

document.addEventListener("pointerdown", ({ pointerType, pointerId, isPrimary, target, clientX: x, clientY: y }) => {
  if (pointerType !== "touch") return;
  if (isPrimary) down.clear();
  down.set(pointerId, { control: target.closest?.(":is(button, [data-do]):not(input, select, form, [data-hold])"), x, y });
  if (down.size > 1) for (const finger of down.values()) finger.beside = true;
}, true);

document.addEventListener("pointerup", ({ pointerId, clientX: x, clientY: y }) => {
  const finger = down.get(pointerId);
  down.delete(pointerId);
  if (!finger?.beside || !finger.control?.isConnected || Math.hypot(x - finger.x, y - finger.y) > A_TAP) return;
  pressed = { x, y, at: performance.now() };
  finger.control.click();
}, true);

document.addEventListener("pointercancel", ({ pointerId }) => down.delete(pointerId), true);

document.addEventListener("click", (event) => {
  if (!event.isTrusted || !pressed || performance.now() - pressed.at > ECHO) return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > A_TAP) return;
  event.stopPropagation();
  event.preventDefault();
}, true);
