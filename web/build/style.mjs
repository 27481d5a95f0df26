// Makes one style sheet of many, small, and in words that a browser of 2023 understands.
// node style.mjs <index.css> <target>
import { writeFileSync } from "node:fs";
import { bundle } from "lightningcss";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(111), safari: version(16, 4), ios_saf: version(16, 4), firefox: version(115) };
const [filename, target] = process.argv.slice(2);
try {
  writeFileSync(target, bundle({ filename, targets, minify: true }).code);
} catch ({ message, fileName, loc }) {
  console.error(`${fileName}:${loc?.line}: ${message}`);
  process.exit(1);
}
