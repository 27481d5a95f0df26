"""Games so small that a reader sees at once what the frame must do with them."""

from dataclasses import dataclass, replace
from types import SimpleNamespace

from pygame_logic.playthrough import Playthrough
from pygame_logic.table import Table, ask_any, ask_each, ask_one, wait_for


@dataclass(frozen=True)
class Standoff(Table):
    scores: tuple = (0, 0)


def rules(play, version=1, **options):
    """A game with this script and nothing else."""
    return SimpleNamespace(__name__="tiny", RULES=version, SEATS=range(2, 4), OPTIONS=options, play=play)


def standoff(seats, chance, options):
    """Two seats share what lies there, or steal it."""
    table = Standoff(hands=("ace",) * seats)
    stances = yield from ask_each(table, {0: ("share", "steal"), 1: ("share", "steal")})
    table = table.tell("shown", *stances.values())
    pot = int(options["pot"])
    table = replace(table, scores=(pot // 2, pot // 2))
    yield from wait_for(table, (None,), "next", aloud=True)
    return table


STANDOFF = rules(standoff, pot=("6", "8"))


def game(*moves, **options):
    return Playthrough(STANDOFF, 7, 2, options, moves)


def at_first_table(script):
    return lambda seats, chance, options: script(Standoff(hands=("ace",) * seats))


def scripted(script, **extra):
    """A game that is this script, which needs nothing but a table."""
    return Playthrough(rules(at_first_table(script)), 7, 2, **extra)


def goes_on(table):
    """A script without an end: whoever says so tells a line, and a secret of its own."""
    while True:
        seat, word = yield from ask_any(table, {0: ("on",), 1: ("on",)})
        table = table.tell(word, seat, to=(seat,), secret=seat)


def endless(moves):
    """So many of them."""
    return scripted(goes_on, moves=[f"{at % 2} on" for at in range(moves)])


def breaks(table):
    """A script with a mistake in it: it stumbles over the word bad."""
    word = yield from ask_one(table, 0, ("good", "bad"))
    table = table.tell(1 // (word == "good"))
    yield from wait_for(table, (None,))
    return table
