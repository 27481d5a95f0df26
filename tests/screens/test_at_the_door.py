"""What hangs at the door of a game, and what is read of it before anybody goes in."""

import subprocess
import sys

import pytest

from web.games import DOORS, GAMES

AT_THE_STATION = """
import sys
from tests.screens.phone import Phone
Phone()
print(*(name for name in sys.modules if name.endswith(".game") and name.startswith("web.games.")))
"""


@pytest.mark.parametrize("key", DOORS)
def test_what_hangs_at_a_door_is_true_of_the_game_behind_it(key):
    door, game = DOORS[key], GAMES[key]
    own = {*(page.NAME for page in game.PAGES), *game.VERBS}
    hung = (door.key, door.seats, door.has_lesson, door.has_today, str(door.poster()), own - door.brings)
    assert hung == (game.KEY, game.RULES.SEATS, bool(game.LESSON), bool(game.TODAY), str(game.poster()), set())


def test_the_station_is_there_before_any_game_is_read():
    read = subprocess.run([sys.executable, "-c", AT_THE_STATION], capture_output=True, text=True, check=True).stdout.split()
    assert read == []
