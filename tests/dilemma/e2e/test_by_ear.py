"""Dilemma in a browser, by what it tells a screen reader and by keys alone, among robots, to the last page."""

import pytest

from tests.chromium import PHONE
from tests.dilemma.listener import Duellist
from tests.e2e.driver import Player
from tests.e2e.ear import Ears
from tests.e2e.moments import record, stopped
from tests.plan import Moment

pytestmark = pytest.mark.guest
STILL = PHONE | {"reduced_motion": "reduce"}
NO_DUEL = Moment("3", lambda _, table: table.phase == "race" and table.two_left and not table.duel)


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(visitor, site):
    Duellist(Ears(visitor(**STILL), site, "dilemma", 1, 2)).play()


def test_a_page_that_turns_is_read_from_its_heading_even_where_the_same_plate_leads_on(visitor, site):
    player = Player(visitor(**STILL), site).open("en/").take_in({"game/1": record(stopped("dilemma", NO_DUEL))})
    player.press("games").press("resume 1").control("play all next").focus()
    player.painted_by(lambda: player.page.keyboard.press("Enter"))
    assert player.page.evaluate("document.activeElement.textContent").startswith("After turn")
