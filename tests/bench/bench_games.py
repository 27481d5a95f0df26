"""Ten thousand random games of each kind

Everything is watched that must hold after every move, and each game is the same when it is loaded again.
"""

from concurrent.futures import ProcessPoolExecutor

from pygame_logic.playthrough import Playthrough
from tests.bench.figure import Figure
from tests.games import FINISHED, random_game
from tests.invariants import play_watched

GAMES = 10_000


def watch(name, seed):
    """One game from the first move to the last; the name, the seed and what broke, if anything did."""
    try:
        played = random_game(FINISHED[name], seed)
        play_watched(played, seed)
        again, lost = Playthrough.load(FINISHED[name], played.save())
        assert played.is_over and not lost and again.table == played.table, "a game ends, and is the same when it is loaded"
    except Exception as broken:
        return f"{name}, seed {seed}: {broken!r}"
    return None


def figures():
    with ProcessPoolExecutor() as pool:
        for name in FINISHED:
            broken = [each for each in pool.map(watch, [name] * GAMES, range(GAMES), chunksize=20) if each]
            yield Figure(f"{name}: games of {GAMES:,} in which something did not hold", len(broken), "", 0, "; ".join(broken[:3]))
