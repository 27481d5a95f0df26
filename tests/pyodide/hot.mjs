// node hot.mjs watched <file>           writes an engine that watches itself
// node hot.mjs list <file of numbers> …  prints the list of all that they name, and that it named before, as web/build/hot.txt has it
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readHot, writtenHot } from "../../web/build/hot.mjs";
import { HOT, STOCK } from "./engine.mjs";
import { watched } from "./watched.mjs";

const [what, ...files] = process.argv.slice(2);
const stock = readFileSync(STOCK);
if (what === "watched") writeFileSync(files[0], watched(stock));
else {
  const engine = createHash("sha256").update(stock).digest("hex");
  const { sha256, hot } = readHot(readFileSync(HOT, "utf8"));
  const seen = files.flatMap((file) => JSON.parse(readFileSync(file, "utf8")));
  process.stdout.write(writtenHot(engine, new Set([...(sha256 === engine ? hot : []), ...seen])));
}
