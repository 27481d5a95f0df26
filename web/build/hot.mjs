// The list of the functions that play uses, as text: the sha256 of the engine it was drawn in, then steps through its functions in
// base 36. "4" passes over four cold ones and takes one, "4.2" takes two: 4 KB, which git shows by the line.

const LINE = 118;

export function readHot(text) {
  const [sha256, ...steps] = text.trim().split(/\s+/);
  const hot = new Set();
  let at = 0;
  for (const step of steps) {
    const [passed, taken = "1"] = step.split(".");
    at += Number.parseInt(passed, 36);
    for (const end = at + Number.parseInt(taken, 36); at < end; at++) hot.add(at);
  }
  return { sha256, hot };
}

export function writtenHot(sha256, hot) {
  const steps = [];
  let [passed, taken] = [0, 0];
  for (let at = 0; at <= Math.max(-1, ...hot) + 1; at++) {
    if (hot.has(at)) taken++;
    else if (taken) {
      steps.push(passed.toString(36) + (taken > 1 ? `.${taken.toString(36)}` : ""));
      [passed, taken] = [1, 0];
    } else passed++;
  }
  return `${sha256}\n${steps.join(" ").replace(new RegExp(`(.{1,${LINE}})( |$)`, "g"), "$1\n")}`;
}
