// Makes one script of many, and one that comes before all others: small, and in words that browsers of 2023 understand.
// node bundle.mjs <static> <target>
import { build } from "esbuild";

const [from, to] = process.argv.slice(2);
const libraries = new URL("../node_modules", import.meta.url).pathname;
const scripts = { bundle: true, minify: true, nodePaths: [decodeURI(libraries)], logLevel: "error" };
try {
  const modern = { format: "esm", target: ["chrome111", "safari16.4", "firefox115"] };
  await build({ ...scripts, ...modern, entryPoints: [`${from}/main.js`], outfile: `${to}/main.js` });
  // every browser that comes along reads this one, to say to the old ones what is the matter
  await build({ ...scripts, format: "iife", target: "es5", entryPoints: [`${from}/first.js`], outfile: `${to}/first.js` });
} catch ({ message }) {
  console.error(message);
  process.exit(1);
}
