// One hand holds a large phone: whatever makes a move lies where its thumb comes, the left one's as the right one's.

const TOO_HIGH = 0.35; // of the screen, from above

function reach(root) {
  if (innerHeight < 800 || innerWidth > 500 || root.querySelector(".edge[data-side]")) return []; // a small one, a large one, one that lies on the table
  return [...root.querySelectorAll("[data-do^='play '], [data-do=uncover], [data-throw], [data-marker]")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().bottom < TOO_HIGH * innerHeight)
    .map((control) => ({ where: nameOf(control), what: control.textContent.trim() }));
}
