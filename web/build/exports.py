"""Shortens the script beside Python's engine: it greets 4,400 functions by name, thrice each, for libraries in C that never come."""

import re
import subprocess
from collections import Counter

from . import NODE_MODULES

NAME = r"[\w$]+"
GREETING = rf'({NAME})=Module\["\1"\]=wasmExports\["({NAME})"\];'
OPENING = "function assignWasmExports(wasmExports){"
NO_FUNCTIONS = {"__c_longjmp", "__stack_pointer"}
ALL_AT_ONCE = (  # those of C++ were never greeted
    'for(const name in wasmExports)if(typeof wasmExports[name]=="function"&&!name.startsWith("_Z"))Module["_"+name]=wasmExports[name];'
)
THRICE = 3  # declared, set, and spelled out for Module: nothing else in the script knows the name
OLDEST_BROWSERS = "--target=chrome111,safari16.4,firefox115"


def shortened(script):
    """The same functions under the same names in Module, put there by a loop; what the script itself calls keeps its own name."""
    told = Counter(re.findall(NAME, script))
    greeted = ((own, exported) for own, exported in re.findall(GREETING, script) if exported not in NO_FUNCTIONS)
    unknown = {own for own, exported in greeted if own == f"_{exported}" and told[own] == THRICE}
    if not unknown or script.count(OPENING) != 1:
        raise SystemExit("Pyodide's script greets its engine in another way than expected.")
    script = re.sub(GREETING, lambda greeting: "" if greeting[1] in unknown else greeting[0], script)
    script = re.sub(rf"(?<=var )(?:{NAME},)+{NAME}(?=[,;])", lambda names: without(unknown, names[0]), script)
    return minified(script.replace(OPENING, OPENING + ALL_AT_ONCE))


def without(unknown, names):
    return ",".join(name for name in names.split(",") if name not in unknown)


def minified(script):
    esbuild = (NODE_MODULES / ".bin" / "esbuild", "--minify", "--log-level=error", OLDEST_BROWSERS)
    return subprocess.run(esbuild, input=script, stdout=subprocess.PIPE, check=True, text=True, encoding="utf-8").stdout
