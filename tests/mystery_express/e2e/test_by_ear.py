"""Mystery Express in a browser, by what it tells a screen reader and by keys alone, among robots, to the last page."""

import pytest

from tests.chromium import PHONE
from tests.e2e.ear import Ears
from tests.mystery_express.listener import Traveller

pytestmark = pytest.mark.guest


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(visitor, site):
    Traveller(Ears(visitor(**PHONE, reduced_motion="reduce"), site, "mystery_express", 1, 2, pace="hand", guide="off")).play()
