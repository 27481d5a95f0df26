"""How likely a value is the hidden one: that value travels once, every other one twice.

So the ace asks of each value how well all that it saw fits one single card of it, carried about in the open, and how well two. Whoever
moves a card whose face one does not see may have moved any of that category; and a card that turns out to be another one speaks, a
little, against this one lying there.
"""

from ..clues import CATEGORIES
from ..train import discard_of, hand_of


def fits(table, seat, faces, category, values):
    """Value → how many times better one card explains the story than two."""
    numbers = {}  # place → how many cards of the category lie there
    trails = {}  # value → its One and its Two
    for at, line in enumerate(table.log):
        match line:
            case ("dealt", place, backs):
                numbers[place] = backs[CATEGORIES.index(category)]
                if at in faces:
                    held = faces[at]
            case ("conductor", _) if not trails:  # all is dealt
                for value in values:
                    trails[value] = [kind(numbers, hand_of(seat), held.count(value)) for kind in (One, Two)]
            case ("card", kind, start, end, face) if kind == category:
                follow(trails, start, end, numbers[start], face or faces.get(at))
                numbers[start] -= 1
                numbers[end] = numbers.get(end, 0) + 1
            case ("tunnel", _, owner, kind) if kind == category and at in faces:
                follow(trails, hand_of(owner), hand_of(owner), numbers[hand_of(owner)], faces[at])
            case ("grip", _, whose, kind) if kind == category:
                take_back(trails, numbers, int(whose))
            case ("arrived", _):
                for owner in range(table.number):
                    take_back(trails, numbers, owner)
    return {value: one.weight / (two.weight or 1) for value, (one, two) in trails.items()}


def follow(trails, start, end, number, face):
    """One card of so many goes from place to place; its face is that of the value, another, or unseen."""
    for value, pair in trails.items():
        for trail in pair:
            if face is None:
                trail.may_go(start, end, 1 / number)
            elif face == value:
                trail.goes(start, end, 1 / number)
            else:
                trail.stays(start, 1 / number)


def take_back(trails, numbers, owner):
    """R24, R35: a discard pile goes back into the hand."""
    cards = numbers.pop(discard_of(owner), 0)
    if cards:
        numbers[hand_of(owner)] += cards
        for pair in trails.values():
            for trail in pair:
                trail.go(discard_of(owner), hand_of(owner))


def add(row, place, lying):
    row[place] = row.get(place, 0) + lying


def shift(row, start, end, share):
    """A share of what may lie in one place may now lie in another."""
    lying = row.get(start)
    if lying:
        row[start] = lying * (1 - share)
        add(row, end, lying * share)


class One:
    """Place → how likely the only card of a value lies there and all happens that was seen."""

    def __init__(self, numbers, mine, held):
        whole = sum(numbers.values())
        self.chances = {place: number / whole for place, number in numbers.items() if (place == mine) == held}

    @property
    def weight(self):
        return sum(self.chances.values())

    def may_go(self, start, end, share):
        shift(self.chances, start, end, share)

    def goes(self, start, end, share):
        self.chances = {end: self.chances.get(start, 0) * share}

    def stays(self, start, share):
        if start in self.chances:
            self.chances[start] *= 1 - share

    def go(self, start, end):
        shift(self.chances, start, end, 1)


class Two:
    """Place of the one → place of the other → the same of two cards; every pair of places stands there both ways round."""

    def __init__(self, numbers, mine, held):
        whole = sum(numbers.values())
        self.chances = {
            place: {
                other: number * (cards - (place == other)) / whole / (whole - 1)
                for other, cards in numbers.items()
                if (place == mine) + (other == mine) == held
            }
            for place, number in numbers.items()
        }

    @property
    def weight(self):
        return sum(sum(row.values()) for row in self.chances.values())

    def may_go(self, start, end, share):
        both = self.chances.get(start, {}).pop(start, 0)
        self.each_may_go(start, end, share)
        if both:  # only one of them goes
            self.chances[start][start] = both * (1 - 2 * share)
            add(self.chances[start], end, both * share)
            add(self.chances[end], start, both * share)

    def each_may_go(self, start, end, share):
        there = self.chances.setdefault(end, {})
        row = self.chances.get(start, {})
        for place, lying in row.items():
            row[place] = lying * (1 - share)
            add(there, place, lying * share)
        for row in self.chances.values():
            shift(row, start, end, share)

    def goes(self, start, end, share):
        before, self.chances = self.chances.get(start, {}), {}
        for place, lying in before.items():
            add(self.chances.setdefault(end, {}), place, lying * share)
            add(self.chances.setdefault(place, {}), end, lying * share)

    def stays(self, start, share):
        row = self.chances.get(start, {})
        both = row.get(start, 0)
        for place in row:
            row[place] *= 1 - share
        for row in self.chances.values():
            if start in row:
                row[start] *= 1 - share
        if both:
            self.chances[start][start] = both * (1 - 2 * share)

    def go(self, start, end):
        self.each_may_go(start, end, 1)
