"""Every numbered rule stands where it is decided; it and every printed example have a test that names it."""

import re
from pathlib import Path

import pytest

import pygame_logic

NUMBERED = {
    "dilemma": (*(f"D{number}" for number in range(1, 20)), "X1", "X2", "X4", "X9", "X14", "X17"),
    "dilemma_express": tuple(f"T{number}" for number in range(1, 25)),
    "mystery_express": (
        *(f"R{number}" for number in range(4, 58) if number not in (5, 11, 22, 37, 43)),  # gaps on purpose
        *(f"MX{number}" for number in (1, 2, 3, 4, 10, 12, 16, 18, 26)),
    ),
}
TESTS = Path(__file__).parents[1]
RULES = Path(pygame_logic.__file__).parent


def named(game):
    """The ids that the names of a game's tests begin with."""
    files = (TESTS / game / "rules").glob("test_*.py")
    return {found for file in files for found in re.findall(r"^def test_([A-Z]+\d+)_", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game, rules in NUMBERED.items() for rule in rules])
def test_a_rule_has_a_test_that_names_it(game, rule):
    assert rule in named(game)


def decided(game):
    """The numbers that a game's rules name: "D3", and with "R53-R55" what lies between."""
    text = "".join(file.read_text("utf-8") for file in (RULES / game).rglob("*.py"))
    for letter, first, last in re.findall(r"\b([A-Z])(\d+)(?:[-–][A-Z](\d+))?", text):
        yield from (f"{letter}{number}" for number in range(int(first), int(last or first) + 1))


@pytest.mark.parametrize("game", NUMBERED)
def test_a_rule_is_named_where_it_is_decided(game):
    rules = {rule for rule in NUMBERED[game] if not rule.startswith(("X", "MX"))}
    assert rules - {*decided(game)} == set()
