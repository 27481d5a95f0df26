"""What goes on by itself goes on for those who look: not below a thought that is to be read first."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player

pytestmark = pytest.mark.guest
CLOCK = "en/#lesson-mystery-5"


def test_a_clock_waits_below_a_thought_and_runs_again_when_that_was_read(visitor, site):
    learner = Player(visitor(**PHONE), site).open(CLOCK).press("met").press("play all next")
    runs = [learner.page.locator("[data-pace].runs").count() for _ in map(learner.press, ("menu", "met"))]
    assert runs == [0, 1]
