"""The sheet of one seat: every card it has seen, on which leg and where, and which values follow to be innocent.

A value is crossed off by one thought: suppose it were the hidden card. Then only one such card travels with us; could that one card
have been everywhere one has seen it? All that moves in the open is followed, and where there is no place left for it, there must be
two. Nothing but what this seat has seen is used, so a value once crossed off is never the hidden one.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .clues import CATEGORIES, CATEGORY, VALUES, values_of
from .train import Place, discard_of, hand_of
from .travels import Follower


class Sighting(NamedTuple):
    """A card is written down once on its way; one's own when the leg begins, and not again when one shows it or gives it away."""

    value: str
    leg: int  # the column: what happens at an arrival belongs to the leg that begins
    place: Place  # where it was before it moved
    at: int  # the line of the story


@dataclass(frozen=True)
class Sheet:
    sightings: tuple
    crossed: dict  # value → the line of the story with which it became certain
    pairs: frozenset = frozenset()  # (value, leg): two of it were seen there, surely not one and the same
    again: frozenset = frozenset()  # (value, line of the story): it may be the card that was seen before on that leg

    def solved(self, category, seats):
        """The only value that is left, if one is."""
        left = [value for value in values_of(category, seats) if value not in self.crossed]
        return left[0] if len(left) == 1 else None


def sheet_of(table, seat, until=None):
    """What this seat could know after so many lines of the story; `table` is as the seat sees it."""
    later = {line[2] for line in table.log[len(table.log) if until is None else until :] if line[:2] == ("look", seat)}
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats and at not in later}
    notes = Columns(table.number, seat).follow(table.log[:until], faces)
    return Sheet(tuple(notes.sightings), notes.crossed, frozenset(notes.pairs), frozenset(notes.again))


class Notes(Follower):
    """Of somebody who remembers everything."""

    def __init__(self, seats, seat):
        super().__init__(seats)
        self.seat, self.leg = seat, 1
        self.numbers = {}  # (place, category) → how many cards lie there
        # where each could be, if there were only one of them
        self.could: dict[str, set[Place]] = {value: set() for category in CATEGORIES for value in VALUES[category]}
        self.own = []  # the cards in one's hand and on one's discard pile
        self.is_known = False  # the face of the card that moved last
        self.sightings, self.crossed = [], {}

    def hear(self, at, line, face):
        self.at = at
        super().hear(at, line, face)
        if line[0] == "arrived":
            self.leg += 1
        elif line[0] == "leg" and line[1] > 1:
            self.sightings += [Sighting(card, line[1], hand_of(self.seat), at) for card in self.own]

    def deal(self, place, backs):
        """Everybody sees how many of each category lie there."""
        for category, number in zip(CATEGORIES, backs, strict=True):
            self.numbers[place, category] = number
            for value in values_of(category, self.seats):
                if number:
                    self.could[value].add(place)

    def look_into(self, place, cards):
        """R12: one's own hand: what is there twice is innocent, what is not there is elsewhere."""
        self.own = [*cards]
        for value, places in self.could.items():
            if value not in cards:
                self.keep(value, places - {place})
        for card in cards:
            self.sightings.append(Sighting(card, self.leg, place, self.at))
            self.see(card, place)
        for card in cards:
            if cards.count(card) > 1:
                self.cross(card)

    def peek(self, category, place, face):
        self.write(face, place)
        self.see(face, place)

    def write(self, value, place):
        if place not in (hand_of(self.seat), discard_of(self.seat)):
            self.sightings.append(Sighting(value, self.leg, place, self.at))

    def see(self, value, place):
        """A card of that value lies there now."""
        self.keep(value, self.could[value] & {place})
        if self.numbers[place, CATEGORY[value]] == 1:
            for other in VALUES[CATEGORY[value]]:
                if other != value:
                    self.keep(other, self.could[other] - {place})

    def move(self, category, start, end, face):
        was_known = start.kind == "passing" and self.is_known
        self.is_known = bool(face) or was_known
        if face:
            if not was_known:
                self.write(face, start)
            self.see(face, start)
        is_last = self.numbers[start, category] == 1
        for value in VALUES[category]:
            if start in self.could[value] and face in (None, value):
                self.could[value].add(end)
                if is_last or face:
                    self.could[value].discard(start)
        self.count(start, category, -1)
        self.count(end, category, 1)
        self.hold(start, end, face)

    def count(self, place, category, number):
        self.numbers[place, category] = self.numbers.get((place, category), 0) + number

    def hold(self, start, end, face):
        """One's own cards, in hand or put aside, for the columns of the sheet."""
        mine = (hand_of(self.seat), discard_of(self.seat))
        if start in mine:
            self.own.remove(face)
        if end in mine:
            self.own.append(face)

    def take_back(self, seat, categories):
        hand, discard = hand_of(seat), discard_of(seat)
        for category in categories:
            for value in VALUES[category]:
                if discard in self.could[value]:
                    self.could[value] = self.could[value] - {discard} | {hand}
            self.count(hand, category, self.numbers.pop((discard, category), 0))

    def keep(self, value, places):
        self.could[value] = places
        if not places and value in values_of(CATEGORY[value], self.seats):
            self.cross(value)

    def cross(self, value):
        self.could[value] = set()
        self.crossed.setdefault(value, self.at)


class Columns(Notes):
    """The same thought for each leg by itself: was a clue seen twice there, or the same card again?"""

    def __init__(self, seats, seat):
        super().__init__(seats, seat)
        self.here = {}  # value → where the card that was seen on this leg could be by now
        self.pairs, self.again = set(), set()

    def hear(self, at, line, face):
        super().hear(at, line, face)
        if line[0] == "arrived":
            self.here = {}
        elif line[0] == "leg" and line[1] > 1:
            self.hold_up(self.own)

    def look_into(self, place, cards):
        super().look_into(place, cards)
        self.hold_up(cards)

    def hold_up(self, cards):
        """One's own hand, as the leg begins."""
        for card in cards:
            self.meet(card, hand_of(self.seat))
            if cards.count(card) > 1:
                self.pairs.add((card, self.leg))

    def write(self, value, place):
        super().write(value, place)
        if place in self.here.get(value, ()):
            self.again.add((value, self.at))

    def see(self, value, place):
        super().see(value, place)
        self.meet(value, place)

    def meet(self, value, place):
        """A card of that value lies there: if the one seen before cannot, there are two."""
        if place not in self.here.get(value, {place}):
            self.pairs.add((value, self.leg))
        self.here[value] = {place}

    def move(self, category, start, end, face):
        is_last = self.numbers[start, category] == 1
        super().move(category, start, end, face)
        for value in VALUES[category]:
            if start in self.here.get(value, ()) and face in (None, value):
                self.here[value] = self.here[value] | {end}
                if is_last or face:
                    self.here[value].discard(start)

    def take_back(self, seat, categories):
        super().take_back(seat, categories)
        for category in categories:
            for value in VALUES[category]:
                if discard_of(seat) in self.here.get(value, ()):
                    self.here[value] = self.here[value] - {discard_of(seat)} | {hand_of(seat)}
