"""Robots play Dilemma by the rules, in every way it can be played, and from nothing but what their seat may see."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from pygame_logic import dilemma
from pygame_logic.dilemma.bots import LEVELS, choose
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_game

CHOICES = {name: words for name, words in dilemma.OPTIONS.items() if name != "first"}
WAYS = [dict(zip(CHOICES, words, strict=True)) for words in product(*CHOICES.values())]
levels = pytest.mark.parametrize("level", LEVELS)


def bots_move(played, chance, level_of):
    """The first robot to say something, or else what anybody may say for the whole table."""
    for seat in played.open:
        word = None if seat is None else choose(played.seen_by(seat), chance, level_of(seat))
        if word is not None:
            return f"{seat} {word}"
    return f"all {played.open[None][0]}"


def game_of_bots(seed, seats, options):
    """Played to the end, which an illegal word would prevent, for the playthrough refuses it."""
    played, chance = Playthrough(dilemma, seed, seats, options), Random(f"robots {seed}").random
    while not played.is_over:
        played.play(bots_move(played, chance, lambda seat: LEVELS[(seat + seed) % len(LEVELS)]))
    return played


@pytest.mark.parametrize("seats", dilemma.SEATS)
@pytest.mark.parametrize("seed", range(len(WAYS)))
def test_robots_play_every_variant_to_its_end(seed, seats):
    assert game_of_bots(seed, seats, WAYS[seed]).is_over


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(LEVELS))
def test_wherever_random_play_has_led_a_robot_says_a_legal_word(seed, moves, level):
    played = random_game(dilemma, seed)
    for _ in play_on(played, seed, moves):
        pass
    said = {seat: choose(played.seen_by(seat), Random(seed).random, level) for seat in played.open if seat is not None}
    assert [word for seat, word in said.items() if word not in played.open[seat]] == []


def test_who_is_not_asked_holds_its_tongue():
    assert says([], 1, "ace", 0) is None


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


def test_a_move_of_a_robot_is_saved_like_a_persons_and_no_robot_runs_on_replay():
    played = game_of_bots(3, 4, {})
    assert Playthrough.load(dilemma, played.save())[0].table == played.table
