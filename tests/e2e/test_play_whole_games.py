"""Whole games, from the home page to the last page, pressed, held and flicked in a real browser: who plays them, each game's plan says.

Here somebody alone plays each of them in the tunnel; tables of people play whole games in `dev.py evening` and `dev.py engines`, and parts
of many in test_evening.py. All are played without the rest of Python's engine: what play uses came with the first page."""

from itertools import islice
from random import Random

import pytest

from tests.e2e.driver import Player
from tests.plans import companies
from tests.rooms import KEYS

pytestmark = pytest.mark.long
AGAIN = 30  # presses of the next game
REST = "**/rest.wasm*"
STILL = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en", "reduced_motion": "reduce"}
WHOLE = {f"{room}-{company}": (key, company) for room, key in KEYS.items() for company in companies(room) if company.is_without_signal}


def last_screen(player, seed):
    """Plays to the end by random presses, and a while once more; what was on the screen at the end."""
    chance = Random(seed).random
    *_, last = player.play_on(chance)
    again = [*islice(player.press("rematch").play_on(chance), AGAIN)]
    assert len(again) == AGAIN or again[-1]["screen"] == "over"
    assert again[-1]["hash"] != last["hash"]
    return last["screen"]


@pytest.mark.expects("ERR_CONNECTION_REFUSED", "status of 404")
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_played_and_once_more(name, visitor, site):
    key, company = WHOLE[name]
    player = Player(visitor(**STILL), site)
    player.page.route(REST, lambda route: route.fulfill(status=404))
    player.open(f"{company.language}/").wait_until_offline()
    site.stop()
    player.sit_down(company, key)
    assert last_screen(player, company.luck) == "over"
