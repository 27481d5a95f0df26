"""The arena on the page: how a card came to lie, in which order the cards landed, and what flies when the race is seen."""

import re

import pytest

from pygame_logic.dilemma.landing import Landed
from tests.dilemma.screens.seen import SAY, game, page, people, throw
from tests.screens.phone import Page
from web.games.dilemma.arena import arena
from web.games.dilemma.game import GAME as dilemma
from web.view import View


def test_whoever_threw_past_the_arena_reads_where_the_card_lies_and_not_whether_it_is_lost():
    played = game("0 offer 8", "1 go", "1 throw 3 0 40000 0 0 1000")
    assert re.findall(r'class="lead own">(.*?)<', page(played, 1).html) == ["It fell outside."]


def test_before_go_the_offer_lies_face_down():
    labels = {element.get("aria-label") for element in page(game("0 offer 8"), 1).elements if "thrown" in element.get("class", "")}
    assert labels == {"Anne: a card lying face down"}


def test_the_race_is_told_card_by_card_in_landing_order():
    """X2: Bernard's 6 is equal, Bernard's 3 is on the pile, Christine's 5 comes too late."""
    bernard = ("1 go", "1 " + throw(6, at=800), "1 " + throw(3, at=1900), "1 pass")
    played = game("0 offer 6", *bernard, "2 go", "2 " + throw(5, at=2000), "2 pass", "3 go", "3 pass")
    told = re.findall(r"<span><b>(.*?)</b>(.*?)</span>", page(played, None).html)
    assert told == [
        ("Bernard", " throws 6: the same value, it does not count."),
        ("Bernard", " throws 3: first to land on the offer!"),
        ("Christine", " throws 5: on the offer, but too late."),
    ]


def test_the_flags_of_landing_lie_above_all_cards():
    cards = ("1 go", "1 " + throw(3, at=1900), "1 pass", "2 go", "2 " + throw(5, at=2000), "2 pass", "3 go", "3 pass")
    html = page(game("0 offer 6", *cards), None).html
    assert html.count('class="order" transform') == 2
    assert html.index('class="order"') > html.rindex('class="thrown"')


def test_the_replay_carries_the_times_of_the_race():
    played = game("0 offer 6", "1 go", "1 " + throw(3, at=1200), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    flights = [(element["data-release"], element["data-landing"]) for element in page(played, None).elements if "data-release" in element]
    assert flights == [("1200", str(played.table.duel.lands))]


@pytest.mark.parametrize("is_race", [False, True])
def test_in_a_game_seen_again_a_race_can_be_seen_once_more_slowly(is_race):
    thrown = ("1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    played = game("0 offer 6", *(thrown if is_race else ()))
    board = dilemma.board(View(played.seen_by(None), people(4), SAY))
    doors = [do for each in board if each for do in Page(str(each)).doors]
    assert (doors == ["again"]) is is_race


def test_after_a_race_nothing_flies_under_another_name_for_whoever_sees_the_game_again():
    thrown = ("1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "3 go", "3 pass")
    played = [game("0 offer 6", *thrown, *more) for more in ((), ("all next",))]
    boards = [str([str(part) for part in dilemma.board(View(each.seen_by(None), people(4), SAY))]) for each in played]
    races = [re.search(r'data-race="(.*?)"', board)[1] for board in boards]
    assert races[0] == races[1]


def flying(played):
    """The cards that the page lets fly, each as owner and value."""
    cards = [element["data-card"] for element in page(played, None).elements if "data-card" in element]
    return [card.rpartition("-")[0] for card in cards]


def test_what_lies_on_the_offer_from_an_earlier_wave_flies_no_more():
    once_more = ("0 offer 3", "all go", "1 " + throw(3), "all time", "all next", "all go", "2 " + throw(5))
    assert flying(game(*once_more, way="flat")) == ["2-5"]


@pytest.mark.parametrize("kind,word", [("leaning", "leaning on the rim"), ("rim", "on the rim"), ("outside", "on the ground outside")])
def test_how_a_card_came_to_lie_is_said_and_drawn(kind, word):
    drawn = str(arena(850, [Landed(1, 5, lands=1, x=800, kind=kind)], people(3), SAY, ""))
    assert (f'aria-label="Bernard: 5, {word}"' in drawn, f'data-lies="{kind}"' in drawn) == (True, True)
