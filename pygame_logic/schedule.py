"""What a table may change before the whistle: the hours of the five legs, and how many cards each passenger has."""

import re

from .table import IllegalGame, pick

USUAL_STACKS = {3: (2, 2), 4: (3, 2), 5: (3, 3)}  # of four players it is not printed which of the two has three


class Timetable:
    """ "4 3 4 3 6": only the first leg is printed in the rulebook; the others are ours."""

    usual = "4 3 4 3 6"

    def __contains__(self, word):
        return type(word) is str and re.fullmatch(r"[1-9]( [1-9]){4}", word, re.ASCII) is not None

    def example(self, chance):
        return " ".join(str(pick(range(1, 10), chance)) for _ in range(5))


class Stacks:
    """ "usual", or "4 1": the first and the second passenger's cards."""

    usual = "usual"

    def __contains__(self, word):
        return type(word) is str and (word == self.usual or re.fullmatch(r"[0-6] [0-6]", word, re.ASCII) is not None)

    def example(self, chance):
        return pick((self.usual, self.usual, "3 3", "5 1", "3 2", "0 5", "2 2", "4 0"), chance)


def fits(word, cards, seats):
    """How many cards each stack gets; nothing is left over."""
    stacks = USUAL_STACKS[seats] if word == Stacks.usual else tuple(map(int, word.split(" ")))
    if sum(stacks) != cards:
        raise IllegalGame(f"{word}: {cards} cards are left for the passengers")
    return stacks
