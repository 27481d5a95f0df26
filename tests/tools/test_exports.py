"""The script beside Python's engine is shortened, and nobody who asks it for a function is told anything else than before."""

import json
import subprocess

import pytest

from web.build import NODE_MODULES
from web.build.exports import shortened

NAMES = """
const { loadPyodide } = await import("%(pyodide)s/pyodide.mjs");
const { default: createPyodideModule } = await import("%(script)s");
const { _module } = await loadPyodide({ createPyodideModule });
console.log(JSON.stringify(Object.entries(_module).map(([name, what]) => [name, typeof what])));
"""


def names_in_module(script, tmp_path):
    program = tmp_path / "names.mjs"
    program.write_text(NAMES % {"pyodide": NODE_MODULES / "pyodide", "script": script})
    told = subprocess.run(["node", program], capture_output=True, text=True, check=True)
    return {tuple(entry) for entry in json.loads(told.stdout)}


def test_all_that_pyodide_knows_by_name_it_still_knows(dist, tmp_path):
    before = names_in_module(NODE_MODULES / "pyodide" / "pyodide.asm.mjs", tmp_path)
    script = tmp_path / "pyodide.asm.mjs"
    script.write_bytes((dist / "pyodide" / "pyodide.asm.js").read_bytes())
    assert not before - names_in_module(script, tmp_path)


def test_a_script_of_another_make_stops_the_build():
    with pytest.raises(SystemExit, match="another way"):
        shortened("export default 1;")
