"""Dilemma's table: the arena, the hands around it, what each has won and how many lives are left."""

from dataclasses import dataclass
from typing import NamedTuple

from ..table import Table, replace
from .landing import FLOORS, Landed
from .race import BACK, DUEL, EQUAL, HELD
from .throw import NO_LIMIT

CARDS = tuple(range(1, 11))
UNASKED, WAITING, THROWING = "unasked", "waiting", "throwing"


class Card(NamedTuple):
    owner: int
    value: int


@dataclass(frozen=True)
class Hand:
    """What one seat holds, and what it alone knows until the wave is over."""

    cards: tuple = CARDS
    before: tuple = CARDS  # as it lay before the offer: what others see of it
    state: str = UNASKED  # or "waiting" for this seat's go, or "throwing"
    offer: Landed | None = None  # seen by this seat, not yet by all
    thrown: tuple = ()  # its Landed cards of this wave, each with the fate it has as far as this seat can tell

    @property
    def may_throw(self):
        """D7: one card a wave, another only after one that was of equal value or came back."""
        return bool(self.cards) and (not self.thrown or self.thrown[-1].fate in (EQUAL, BACK))

    def all_but(self, value):
        return tuple(card for card in self.cards if card != value)


@dataclass(frozen=True)
class Arena(Table):
    phase: str = "offer"
    turn: int = 0
    wave: int = 0
    provoker: int = 0
    lives: tuple = ()
    piles: tuple = ()  # per seat: the Cards won
    removed: tuple = ()  # the Cards out of the game
    offer: Landed | None = None  # once it lies face up
    equals: tuple = ()  # Landed cards of the offer's value lying on it from earlier waves
    race: tuple = ()  # the last wave's Landed cards in the order they landed; flat and calm: so far
    duel: Landed | None = None  # the duel card
    stances: tuple = ()  # the provoker's and the contractor's, once shown
    two_left: bool = False  # when the turn began: D17
    way: str = "passed"
    clock: str = "8"
    floor: int = FLOORS["normal"]  # half its side
    is_offer_thrown: bool = False

    def back(self, hidden):
        return Hand(hidden.before, hidden.before) if isinstance(hidden, Hand) else None

    @property
    def is_secret(self):
        """Passed round against the clock: who has not said go must not see the offer."""
        return self.way == "passed" and self.clock != "calm"

    # D17: when only two held cards as the turn began, nobody can waste a card beside the arena to spite the other. The one who may
    # throw races nobody, so no clock runs; what does not count comes back at once; and whoever has thrown and stops has refused.

    @property
    def window(self):
        """Until when a card may leave the hand."""
        return int(self.clock) * 1000 if self.clock.isdecimal() and not self.two_left else NO_LIMIT

    def comes_back(self, landed):
        """Whether the card is in its owner's hand again as soon as it fell, and may fly once more."""
        return self.two_left and landed.fate != DUEL

    @property
    def is_refused(self):
        """Where more of them may throw, another wave begins."""
        return self.two_left and bool(self.race) and not self.duel

    @property
    def closes(self):
        """Flat on the table: the moment after GO at which the screen says "all time"; None: not by itself."""
        for landed in self.race:
            if landed.fate == DUEL:
                return landed.lands + HELD
        return None if self.window == NO_LIMIT else self.window

    @property
    def holders(self):
        """The seats that hold cards."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand.cards)

    @property
    def responders(self):
        """D4: everybody else who holds cards, from the provoker's left."""
        return tuple(sorted(set(self.holders) - {self.provoker}, key=self.nearness))

    def nearness(self, seat):
        """How many seats to the provoker's left."""
        return (seat - self.provoker) % len(self.hands)

    def edge(self, seat):
        """Where a seat throws from, see `turned`; of five, those after the provoker share out the edges anew."""
        moves_up = len(self.hands) == 5 and seat >= max(self.provoker, 1)
        return seat - 1 if moves_up else seat

    def offer_for(self, seat):
        """The offer, if this seat has seen it."""
        return self.offer or self.hands[seat].offer

    def has_only_equals(self, seat):
        """The warning: whatever this seat throws will not count."""
        hand, offer = self.hands[seat], self.offer_for(seat)
        return bool(offer and hand.cards) and set(hand.cards) == {offer.value}

    @property
    def scores(self):
        """D19: the sum of the values won."""
        return tuple(sum(card.value for card in pile) for pile in self.piles)

    @property
    def winners(self):
        return tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))

    def with_hand(self, seat, **changes):
        hands = [*self.hands]
        hands[seat] = replace(hands[seat], **changes)
        return replace(self, hands=tuple(hands))

    def turn_up(self):
        """From now on everybody sees the offer."""
        if not self.down:
            return self
        table = self.with_hand(self.provoker, offer=None, before=self.hands[self.provoker].cards)
        table = replace(table, offer=self.down, down=None)
        return table.tell("offered", self.provoker, self.down.value)

    def remove(self, *landed):
        """Out of the game: never scored, never used again."""
        return replace(self, removed=(*self.removed, *(Card(card.owner, card.value) for card in landed)))
