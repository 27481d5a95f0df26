// The tests once more, with the phone's Python: node run.mjs <words for pytest> runs them inside Pyodide, in this very folder.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });   // the folder is shared: nothing of 3.14 stays behind
python.FS.mkdirTree("/repository");
python.mountNodeFS("/repository", fileURLToPath(new URL("../..", import.meta.url)));
try {
  process.exitCode = python.runPython(`
import os, sys
os.chdir("/repository")
sys.path.append("/repository/.venv/pyodide")
import pytest
lambda words: int(pytest.main(words.to_py()))
  `)(process.argv.slice(2));
} catch (error) {
  console.error(error.message);   // node itself would print a megabyte of Pyodide with it
  process.exitCode = 1;
}
