"""Where a card surely lies now: what somebody knows who has watched every card go by, and what somebody else knows as well.

The sheet says what was seen; this says what is still there. Of five cards in a hand one was shown: it is known. If one of the five then
leaves with its face down it may have been that one, and it is known no more.
"""

from collections import Counter

from .clues import CATEGORIES, CATEGORY, of_category
from .train import discard_of, hand_of


def surely_there(table, seat, also=None):
    """Place → the cards that this seat knows to lie there; with `also`, only what that seat is sure to know too."""
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats and (also is None or also in seats)}
    if also is not None:
        looked = {line[2] for line in table.log if line[:2] == ("look", also)}
        faces |= {at: secret for seats, at, secret in table.whispers if seat in seats and at in looked}
    memory = Memory()
    for at, line in enumerate(table.log):
        memory.hear(line, faces.get(at))
    return {place: tuple(cards) for place, cards in memory.known.items() if cards}


class Memory:
    """The story, heard line by line."""

    def __init__(self):
        self.numbers = Counter()  # (place, category) → how many cards lie there
        self.known = {}  # place → those of them whose faces are known

    def hear(self, line, face):
        match line:
            case ("dealt", place, backs):
                self.numbers.update({(place, category): number for category, number in zip(CATEGORIES, backs, strict=True)})
                self.known[place] = [*(face or ())]
            case ("card", category, start, end, shown):
                self.move(category, start, end, shown or face)
            case ("tunnel", _, owner, _) if face and face not in self.at(hand_of(owner)):
                self.at(hand_of(owner)).append(face)
            case ("grip", _, whose, category):
                self.take_back(int(whose), [category])
            case ("arrived", _):
                for seat in [place.number for place in self.known if place.kind == "hand"]:
                    self.take_back(seat, CATEGORIES)

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
