// Makes the page's script of many, one module of what all games share, one of the scripts in each game's room, one that opens what is packed, and
// one that comes before all others: small, and in words that browsers of 2023 understand.
// node bundle.mjs <folder with sources> <target> <room of a game>=<its name> …
import { existsSync, readdirSync } from "node:fs";
import { build } from "esbuild";

const [from, to, ...games] = process.argv.slice(2);
const libraries = new URL("../node_modules", import.meta.url).pathname;
const scripts = { bundle: true, minify: true, nodePaths: [decodeURI(libraries)], logLevel: "error" };
const modern = { format: "esm", target: ["chrome111", "safari16.4", "firefox115"] };
/** What a game uses of everybody's is there once, in the page's own script. */
const fromThePage = { name: "frame", setup: ({ onResolve }) => onResolve({ filter: /\/frame\.js$/ }, () => ({ path: "./main.js", external: true })) };

/** Whatever lies in the room. */
function allOf(room) {
  const files = existsSync(room) ? readdirSync(room).sort() : [];
  return { contents: files.map((file) => `import "./${file}";`).join(""), resolveDir: room };
}

try {
  await build({ ...scripts, ...modern, entryPoints: [`${from}/main.js`], outfile: `${to}/main.js` });
  for (const [room, name] of [["shared", "shared"], ...games.map((game) => game.split("="))]) {
    await build({ ...scripts, ...modern, stdin: allOf(`${from}/${room}`), outfile: `${to}/${name}.js`, plugins: [fromThePage] });
  }
  // the service worker takes no modules
  await build({ ...scripts, ...modern, format: "iife", entryPoints: [`${from}/unpack.js`], outfile: `${to}/unpack.js` });
  // every browser that comes along reads this one, to say to the old ones what is the matter
  await build({ ...scripts, format: "iife", target: "es5", entryPoints: [`${from}/first.js`], outfile: `${to}/first.js` });
} catch ({ message }) {
  console.error(message);
  process.exit(1);
}
