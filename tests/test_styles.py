"""What one game wears reaches no other: every rule of its sheet is about that game's pages, and what it names is named nowhere else."""

import re

import pytest

from tests.built import dist
from web.games import GAMES

__all__ = ["dist"]
MOVING = re.compile(r"@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}")


def sheet(dist, name):
    return (dist / "static" / f"{name}.css").read_text("utf-8")


def selectors(css):
    """Of every rule, one by one; what a rule is about is not what it is in: a layer, a width of the screen."""
    for listed in re.findall(r"([^{};]+)\{", MOVING.sub("", css)):
        if not listed.startswith("@"):
            yield from re.split(r",(?![^(]*\))", listed)


def held_to(game):
    return f":where([data-game={game}],[data-game={game}] *)"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_held_to_that_game(dist, game):
    found = [*selectors(sheet(dist, game))]
    assert found and [selector for selector in found if held_to(game) not in selector] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_a_game_is_about_a_neighbour_of_its_pages(dist, game):
    assert [selector for selector in selectors(sheet(dist, game)) if re.match(r"[^\s>]*[+~]", selector.rpartition(held_to(game))[2])] == []


def test_no_two_sheets_move_by_the_same_name(dist):
    named = [name for each in ("style", "shared", *GAMES) for name in set(MOVING.findall(sheet(dist, each)))]
    assert len(named) == len(set(named))


def test_all_games_are_dressed_when_python_is_there(dist):
    assert re.findall(r'@import"(\w+)\.css"', sheet(dist, "table")) == ["shared", *GAMES]
