"""Dilemma from the first card to the last: who offers, who is left, who wins."""

import pytest

from pygame_logic import dilemma
from pygame_logic.dilemma.arena import Arena, Card
from pygame_logic.playthrough import Playthrough
from pygame_logic.table import IllegalGame
from tests.dilemma.turn import lines, turn

CALM = {"way": "flat", "clock": "calm", "first": "0"}


@pytest.mark.parametrize(("seats", "lives"), [(3, 3), (4, 2), (5, 2)])
def test_D1_three_play_with_three_lives_more_with_two(seats, lives):
    assert Playthrough(dilemma, 1, seats).table.lives == (lives,) * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_D1_everybody_holds_the_cards_1_to_10(seats):
    assert [hand.cards for hand in Playthrough(dilemma, 1, seats).table.hands] == [tuple(range(1, 11))] * seats


@pytest.mark.parametrize("seats", [2, 6])
def test_D1_fewer_than_three_or_more_than_five_cannot_play(seats):
    with pytest.raises(IllegalGame):
        Playthrough(dilemma, 1, seats)


def test_D2_the_first_provoker_can_be_picked():
    assert Playthrough(dilemma, 1, 3, {"first": "2"}).table.provoker == 2


def test_D2_the_first_provoker_sits_at_the_table():
    with pytest.raises(IllegalGame):
        Playthrough(dilemma, 1, 3, {"first": "3"})


def test_D2_a_random_first_provoker_may_be_anybody():
    assert {Playthrough(dilemma, seed, 4).table.provoker for seed in range(40)} == {0, 1, 2, 3}


def test_D3_the_offer_is_any_card_of_the_provokers_hand():
    assert turn(hands=((2, 7), (1,), (1,))).open == {0: ("offer 2", "offer 7")}


def test_D3_the_offer_lies_face_up_in_the_centre():
    offer = turn("0 offer 8", "all go").table.offer
    assert (offer.owner, offer.value, offer.x, offer.y) == (0, 8, 0, 0)


def test_a_provoker_with_one_card_is_not_asked_which_to_offer():
    assert lines(turn("all go", hands=((4,), (2,), (3,))), "offered") == [[0, 4]]


def test_D4_everybody_but_the_provoker_may_throw_or_pass():
    assert set(turn("0 offer 8", "all go").open) == {1, 2, 3, 4, None}


def test_D4_who_has_no_card_is_not_asked():
    assert set(turn("0 offer 8", "all go", hands=((8, 9), (), (3,))).open) == {2, None}


def test_D15_the_provoker_scores_the_offer_if_nobody_reacts():
    assert turn("0 offer 8", "all go", "all time").table.piles[0] == (Card(0, 8),)


def test_D15_a_refused_offer_is_nobodys_duel():
    assert turn("0 offer 8", "all go", "all time").table.phase == "result"


def test_everybody_may_look_at_the_result():
    assert turn("0 offer 8", "all go", "all time").open == {None: ("next",)}


def provokers(seats, first, refusals):
    played = Playthrough(dilemma, 1, seats, CALM | {"first": str(first)})
    for _ in range(refusals):
        played.play(f"{played.table.provoker} {played.open[played.table.provoker][0]}")
        while None not in played.open:
            played.play(f"{next(iter(played.open))} pass")
        played.play("all next")
    return [provoker for _, provoker in lines(played, "turn")]


def test_D16_the_initiative_passes_to_the_left():
    assert provokers(seats=4, first=2, refusals=4) == [2, 3, 0, 1, 2]


def next_provoker(hands, provoker):
    table = Arena(hands=tuple(dilemma.Hand(cards, cards) for cards in hands), turn=1, provoker=provoker)
    return dilemma.begin_turn(table).provoker


def test_D16_who_has_no_cards_is_left_out():
    assert next_provoker(((1,), (), (), (2,)), provoker=0) == 3


def test_D16_the_table_is_round():
    assert next_provoker(((1,), (), (2,), ()), provoker=2) == 0


def whole_game_of_refusals(seats):
    played = Playthrough(dilemma, 1, seats, CALM)
    while not played.is_over:
        seat = next(iter(played.open))
        word = "next" if seat is None else "pass" if played.table.phase == "throw" else played.open[seat][0]
        played.play(f"{'all' if seat is None else seat} {word}")
    return played


def test_D18_the_game_ends_when_only_one_holds_cards():
    assert whole_game_of_refusals(3).table.holders == (2,)


def test_D18_is_looked_at_after_the_turn():
    table = whole_game_of_refusals(3).table
    assert table.turn == 29  # the last card of seat 2 is never offered


def test_D19_cards_in_hand_count_nothing():
    assert whole_game_of_refusals(3).table.scores == (55, 55, 45)


def test_D19_a_tie_is_shared():
    assert whole_game_of_refusals(3).table.winners == (0, 1)


def test_X14_the_game_ends_after_a_refusal_though_cards_are_left():
    played = turn("2 pass", hands=((4,), (), (2, 9), ()), clock="calm")
    assert (played.table.scores, played.table.holders) == ((4, 0, 0, 0), (2,))


def test_X14_a_last_card_that_is_the_offer_finishes_its_turn():
    played = turn("all go", "2 throw 9 0 10000 0 0 1000", "all next", "0 peace", "2 peace", hands=((4,), (), (2, 9), ()))
    assert played.table.scores == (9, 0, 4, 0)


def test_X17_the_two_with_21_win_together():
    piles = [(3, 8, 10), (9, 9, 2, 1), (5,)]
    table = Arena(piles=tuple(tuple(Card(0, value) for value in pile) for pile in piles))
    assert table.winners == (0, 1)
