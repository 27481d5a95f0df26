"""How long robots think

Each level plays whole games against itself, in this machine's Python: milliseconds of one answer.
"""

from random import Random
from statistics import median
from time import process_time

from pygame_logic.playthrough import Playthrough
from tests.bench.bench_press import ninety_fifth
from tests.bench.figure import Figure, told
from tests.games import FINISHED
from tests.robots import robots_move, robots_of

GAMES = 5


def thoughts(room, level):
    """Milliseconds of every answer in some games."""
    robots, found = robots_of(room), []

    def choose(seen, chance, level):
        began = process_time()
        word = robots.choose(seen, chance, level)
        found.append(1000 * (process_time() - began))
        return word

    for seed in range(GAMES):
        played, chance = Playthrough(FINISHED[room], seed, max(FINISHED[room].SEATS)), Random(seed).random
        while not played.is_over:
            played.play(robots_move(played, choose, chance, lambda seat: level))
    return found


def figures():
    for room in FINISHED:
        for level in robots_of(room).LEVELS:
            found = thoughts(room, level)
            half = f"half of {len(found):,} within {told(median(found))} ms, the longest {told(max(found))} ms"
            yield Figure(f"{room}, {level}: 95th of a hundred", ninety_fifth(found), "ms", beside=half)
