// The tests once more, with the phone's Python, cut in two as there: node run.mjs <words for pytest> runs them inside Pyodide, in this very folder.
// node run.mjs --awake <words for pytest>: what no play uses of the engine may be called as well.
// node run.mjs --seen <file> <words for pytest> writes down, into the file, which functions of the engine were called.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cut } from "../../web/build/cut.mjs";
import { readHot } from "../../web/build/hot.mjs";
import { HOT, start, STOCK } from "./engine.mjs";
import { seenIn, watched } from "./watched.mjs";

const words = process.argv.slice(2);
const mayWake = words[0] === "--awake" && words.shift();
const seen = words[0] === "--seen" && words.splice(0, 2)[1];
const stock = readFileSync(STOCK);
const everything = () => true; // hypothesis brings a library in C, which asks for functions by name
const { front, rest } = seen ? { front: watched(stock) } : cut(stock, readHot(readFileSync(HOT, "utf8")).hot, everything);
let missed = null;
let table;
const load = (number) => ((missed = number), rest);
const python = await start(front, { load, exports: (them) => (table = them.seen), env: { PYTHONDONTWRITEBYTECODE: "1" } });   // the folder is shared: nothing of 3.14 stays behind
python.FS.mkdirTree("/repository");
python.mountNodeFS("/repository", fileURLToPath(new URL("../..", import.meta.url)));
try {
  process.exitCode = python.runPython(`
import os, sys
os.chdir("/repository")
sys.path.append("/repository/.venv/pyodide")
import pytest
lambda words: int(pytest.main(words.to_py()))
  `)(words);
} catch (error) {
  console.error(error.message);   // node itself would print a megabyte of Pyodide with it
  process.exitCode = 1;
}
if (seen) writeFileSync(seen, JSON.stringify(seenIn(table)));
if (missed !== null && !mayWake && process.exitCode === 0) {   // a test that fails may use more
  console.error(`Function ${missed} of the engine is not among those that play uses: python3 dev.py hot draws their list anew.`);
  process.exitCode = 1;
}
