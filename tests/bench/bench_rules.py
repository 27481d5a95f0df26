"""Rules at speed

Moves a second of random play beside two games of OpenSpiel's, in one run, and what a late move costs.

Seconds say more of the machine than of the rules, so all of them play in turn, round after round; what counts is how they compare
within a round. OpenSpiel is here to be measured beside, and for nothing else.
"""

import importlib
import random
from statistics import median
from time import process_time

import pyspiel

from pygame_logic.playthrough import Playthrough
from tests.bench.figure import Figure
from tests.games import FINISHED, play_on
from tests.tiny import endless

GOALS = {"dilemma": 0.70, "dilemma_express": 0.50, "mystery_express": 0.22}  # of tic-tac-toe
SEATS = {"dilemma": (3, 4, 5), "dilemma_express": (3, 4, 5, 8, 13), "mystery_express": (3, 4, 5)}
MEASURE, BESIDE = "python_tic_tac_toe", "python_liars_poker"
ROUNDS, SHARE = 7, 0.6  # seconds of each round that each of them plays


def theirs(name):
    """Games of OpenSpiel's without end: the moves of each."""
    importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # it makes itself known there
    game = pyspiel.load_game(name)
    while True:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        yield moves


def ours(name):
    """The same of a game of ours, as it is usually played, with each of the numbers of seats in turn."""
    seed = 0
    while True:
        for seats in SEATS[name]:
            played = Playthrough(FINISHED[name], seed, seats)
            yield sum(1 for _ in play_on(played, seed))
            seed += 1


def pace(playing):
    """Moves a second, for a share of a round."""
    began, moves = process_time(), 0
    while (took := process_time() - began) < SHARE:
        moves += next(playing)
    return moves / took


def random_play():
    """Name → moves a second, round by round."""
    playing = {name: theirs(name) for name in (MEASURE, BESIDE)} | {name: ours(name) for name in GOALS}
    for found in playing.values():
        next(found)  # what is only done once
    rounds = [{name: pace(found) for name, found in playing.items()} for _ in range(ROUNDS)]
    return {name: [each[name] for each in rounds] for name in playing}


def microseconds(call, times=200):
    found = []
    for _ in range(times):
        began = process_time()
        call()
        found.append(process_time() - began)
    return 1e6 * median(found)


def figures():
    random.seed(0)
    paces = random_play()
    for name, found in paces.items():
        ratio, other = (median(pace / beside for pace, beside in zip(found, paces[each], strict=True)) for each in (MEASURE, BESIDE))
        what = f"{name}: random play beside {MEASURE}"
        yield Figure(what, ratio, "×", GOALS.get(name), f"{median(found):,.0f} moves a second; {other:.2f} × {BESIDE}", is_least=True)
    for moves in (10, 1000, 4000):
        played = endless(moves)
        look, load = microseconds(lambda played=played: played.seen_by(1)), microseconds(lambda moves=moves: endless(moves), times=3)
        move = microseconds(lambda played=played: played.play("1 on"))
        beside = f"seen by a seat in {look:.1f} µs, loaded in {load / moves:.1f} µs a move"
        yield Figure(f"a move after {moves:,} of them", move, "µs", beside=beside)
