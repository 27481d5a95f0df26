// No text is written over another one.

const HARDLY = 2; // CSS pixels in which two texts may touch

function over(texts) {
  const lines = texts.flatMap(({ node, element, lines }) => lines.map((line) => ({ node, element, box: inked(line) })));
  lines.sort((one, other) => one.box.top - other.box.top);
  const found = new Map();
  for (const [at, upper] of lines.entries()) {
    for (let next = at + 1; next < lines.length && lines[next].box.top < upper.box.bottom - HARDLY; next++) {
      const lower = lines[next];
      if (lower.node === upper.node || !meet(upper.box, lower.box) || !areBothSeen(upper, lower)) continue;
      found.set(`${nameOf(upper.element)} × ${nameOf(lower.element)}`, `${quoted(upper.node.data)} and ${quoted(lower.node.data)} are printed over each other`);
    }
  }
  return [...found].map(([where, what]) => ({ where, what }));
}

const meet = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > HARDLY && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > HARDLY;

/** Whether neither of them hides the other where they meet; the browser tells that only of what is in its window. */
function areBothSeen(one, other) {
  const x = (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2;
  const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
  const before = scrollY;
  if (y < 0 || y > innerHeight) scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
  const moved = scrollY - before;
  const isHidden = coverOf(one.element, x, y - moved) || coverOf(other.element, x, y - moved);
  scrollTo({ top: before, behavior: "instant" });
  return !isHidden;
}
