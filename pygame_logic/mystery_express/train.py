"""The night train from Paris to Istanbul: its cars, who stands where, and where every card lies."""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..table import Table, pick, replace
from .clues import CATEGORIES, CATEGORY, HOW, WHERE, WHO, WHY, Backs

CARS = ("lounge", "sleeping", "smoking", "passenger", "dining", "club")
CITIES = ("paris", "strasbourg", "muenchen", "wien", "budapest", "istanbul")
LEGS = range(1, len(CITIES))
SLOTS = range(1, 4)  # the conductor's three cards
STACKS = range(1, 3)  # the passengers' cards
# Which colour belongs to whom is printed for MacDouglas and Strauss; the other two are our reading of the box.
POWERS = {"macdouglas": HOW, "mirabella": WHO, "strauss": WHY, "mansard": WHERE, "pransky": "hour"}
INVESTIGATORS = tuple(POWERS)


class Place(NamedTuple):
    """Where a card may lie: a seat's hand, discard pile or open card on the table, on its way past a seat, a slot, a stack."""

    kind: str
    number: int

    def __str__(self):
        return f"{self.kind} {self.number}"


@cache
def hand_of(seat):
    return Place("hand", seat)


@cache
def discard_of(seat):
    return Place("discard", seat)


class Hand(NamedTuple):
    """What one seat has: the cards in hand, its discard pile, and what only this seat knows."""

    cards: tuple = ()
    discard: tuple = ()
    passing: tuple = ()  # a card that is only handed on
    bag: str = ""  # the hand it hides the bag in
    fan: tuple = ()  # the pile of times before its eyes
    telegram: tuple = ()  # one entry a question, "-" for none
    finals: tuple = ()
    chosen: str = ""  # the card it is about to reveal


class Down(NamedTuple):
    """What lies face down: the solution, the conductor's and the passengers' cards, his coming cars, the cards of the clock."""

    solution: tuple = ()
    slots: tuple = ()
    stacks: tuple = ((), ())
    tokens: tuple = ()
    times: tuple = ()


@dataclass(frozen=True)
class Train(Table):
    phase: str = "boarding"
    leg: int = 0
    timetable: tuple = ()  # the hours of the five legs
    seat: Any = None  # whose turn it is, if it is somebody's
    whistle: int = 0
    hours: int = 0  # that are left to whoever's turn it is
    used: tuple = ()  # what it has done on this leg
    matter: tuple = ()  # what is being done, then with whom or what: ("dining", (1, "how")), ("sleeping", 3), ("wien",)
    investigators: tuple = ()  # of every seat; "" before it has chosen
    cars: tuple = ()  # where everybody stands
    conductor: str = ""  # the car he is in
    boarded: int = 0  # passengers in the club car
    has_powers: bool = True
    has_guide: bool = False  # what follows is the table's own business: help on the first leg,
    assist: str = "1"  # how much the sheets do by themselves,
    pace: str = "hand"  # the seconds that a card of the clock lies open
    spent: tuple = ()  # seats that have used their power on this leg
    clock: tuple = ()  # the times that lie open now
    clock_left: int = 0  # how many are still to come
    revealed: tuple = ()  # (seat, card), open to the end
    answers: tuple = ()  # question by question, what every seat says, once all have written
    unveiled: tuple = ()  # the cards of the solution that have been turned up

    @property
    def number(self):
        return len(self.hands)

    def seen_by(self, seat):
        """When it is over, everything is told to everybody."""
        return self if self.phase == "over" else super().seen_by(seat)

    def back(self, hidden):
        if isinstance(hidden, Hand):
            return Hand(Backs.of(hidden.cards), Backs.of(hidden.discard))
        slots, stacks = tuple(map(CATEGORY.get, hidden.slots)), tuple(map(Backs.of, hidden.stacks))
        return Down(slots=slots, stacks=stacks)

    @property
    def around(self):
        """Everybody, clockwise from whoever holds the whistle."""
        return tuple((self.whistle + step) % self.number for step in range(self.number))

    @property
    def left(self):
        return (self.seat + 1) % self.number

    @property
    def right(self):
        return (self.seat - 1) % self.number

    @property
    def others(self):
        """Everybody else, clockwise from the left of whoever's turn it is."""
        number = self.number
        return tuple((self.seat + step) % number for step in range(1, number))

    def power_of(self, seat):
        return POWERS.get(self.investigators[seat]) if self.has_powers else None

    def with_hand(self, seat, **what):
        return replace(self, hands=tuple(hand._replace(**what) if owner == seat else hand for owner, hand in enumerate(self.hands)))

    def cards_at(self, place):
        kind, number = place
        match kind:
            case "hand":
                return self.hands[number].cards
            case "discard":
                return self.hands[number].discard
            case "passing":
                return self.hands[number].passing
            case "slot":
                return self.down.slots[number - 1 : number]
            case "stack":
                return self.down.stacks[number - 1]

    def with_cards(self, place, cards):
        kind, number = place
        match kind:
            case "hand":
                return self.with_hand(number, cards=cards)
            case "discard":
                return self.with_hand(number, discard=cards)
            case "passing":
                return self.with_hand(number, passing=cards)
            case "slot":  # R34: empty only until the chat is over
                return replace(self, down=self.down._replace(slots=put(self.down.slots, number - 1, cards[-1] if cards else "")))
            case "stack":
                return replace(self, down=self.down._replace(stacks=put(self.down.stacks, number - 1, cards)))
            case "open":
                return replace(self, revealed=(*self.revealed, *((number, card) for card in cards)))

    def carry(self, card, start, end, *witnesses, openly=False):
        """One card from place to place. Its back is seen by all, its face by who gives it, who gets it and whoever looks on."""
        rest = [*self.cards_at(start)]
        rest.remove(card)
        there = () if end.kind in ("slot", "open") else self.cards_at(end)
        table = self.with_cards(start, tuple(rest)).with_cards(end, (*there, card))
        line = ("card", CATEGORY[card], start, end, card if openly else None)
        knowing = {place.number for place in (start, end) if place.kind in ("hand", "discard", "passing")} | {*witnesses}
        return table.tell(*line) if openly else table.tell(*line, to=sorted(knowing), secret=card)

    def any_card(self, place, category, chance):
        """Chosen by its back: of equal backs it is anybody's guess."""
        return pick([card for card in self.cards_at(place) if CATEGORY[card] == category], chance)

    def has(self, place, category):
        """How many cards of this category lie there."""
        return getattr(self.counts(place), category)

    def counts(self, place):
        """R13: everybody may count backs, in every hand and on every pile."""
        cards = self.cards_at(place)
        return cards if isinstance(cards, Backs) else Backs.of(cards)

    def categories_at(self, place):
        """Those of which there is a card."""
        return [category for category, number in zip(CATEGORIES, self.counts(place), strict=True) if number]

    def take_back(self, seat, category):
        """R24, R35: the cards of that category in the discard pile go back into the hand."""
        hand = self.hands[seat]
        back = tuple(card for card in hand.discard if CATEGORY[card] == category)
        return self.with_hand(seat, cards=hand.cards + back, discard=tuple(card for card in hand.discard if CATEGORY[card] != category))

    def take_all_back(self):
        """R35: every discard pile goes back into its hand."""
        hands = tuple(hand._replace(cards=hand.cards + hand.discard, discard=()) for hand in self.hands)
        return replace(self, hands=hands)


def put(row, at, thing):
    return (*row[:at], thing, *row[at + 1 :])
