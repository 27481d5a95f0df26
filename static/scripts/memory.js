// What a page remembers of a game ends with it: once a page is painted that does not belong to that game, all of it is forgotten.

const kept = [];
let place; // where the last page belonged, as the address says it: a game with its menu and its rules is one place

/** A Map or a Set whose keys are names within one game: its turns, its waves, its cards. In the next game they mean others. */
export function ofThisGame(names) {
  kept.push(names);
  return names;
}

document.addEventListener("painted", ({ detail: { reply } }) => {
  if (reply.hash === place) return;
  place = reply.hash;
  for (const names of kept) names.clear();
});
