// node wake.mjs stock|cut|half: the program beside this file, in the engine as it comes, in the one that travels, or in one with every other function
// in front; prints what the program says, and which function woke the rest.
import { readFileSync } from "node:fs";
import { cut, namesIn } from "../../web/build/cut.mjs";
import { readHot } from "../../web/build/hot.mjs";
import { HOT, start, STOCK } from "./engine.mjs";

const stock = readFileSync(STOCK);
const beside = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) => readFileSync(new URL(name, STOCK), "utf8"));
const { hot } = readHot(readFileSync(HOT, "utf8"));
const everyOther = new Set(Array.from({ length: 20_000 }, (_, k) => k).filter((k) => k % 2));
const made = {
  stock: () => ({ front: stock }),
  cut: () => cut(stock, hot, namesIn(beside)),
  half: () => cut(stock, everyOther, namesIn(beside)),
};
const { front, rest } = made[process.argv[2]]();
let woken = null;
const python = await start(front, { load: (number) => ((woken = number), rest) });
const said = JSON.parse(python.runPython(readFileSync(new URL("wake.py", import.meta.url), "utf8")));
process.stdout.write(JSON.stringify({ said, woken }));
