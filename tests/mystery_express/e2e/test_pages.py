"""Pages of Mystery Express in a browser: where one begins that another leads to."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.moments import record_of, told_all

pytestmark = pytest.mark.guest


def test_what_comes_after_the_news_begins_at_its_top(visitor, site):
    player = Player(visitor(**PHONE, reduced_motion="reduce"), site).open("en/")
    player.take_in({"game/00000001": record_of("turn")}).lay({"met": told_all()})
    player.press("games").press("resume 00000001").press("uncover")
    player.page.evaluate("scrollTo(0, 100)")
    assert player.press("jot read").page.evaluate("scrollY") == 0
