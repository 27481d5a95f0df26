"""Every numbered rule and every printed example has a test that names it."""

import re
from pathlib import Path

import pytest

NUMBERED = {
    "dilemma": (*(f"D{number}" for number in range(1, 20)), "X1", "X2", "X4", "X9", "X14", "X17"),
    "dilemma_express": tuple(f"T{number}" for number in range(1, 25)),
    "mystery_express": (
        *(f"R{number}" for number in range(4, 58) if number not in (5, 11, 22, 37, 43)),  # gaps on purpose
        *(f"MX{number}" for number in (1, 2, 3, 4, 10, 12, 16, 18, 26)),
    ),
}
TESTS = Path(__file__).parents[1]


def named(game):
    """The ids that the names of a game's tests begin with."""
    files = (TESTS / game / "rules").glob("test_*.py")
    return {found for file in files for found in re.findall(r"^def test_([A-Z]+\d+)_", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game, rules in NUMBERED.items() for rule in rules])
def test_a_rule_has_a_test_that_names_it(game, rule):
    assert rule in named(game)
