"""The phone has another Python, 3.14 in WebAssembly, and of that only what play uses: the same tests of the rules hold there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = Path(__file__).with_name("run.mjs")
# with examples by luck, now and then one would want of the engine what no play ever does: luck looks for them on the machine's own Python
ONCE_FOR_ALL = ("--hypothesis-seed", "0")
THE_SAME = ("-m", "not machine", "-o", "addopts=--import-mode=importlib", *ONCE_FOR_ALL)
TESTS = re.compile(r"^(?:PASSED )?(tests/.+::.+)$", re.MULTILINE)


def told(*command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8")


def parts():
    """The files in three parts of about the same length, for as many cores: each Pyodide takes two seconds to start."""
    folders = ("rules", "playthroughs", "*/rules")
    files = [str(file.relative_to(ROOT)) for folder in folders for file in sorted((ROOT / "tests").glob(f"{folder}/test_*.py"))]
    files.append(str(Path(__file__).with_name("test_texts.py").relative_to(ROOT)))
    whole_games = [file for file in files if "every_game" in file or "playthroughs" in file]
    robots = [file for file in files if "bot" in file or "leaks" in file]
    return {"whole games": whole_games, "robots and leaks": robots, "all else": [*{*files} - {*whole_games, *robots}]}


@pytest.mark.long
@pytest.mark.timeout(900)  # a quarter of a minute, if the machine has nothing else to do
@pytest.mark.parametrize("part", parts())
def test_the_rules_tests_pass_inside_pyodide(part):
    files = parts()[part]
    inside = told("node", RUN, *files, *THE_SAME, "-p", "no:cacheprovider", "-q", "-rfEp")
    assert inside.returncode == 0, inside.stdout
    here = told(sys.executable, "-m", "pytest", *files, *THE_SAME, "--collect-only", "-q")
    collected = TESTS.findall(here.stdout)
    assert collected and sorted(TESTS.findall(inside.stdout)) == sorted(collected), "collected on this machine, passed inside Pyodide"


def test_both_pythons_run_the_same_pytest():
    here, inside = (
        {line.split()[0] for line in (ROOT / "web" / name).read_text("utf-8").splitlines() if "==" in line}
        for name in ("requirements.txt", "requirements-pyodide.txt")
    )
    assert inside <= here
