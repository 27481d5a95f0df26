"""Where a card surely lies now: what somebody knows who has watched every card go by; and who has seen one's own.

The sheet says what was seen; this says what is still there. Of five cards in a hand one was shown: it is known. If one of the five then
leaves with its face down it may have been that one, and it is known no more.
"""

from collections import Counter

from .clues import CATEGORIES, CATEGORY, of_category
from .train import Place, discard_of, hand_of
from .travels import Follower


def surely_there(table, seat):
    """Place → the cards that this seat knows to lie there."""
    memory = Memory(table.number).follow(table.log, faces_of(table, seat))
    return {place: tuple(cards) for place, cards in memory.known.items() if cards}


def who_has_seen(table, seat):
    """Card of one's own → the others who have seen it in one's hand, as it was shown, or on its way there.

    Of two that look the same, one in the hand and one on the discard pile, nothing is said: it may be the other that was seen.
    """
    faces, hand, discard = faces_of(table, seat), hand_of(seat), discard_of(seat)
    eyes = [(who, at) for seats, at, _ in table.whispers if seat in seats for who in seats]
    eyes += [(line[1], line[2]) for line in table.log if line[0] == "look"]
    seen: dict[str, set[int]] = {}
    held: Counter[str] = Counter()
    for at, line in enumerate(table.log):
        match line:
            case ("dealt", place, _) if place == hand:
                held.update(faces[at])
                seen = {card: set() for card in held}
            case ("tunnel", looker, owner, _) if owner == seat:
                seen[faces[at]].add(looker)
            case ("card", _, start, end, shown) if {start, end} & {hand, discard}:
                face = shown or faces[at]
                witnesses = range(table.number) if shown else [*at_the_way(table.log, at), *(who for who, line in eyes if line == at)]
                seen[face] = {*seen.get(face, ()), *witnesses} - {seat}
                held[face] += (end in (hand, discard)) - (start in (hand, discard))
                if not held[face]:
                    del seen[face]
    return {face: by for face, by in seen.items() if face not in table.hands[seat].discard}


def at_the_way(log, at):
    """Who gave it, who got it, and through whose hands it went before."""
    _, _, start, end, _ = log[at]
    here = [place.number for place in (start, end) if place.kind in ("hand", "discard", "passing")]
    return here + (at_the_way(log, at - 1) if start.kind == "passing" else [])


def last_of_their_kind(table, seat):
    """The lines with which this seat's only card of a category has left its hand."""
    return LastOnes(table.number, seat).follow(table.log, faces_of(table, seat)).lines


def faces_of(table, seat):
    return {at: secret for seats, at, secret in table.whispers if seat in seats}


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


class LastOnes(Memory):
    """When there was nothing to choose."""

    def __init__(self, seats, seat):
        super().__init__(seats)
        self.hand, self.lines = hand_of(seat), set()

    def hear(self, at, line, face):
        if line[0] == "card" and line[2] == self.hand and self.numbers[self.hand, line[1]] == 1:
            self.lines.add(at)
        super().hear(at, line, face)
