// Nothing to be pressed is smaller than a finger.

const FINGER = 43.95; // CSS pixels

/** A label is pressed for what stands in it, where it has a box of its own. */
function pressable(control) {
  const label = control.closest("label");
  return label?.getClientRects().length ? label : control;
}

function small(root) {
  return [...root.querySelectorAll("button, a[href], select, summary, input:not([type=hidden])")]
    .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => [control, pressable(control).getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < FINGER)
    .map(([control, { width, height }]) => ({ where: nameOf(control), what: `${width.toFixed(1)} × ${height.toFixed(1)}, less than a finger` }));
}
