"""What was dealt and said in earlier games at this table: such a card lies at the bottom of its deck, such a line is kept for later."""

import re

from ..table import pick

NOTHING = "nothing"
CARD, LINE = "[igm][a-z0-9]{1,7}", r"[pb][1-4]\d\d"
WRITTEN = re.compile(f"{CARD}|{LINE}")
LONGEST = 12_000  # characters


class Before:
    """The option "before": ids of cards, and lines of robots as lines.py calls them, with a space between."""

    usual = NOTHING

    def __contains__(self, word):
        return word == NOTHING or (type(word) is str and len(word) <= LONGEST and are_written(word.split(" ")))

    def example(self, chance):
        return pick((NOTHING, "i1 i2 i3 g1 g2 m1 m2 m3 p100 p224 b329"), chance)


def are_written(names):
    return len({*names}) == len(names) and all(map(is_written, names))


def is_written(name):
    return type(name) is str and WRITTEN.fullmatch(name) is not None


def word_of(names):
    return " ".join(names) or NOTHING


def dealt_and_said(word):
    """(the ids of cards, the lines)."""
    names = [] if word == NOTHING else word.split(" ")
    lines = [name for name in names if re.fullmatch(LINE, name)]
    return {*names} - {*lines}, lines
