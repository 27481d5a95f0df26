// Makes the style sheets, in words that browsers of 2023 understand: style.css for the first page; table.css for when Python is there, which brings what
// all games share and one sheet for each game, whose rules are held to the pages of that game, whatever they are called.
// node styles.mjs <folder with sources> <target> <folder of a game>=<its data-game> …
import { writeFileSync } from "node:fs";
import { bundle } from "lightningcss";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(111), safari: version(16, 4), ios_saf: version(16, 4), firefox: version(115) };
const [from, to, ...games] = process.argv.slice(2);

function make(name, source, visitor) {
  writeFileSync(`${to}/${name}.css`, bundle({ filename: `${from}/${source}`, targets, visitor, minify: true }).code);
}

/** `@scope` came later than these browsers. Whatever a selector is about must lie in the game: at its root or below. It counts for nothing, so no rule grows stronger. */
function within(game) {
  const root = { type: "attribute", name: "data-game", operation: { operator: "equal", value: game } };
  const below = [root, { type: "combinator", value: "descendant" }, { type: "universal" }];
  const scope = { type: "pseudo-class", kind: "where", selectors: [[root], below] };
  return {
    Selector(selector) {
      const isBeside = selector.some(({ value }) => /sibling$/.test(value));
      if (!isBeside && selector.some(({ type }) => type === "nesting")) return selector; // it lies in what is held already
      const last = selector.findLastIndex(({ type }) => type === "combinator") + 1;
      const at = ["type", "universal"].includes(selector[last].type) ? last + 1 : last; // an element's name comes first
      return selector.toSpliced(at, 0, scope);
    },
  };
}

try {
  make("style", "index.css");
  make("shared", "shared.css");
  const worn = games.map((each) => each.split("="));
  for (const [folder, game] of worn) make(game, `${folder}/index.css`, within(game));
  writeFileSync(`${to}/table.css`, ["shared", ...worn.map(([, game]) => game)].map((name) => `@import"${name}.css";`).join(""));
} catch ({ message, fileName, loc }) {
  console.error(fileName ? `${fileName}:${loc?.line}: ${message}` : message);
  process.exit(1);
}
