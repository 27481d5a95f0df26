"""Is each robot better at Dilemma than the one below it? A thousand games, and what each level scored in the mean.

All five levels sit at one table of five, so that every level meets every other under the same luck, and the seats rotate: each
of 200 seating orders is played five times, once from each chair. A level's scores in the 1,000 games give its mean and its 95 % interval.
Neighbours have to keep the gap among themselves as well: tables of four, two and two, the seats rotated likewise.

    python3 -m tests.dilemma.bench.bots [games]

prints the tables, and exits with 1 where a level beats the one below by less than 5 % or their intervals touch.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, stdev

from pygame_logic import dilemma
from pygame_logic.dilemma.bots import LEVELS, choose
from pygame_logic.playthrough import Playthrough

GAP = 1.05
INTERVAL = 1.96  # standard errors, for 95 %


def scores(game):
    """Of each seat, at the end of a game that only robots play."""
    seed, levels = game
    played, chance = Playthrough(dilemma, seed, len(levels)), Random(~seed).random
    while not played.is_over:
        seat = next(iter(played.open))
        word = played.open[None][0] if seat is None else choose(played.seen_by(seat), chance, levels[seat])
        played.play(f"{'all' if seat is None else seat} {word}")
    return played.table.scores


def rotated(levels, games):
    """Seating orders, each turned until everybody has sat everywhere."""
    shuffle, order = Random(games), list(levels)
    for game in range(games):
        if game % len(order) == 0:
            shuffle.shuffle(order)
        turn = game % len(order)
        yield game, (*order[turn:], *order[:turn])


def measured(levels, games, workers):
    """Level → mean and half its interval, from worse to better."""
    won = {level: [] for level in dict.fromkeys(levels)}
    tables = [*rotated(levels, games)]
    for (_, seats), points in zip(tables, workers.map(scores, tables, chunksize=20), strict=True):
        for level in won:  # two of a level at one table are one observation: what one wins the other may lose
            won[level].append(mean(point for seat, point in zip(seats, points, strict=True) if seat == level))
    return {level: (mean(points), INTERVAL * stdev(points) / sqrt(len(points))) for level, points in won.items()}


def is_better(high, low):
    return high[0] >= GAP * low[0] and high[0] - high[1] > low[0] + low[1]


def printed(title, found):
    """The table, and whether every level beats the one below."""
    print(f"{title}\n{'level':10}{'mean':>8}{'95 % interval':>18}{'× the level below':>21}")
    levels = [*found.items()]
    good = [True, *(is_better(high, low) for (_, low), (_, high) in pairwise(levels))]
    for (level, (points, half)), below, enough in zip(levels, [None, *levels], good, strict=False):
        ratio = f"{points / below[1][0]:.2f}{'' if enough else ' MISSED'}" if below else ""
        print(f"{level:10}{points:8.2f}{f'{points - half:.2f} … {points + half:.2f}':>18}{ratio:>21}")
    print()
    return all(good)


def main(games):
    with ProcessPoolExecutor() as workers:
        good = [printed(f"All five at one table, {games} games", measured(LEVELS, games, workers))]
        for pair in pairwise(LEVELS):
            good.append(printed(f"Two and two, {games} games", measured(pair * 2, games, workers)))
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
