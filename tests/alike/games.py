"""Random games of each kind, and a hash of everything that happened in each: this runs in any Python, with nothing but its own library."""

import platform
import sys
from hashlib import sha256

from tests.games import FINISHED, play_on, random_game


def came_out(game, seed):
    """A hash of the moves, of what was told after each, and of what everybody saw in the middle and at the end."""
    played, told, hashed = random_game(game, seed), 0, sha256()
    hashed.update(f"{played.seats} {played.options}\n".encode())
    for at, _ in enumerate(play_on(played, seed)):
        hashed.update(f"{played.moves[-1]} {[*map(str, played.table.log[told:])]}\n".encode())
        told = len(played.table.log)
        if at == 20 or played.is_over:
            hashed.update("\n".join(repr(played.seen_by(seat)) for seat in (None, *range(played.seats))).encode())
    return hashed.hexdigest()


def told(rooms, count):
    """Line by line: which Python this is, and then each game by its room and seed, with its hash."""
    yield f"{platform.python_implementation()} {platform.python_version()} {sys.platform}"
    for room in rooms or FINISHED:
        for seed in range(count):
            yield f"{room} {seed} {came_out(FINISHED[room], seed)}"


if __name__ == "__main__":
    for line in told(sys.argv[2:], int(sys.argv[1])):
        print(line, flush=True)
