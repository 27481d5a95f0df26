"""Where a card surely lies now: what somebody knows who has watched every card go by, and what somebody else knows as well.

The sheet says what was seen; this says what is still there. Of five cards in a hand one was shown: it is known. If one of the five then
leaves with its face down it may have been that one, and it is known no more.
"""

from collections import Counter

from .clues import CATEGORIES, CATEGORY, of_category
from .train import Place, discard_of, hand_of
from .travels import Follower


def surely_there(table, seat, also=None):
    """Place → the cards that this seat knows to lie there; with `also`, only what that seat is sure to know too."""
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats and (also is None or also in seats)}
    if also is not None:
        looked = {line[2] for line in table.log if line[:2] == ("look", also)}
        faces |= {at: secret for seats, at, secret in table.whispers if seat in seats and at in looked}
    memory = Memory(table.number).follow(table.log, faces)
    return {place: tuple(cards) for place, cards in memory.known.items() if cards}


class Memory(Follower):
    """Which faces lie where, as far as that is sure."""

    def __init__(self, seats):
        super().__init__(seats)
        self.numbers: Counter[tuple[Place, str]] = Counter()  # (place, category) → how many cards lie there
        self.known = {}  # place → those of them whose faces are known

    def deal(self, place, backs):
        self.numbers.update({(place, category): number for category, number in zip(CATEGORIES, backs, strict=True)})

    def look_into(self, place, cards):
        self.known[place] = [*cards]

    def peek(self, category, place, face):
        if face not in self.at(place):
            self.at(place).append(face)

    def at(self, place):
        return self.known.setdefault(place, [])

    def move(self, category, start, end, face):
        """A face-down card may be any of its category: of each face that was there, one fewer is certain."""
        known = of_category(self.at(start), category)
        if not face and len(known) == self.numbers[start, category] and len({*known}) == 1:
            face = known[0]  # nothing else lay there
        for gone in [face] if face else {*known}:
            if gone in known:
                self.known[start].remove(gone)
        if face:
            self.at(end).append(face)
        self.numbers[start, category] -= 1
        self.numbers[end, category] += 1

    def take_back(self, seat, categories):
        hand, discard = hand_of(seat), discard_of(seat)
        self.at(hand).extend(card for card in self.at(discard) if CATEGORY[card] in categories)
        self.known[discard] = [card for card in self.known[discard] if CATEGORY[card] not in categories]
        for category in categories:
            self.numbers[hand, category] += self.numbers.pop((discard, category), 0)
