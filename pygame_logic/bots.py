"""A robot for every game: it says any word that is legal, so nobody has to play alone before a game has robots of its own."""

from .table import pick

LEVELS = ("novice",)


def choose(seen, chance, level):
    """What the robot in this seat says, or None where it is not asked."""
    words = seen.words.get(seen.seat)
    if words is None:
        return None
    return pick(words, chance) if isinstance(words, tuple) else words.example(chance)
