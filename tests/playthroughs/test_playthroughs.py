"""Whole games, move by move, as they were when somebody last read them: pytest tests/playthroughs --rewrite, then read the diff."""

import pytest

from tests.games import FINISHED
from tests.playthroughs.goldens import MOST, TESTS, choices, file_of, goldens, pairs, played_at_random, read, text

GOLDENS = goldens()


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_goes_as_it_went(name, pytestconfig):
    game, file = GOLDENS[name][0], file_of(name)
    if pytestconfig.getoption("rewrite"):
        file.write_text(text(game, played_at_random(name)), "utf-8")
    assert text(game, read(name)) == file.read_text("utf-8")


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_is_over_and_short_enough_to_read(name):
    file = file_of(name).read_text("utf-8")
    assert "\n  over " in file and len(file.encode()) <= MOST


def test_there_are_no_other_golden_files():
    assert {*TESTS.glob("*/playthroughs/*.txt")} == {*map(file_of, GOLDENS)}


@pytest.mark.parametrize("name", FINISHED)
def test_every_pair_of_variants_is_played_once(name):
    held = set().union(*(pairs(options) for game, _, options in GOLDENS.values() if game is FINISHED[name]))
    assert held == set().union(*map(pairs, choices(FINISHED[name])))
