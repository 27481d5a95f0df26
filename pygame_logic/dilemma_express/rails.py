"""Two tracks, who lies on them in which order, and what is pinned on whom."""

from dataclasses import dataclass
from typing import NamedTuple

from ..table import Table, replace
from .crews import SIDES, laying
from .piles import MODIFIER, Card, Piles

SIDE_LETTERS = "LR"


class Place(NamedTuple):
    """Where a Modifier may be pinned: the first character of the left track is L1, the second figure on it L1.2."""

    side: int
    character: int
    figure: int = 0  # 0: the whole card

    def __str__(self):
        return f"{SIDE_LETTERS[self.side]}{self.character + 1}" + (f".{self.figure}" if self.figure else "")


class Pin(NamedTuple):
    modifier: str
    figure: int
    seat: int  # who pinned it


class Character(NamedTuple):
    """A card on a track and the Modifiers on it, in the order in which they were laid."""

    card: Card
    seat: int | None  # who laid it; None: nobody has chosen it
    pins: tuple = ()


class Hand(NamedTuple):
    """The cards of one seat, by kind; others see how many."""

    innocent: tuple = ()
    guilty: tuple = ()
    modifier: tuple = ()


@dataclass(frozen=True)
class Rails(Table):
    phase: str = "jobs"
    round: int = 0
    turns: tuple = ()  # the seats that still drive, this round's first
    seats: tuple = ()  # who plays, clockwise; a number is never used again
    driven: tuple = ()  # the seats that have driven, in order
    crews: tuple = ((), ())  # left and right, in the order of their jobs
    tracks: tuple = ((), ())  # Characters, the first to be laid first
    tokens: tuple = ()  # death tokens of every seat there ever was
    tom: int | None = None
    pleas: tuple = ()  # (seat, word) as they were said
    verdict: int | None = None  # the side that the trolley took
    has_tom: bool = False
    has_accomplices: bool = False
    is_private: bool = False  # a hand is its seat's own, even in a crew
    seconds: str = "none"  # that a crew means to plead
    deadly: int = 0  # so many tokens of one seat end the game; 0: they do not
    down: Piles | None = None

    @property
    def present(self):
        return self.seats

    def may_see(self, seat, owner):
        """T8: one's own hand, and those of one's crew."""
        return seat == owner or (not self.is_private and any(seat in crew and owner in crew for crew in self.crews))

    def back(self, hidden):
        if isinstance(hidden, Hand):
            return Hand._make(map(len, hidden))
        return hidden and Piles(tuple(map(len, hidden.decks)), tuple(map(len, hidden.discards)))

    @property
    def conductor(self):
        return self.turns[0]

    def side_of(self, seat):
        """T5: where its crew stands, and which track is the crew's own."""
        return next((side for side in SIDES if seat in self.crews[side]), None)

    def hands_of(self, kind):
        """The seats that draw and lay this kind: left, right, left, right, in the order of their jobs."""
        left, right = (crew if kind == MODIFIER and self.has_accomplices else laying(crew, kind) for crew in self.crews)
        return tuple(crew[at] for at in range(max(len(left), len(right))) for crew in (left, right) if at < len(crew))

    @property
    def extra(self):
        """T22: who draws three more Modifiers: the holder of Tom Trolley, unless it drives."""
        return self.tom if self.tom is not None and self.tom != self.conductor else None

    @property
    def places(self):
        """T13: every character of both tracks, and every single figure where a card shows several."""
        return tuple(
            Place(side, at, figure)
            for side in SIDES
            for at, character in enumerate(self.tracks[side])
            for figure in range(character.card.figures + 1)
        )

    def card_at(self, place):
        return self.tracks[place.side][place.character].card

    def with_hand(self, seat, hand):
        return replace(self, hands=tuple(hand if owner == seat else old for owner, old in enumerate(self.hands)))

    def lay(self, side, card, seat=None):
        """At the end of that track."""
        tracks = tuple((*track, Character(card, seat)) if at == side else track for at, track in enumerate(self.tracks))
        return replace(self, tracks=tracks)

    def pin(self, seat, modifier, place):
        """T13: on a character, never on another Modifier."""
        track = [*self.tracks[place.side]]
        character = track[place.character]
        track[place.character] = character._replace(pins=(*character.pins, Pin(modifier, place.figure, seat)))
        return replace(self, tracks=tuple(tuple(track) if side == place.side else old for side, old in enumerate(self.tracks)))

    @property
    def winners(self):
        """T20: the fewest death tokens; whoever shares them shares the victory."""
        fewest = min(self.tokens[seat] for seat in self.seats)
        return tuple(seat for seat in self.seats if self.tokens[seat] == fewest)
