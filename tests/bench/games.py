"""Ten thousand random games, everything watched that must hold after every move: python3 -m tests.bench.games [games] [first seed]"""

import sys
from concurrent.futures import ProcessPoolExecutor

from pygame_logic.playthrough import Playthrough
from tests.games import FINISHED, random_game
from tests.invariants import play_watched


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


def main(games=10_000, first=0):
    failures = 0
    with ProcessPoolExecutor() as pool:
        for name in FINISHED:
            for broken in pool.map(watch, [name] * games, range(first, first + games), chunksize=20):
                if broken:
                    failures += 1
                    print(broken)
            print(f"{name}: {games} games, {failures} failures so far")
    return failures > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
