// Makes two style sheets and one script of many, small, and in words that browsers of 2023 understand.
// node bundle.mjs <static> <target>
import { writeFileSync } from "node:fs";
import { build } from "esbuild";
import { bundle } from "lightningcss";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(111), safari: version(16, 4), ios_saf: version(16, 4), firefox: version(115) };
const [from, to] = process.argv.slice(2);
const libraries = new URL("../node_modules", import.meta.url).pathname;
const scripts = { bundle: true, minify: true, nodePaths: [decodeURI(libraries)], logLevel: "error" };
try {
  for (const [name, source] of [["style", "index"], ["table", "table"]]) {
    writeFileSync(`${to}/${name}.css`, bundle({ filename: `${from}/style/${source}.css`, targets, minify: true }).code);
  }
  const modern = { format: "esm", target: ["chrome111", "safari16.4", "firefox115"] };
  await build({ ...scripts, ...modern, entryPoints: [`${from}/main.js`], outfile: `${to}/main.js` });
  // every browser that comes along reads this one, to say to the old ones what is the matter
  await build({ ...scripts, format: "iife", target: "es5", entryPoints: [`${from}/first.js`], outfile: `${to}/first.js` });
} catch ({ message, fileName, loc }) {
  console.error(fileName ? `${fileName}:${loc?.line}: ${message}` : message);
  process.exit(1);
}
