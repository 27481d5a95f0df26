"""Mystery Express: where a card surely lies, for somebody who has watched every card go by."""

from collections import Counter

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import Backs
from pygame_logic.mystery_express.train import Hand, Place, Train, discard_of, hand_of
from pygame_logic.mystery_express.whereabouts import surely_there
from tests.games import play_on, random_game

ANNA, BEN, SLOT = hand_of(0), hand_of(1), Place("slot", 1)


def story(*lines, whispers=()):
    dealt = [("dealt", ANNA, Backs(2)), ("dealt", BEN, Backs(2, 1)), ("dealt", SLOT, Backs(1))]
    shift = len(dealt)
    heard = (((0,), 0, ("shot", "pushed")), *((seats, at + shift, secret) for seats, at, secret in whispers))
    return Train(hands=(Hand(), Hand()), log=(*dealt, *lines), whispers=heard)


def shown(face=None, start=BEN, end=None):
    return ("card", "how", start, end or discard_of(start.number), face)


def test_a_card_that_was_shown_lies_on_the_discard_pile():
    assert surely_there(story(shown("hanged")), 0)[discard_of(1)] == ("hanged",)


def test_a_card_taken_back_is_known_to_be_in_the_hand():
    assert surely_there(story(shown("hanged"), ("grip", 0, "1", "how")), 0)[BEN] == ("hanged",)


def test_a_card_is_known_no_more_once_one_of_its_category_has_left_face_down():
    table = story(shown("hanged"), ("arrived", "wien"), shown())
    assert BEN not in surely_there(table, 0)


def test_a_card_of_another_category_leaves_what_is_known():
    table = story(shown("hanged"), ("arrived", "wien"), ("card", "who", BEN, discard_of(1), None))
    assert surely_there(table, 0)[BEN] == ("hanged",)


def test_the_only_card_of_a_place_is_followed_face_down():
    taken = shown(None, SLOT, discard_of(1))
    assert surely_there(story(taken, shown("shot", ANNA, SLOT), taken), 0)[discard_of(1)] == ("shot",)


def test_what_another_has_seen_too_is_what_both_were_told():
    table = story(shown(), shown(), whispers=[((0, 1), 0, "hanged"), ((0, 2), 1, "pushed")])
    assert surely_there(table, 0, also=1) == {discard_of(1): ("hanged",)}


def test_who_has_used_a_power_has_seen_it_too():
    table = story(shown(), ("look", 2, 3), whispers=[((0, 1), 0, "hanged")])
    assert surely_there(table, 0, also=2) == {discard_of(1): ("hanged",)}


def cards_at(table, place):
    if place.kind == "open":
        return Counter(card for seat, card in table.revealed if seat == place.number)
    return Counter(table.cards_at(place))


@pytest.mark.parametrize("seed", range(5))
def test_what_is_known_is_true(seed):
    wrong = []
    for played in play_on(random_game(mystery_express, seed), seed):
        for seat in range(played.table.number):
            for place, cards in surely_there(played.seen_by(seat).table, seat).items():
                if Counter(cards) - cards_at(played.table, place):
                    wrong.append((len(played.moves), seat, place, cards))
    assert wrong == []


@pytest.mark.parametrize("seed", range(2))
def test_what_another_is_said_to_know_it_knows(seed):
    wrong = []
    for played in play_on(random_game(mystery_express, seed), seed):
        mine, theirs = surely_there(played.seen_by(0).table, 0, also=1), surely_there(played.seen_by(1).table, 1)
        wrong += [(len(played.moves), place) for place, cards in mine.items() if Counter(cards) - Counter(theirs.get(place))]
    assert wrong == []
