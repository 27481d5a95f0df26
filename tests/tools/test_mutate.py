"""`dev.py mutate`: rules with one thing in them changed, and the tests that must notice."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate.harmless import HARMLESS, reason
from tests.mutate.mutants import difference, mutants

ROOT = Path(__file__).parents[2]
SLIPS = {
    "x = a < b": {"x = a <= b", "x = a >= b"},
    "x = a and b": {"x = a or b"},
    "x = 5": {"x = 6", "x = 4"},
    "x = True": {"x = False"},
    "x = a + b": {"x = a - b"},
    "f(a, b)": {"f(b, a)", "pass"},
    "def f():\n    return a": {"def f():\n    return None"},
    "if a:\n    x += b": {"if not a:\n    x += b", "if a:\n    x -= b", "if a:\n    pass", "pass"},
    "x = [a for a in b if a]": {"x = [a for a in b if not a]"},
}


@pytest.mark.parametrize("source", SLIPS)
def test_a_source_can_be_got_wrong_in_these_ways(source):
    assert {ast.unparse(make()) for _, make in mutants(source)} == SLIPS[source]
NOT_PLAYED = ('"""Prose."""', "RULES = 3", 'raise ValueError(f"{5}")', "def f(a: 5) -> 6: ...", "class Game(Protocol):\n    a = 5")


@pytest.mark.parametrize("source", NOT_PLAYED)
def test_what_is_not_played_cannot_be_got_wrong(source):
    assert [ast.unparse(make()) for _, make in mutants(source) if "pass" not in ast.unparse(make())] == []


def test_a_slip_is_told_as_a_difference():
    ((line, make),) = mutants("a = b\nc = True")
    assert (line, difference("a = b\nc = True", make())) == (2, " a = b\n-c = True\n+c = False")


def test_a_change_that_nobody_can_notice_is_known_by_what_it_changes(monkeypatch):
    ((_, make),) = mutants("a = b\nc = True")
    monkeypatch.setitem(HARMLESS, ("here.py", "- c = True + c = False"), "nobody asks")
    assert [reason(file, difference("a = b\nc = True", make())) for file in ("here.py", "there.py")] == ["nobody asks", None]


def noticed(change):
    """Whether the tests of the race notice this change in it, in a process of its own: here the rules have been imported."""
    script = f"""
from tests.mutate.__main__ import RULES, is_noticed, read
file = RULES / "dilemma" / "race.py"
source = file.read_text("utf-8")
tree = read(source{change})
print(is_noticed(file, tree, [["tests/dilemma/rules/test_wave.py"]]))
"""
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip() == "True"


@pytest.mark.parametrize(("change", "is_noticed"), [("", False), ('.replace("return", "return not")', True)])
def test_a_change_is_noticed_and_nothing_else(change, is_noticed):
    assert noticed(change) is is_noticed
