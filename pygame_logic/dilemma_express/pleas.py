"""What is said before the lever and after it: a plea for one's own track, and the one line of why."""

import re
from dataclasses import dataclass

from ..table import pick

MOST_PLACES = 3
LONGEST_WHY = 80  # characters
SENTENCE = re.compile(r"(\d{1,3})((?: [LR]\d{1,2})*)")


@dataclass(frozen=True)
class Sentence:
    """A sentence by its number and the characters it speaks of: "plea 12 L2 R3", "because 4 L1"."""

    places: tuple  # "L1"
    verb: str = "plea"

    def __contains__(self, word):
        return type(word) is str and word.startswith(f"{self.verb} ") and self.names(read(word))

    def names(self, sentence):
        number, places = sentence or (None, ())
        return number is not None and len({*places}) == len(places) <= MOST_PLACES and {*places} <= {*self.places}

    def example(self, chance):
        return f"{self.verb} {int(chance() * 20)} {pick(self.places, chance)}"


@dataclass(frozen=True)
class Why(Sentence):
    """A sentence, or a line of one's own: "why because nobody sings to me"."""

    verb: str = "because"

    def __contains__(self, word):
        return super().__contains__(word) or (type(word) is str and is_line(word))

    def example(self, chance):
        return pick((super().example(chance), "why I have an aunt like that"), chance)


def read(word):
    """(number, places) of a sentence; None if it is none. A number is written in one way only."""
    found = SENTENCE.fullmatch(word.partition(" ")[2])
    if not found or str(int(found[1])) != found[1]:
        return None
    return int(found[1]), tuple(found[2].split())


def is_line(word):
    verb, _, text = word.partition(" ")
    return verb == "why" and 0 < len(text) <= LONGEST_WHY and text.isprintable() and text == " ".join(text.split())
