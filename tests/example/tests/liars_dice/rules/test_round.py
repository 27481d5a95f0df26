"""A round of Liar's Dice: all roll, the bids rise, somebody doubts, and one die is lost."""

import pytest

from pygame_logic.playthrough import called
from pygame_logic.table import IllegalGame
from tests.liars_dice.cups import ANNA, BRUNO, CHIARA, game, round_of

THREES = ("0 bid 2 3", "1 bid 3 3")  # there are three of them


def test_L1_everybody_begins_with_five_dice():
    assert game(seats=6).table.dice == (5,) * 6


def test_L1_a_shorter_game_begins_with_fewer():
    assert game(dice="three").table.dice == (3, 3)


def test_L1_somebody_who_is_not_there_cannot_begin():
    with pytest.raises(IllegalGame):
        game(first="2")


def test_L2_each_sees_their_own_dice_only():
    assert round_of().seen_by(1).table.hands == (None, BRUNO, None)


def test_L3_whoever_begins_bids_and_has_nothing_to_doubt():
    played = round_of()
    assert ([*played.open], "doubt" in played.open[0]) == ([0], False)


def test_L3_a_bid_is_no_higher_than_all_the_dice_on_the_table():
    assert max(int(word.split()[1]) for word in round_of().open[0]) == len(ANNA + BRUNO + CHIARA)


def test_L3_the_turn_moves_to_the_left():
    assert [*round_of("0 bid 1 3").open] == [1]


@pytest.mark.parametrize(("bid", "is_higher"), [("3 1", True), ("2 4", True), ("2 3", False), ("2 2", False), ("1 6", False)])
def test_L4_more_dice_are_higher_or_as_many_of_a_higher_face(bid, is_higher):
    assert (f"bid {bid}" in round_of("0 bid 2 3").open[1]) == is_higher


def test_L4_the_highest_bid_of_all_is_doubted_without_a_question():
    assert round_of("0 bid 6 6").table.phase == "shown"


def test_L5_all_dice_are_shown_to_everybody():
    assert round_of(*THREES, "2 doubt").seen_by(None).table.shown == (ANNA, BRUNO, CHIARA)


def test_L5_the_dice_of_the_last_bid_are_counted():
    assert round_of(*THREES, "2 doubt").table.there == 3


def test_L6_whoever_doubts_a_true_bid_loses_a_die():
    assert round_of(*THREES, "2 doubt").table.dice == (3, 2, 0)


def test_L6_whoever_made_a_false_bid_loses_a_die():
    assert round_of("0 bid 4 3", "1 doubt").table.dice == (2, 2, 1)


def test_L7_whoever_lost_a_die_begins():
    assert round_of("0 bid 4 3", "1 doubt").table.turn == 0


def test_L7_after_the_last_die_of_somebody_the_next_to_the_left_begins():
    assert round_of(*THREES, "2 doubt").table.turn == 0


def test_L7_a_seat_without_dice_is_passed_over():
    assert [*round_of("0 bid 1 3", hands=(ANNA, (), CHIARA)).open] == [2]


def test_L8_the_last_one_with_dice_has_won():
    played = game(dice="three")
    while not played.is_over:
        ((seat, words),) = played.open.items()
        played.play(f"{called(seat)} {words[-1]}")  # the highest bid of all, and the next round
    assert played.table.log[-1] == ("over", played.table.players[0])


