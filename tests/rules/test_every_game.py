"""What holds in every finished game, whatever legal moves are played: nothing leaks, nothing is lost, every game ends."""

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from pygame_logic.playthrough import IllegalMove, Playthrough
from tests.games import FINISHED, play_on, random_game, random_move
from tests.invariants import moment, play_watched

SEEDS = st.integers(0, 2**32)
# games of a dozen, and examples: Pyodide takes three times as long for each, and what is only repetition is done here, in full
AT_ONCE, MANY, SOME = (1, 15, 10) if sys.platform == "emscripten" else (12, 60, 40)
every_game = pytest.mark.parametrize("name", FINISHED)


@st.composite
def games_under_way(draw, name, most=150):
    """A game somewhere in its middle."""
    seed, moves = draw(SEEDS), draw(st.integers(0, most))
    played = random_game(FINISHED[name], seed)
    for _ in play_on(played, seed, moves):
        pass
    return played


@every_game
@settings(max_examples=MANY)
@given(data=st.data())
def test_a_saved_game_loads_the_same(name, data):
    played = data.draw(games_under_way(name))
    again, lost = Playthrough.load(FINISHED[name], played.save())
    assert (again.table, again.open, lost) == (played.table, played.open, [])


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_an_answer_is_taken_back_while_others_are_awaited_and_never_later(name, seed):
    played, chance = random_game(FINISHED[name], seed), Random(seed).random
    while not played.is_over:
        before, saved, is_heard = moment(played), played.save(), not played.ask.everyone or len(played.open) == 1
        move = random_move(played, chance)
        seat, _ = played.read(move)
        if is_heard:
            with pytest.raises(IllegalMove):
                played.play(move).undo(seat)
        else:
            assert moment(played.play(move).undo(seat)) == before and played.save() == saved
            played.play(move)


@every_game
@pytest.mark.parametrize("dozen", range(17))
def test_every_promise_holds_after_every_move_until_the_end(name, dozen):
    for seed in range(dozen * 12, dozen * 12 + AT_ONCE):
        played = random_game(FINISHED[name], seed)
        play_watched(played, seed)
        assert played.is_over


@pytest.mark.machine
@every_game
def test_the_same_game_under_three_hash_seeds(name):
    code = f"""
from tests.games import FINISHED, play_on, random_game
for seed in range(6):
    played = random_game(FINISHED[{name!r}], seed)
    for _ in play_on(played, seed):
        print(played.moves[-1], played.open, played.table.seen_by(0) if seed == 0 else played.table.log[-1:])
"""
    told = {
        subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(told) == 1 and len(told.pop()) > 1000


@every_game
@settings(max_examples=SOME)
@given(data=st.data(), junk=st.one_of(st.text(), st.none(), st.integers(), st.lists(st.text())))
def test_junk_is_never_a_move_and_never_a_crash(name, data, junk):
    save = data.draw(games_under_way(name)).save()
    moves = [*save["moves"], junk] if isinstance(junk, str) and len(junk) <= 200 else save["moves"]
    again, lost = Playthrough.load(FINISHED[name], save | {"moves": moves})
    assert again.moves + lost == moves


@every_game
@settings(max_examples=SOME)
@given(data=st.data())
def test_moves_that_somebody_mixed_up_are_lost_never_a_crash(name, data):
    save = data.draw(games_under_way(name, most=60)).save()
    mixed = data.draw(st.permutations(save["moves"]))
    again, lost = Playthrough.load(FINISHED[name], save | {"moves": mixed})
    assert again.moves + lost == mixed
