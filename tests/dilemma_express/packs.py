"""Packs for tests: a small sound one, one that is enough for a game of three, and a phone that has one."""

import json

from web.games.dilemma_express.cards.pack import Pack, Written

LOBSTER = Written("i", "family", "🦞 🎻", "A lobster who plays second violin")
PAIR = Written("g", "spicy", "👩‍🚀 🐐", "An astronaut and her goat", ("the astronaut", "the goat"))
VACCINE = Written("m", "family", "", "Has the only vaccine")
SMALL = Pack("Our office", (LOBSTER, PAIR, VACCINE))


def numbered(letter, number):
    return [Written(letter, "family", "" if letter == "m" else "🐐", f"Number {at} of its kind") for at in range(number)]


ENOUGH = Pack("Enough for three", (*numbered("i", 8), *numbered("g", 6), *numbered("m", 6)))


def records(**packs):
    return {f"pack/{id}": json.dumps(pack.record()) for id, pack in packs.items()}
