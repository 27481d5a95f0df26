"""Mystery Express: where a card surely lies, for somebody who has watched every card go by."""

from collections import Counter
from dataclasses import replace

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import Backs
from pygame_logic.mystery_express.train import Hand, Place, Train, discard_of, hand_of
from pygame_logic.mystery_express.whereabouts import last_of_their_kind, surely_there, who_has_seen
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


MINE = discard_of(0)


def test_whom_one_has_shown_a_card_has_seen_it_until_the_end():
    """Whatever leaves the hand face down afterwards."""
    lines = (("dining", 1, "0", "how"), shown(None, ANNA), ("arrived", "wien"), ("card", "how", ANNA, SLOT, None))
    assert who_has_seen(story(*lines, whispers=[((0, 1), 1, "shot"), ((0,), 3, "pushed")]), 0) == {"shot": {1}}


def test_whoever_has_given_a_card_has_seen_it():
    assert who_has_seen(story(shown(None, BEN, MINE), whispers=[((0, 1), 0, "hanged")]), 0)["hanged"] == {1}


def test_whoever_has_peeked_at_a_card_in_the_tunnel_has_seen_it():
    assert who_has_seen(story(("tunnel", 1, 0, "how"), whispers=[((0, 1), 0, "shot")]), 0)["shot"] == {1}


def test_who_has_used_a_power_has_seen_it_too():
    table = story(shown(None, BEN, MINE), ("look", 2, 3), whispers=[((0, 1), 0, "hanged")])
    assert who_has_seen(table, 0)["hanged"] == {1, 2}


def test_of_two_alike_in_the_hand_and_on_the_pile_nobody_is_said_to_have_seen_the_one_in_the_hand():
    table = story(shown(None, BEN, MINE), whispers=[((0, 1), 0, "shot")])
    table = replace(table, hands=(Hand(cards=("shot",), discard=("shot",)), Hand()))
    assert "shot" not in who_has_seen(table, 0)


def test_what_nobody_has_looked_at_nobody_has_seen():
    assert who_has_seen(story(), 0) == {"shot": set(), "pushed": set()}


def test_the_only_card_of_its_category_leaves_without_a_question():
    gone = ("card", "how", ANNA, MINE, None)
    table = story(gone, gone, whispers=[((0, 1), 0, "shot"), ((0, 1), 1, "pushed")])
    assert last_of_their_kind(table, 0) == {4}


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
def test_who_is_said_to_have_seen_a_card_has_seen_one_like_it(seed):
    wrong = []
    for played in play_on(random_game(mystery_express, seed), seed):
        for card, others in who_has_seen(played.seen_by(0).table, 0).items():
            wrong += [(len(played.moves), card, other) for other in others if card not in seen_in(played.seen_by(other).table, other)]
    assert wrong == []


def seen_in(table, seat):
    """Every face that this seat has met."""
    secrets = [secret for seats, _, secret in table.whispers if seat in seats]
    return {card for secret in secrets for card in ([secret] if type(secret) is str else secret)} | {
        line[-1] for line in table.log if line[0] == "card" and line[-1]
    }
