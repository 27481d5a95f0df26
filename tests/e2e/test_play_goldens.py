"""Golden games in the browser: taken in as a file in the middle of each, drawn as the rules here draw them, and played on by pressing.

A throw cannot be repeated by hand to the tenth of a millimetre, so a game is taken in anew after each; every other move is pressed.
"""

import json
import re

import pytest

from pygame_logic.playthrough import Playthrough
from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.moments import key_of, record
from tests.plans import PLANS, pressed
from tests.playthroughs import goldens
from tests.rooms import ROOMS
from tests.screens.phone import Page, Phone
from web.games import GAMES

pytestmark = pytest.mark.guest
PRESSED = [f"{room}-{golden}" for room in ROOMS for golden in pressed(room)]
LEADS = tuple(f"draft {word}" for plan in PLANS.values() for word in plan.leads)
PLACES = 3  # the beginning, the middle and the end
MOST = 5  # presses from one place on


def part(name, save, count):
    game = goldens.goldens()[name][0]
    return Playthrough(game, save["seed"], save["seats"], save["options"], save["moves"][:count])


def places(name, save):
    """How many moves have been played, at some moments from the beginning to the end; where somebody's time runs, to leave is to pass."""
    last = len(save["moves"]) - 1
    found = []
    for count in (last * at // (PLACES - 1) for at in range(PLACES)):
        while is_timed(part(name, save, count)):
            count += 1
        found.append(count)
    return found


def is_timed(played):
    given_up = GAMES[key_of(played.game)].given_up
    return any(given_up(played.seen_by(seat)) is not None for seat in played.open if seat is not None)


def drawn_here(player, language="en"):
    """The page that Python on this machine draws from the same records at the same address."""
    return Phone(language, player.records(), player.look()["hash"].removeprefix("#")).page


def drawn_there(player):
    return Page(player.page.evaluate("document.getElementById('screen').outerHTML"))


def told(page):
    """What the page says, but for the seconds left on a clock that is running there."""
    return re.sub(r"\d\d\.\d", "", page.text)


def beginnings(move):
    """The drafts that may lead to a move, one after the other: "draft 8"; "draft m7" and "draft m7 L2"."""
    said = move.split()[2:]
    return (*(f"draft {' '.join(said[: at + 1])}" for at in range(len(said))), *LEADS)


def press_on(player, moves):
    """Presses the golden moves for as long as the page offers them; how many that were."""
    for at, move in enumerate(moves):
        seen = player.look()
        if seen["screen"] == "cover":
            seen = player.press("uncover").look()
        for draft in beginnings(move):
            if f"play {move}" not in seen["doors"] and draft in seen["doors"]:
                seen = player.press(draft).look()
        if move.startswith("all ") and seen["waiting"]:
            player.painted_by(lambda: None)
        elif f"play {move}" in seen["doors"]:
            player.press(f"play {move}")
        else:
            return at
    return len(moves)


@pytest.mark.parametrize("name", PRESSED)
def test_a_golden_game_is_drawn_and_goes_on_in_the_browser_as_here(name, visitor, site):
    save = goldens.read(name)
    player = Player(visitor(**PHONE, reduced_motion="reduce"), site).open("en/")
    counts = places(name, save)
    player.take_in({f"game/{count:08x}": record(part(name, save, count)) for count in counts})
    wrong = []
    for count in counts:
        player.press("games").press(f"resume {count:08x}")
        here, there = drawn_here(player), drawn_there(player)
        if (here.doors, told(here)) != (there.doors, told(there)):
            wrong.append(f"after {count} moves this page is drawn otherwise: {there.text!r}, not {here.text!r}")
        played = press_on(player, save["moves"][count : count + MOST])
        kept = json.loads(player.records()[f"game/{count:08x}"])["save"]["moves"]
        if kept != save["moves"][: count + played]:
            wrong.append(f"after {count} moves, {played} more were pressed, and {kept[count:]} was kept")
        player.painted_by(player.page.go_back)
    assert not wrong, "\n".join(wrong)
