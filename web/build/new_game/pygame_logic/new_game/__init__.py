"""NewGame, which for now is The Last Match: everybody takes one, two or three matches, and whoever takes the last one loses.

What a page needs to know (M1 ... M3 are the numbered rules; words in quotes are the very words of moves and log lines):

`phase` and its question                                   asked
  "take"   whose turn it is: "take 1", "take 2", "take 3"  aloud: nothing is hidden, so the phone needs no cover
  "over"

The story: ("take", seat, number), and at the end ("over", seat), who has lost.
"""

from dataclasses import dataclass, replace

from ..table import Table, ask_one, who_begins

RULES = 1
SEATS = range(2, 6)
OPTIONS = {"first": ("random", "0", "1", "2", "3", "4")}
MATCHES, MOST = 15, 3


@dataclass(frozen=True)
class Pile(Table):
    phase: str = "take"
    matches: int = MATCHES
    turn: int = 0  # whose turn it is
    loser: int | None = None

    @property
    def scores(self):
        """M3: a point for everybody but the one who has lost."""
        return tuple(int(seat != self.loser) for seat in range(len(self.hands)))


def play(seats, chance, options):
    """M1: fifteen matches lie in the middle, and somebody begins."""
    first = who_begins(seats, chance, options)
    table = Pile(hands=((),) * seats, turn=first)
    while table.matches:
        table = yield from take_turn(table)
    return replace(table, phase="over").tell("over", table.loser)


def take_turn(table):
    """M2: one, two or three matches; then the turn moves to the left."""
    words = tuple(f"take {number}" for number in range(1, min(MOST, table.matches) + 1))
    word = yield from ask_one(table, table.turn, words, aloud=True)
    taken, seat = int(word.split()[1]), table.turn
    table = replace(table, matches=table.matches - taken, turn=(seat + 1) % len(table.hands)).tell("take", seat, taken)
    return table if table.matches else replace(table, loser=seat)
