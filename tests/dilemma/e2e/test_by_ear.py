"""Dilemma in a browser, by what it tells a screen reader and by keys alone, among robots, to the last page."""

from tests.chromium import PHONE
from tests.dilemma.listener import Duellist
from tests.e2e.ear import Ears


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(visitor, site):
    Duellist(Ears(visitor(**PHONE, reduced_motion="reduce"), site, "dilemma", 1, 2)).play()
