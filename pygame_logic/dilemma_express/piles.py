"""The three decks of Dilemma Express — Innocent, Guilty, Modifier — each with a discard pile of its own."""

from dataclasses import dataclass
from typing import NamedTuple

from ..table import replace, shuffled

INNOCENT, GUILTY, MODIFIER = KINDS = range(3)
LETTERS = "igm"  # what a card's id begins with


class Card(NamedTuple):
    """What the rules know of a card: its id, and how many figures it shows that a Modifier may be pinned on."""

    id: str
    figures: int = 0  # 0: it shows one character, which is the card

    @property
    def kind(self):
        return LETTERS.index(self.id[0])


@dataclass(frozen=True)
class Piles:
    """T2: all face down; a card never changes its deck."""

    decks: tuple
    discards: tuple = ((), (), ())

    @classmethod
    def of(cls, cards, chance, dealt=()):
        """Shuffled, and those that were dealt in earlier games go to the bottom: they come when all others have come."""
        kinds: tuple[list, ...] = tuple([] for _ in KINDS)
        for card in cards:
            kinds[card.kind].append(card)
        return cls(tuple(tuple(sorted(shuffled(kind, chance), key=lambda card: card.id in dealt)) for kind in kinds))

    def draw(self, kind, number, chance):
        """T18: what is left is drawn first; the discard is shuffled only when the next card is needed. Gives (cards, piles)."""
        deck, discard = self.decks[kind], self.discards[kind]
        drawn, deck = deck[:number], deck[number:]
        if len(drawn) < number:
            fresh, discard = shuffled(discard, chance), ()
            missing = number - len(drawn)
            drawn, deck = drawn + fresh[:missing], fresh[missing:]
        if len(drawn) < number:
            raise ValueError(f"{number} cards wanted, {len(drawn)} there")
        return drawn, replace(self, decks=changed(self.decks, kind, deck), discards=changed(self.discards, kind, discard))

    def discard(self, cards):
        """T14, T17: each to its own discard pile."""
        discards = tuple(pile + tuple(card for card in cards if card.kind == kind) for kind, pile in enumerate(self.discards))
        return replace(self, discards=discards)


def changed(row, at, thing):
    return (*row[:at], thing, *row[at + 1 :])
