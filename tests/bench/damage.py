"""Every way of damaging a full drawer in one place, some twelve thousand; the app must start and go on: python3 -m tests.bench.damage"""

import sys
from concurrent.futures import ProcessPoolExecutor

from tests.damage import damages, drawer, survive


def tried(what, key, text):
    """What was done, and what it did, if it did anything."""
    try:
        survive(key, text)
    except Exception as broken:
        return f"{what}: {type(broken).__name__}: {broken!s:.300}"
    return None


def main():
    every = [*damages(drawer())]
    with ProcessPoolExecutor() as pool:
        broken = [each for each in pool.map(tried, *zip(*every, strict=True), chunksize=50) if each]
    print(*broken, f"{len(every)} damaged records, {len(broken)} failures", sep="\n")
    return len(broken) > 0


if __name__ == "__main__":
    sys.exit(main())
