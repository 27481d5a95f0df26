"""Robots play Liar's Dice from nothing but their own dice and what was bid, and the better ones win more often."""

from random import Random

import pytest

from pygame_logic import liars_dice
from pygame_logic.liars_dice.bots import LEVELS, choose
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_game
from tests.liars_dice.cups import round_of

GAMES = 60


def said(played, level, luck=1):
    seat = next(iter(played.open))
    return choose(played.seen_by(seat), Random(luck).random, level)


def winner(seed, levels):
    """Who wins among robots of these levels, to whom the seats fall in turn."""
    seated, chance = levels[seed % len(levels) :] + levels[: seed % len(levels)], Random(seed).random
    played = Playthrough(liars_dice, seed, len(levels))
    while not played.is_over:
        seat = next(iter(played.open))
        played.play("all next" if seat is None else f"{seat} {choose(played.seen_by(seat), chance, seated[seat])}")
    return seated[played.table.players[0]]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_wherever_random_play_has_led_a_robot_says_a_legal_word(seed, level):
    for played in play_on(random_game(liars_dice, seed), seed):
        if played.table.phase == "bid":
            seat = next(iter(played.open))
            assert said(played, level, seed) in played.open[seat]


def test_who_is_not_asked_holds_its_tongue():
    assert choose(round_of().seen_by(1), Random(1).random, "ace") is None


@pytest.mark.parametrize("level", ["regular", "ace"])
def test_nobody_believes_in_six_sixes_without_one(level):
    assert said(round_of("0 bid 5 6", hands=((6, 6, 6), (1, 2), (3,))), level) == "doubt"


@pytest.mark.parametrize("level", ["regular", "ace"])
def test_whoever_holds_what_was_bid_does_not_doubt_it(level):
    assert said(round_of("0 bid 2 4", hands=((1, 2), (4, 4), (3,))), level) != "doubt"


@pytest.mark.parametrize(("better", "worse"), [("regular", "novice"), ("ace", "regular")])
def test_the_better_robot_wins_most_games(better, worse):
    assert sum(winner(seed, (better, worse)) == better for seed in range(GAMES)) > GAMES * 3 / 4
