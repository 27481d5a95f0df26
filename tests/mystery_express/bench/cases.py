"""Is each day's case fair? An ace in the player's seat deduces at least three of the five in most of ten plays.

    python3 -m tests.mystery_express.bench.cases            holds every case of the list to that, and exits with 1 where one is not fair
    python3 -m tests.mystery_express.bench.cases choose 732   prints a list anew, as web/games/mystery_express/today.py keeps it

What an ace is sure of, or nearly so, it would telegraph; deduced is what of that is right.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from random import Random

from pygame_logic import mystery_express
from pygame_logic.mystery_express.bots import NEARLY_SURE, choose, odds_of_times
from pygame_logic.mystery_express.bots.notes import notes_of, odds
from pygame_logic.mystery_express.clues import CATEGORIES, WHEN
from pygame_logic.playthrough import Playthrough
from web.daily import as_text
from web.games.mystery_express.today import SEATS, TODAY

PLAYS, MOST, ENOUGH = 10, 6, 3
ACE = "ace"
LEVELS = tuple(level or ACE for level in SEATS)


def deduced(seed, luck):
    """How many of the five, in one play."""
    played, chance = Playthrough(mystery_express, seed, len(LEVELS)), Random(luck).random
    while played.table.phase != "finals":
        seat = next(iter(played.open))
        word = played.open[None][0] if seat is None else choose(played.seen_by(seat), chance, LEVELS[seat])
        played.play(f"{'all' if seat is None else seat} {word}")
    table = played.seen_by(0).table
    shares = {category: odds(table, notes_of(table, 0), category, ACE) for category in CATEGORIES} | {WHEN: odds_of_times(table, 0, ACE)}
    return sum(each.get(card, 0) >= NEARLY_SURE[ACE] for each, card in zip(shares.values(), played.table.down.solution, strict=True))


def is_fair(seed):
    """Once it cannot be any more, nobody plays on."""
    good = 0
    for luck in range(PLAYS):
        good += deduced(seed, luck) >= ENOUGH
        if good == MOST or good + PLAYS - 1 - luck < MOST:
            break
    return good == MOST


def chosen(number, workers):
    """The first fair seeds."""
    found, seeds = [], count(1)
    while len(found) < number:
        some = [next(seeds) for _ in range(200)]
        found += [seed for seed, fair in zip(some, workers.map(is_fair, some), strict=True) if fair]
    return found[:number]


def main(words):
    with ProcessPoolExecutor() as workers:
        if words[:1] == ["choose"]:
            return print(as_text(chosen(int(words[1]), workers)))
        unfair = [seed for seed, fair in zip(TODAY.seeds, workers.map(is_fair, TODAY.seeds, chunksize=8), strict=True) if not fair]
        print(f"{len(TODAY.seeds)} cases, unfair: {unfair or 'none'}")
    sys.exit(bool(unfair))


if __name__ == "__main__":
    main(sys.argv[1:])
