"""How a robot plays Liar's Dice: it reckons with its own dice, and of the others' it expects every sixth."""

from math import comb

from ..table import pick
from . import DOUBT

LEVELS = ("novice", "regular", "ace")
AS_LIKELY_AS_NOT = 0.5


def choose(seen, chance, level):
    """What the robot in this seat says, or None where it is not asked."""
    words = seen.words.get(seen.seat)
    return None if words is None else SAYS[level](words, seen.table, seen.seat, chance)


def guess(words, table, seat, chance):
    """Bids a little more, and doubts what sounds like much."""
    sounds_like_much = table.bid and table.bid[0] > sum(table.dice) / 3
    return DOUBT if sounds_like_much else pick(words[: len(table.dice)], chance)


def reckon(words, table, seat, chance):
    """Says something that is more likely true than not; where nothing is, what is least unlikely."""
    likely = [word for word in words if likelihood(table, seat, word) > AS_LIKELY_AS_NOT]
    return pick(likely, chance) if likely else max(words, key=lambda word: likelihood(table, seat, word))


def press(words, table, seat, chance):
    """Trusts whoever bids to have a die of that face, and says what is most likely true; of bids that are as sure, the highest."""
    return max(reversed(words), key=lambda word: likelihood(table, seat, word, trusted=1))


def likelihood(table, seat, word, trusted=0):
    """That this word turns out right: there are at least so many dice of that face, or, for a doubt, there are not."""
    if word == DOUBT:
        return 1 - at_least(table, seat, table.bid, trusted)
    return at_least(table, seat, tuple(map(int, word.split()[1:])), trusted)


def at_least(table, seat, bid, trusted):
    (count, face), own = bid, table.hands[seat]
    believed = trusted * (table.bid[1:] == (face,))
    unseen, wanted = sum(table.dice) - len(own) - believed, count - own.count(face) - believed
    return sum(comb(unseen, hits) * 5 ** (unseen - hits) for hits in range(max(wanted, 0), unseen + 1)) / 6**unseen


SAYS = {"novice": guess, "regular": reckon, "ace": press}
