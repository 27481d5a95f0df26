"""Liar's Dice: say how many dice of one face lie under all the cups together, or doubt whoever said so last.

What a page needs to know (L1 ... L8 are the numbered rules; words in quotes are the very words of moves and log lines):

The table is a Cups: cups.py has its fields. `hands[seat]` are the dice under that seat's cup, and nobody else sees them.

`phase` and its question                                             asked
  "bid"    whose turn it is: "bid 3 4", three fours, or "doubt"      in private
  "shown"  everybody has seen all the dice: "all next"               aloud
  "over"

The story:
  ("round", number, seat)         ("bid", seat, count, face)      ("doubt", seat)
  ("dice", seat, face, ...)       one for each seat that has some, once the cups are lifted
  ("lost", seat, left)            ("over", seat)                  who has won
"""

from dataclasses import replace

from ..table import ask_one, pick, wait_for, who_begins
from .cups import FACES, Cups

RULES = 1
SEATS = range(2, 7)
OPTIONS = {
    "dice": ("five", "four", "three"),  # what everybody begins with
    "first": ("random", "0", "1", "2", "3", "4", "5"),
}
DICE = {"five": 5, "four": 4, "three": 3}
DOUBT = "doubt"


def play(seats, chance, options):
    table = set_up(seats, chance, options)
    while len(table.players) > 1:  # L8
        table = yield from play_round(table, chance)
    return replace(table, phase="over").tell("over", table.players[0])


def play_round(table, chance):
    """All roll, the bids rise, and somebody doubts the last of them."""
    table = roll(table, chance)
    while (word := (yield from ask_one(table, table.turn, words(table)))) != DOUBT:
        table = bid(table, *map(int, word.split()[1:]))
    table = lose_a_die(lift(table.tell(DOUBT, table.turn)))
    yield from wait_for(table, (None,), "next", aloud=True)
    return table


def set_up(seats, chance, options):
    """L1: the same number of dice for everybody, and somebody begins."""
    first = who_begins(seats, chance, options)
    return Cups(hands=((),) * seats, dice=(DICE[options["dice"]],) * seats, turn=first)


def roll(table, chance):
    """L2: all roll at once, each under their own cup."""
    hands = tuple(tuple(sorted(pick(FACES, chance) for _ in range(left))) for left in table.dice)
    table = replace(table, phase="bid", round=table.round + 1, hands=hands, bid=(), bidder=None, shown=())
    return table.tell("round", table.round, table.turn)


def words(table):
    """L3, L4: more dice than the last bid, or as many of a higher face; there is something to doubt once somebody has bid."""
    every = ((count, face) for count in range(1, sum(table.dice) + 1) for face in FACES)
    return (*(f"bid {count} {face}" for count, face in every if (count, face) > table.bid), *((DOUBT,) if table.bid else ()))


def bid(table, count, face):
    """L3: the turn moves to the left."""
    return replace(table, bid=(count, face), bidder=table.turn, turn=table.after(table.turn)).tell("bid", table.turn, count, face)


def lift(table):
    """L5: all the dice are shown."""
    for seat in table.players:
        table = table.tell("dice", seat, *table.hands[seat])
    return replace(table, phase="shown", shown=table.hands, hands=((),) * len(table.hands))


def lose_a_die(table):
    """L6, L7: whoever was wrong loses a die and begins, or the next to the left, if that was the last one."""
    loser = table.turn if table.there >= table.bid[0] else table.bidder
    dice = tuple(left - (seat == loser) for seat, left in enumerate(table.dice))
    table = replace(table, dice=dice).tell("lost", loser, dice[loser])
    return replace(table, turn=loser if dice[loser] else table.after(loser))
