"""The sheet of Mystery Express: never wrong in ten thousand games, and next to nothing missed that a full search finds.

  python3 -m tests.mystery_express.bench.sheet [games] [positions] [first seed]
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from time import monotonic

from tests.mystery_express.sheets import MISSED, compared, wrong

GAMES, POSITIONS = 10_000, 200


def main(games=GAMES, positions=POSITIONS, first=0):
    begun = monotonic()
    with ProcessPoolExecutor() as pool:
        results = zip(range(first, first + games), pool.map(wrong, range(first, first + games), chunksize=20), strict=True)
        broken = [(seed, found) for seed, found in results if found]
        for seed, found in broken:
            print(f"seed {seed}: {found}")
        print(f"{games} games, {len(broken)} in which a value of the solution was crossed off, {monotonic() - begun:.0f} s")
        begun = monotonic()
        certain, missed, too_many, skipped = map(sum, zip(*pool.map(compared, range(first, first + positions)), strict=True))
    print(
        f"{positions} positions: {certain} values follow, {missed} missed (at most {MISSED:.0%}), {too_many} crossed off in error, "
        f"{skipped} too large to search, {monotonic() - begun:.0f} s"
    )
    return bool(broken) or too_many > 0 or certain == 0 or missed > MISSED * certain


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
