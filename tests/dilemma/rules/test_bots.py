"""Robots of Dilemma say nothing that their seat may not know."""

from random import Random

import pytest

from pygame_logic import dilemma
from pygame_logic.dilemma.bots import LEVELS, choose
from pygame_logic.playthrough import Playthrough

levels = pytest.mark.parametrize("level", LEVELS)


def says(moves, seat, level, luck):
    """What the robot says after these moves of three, passed round."""
    played = Playthrough(dilemma, 0, 3, {"first": "0"}, moves)
    return choose(played.seen_by(seat), Random(luck).random, level)


@levels
def test_what_others_threw_in_secret_changes_nothing_a_robot_says(level):
    hit, miss = "2 throw 3 0 10000 0 0 900", "2 throw 9 0 40000 0 0 400"
    after = {thrown: [says(["0 offer 9", "2 go", thrown, "1 go"], 1, level, luck) for luck in range(20)] for thrown in (hit, miss)}
    assert after[hit] == after[miss]


@levels
def test_the_rivals_stance_changes_nothing_a_robot_says_before_both_are_shown(level):
    thrown = ["0 offer 8", "1 go", "1 throw 6 0 10000 0 0 900", "1 pass", "2 go", "2 pass", "all next"]
    after = {stance: [says([*thrown, f"0 {stance}"], 1, level, luck) for luck in range(40)] for stance in ("peace", "conflict")}
    assert after["peace"] == after["conflict"]


@levels
def test_the_covered_offer_changes_nothing_a_robot_says_before_its_go(level):
    assert {says([f"0 offer {value}"], 2, level, 0) for value in range(1, 11)} == {"go"}
