"""A secret is there for a screen reader as long as it is uncovered, and no longer."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.ear import heard
from tests.e2e.moments import FOUND, MOMENTS, record_of

LOOK_AWAY = "window.dispatchEvent(new Event('blur'))"
COVERED = {FOUND[name][0]().game.__name__: name for name, steps in reversed(MOMENTS.items()) if steps[:1] == ("uncover",)}


@pytest.mark.parametrize("name", COVERED.values())
def test_what_one_seat_alone_may_know_is_in_the_tree_while_it_looks_and_no_longer(name, visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({"game/1": record_of(name)}).press("games").press("resume 1")

    def names():
        return {each.name for each in heard(player.fingers)}

    before = names()
    player.press("uncover")
    secrets = names() - before
    player.page.evaluate(LOOK_AWAY)
    assert (secrets != set(), secrets & names()) == (True, set())
