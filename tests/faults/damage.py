"""A full drawer damaged in one place, in all twelve thousand ways: the app goes on. python3 -m tests.faults.damage [every so many]"""

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.damage import every_damage, survive


def tried(number):
    """What was done and what came of it, if something broke."""
    try:
        survive(number)
    except Exception as broken:
        return f"{number}, {every_damage()[number][0]}: {type(broken).__name__}: {broken!s:.300}"
    return None


def main(step=1):
    numbers, failures = range(0, len(every_damage()), step), 0
    with ProcessPoolExecutor() as pool:
        for count, broken in enumerate(pool.map(tried, numbers, chunksize=20), 1):
            if broken:
                failures += 1
                print(broken)
            if count % 500 == 0 or count == len(numbers):
                print(f"{count} of {len(numbers)} damaged records, {failures} failures so far", flush=True)
    return failures > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
