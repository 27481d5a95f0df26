"""Every rule that a rules page numbers stands where it is decided; it and every printed example have a test that names it."""

import re
from pathlib import Path

import pytest

import pygame_logic
from tests.plans import PLANS, TESTS
from tests.rooms import ROOMS
from web.rulebook import rules_of

SCRIPTS = Path(pygame_logic.__file__).parent


def numbered(game):
    """The anchors of its rules page that are numbers."""
    passages = [passage for chapter in rules_of(game.KEY, "en") for passage in (chapter, *chapter.stops)]
    return [anchor for passage in passages for anchor in passage.anchors if re.fullmatch(r"[A-Z]+\d+", anchor)]


def named(room):
    """The ids that the names of a game's tests begin with."""
    files = (TESTS / room / "rules").glob("test_*.py")
    return {found for file in files for found in re.findall(r"^def test_([A-Z]+\d+)_", file.read_text("utf-8"), re.MULTILINE)}


def decided(room):
    """The numbers that a game's rules name: "D3", and with "R53-R55" what lies between."""
    text = "".join(file.read_text("utf-8") for file in (SCRIPTS / room).rglob("*.py"))
    for letter, first, last in re.findall(r"\b([A-Z]+)(\d+)(?:[-–][A-Z]+(\d+))?", text):
        yield from (f"{letter}{number}" for number in range(int(first), int(last or first) + 1))


RULES = [(room, rule) for room, game in ROOMS.items() for rule in (*numbered(game), *PLANS[room].examples)]


@pytest.mark.parametrize(("room", "rule"), RULES)
def test_a_rule_has_a_test_that_names_it(room, rule):
    assert rule in named(room), f"write in tests/{room}/rules/: def test_{rule}_and_what_it_says(): …"


@pytest.mark.parametrize("room", ROOMS)
def test_a_rule_is_named_where_it_is_decided(room):
    assert {*numbered(ROOMS[room])} - {*decided(room)} == set()


@pytest.mark.parametrize("room", ROOMS)
def test_a_rule_that_a_test_names_can_be_opened(room):
    assert named(room) <= {*numbered(ROOMS[room]), *PLANS[room].examples}
