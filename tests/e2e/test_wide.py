"""A tablet and a desk: a board and a hand lie side by side, pictures take the room that is left, words keep a measure in the middle."""

import pytest

from tests.e2e.driver import Player
from tests.e2e.moments import record_of
from tests.e2e.tour import door

pytestmark = pytest.mark.guest
TABLET = {"viewport": {"width": 768, "height": 1024}, "locale": "en"}
DESK = {"viewport": {"width": 1440, "height": 900}, "locale": "en"}


@pytest.fixture
def at(visitor, site):
    """at(DESK, "offer", "uncover") → the page of this moment of a game, after these presses, on such a screen."""

    def looking(screen, name, *steps):
        player = Player(visitor(**screen, reduced_motion="reduce"), site).open("en/").take_in({"game/00000001": record_of(name)})
        player.press("games").press("resume 00000001")
        for step in steps:
            player.press(door(player, step))
        return player.page

    return looking


def box(page, selector):
    return page.locator(f"#screen {selector}").first.bounding_box()


def test_the_arena_has_a_pane_of_a_desk_to_itself(at):
    arena, hand = (box(page, selector) for page in [at(DESK, "offer", "uncover")] for selector in (".sand", ".hand"))
    assert arena["height"] > 700 and hand["x"] > arena["x"] + arena["width"]


def test_the_hand_lies_under_the_train_where_there_is_room_for_it(at):
    page = at(TABLET, "turn", "uncover", "jot read")
    hand, tabs = box(page, ".held"), box(page, ".tabs")
    assert hand["y"] + hand["height"] <= tabs["y"]


def test_the_poster_of_the_end_takes_what_the_words_leave(at):
    page = at(TABLET, "last-verdict", "next")
    assert page.evaluate("document.documentElement.scrollHeight") == 1024 and box(page, ".top")["height"] > 400


def test_what_is_read_keeps_a_measure_in_the_middle_of_a_desk(at):
    poster, ranks, told = (box(page, selector) for page in [at(DESK, "last-verdict", "next")] for selector in (".top", ".ranks", ".col"))
    assert (poster["width"], ranks["x"], 1440 - told["x"] - told["width"]) == (1440, 240, 240)
