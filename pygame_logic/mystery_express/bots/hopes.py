"""How much news a robot hopes for, wherever it might look: in categories still open, at cards that it does not know to lie there."""

from ..clues import CATEGORIES, COPIES, values_of
from ..train import Place, hand_of
from .notes import notes_of, open_values

HOLDS_BACK = 0.4  # who may choose shows what is known already: so much is left of a face that might be news


class Hopes:
    """For every category what one needs to know of it, and for every place how likely a face there is news."""

    def __init__(self, table, seat, level):
        self.table, self.notes = table, notes_of(table, seat)
        self.left = {category: open_values(self.notes, category, level) for category in CATEGORIES}
        self.seen = {sighting.value for sighting in self.notes.sightings}
        self.need = {category: self.need_of(category) for category in CATEGORIES}

    def need_of(self, category):
        """The fewer values are left, the more a card tells; but the more of the others are about, the rarer it is news."""
        left = self.left[category]
        if len(left) == 1:
            return 0
        of_open = sum(COPIES[category] - 1 / len(left) - (value in self.seen) for value in left)
        crossed = set(values_of(category, self.notes.seats)).difference(left)
        of_others = sum(COPIES[category] - self.notes.own.count(value) for value in crossed)
        return of_open / (of_open + of_others) / len(left)

    @property
    def usual(self):
        """Of any face."""
        return sum(self.need.values()) / len(self.need)

    def of(self, place, category):
        """Of a card of that category, whichever of those that lie there."""
        return self.need[category] * (1 - self.known(place, category))

    def of_choice(self, seat, category):
        """Of the card that this seat will choose to show."""
        known = self.known(hand_of(seat), category)
        return self.need[category] * (1 - known) * (HOLDS_BACK if known else 1)

    def known(self, place, category):
        """The share of the cards there that one has seen before."""
        number, could = self.notes.numbers.get((place, category), 0), self.notes.could
        if not number:
            return 1
        there = (1 / len(could[value]) for value in self.left[category] if value in self.seen and place in could[value])
        return min(1, sum(there) / number)

    def of_look(self, word):
        """Of a word that says where one looks: "slot 2", "search why", "peek left why right how", "look 0 hand 2"."""
        table, (verb, *rest) = self.table, word.split(" ")
        match verb:
            case "slot":
                return self.of_slot(int(rest[0]))
            case "search":
                return self.of(hand_of(table.matter[1]), rest[0])
            case "look":
                return 1 - self.known(Place(rest[1], int(rest[2])), table.power_of(self.notes.seat))
        sides = {"left": hand_of(table.left), "right": hand_of(table.right)}
        return sum(self.of(sides[side], category) for side, category in zip(rest[::2], rest[1::2], strict=True))

    def of_slot(self, slot):
        return self.of(Place("slot", slot), self.table.down.slots[slot - 1])
