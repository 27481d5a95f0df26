"""Dilemma Express in a browser, by what it tells a screen reader and by keys alone, among robots, to the last page."""

import pytest

from tests.chromium import PHONE
from tests.dilemma_express.listener import Passenger
from tests.e2e.ear import Ears

pytestmark = pytest.mark.guest


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(visitor, site):
    Passenger(Ears(visitor(**PHONE, reduced_motion="reduce"), site, "dilemma_express", 1, 4, length="lap")).play()
