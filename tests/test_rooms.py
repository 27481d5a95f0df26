"""A room for each game: nothing outside of it names that game, but for the one line that lists them all."""

import re

import pytest

from tests.test_source import sources
from web.games import GAMES, ROOMS

NAMES = "|".join(sorted({*GAMES, *ROOMS}, key=len, reverse=True))
NAMED = re.compile(rf"(?<![a-z])(?<!pocket[ -])(?:{NAMES})(?![a-z])", re.IGNORECASE)
PRODUCT = re.compile(r"pocket\W{1,6}express", re.IGNORECASE)
HOUSE = {  # kind → the files that every game lives by
    "Python": sources("web/*.py", "pygame_logic/*.py"),
    "the build": sources("web/build/*.mjs"),
}


def is_in_a_room(name):
    return any(f"/{room}/" in name for room in ROOMS)


@pytest.mark.parametrize("kind", HOUSE)
def test_nothing_outside_a_games_rooms_names_it(kind):
    named = [
        f"{name}:{at}: {line.strip()}"
        for name, source in HOUSE[kind].items()
        if not is_in_a_room(name)
        for at, line in enumerate(source.splitlines(), 1)
        if NAMED.search(PRODUCT.sub("", line)) and not line.startswith("ROOMS = ")
    ]
    assert not named, "\n" + "\n".join(named)
