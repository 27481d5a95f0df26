"""Whole games, move by move, as they were when somebody last read them: pytest tests/playthroughs --rewrite, then read the diff."""

import pytest

from pygame_logic.playthrough import Playthrough
from tests.games import FINISHED
from tests.playthroughs.goldens import MOST, TESTS, all_pairs, file_of, goldens, of_room, pairs, played_at_random, read, text, written

GOLDENS = goldens()
every_game = pytest.mark.parametrize("room", FINISHED)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_goes_as_it_went(name, pytestconfig):
    game, file = GOLDENS[name][0], file_of(name)
    if pytestconfig.getoption("rewrite"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(game, played_at_random(name)), "utf-8")
    assert text(game, read(name)) == written(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_is_over_and_short_enough_to_read(name):
    save = read(name)
    played = Playthrough(GOLDENS[name][0], save["seed"], save["seats"], save["options"], save["moves"])
    assert played.is_over and len(written(name).encode()) <= MOST


@every_game
def test_there_are_no_other_golden_files(room):
    others = {*(TESTS / room / "playthroughs").glob("*.txt")} - {*map(file_of, of_room(room))}
    assert not others, "no golden game of today: delete them"


@every_game
def test_every_pair_of_variants_is_played_once(room):
    assert set().union(*(pairs(room, GOLDENS[name][2]) for name in of_room(room))) >= all_pairs(room)
