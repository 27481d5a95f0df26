"""Which cards a game is dealt from. They are written down with the game: a deck that grows later never changes a game under way."""

import re
from collections import Counter
from functools import cache, lru_cache

from ..table import pick
from .piles import GUILTY, INNOCENT, KINDS, LETTERS, MODIFIER, Card
from .printed import ours

WRITTEN = re.compile(r"[ig][a-z0-9]{1,7}(?::[2-5])?|m[a-z0-9]{1,7}")  # g12, or g12:2 where it shows two figures; a Modifier has none
LONGEST = 9_000  # characters
HAND = 3  # cards of a kind
LEAST = (8, 6, 39)  # of each kind, for thirteen players with every variant


class Deck:
    """The option "deck": the ids of its cards in order, with a space between."""

    @property
    def usual(self):
        return our_own("family")

    @property
    def whole(self):
        return our_own("family", "spicy")

    def __contains__(self, word):
        return type(word) is str and len(word) <= LONGEST and bool(cards_of(word))

    def example(self, chance):
        """The usual one, or so little of it that thirteen need all of it in one round and shuffle it again and again."""
        kinds = [[card for card in self.usual.split(" ") if card[0] == letter] for letter in LETTERS]
        few = " ".join(card for cards, number in zip(kinds, LEAST, strict=True) for card in cards[:number])
        return pick((self.usual, few), chance)


@lru_cache(maxsize=8)
def cards_of(word):
    """The Cards that a deck's word names; none at all if it is no such word."""
    written = word.split(" ")
    cards = tuple(read(each) for each in written if WRITTEN.fullmatch(each))
    return cards if len({card.id for card in cards}) == len(written) else ()


@cache
def our_own(*tiers):
    """The word of our own deck, as far as it is of these tiers."""
    return word_of(card for card in ours() if card.tier in tiers)


def word_of(cards):
    """Printed cards as the deck's word names them."""
    return " ".join(card.id + (f":{card.figures}" if card.figures else "") for card in cards)


def read(written):
    id, _, figures = written.partition(":")
    return Card(id, int(figures or 0))


def shortage(cards, modifier_hands):
    """Kind → (how many there are, how many are needed), where there are too few."""
    needed = {INNOCENT: 2 * HAND + 2, GUILTY: 2 * HAND, MODIFIER: HAND * modifier_hands}
    there = Counter(card.kind for card in cards)
    return {kind: (there[kind], needed[kind]) for kind in KINDS if there[kind] < needed[kind]}


@lru_cache(maxsize=32)
def is_enough(word, modifier_hands):
    """Whether a round with so many hands of Modifiers can be dealt from this deck: it is the same before every round."""
    return not shortage(cards_of(word), modifier_hands)
