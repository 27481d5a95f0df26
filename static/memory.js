// What a page remembers of a game ends with it: once another page than that game's is painted, all of it is forgotten.

const kept = [];
let place; // where the last page belonged: one game, with its menu and its rules, is one place

/** A Map or a Set whose keys are names within one game: its turns, its waves, its cards. They mean others in the next. */
export function ofThisGame(names) {
  kept.push(names);
  return names;
}

document.addEventListener("painted", ({ detail: { root } }) => {
  if (root.dataset.place === place) return;
  place = root.dataset.place;
  for (const names of kept) names.clear();
});
