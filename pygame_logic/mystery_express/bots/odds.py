"""How likely a value is the hidden one: that value travels once, every other one twice.

So the ace asks of each value how well all that it saw fits one single card of it, carried about in the open, and how well two. Whoever
moves a card whose face one does not see may have moved any of that category; and a card that turns out to be another one speaks, a
little, against this one lying there.
"""

from itertools import product

from ..clues import CATEGORIES
from ..train import discard_of, hand_of

LEAST = 1e-99  # two cards are impossible: the value is the hidden one
MATTERS = {"card", "tunnel", "grip", "arrived"}
KINDS = {kind: 10 * at for at, kind in enumerate(("hand", "discard", "passing", "slot", "stack", "open"))}


def fits(table, seat, faces, category, values):
    """Value → how much better one card explains the story than two, compared with the others."""
    numbers, held = {}, ()  # how many cards of the category lie in each place
    for at, line in enumerate(table.log):
        if line[0] == "dealt":
            numbers[key(line[1])] = line[2][CATEGORIES.index(category)]
            held = faces.get(at, held)
    trails = {value: [kind(numbers, key(hand_of(seat)), held.count(value)) for kind in (One, Two)] for value in values}
    for at, line in enumerate(table.log):
        if line[0] not in MATTERS or (line[0] == "card" and line[1] != category):
            continue  # most of the story is about something else
        match line:
            case ("card", _, start, end, face):
                follow(trails, numbers, key(start), key(end), face or faces.get(at))
            case ("tunnel", _, owner, kind) if kind == category and at in faces:
                follow(trails, numbers, key(hand_of(owner)), key(hand_of(owner)), faces[at])
            case ("grip", _, whose, kind) if kind == category:
                take_back(trails, numbers, int(whose))
            case ("arrived", _):
                for owner in range(table.number):
                    take_back(trails, numbers, owner)
    return {value: one.weight / max(two.weight, LEAST) for value, (one, two) in trails.items()}


def key(place):
    """A number is found sooner than a Place."""
    return KINDS[place.kind] + place.number


def follow(trails, numbers, start, end, face):
    """One card goes from place to place; its face is that of the value, another, or unseen."""
    share = 1 / numbers[start]
    for value, pair in trails.items():
        for trail in pair:
            if face is None:
                trail.may_go(start, end, share)
            elif face == value:
                trail.goes(start, end, share)
            else:
                trail.stays(start, share)
    numbers[start] -= 1
    numbers[end] = numbers.get(end, 0) + 1


def take_back(trails, numbers, owner):
    """R24, R35: a discard pile goes back into the hand."""
    hand, discard = key(hand_of(owner)), key(discard_of(owner))
    cards = numbers.pop(discard, 0)
    if cards:
        numbers[hand] += cards
        for pair in trails.values():
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
        self.chances = {place: {} for place in numbers}
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
