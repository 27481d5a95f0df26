"""The phone has another Python, 3.14 in WebAssembly, and of that only what play uses: the same tests of the rules hold there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = Path(__file__).with_name("run.mjs")
QUIETLY = ("-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider", "-q")
PLAY = "not machine and not hypothesis"  # what chance makes up wants of the engine, now and then, what no play ever does
MADE_UP = "not machine and hypothesis"
TESTS = re.compile(r"^(?:PASSED )?(tests/.+::.+)$", re.MULTILINE)


def told(*command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8")


def files():
    folders = ("rules", "playthroughs", "*/rules")
    found = [str(file.relative_to(ROOT)) for folder in folders for file in sorted((ROOT / "tests").glob(f"{folder}/test_*.py"))]
    return [*found, str(Path(__file__).with_name("test_texts.py").relative_to(ROOT))]


def parts():
    """The files in two parts of about the same length: each Pyodide takes as long to start, and to find its tests, as a third of them."""
    games = [file for file in files() if any(word in file for word in ("every_game", "playthroughs", "leaks"))]
    return {"whole games and leaks": games, "all else": [*{*files()} - {*games}]}


def assert_the_same_pass(inside, *words):
    assert inside.returncode == 0, inside.stdout
    here = told(sys.executable, "-m", "pytest", *words, *QUIETLY, "--collect-only")
    collected = TESTS.findall(here.stdout)
    assert collected and sorted(TESTS.findall(inside.stdout)) == sorted(collected), "collected on this machine, passed inside Pyodide"


@pytest.mark.long
@pytest.mark.timeout(900)  # a quarter of a minute, if the machine has nothing else to do
@pytest.mark.parametrize("part", parts())
def test_the_rules_tests_pass_inside_pyodide_by_what_play_uses_of_the_engine(part):
    words = (*parts()[part], "-m", PLAY)
    assert_the_same_pass(told("node", RUN, *words, *QUIETLY, "-rfEp"), *words)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_what_chance_makes_up_passes_inside_pyodide():
    words = (*files(), "-m", MADE_UP)
    assert_the_same_pass(told("node", RUN, "--awake", *words, *QUIETLY, "-rfEp"), *words)


def test_both_pythons_run_the_same_pytest():
    here, inside = (
        {line.split()[0] for line in (ROOT / "web" / name).read_text("utf-8").splitlines() if "==" in line}
        for name in ("requirements.txt", "requirements-pyodide.txt")
    )
    assert inside <= here
