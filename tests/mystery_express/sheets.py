"""Sheets of Mystery Express held against the truth, and against everything that follows from what a seat has seen."""

from random import Random

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_game
from tests.mystery_express.worlds import follows

MISSED = 0.05  # at most this part of what a full search finds


def wrong(seed):
    """(seat, values of the solution that its sheet has crossed off), in a whole game of any size and with any options."""
    played = random_game(mystery_express, seed)
    for _ in play_on(played, seed):
        pass
    solution = {*played.table.down.solution}
    crossed = {seat: solution & {*sheet_of(played.table, seat).crossed} for seat in range(played.seats)}
    return [(seat, values) for seat, values in crossed.items() if values]


def position(seed):
    """Three players somewhere between Paris and Istanbul, and one of them."""
    played = Playthrough(mystery_express, seed, 3, {"powers": ("on", "off")[seed % 2]})
    for _ in play_on(played, seed, int(Random(f"position {seed}").random() * 160)):
        if played.table.phase == "finals":
            break
    return played, seed % 3


def compared(seed):
    """What a full search finds, what the sheet misses of it, what it has crossed off too much, and categories too large to search."""
    played, seat = position(seed)
    table = played.table.seen_by(seat)
    crossed, found = {*sheet_of(table, seat).crossed}, follows(table, seat)
    searched = [category for category in CATEGORIES if found[category] is not None]
    certain = set().union(*(found[category] for category in searched))
    mine = {value for value in crossed if CATEGORY[value] in searched}
    return len(certain), len(certain - mine), len(mine - certain), len(CATEGORIES) - len(searched)
