"""The turns of NewGame, rule by rule."""

import pytest

from pygame_logic import new_game
from pygame_logic.playthrough import Playthrough

FOURTEEN = ("0 take 3", "1 take 3", "0 take 3", "1 take 3", "0 take 2")  # of fifteen


def game(*moves, seats=2):
    return Playthrough(new_game, 7, seats, {"first": "0"}, moves)


def test_M1_fifteen_matches_lie_in_the_middle():
    assert game().table.matches == 15


@pytest.mark.parametrize("number", [1, 2, 3])
def test_M2_one_two_or_three_are_taken(number):
    assert game(f"0 take {number}").table.matches == 15 - number


def test_M2_the_turn_moves_to_the_left():
    assert [*game("0 take 1", seats=3).open] == [1]


def test_M2_nobody_takes_more_than_there_are():
    assert game(*FOURTEEN[:-1], "0 take 1").open == {1: ("take 1", "take 2")}


def test_M3_who_has_to_take_the_last_one_loses_unasked():
    assert game(*FOURTEEN).table.loser == 1


def test_M3_everybody_else_wins():
    assert game(*FOURTEEN).table.scores == (1, 0)
