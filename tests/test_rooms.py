"""What all games share names none of them: a game is found by its room, and by the one line that lists the games."""

import re

from tests.test_source import sources
from web.build.browser import room_of
from web.games import GAMES

ROOMS = {room_of(game) for game in GAMES.values()}
NAMED = re.compile(rf"(?<![a-z])(?<!pocket[ -])({'|'.join(sorted({*GAMES, *ROOMS}))})(?![a-z])", re.IGNORECASE)


def lines_that_name_a_game(*patterns):
    """File and line, wherever a file outside the games' rooms says KEY or room of one of them; "Pocket Express" is the product."""
    outside = {name: source for name, source in sources(*patterns).items() if not ROOMS & {*name.split("/")}}
    assert outside
    lines = ((name, at, line) for name, source in outside.items() for at, line in enumerate(source.splitlines(), 1))
    return [f"{name}:{at}: {line.strip()}" for name, at, line in lines if NAMED.search(line)]


def test_no_script_or_style_of_the_frame_names_a_game():
    assert lines_that_name_a_game("static/scripts/*.js", "static/style/*.css", "service-worker.js") == []


def test_the_product_is_no_game():
    assert not NAMED.search("pocket-express /") and NAMED.search("of Dilemma Express")
