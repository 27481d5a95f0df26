"""A telegram, or the final answers: at most one entry for each question, and any may stay blank."""

from dataclasses import dataclass

from ..table import pick
from .clues import QUESTIONS, values_of

BLANK = "-"


@dataclass(frozen=True)
class Entries:
    """ "telegram shot - despair - 4:00": how, who, why, where, when."""

    verb: str
    seats: int

    def __contains__(self, word):
        if type(word) is not str:
            return False
        verb, *entries = word.split(" ")
        return verb == self.verb and len(entries) == len(QUESTIONS) and all(map(self.may, QUESTIONS, entries))

    def __str__(self):
        return self.verb

    def may(self, question, entry):
        return entry == BLANK or entry in values_of(question, self.seats)

    def example(self, chance):
        return " ".join((self.verb, *(pick((BLANK, *values_of(question, self.seats)), chance) for question in QUESTIONS)))


def entries_of(word):
    return tuple(word.split(" ")[1:])
