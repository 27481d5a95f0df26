// Makes the style sheets, in words that browsers of 2023 understand: style.css for the first page, with the moods of all games, for their posters hang
// there; shared.css for when Python is there; and one sheet for each game, whose rules are held to the pages of that game, whatever they are called.
// node styles.mjs <folder with sources> <target> <room of a game>=<its data-game> …
import { existsSync, writeFileSync } from "node:fs";
import { bundle } from "lightningcss";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(111), safari: version(16, 4), ios_saf: version(16, 4), firefox: version(115) };
const [from, to, ...games] = process.argv.slice(2);

function made(source, visitor) {
  const filename = `${from}/${source}`;
  return existsSync(filename) ? bundle({ filename, targets, visitor, minify: true }).code : "";
}

const isOf = (game) => ({ type: "attribute", name: "data-game", operation: { operator: "equal", value: game } });

/** In a mood, `:root` is whatever belongs to the game: its pages, and its poster, which wears the mood and nothing else of it. */
function rootedIn(game) {
  const [page, poster] = ["data-game", "data-mood"].map((name) => [{ ...isOf(game), name }]);
  const isRoot = ({ type, kind }) => type === "pseudo-class" && kind === "root";
  return { Selector: (selector) => selector.map((part) => (isRoot(part) ? { type: "pseudo-class", kind: "is", selectors: [page, poster] } : part)) };
}

/** `@scope` came later than these browsers. Whatever a selector is about must lie in the game: at its root or below. It counts for nothing, so no rule grows stronger. */
function within(game) {
  const root = isOf(game);
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
  const rooms = games.map((each) => each.split("="));
  const moods = rooms.map(([room, game]) => made(`${room}/mood.css`, rootedIn(game)));
  const sheets = { style: [made("index.css"), ...moods].join("\n"), shared: made("shared.css") };
  for (const [room, game] of rooms) sheets[game] = made(`${room}/index.css`, within(game));
  for (const [name, code] of Object.entries(sheets)) writeFileSync(`${to}/${name}.css`, code);
} catch ({ message, fileName, loc }) {
  console.error(fileName ? `${fileName}:${loc?.line}: ${message}` : message);
  process.exit(1);
}
