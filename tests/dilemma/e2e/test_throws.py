"""A card thrown by a finger, and one without: the same move comes of both."""

import pytest

from pygame_logic.playthrough import Playthrough
from tests.chromium import PHONE
from tests.e2e.driver import Player, recorded
from tests.e2e.eyes import middle
from tests.e2e.moments import PEOPLE as TABLE, moment
from tests.games import FINISHED

PEOPLE = (("Anna", 1, ""), ("Bruno", 2, ""), ("Chiara", 3, ""))
NOW = "00000001"


@pytest.fixture
def thrower(visitor, site):
    """Bruno has said GO, sees Anna's 4, and no clock runs."""
    options = {"first": "0", "clock": "none"}
    offered = Playthrough(FINISHED["dilemma"], 7, 3, options, ["0 offer 4"])
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": recorded(offered, PEOPLE)})
    return player.press(f"resume {NOW}").press("uncover").press("play 1 go")


def tap_beside(player, rests, tapped):
    """One finger lies there while another taps: of that a browser makes no click."""
    both = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(map(middle, (rests, tapped)))]
    player.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both[:1]})
    player.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both})
    player.touch("touchEnd")


def last_move(player):
    return player.save()["moves"][-1].split()[:3]


def test_a_finger_that_swings_and_lets_go_throws_the_card(thrower):
    thrower.swipe(thrower.card(7, edge=1))
    assert last_move(thrower) == ["1", "throw", "7"]


def test_a_chosen_card_waits_on_the_pad_and_is_thrown_from_there(thrower):
    thrower.press("draft 9").swipe(thrower.page.locator('.throwpad [data-throw="9"]'))
    assert last_move(thrower) == ["1", "throw", "9"]


def test_a_finger_that_only_strolls_throws_nothing(thrower):
    thrower.swipe(thrower.card(7, edge=1), ahead=14)
    assert last_move(thrower) == ["1", "go"]


def test_a_finger_that_pulls_back_throws_nothing(thrower):
    thrower.swipe(thrower.card(7, edge=1), ahead=-40)
    assert last_move(thrower) == ["1", "go"]


def test_the_phone_can_be_passed_on_the_moment_the_card_has_left(thrower):
    thrower.swipe(thrower.card(7, edge=1)).press("play 1 pass")
    assert thrower.screen == "cover"


def test_two_stopped_markers_throw_the_card_without_a_swipe(thrower):
    thrower.press("draft aim").press("draft aim 7").aim()
    assert last_move(thrower) == ["1", "throw", "7"]


def test_a_marker_is_stopped_by_a_finger_beside_another(thrower):
    thrower.press("draft aim").press("draft aim 7")
    tap_beside(thrower, thrower.page.locator(".sand"), thrower.page.locator("[data-marker]"))
    assert thrower.page.locator("[data-marker]").get_attribute("data-step") == "power"


def test_the_arena_shows_where_the_card_lies(thrower):
    thrower.swipe(thrower.card(7, edge=1))
    assert thrower.page.locator(".sand .thrown[data-card^='1-7-']").count() == 1


def test_at_a_flat_table_an_eye_is_held_and_another_finger_chooses(visitor, site):
    duel = moment("flat-duel")
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": recorded(duel, TABLE[: duel.seats])})
    player.press(f"resume {NOW}")
    eye, choice = player.page.locator(".eye").first, player.page.locator("[data-do$=peace]").first
    move = choice.get_attribute("data-do").removeprefix("play ")
    player.painted_by(lambda: tap_beside(player, eye, choice))
    assert player.save()["moves"] == [*duel.moves, move]
