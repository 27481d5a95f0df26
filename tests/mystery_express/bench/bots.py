"""Is each robot better at Mystery Express than the one below it, and is it true what it calls certain? 500 games for each pair.

Two neighbouring levels sit in turn at tables of three, four and five; the seats rotate, and where one of them has a seat more, the other
has it in the next game. A victory is split among those who share it, and a level's share is what one robot of it wins in the mean.

    python3 -m tests.mystery_express.bench.bots [games]

prints the tables, and exits with 1 where a level wins less than 1.25 times the share of the level below, or where a value that a
robot had crossed off was the hidden one: what is crossed off once stays so, so the end of each game tells of every moment before.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from random import Random
from statistics import mean
from time import process_time
from typing import NamedTuple

from pygame_logic import mystery_express
from pygame_logic.mystery_express.bots import LEVELS, choose
from pygame_logic.mystery_express.bots.notes import certain, notes_of
from pygame_logic.playthrough import Playthrough

GAP = 1.25
COLUMNS = ("won", "points", "when", "sent right", "sent wrong", "crossed off", "falsely", "ms")


class Found(NamedTuple):
    """What became of one robot in one game."""

    won: float
    points: int
    when: bool  # whether it knew the time
    right: int  # in its telegram
    wrong: int
    crossed: int
    falsely: int
    thought: float  # milliseconds a choice


def play(game):
    """Of each seat, at the end of a game that only robots play."""
    seed, levels = game
    played, chance = Playthrough(mystery_express, seed, len(levels)), Random(~seed).random
    thought = [[] for _ in levels]
    while not played.is_over:
        seat = next(iter(played.open))
        if seat is None:
            played.play(f"all {played.open[None][0]}")
            continue
        seen, began = played.seen_by(seat), process_time()
        word = choose(seen, chance, levels[seat])
        thought[seat].append(1000 * (process_time() - began))
        if played.table.phase == "finals":
            at_the_end = played.table
        played.play(f"{seat} {word}")
    return [found(played.table, at_the_end, seat, level, mean(thought[seat])) for seat, level in enumerate(levels)]


def found(table, at_the_end, seat, level, thought):
    solution, hand, winners = table.down.solution, table.hands[seat], mystery_express.winners(table)
    crossed = certain(notes_of(at_the_end.seen_by(seat), seat), level)
    return Found(
        won=(seat in winners) / len(winners),
        points=mystery_express.points(table)[seat],
        when=hand.finals[-1] == solution[-1],
        right=mystery_express.right(hand.telegram, solution),
        wrong=mystery_express.wrong(hand.telegram, solution),
        crossed=len(crossed),
        falsely=len(crossed.intersection(solution)),
        thought=thought,
    )


def rotated(pair, games):
    """Seed and levels of each game: tables of three, four and five in turn, everybody in every chair."""
    for game in range(games):
        number = 3 + game % 3
        levels = [pair[(seat + game // 3) % 2] for seat in range(number)]
        turn = game // 6 % number
        yield game, (*levels[turn:], *levels[:turn])


def measured(pair, games, workers):
    """Level → the mean of everything that became of its robots."""
    fates, tables = {level: [] for level in pair}, [*rotated(pair, games)]
    for (_, levels), fate in zip(tables, workers.map(play, tables, chunksize=5), strict=True):
        for level, each in zip(levels, fate, strict=True):
            fates[level].append(each)
    return {level: Found(*map(mean, zip(*each, strict=True))) for level, each in fates.items()}


def printed(title, levels):
    """The table, and whether all is as it should be."""
    print(f"{title}\n{'':10}" + "".join(f"{column:>13}" for column in COLUMNS))
    for level, found in levels.items():
        print(f"{level:10}" + "".join(f"{figure:13.2f}" for figure in found))
    low, high = levels.values()
    ratio, falsely = high.won / low.won, low.falsely + high.falsely
    good = ratio >= GAP and not falsely
    print(f"{ratio:.2f} times the share of the level below, at least {GAP}{'' if good else '  MISSED'}\n", flush=True)
    return good


def main(games):
    with ProcessPoolExecutor() as workers:
        good = [printed(f"{' and '.join(pair)}, {games} games", measured(pair, games, workers)) for pair in pairwise(LEVELS)]
    sys.exit(not all(good))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
