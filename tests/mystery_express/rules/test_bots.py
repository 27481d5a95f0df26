"""Robots play Mystery Express by the rules, on three levels; what they call certain is so, and the clock they remember as people do."""

from functools import cache
from random import Random

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.bots import LEVELS, choose
from pygame_logic.mystery_express.bots.notes import certain, notes_of, open_values
from pygame_logic.mystery_express.clues import CATEGORIES
from pygame_logic.mystery_express.entries import BLANK
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.playthrough import Playthrough
from tests.mystery_express.table import at
from tests.robots import robots_move

levels = pytest.mark.parametrize("level", LEVELS)
GAMES = range(6)


def says(played, seat, level, luck=0):
    return choose(played.seen_by(seat), Random(luck).random, level)


@cache
def game_of_bots(seed, until="over"):
    """An illegal word would end it, for the playthrough refuses it; the seats, the options and who sits where change with the seed."""
    options = {"powers": ("on", "off")[seed // 2 % 2], "fans": ("together", "round")[seed % 2]}
    played, chance = Playthrough(mystery_express, seed, 3 + seed % 3, options), Random(f"robots {seed}").random
    while played.table.phase != until:
        played.play(robots_move(played, choose, chance, lambda seat: level_at(seed, seat)))
    return played


def level_at(seed, seat):
    return LEVELS[(seat + seed) % len(LEVELS)]


def robots(seed):
    """(seat, level, what it sees before the last answers, its notes)"""
    table = game_of_bots(seed, "finals").table
    return [(seat, level_at(seed, seat), table.seen_by(seat), notes_of(table.seen_by(seat), seat)) for seat in range(table.number)]


@levels
def test_the_pace_of_the_clock_is_not_a_robots_business(level):
    assert says(at("clock"), 0, level) is None


@pytest.mark.parametrize("seed", GAMES)
def test_a_robot_that_is_asked_twice_says_the_same(seed):
    played = game_of_bots(seed, "finals")
    seats = [*range(played.seats)]
    assert [says(played, seat, level_at(seed, seat)) for seat in seats] == [says(played, seat, level_at(seed, seat)) for seat in seats]


# What it knows.


@pytest.mark.parametrize("seed", GAMES)
def test_no_robot_crosses_off_what_is_hidden(seed):
    solution = game_of_bots(seed).table.down.solution
    assert [certain(notes, level).intersection(solution) for _, level, _, notes in robots(seed)] == [set()] * len(robots(seed))


@pytest.mark.parametrize("seed", GAMES)
def test_above_the_novice_a_robot_crosses_off_all_that_its_sheet_does(seed):
    able = [robot for robot in robots(seed) if robot[1] != "novice"]
    assert [certain(notes, level) for _, level, _, notes in able] == [{*sheet_of(table, seat).crossed} for seat, _, table, _ in able]


@pytest.mark.parametrize("seed", GAMES)
def test_no_robot_answers_what_it_has_crossed_off(seed):
    hands = game_of_bots(seed).table.hands
    assert [{*hands[seat].finals}.intersection(certain(notes, level)) for seat, level, _, notes in robots(seed)] == [set()] * len(hands)


@pytest.mark.parametrize("seed", GAMES)
def test_a_robot_leaves_no_answer_blank(seed):
    assert [hand for hand in game_of_bots(seed).table.hands if BLANK in hand.finals] == []


@pytest.mark.parametrize("seed", GAMES)
def test_up_to_the_regular_one_a_robot_telegraphs_only_what_is_certain(seed):
    sent = game_of_bots(seed).table.hands
    careful = [(sent[seat].telegram, level, notes) for seat, level, _, notes in robots(seed) if level != "ace"]
    unsure = [(category, notes) for telegram, level, notes in careful for category in guessed(telegram, notes, level)]
    assert unsure == []


def guessed(telegram, notes, level):
    """The categories with an entry although more than one value is left."""
    pairs = zip(CATEGORIES, telegram, strict=False)
    return [category for category, entry in pairs if entry not in (BLANK, *open_values(notes, category, level)[:1])]
