"""The clues of Mystery Express: how, who, why, where and when; every card is one of their values, and its back says which."""

from typing import NamedTuple

HOW, WHO, WHY, WHERE = CATEGORIES = ("how", "who", "why", "where")
WHEN = "when"
QUESTIONS = (*CATEGORIES, WHEN)
VALUES = {
    HOW: ("shot", "clubbed", "poisoned", "hanged", "stabbed", "pushed"),
    WHO: ("candy", "edmund", "karlov", "orourke", "perez", "rajiv"),
    WHY: ("money", "greed", "despair", "unknown", "jealousy", "rivalry"),
    WHERE: ("lounge", "sleeping", "smoking", "passenger", "dining", "club"),
    WHEN: ("4:00", "4:30", "4:45", "6:15", "6:30", "11:15", "11:45", "12:00"),
}
COPIES = {HOW: 2, WHO: 2, WHY: 2, WHERE: 2, WHEN: 3}
MOST_SEATS = 5
CATEGORY = {value: category for category, values in VALUES.items() for value in values}


def values_of(category, seats):
    """In the order of the sheet: four players drop the last of each, three the last two; the times are never fewer."""
    values = VALUES[category]
    return values if category == WHEN else values[: len(values) - (MOST_SEATS - seats)]


def cards_of(category, seats):
    return tuple(value for value in values_of(category, seats) for _ in range(COPIES[category]))


class Backs(NamedTuple):
    """What others see of cards: how many there are of each category."""

    how: int = 0
    who: int = 0
    why: int = 0
    where: int = 0

    @classmethod
    def of(cls, cards):
        categories = [CATEGORY[card] for card in cards]
        return cls(*map(categories.count, CATEGORIES))


def of_category(cards, category):
    return tuple(card for card in cards if CATEGORY[card] == category)
