"""How a robot rides the night train."""

from ..table import pick

LEVELS = ("dreamer", "snoop", "sleuth")


def usual(number):
    return LEVELS[1]


def choose(seen, chance, level):
    words = seen.words.get(seen.seat)
    if words is None:
        return None
    return pick(words, chance) if isinstance(words, tuple) else words.example(chance)
