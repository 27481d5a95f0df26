// Lets Pyodide's own Python turn sources into bytecode, so that the phone has nothing left to compile.
// node compile.mjs <folder> <package …>: what lies in <folder>/app and <folder>/wheels goes in; <folder>/stdlib, what only micropip needs of it, and bytecode in <folder>/app come out.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import sources from "../node_modules/@pyscript/core/src/stdlib/pyscript.js";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [folder, ...packages] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });   // lines in tracebacks, no columns: a fifth less to load
python.FS.mkdirTree("/work");
python.mountNodeFS("/work", resolve(folder));
python.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf-8"));
try {
  await python.globals.get("pack")(sources.pyscript, ...packages);
} catch (error) {
  console.error(error.message);   // node itself would print a megabyte of Pyodide with it
  process.exit(1);
}
