"""How likely a value is the hidden one: that value travels once, every other one twice.

So the ace asks of each value how well all that it saw fits one single card of it, carried about in the open, and how well two. Whoever
moves a card whose face one does not see may have moved any of that category; and a card that turns out to be another one speaks, a
little, against this one lying there.
"""

from itertools import product

from ..train import discard_of, hand_of
from ..travels import Follower

LEAST = 1e-99  # two cards are impossible: the value is the hidden one
KINDS = {kind: 10 * at for at, kind in enumerate(("hand", "discard", "passing", "slot", "stack", "open"))}


def fits(table, faces, category, values):
    """Value → how much better one card explains the story than two, compared with the others."""
    trails = Trails(table.number, category, values).follow(table.log, faces, category)
    return {value: one.weight / max(two.weight, LEAST) for value, (one, two) in trails.of.items()}


def key(place):
    """A number is found sooner than a Place."""
    return KINDS[place.kind] + place.number


class Trails(Follower):
    """Of each value two: that of its only card, and that of two."""

    def __init__(self, seats, category, values):
        super().__init__(seats)
        self.category, self.values = category, values
        self.numbers, self.of = {}, {}  # how many cards of the category lie in each place

    def deal(self, place, backs):
        self.numbers[key(place)] = getattr(backs, self.category)

    def look_into(self, place, cards):
        """One's own hand."""
        self.of = {value: tuple(kind(self.numbers, key(place), cards.count(value)) for kind in (One, Two)) for value in self.values}

    def move(self, category, start, end, face):
        self.goes(key(start), key(end), face)
        self.numbers[key(start)] -= 1
        self.numbers[key(end)] = self.numbers.get(key(end), 0) + 1

    def peek(self, category, place, face):
        self.goes(key(place), key(place), face)

    def goes(self, start, end, face):
        """One card goes from place to place; its face is that of the value, another, or unseen."""
        share = 1 / self.numbers[start]
        for value, pair in self.of.items():
            for trail in pair:
                if face is None:
                    trail.may_go(start, end, share)
                elif face == value:
                    trail.goes(start, end, share)
                else:
                    trail.stays(start, share)

    def take_back(self, seat, categories):
        hand, discard = key(hand_of(seat)), key(discard_of(seat))
        cards = self.numbers.pop(discard, 0)
        if cards:
            self.numbers[hand] += cards
            for pair in self.of.values():
                for trail in pair:
                    trail.go(discard, hand)


class One:
    """Place → how likely the only card of a value lies there and all happens that was seen."""

    def __init__(self, numbers, mine, held):
        self.chances = {place: number for place, number in numbers.items() if (place == mine) == held}

    @property
    def weight(self):
        return sum(self.chances.values())

    def may_go(self, start, end, share):
        lying = self.chances.get(start, 0)
        self.chances[start] = lying * (1 - share)
        self.chances[end] = self.chances.get(end, 0) + lying * share

    def goes(self, start, end, share):
        self.chances = {end: self.chances.get(start, 0) * share}

    def stays(self, start, share):
        if start in self.chances:
            self.chances[start] *= 1 - share

    def go(self, start, end):
        self.chances[end] = self.chances.get(end, 0) + self.chances.pop(start, 0)


class Two:
    """Place of the one → place of the other → the same of two cards; every pair of places stands there both ways round."""

    def __init__(self, numbers, mine, held):
        self.chances: dict[int, dict[int, float]] = {place: {} for place in numbers}
        for one, other in product(numbers, repeat=2):
            if (one == mine) + (other == mine) == held:
                self.chances[one][other] = numbers[one] * (numbers[other] - (one == other))

    @property
    def weight(self):
        return sum(sum(row.values()) for row in self.chances.values())

    def may_go(self, start, end, share):
        both = self.chances.get(start, {}).pop(start, 0)
        self.one_may_go(start, end, share)
        if both:
            self.lie(start, start, both * (1 - 2 * share))
            self.lie(start, end, both * share)
            self.lie(end, start, both * share)

    def one_may_go(self, start, end, share):
        """The one that lies there alone."""
        here, there = self.chances.get(start, {}), self.chances.setdefault(end, {})
        for place, lying in here.items():
            row = self.chances[place]
            here[place] = row[start] = lying * (1 - share)
            if place == end:
                there[end] = there.get(end, 0) + 2 * lying * share
            else:
                there[place] = row[end] = there.get(place, 0) + lying * share

    def lie(self, one, other, chance):
        row = self.chances.setdefault(one, {})
        row[other] = row.get(other, 0) + chance

    def goes(self, start, end, share):
        before, self.chances = self.chances.get(start, {}), {}
        for place, lying in before.items():
            self.lie(end, place, lying * share)
            self.lie(place, end, lying * share)

    def stays(self, start, share):
        row = self.chances.get(start, {})
        for place, lying in row.items():
            row[place] = self.chances[place][start] = lying * (1 - (1 + (place == start)) * share)

    def go(self, start, end):
        both = self.chances.get(start, {}).pop(start, 0)
        self.one_may_go(start, end, 1)
        for place in self.chances.pop(start, {}):
            del self.chances[place][start]
        self.lie(end, end, both)
