"""The ways to throw, on the page: by a flick, by stopped markers, by one press, and what is said of a flick that does not count."""

import pytest

from pygame_logic.dilemma.landing import Landed
from tests.dilemma.screens.seen import SAY, SETTINGS, game, page, people, swipe
from tests.e2e.moments import record
from tests.screens.phone import Phone
from web.games.dilemma.arena import arena
from web.games.dilemma.game import GAME as dilemma


def test_from_ones_own_edge_a_throw_comes_from_below():
    card = Landed(1, 5, lands=1, start=(-1900, 0), fell=(0, 0))
    assert 'data-from="0 1900 ' in str(arena(850, [card], people(3), SAY, "", view=1))


def test_a_swipe_becomes_the_word_of_a_throw():
    played = game("0 offer 6", "1 go")
    message = {"do": "throw 3", "samples": swipe(0, -1), "at": 1234}
    assert dilemma.word(played.seen_by(1), message, SETTINGS) == "throw 3 0 10000 0 0 1234"


@pytest.mark.parametrize(
    "message",
    [
        {"do": "throw 3", "samples": swipe(0, -0.1), "at": 5},
        {"do": "throw 3", "samples": "all of them", "at": 5},
        {"do": "throw 3", "samples": swipe(0, -1), "at": "5"},
        {"do": "throw x", "samples": swipe(0, -1), "at": 5},
        {"do": "throw 11", "samples": swipe(0, -1), "at": 5},
        {"do": "aim 3", "aim": None, "power": 0, "at": 5},
        {"do": "throw 3"},
    ],
)
def test_what_is_no_throw_leaves_the_card_in_the_hand(message):
    assert dilemma.word(game("0 offer 6", "1 go").seen_by(1), message, SETTINGS) is None


TOO_SLOW = {"do": "throw 3", "samples": swipe(0, -0.1), "at": 5}


FLICKS = [
    ("passed", "swipe", "slow swipe 3"),
    ("passed", "aside swipe 3", "slow again swipe 3"),
    ("flat", "", "slow 1 3"),
    ("flat", "aim 2 5", "aim 2 5"),
]


@pytest.mark.parametrize("way,draft,begun", FLICKS)
def test_a_flick_that_does_not_count_leaves_its_reason_and_its_card_and_takes_nobodys_aim(way, draft, begun):
    played = game("0 offer 6", "all go" if way == "flat" else "1 go", way=way)
    side = {"passed": swipe(0, -0.1), "flat": swipe(0.1, 0)}[way]
    assert dilemma.missed(played.seen_by(1), TOO_SLOW | {"samples": side}, SETTINGS, draft)[1] == begun


def test_the_page_says_why_the_last_flick_did_not_count():
    assert "Too slow" in page(game("0 offer 6", "1 go"), 1, "slow 3").text


@pytest.mark.parametrize("draft,is_named", [("slow 3", False), ("slow again 3", True)])
def test_the_second_flick_in_a_row_that_does_not_count_names_the_other_way(draft, is_named):
    assert ("Or press “Aim by tapping”" in page(game("0 offer 6", "1 go"), 1, draft).text) is is_named


def test_a_stopped_marker_makes_the_same_record_as_a_swipe():
    played = game("0 offer 6", "1 go")
    assert dilemma.word(played.seen_by(1), {"do": "aim 3", "aim": 0, "power": 0, "at": 900}, SETTINGS) == "throw 3 0 10000 0 0 900"


WAYS_TO_THROW = [("swipe", "3", "throw"), ("marker", "3", "marker"), ("marker", "swipe 3", "throw"), ("swipe", "aim 3", "marker")]


@pytest.mark.parametrize("way,draft,control", WAYS_TO_THROW)
def test_the_setting_says_how_one_throws_until_one_says_otherwise(way, draft, control):
    shown = page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": way})
    assert {name for element in shown.elements for name in element} & {"data-throw", "data-marker"} == {f"data-{control}"}


@pytest.mark.parametrize("draft,is_tossed", [("3", True), ("aim 3", True), ("swipe 3", False)])
def test_whoever_can_stop_no_marker_throws_with_one_press(draft, is_tossed):
    assert ("toss 3" in page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": "press"}).doors) == is_tossed


FLICK, AIM = "flick it up", "aim with"
WAYS_BEFORE_A_CARD = [("swipe", "", FLICK), ("swipe", "aim", AIM), ("marker", "", AIM), ("marker", "swipe", FLICK)]


@pytest.mark.parametrize("way,draft,hint", WAYS_BEFORE_A_CARD)
def test_before_a_card_is_picked_the_page_says_how_it_is_going_to_be_thrown(way, draft, hint):
    shown = page(game("0 offer 6", "1 go"), 1, draft, SETTINGS | {"throw": way})
    assert [words for words in (FLICK, AIM) if words in shown.text] == [hint]
    assert any("data-eyes" in element for element in shown.elements) == bool(draft)


@pytest.mark.parametrize("draft,hint", [("", "Flick the card you offer"), ("aim", "Pick a card to offer")])
def test_an_offer_that_is_thrown_is_called_an_offer(draft, hint):
    assert hint in page(game(offer="thrown"), 0, draft).text


def test_whoever_threw_by_presses_begins_so_the_next_time_and_nobody_else_does():
    phone = Phone(records={"game/1": record(game("0 offer 6", seats=3))}, where="game-1")
    phone.press("uncover").press("play 1 go").press("draft aim")
    same_value = phone.send(phone.made("aim 6", edge="1", aim=0, power=0, at=900)).page.text
    other = phone.press("play 1 pass").press("uncover").press("play 2 go").page.text
    assert (AIM in same_value, AIM in other) == (True, False)
