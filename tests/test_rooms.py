"""What all games share names none of them: a game is found by its room, and by the one line that lists the games."""

import re

import pytest

from tests.test_source import sources
from web.games import GAMES, ROOMS

NAMED = re.compile(rf"(?<![a-z])({'|'.join(sorted({*GAMES, *ROOMS}, key=len, reverse=True))})(?![a-z])", re.IGNORECASE)
PRODUCT = re.compile(r"pocket\W{1,6}express", re.IGNORECASE)
HOUSE = {
    "Python": ("web/*.py", "pygame_logic/*.py"),
    "scripts": ("static/scripts/*.js", "service-worker.js", "web/build/*.mjs"),
    "styles": ("static/style/*.css",),
}


def names_a_game(line):
    return NAMED.search(PRODUCT.sub("", line)) is not None


def outside_the_rooms(*patterns):
    return {name: source for name, source in sources(*patterns).items() if not {*ROOMS} & {*name.split("/")}}


@pytest.mark.parametrize("kind", HOUSE)
def test_nothing_outside_a_games_rooms_names_it(kind):
    lines = ((name, at, line) for name, source in outside_the_rooms(*HOUSE[kind]).items() for at, line in enumerate(source.splitlines(), 1))
    named = [f"{name}:{at}: {line.strip()}" for name, at, line in lines if names_a_game(line) and not line.startswith("ROOMS = ")]
    assert not named, "\n" + "\n".join(named)


@pytest.mark.parametrize("kind", HOUSE)
def test_there_is_a_house_outside_the_rooms(kind):
    assert outside_the_rooms(*HOUSE[kind])


def test_the_product_is_no_game():
    assert not names_a_game("pocket-express /") and names_a_game("of Dilemma Express")
