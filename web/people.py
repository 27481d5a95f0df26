"""Who sits at the table: a name, a colour with its glyph, and whether a robot plays the seat."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

LONGEST_NAME = 24
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")  # letters by their name, of which nothing is seen
COLOURS = range(1, 14)


@dataclass(frozen=True)
class Person:
    name: str
    colour: int  # 1…13: signal disc, glyph and pattern
    bot: str = ""  # the level of the robot that plays, or nothing for somebody of flesh and blood

    @classmethod
    def of(cls, record, levels):
        """Whom a record tells of; what is nobody who could sit here raises."""
        name, colour, bot = record["name"], record["colour"], record.get("bot", "")
        if type(name) is not str or type(colour) is not int or colour not in COLOURS or bot not in ("", *levels):
            raise ValueError(f"nobody sits here as {name!r:.40}, {colour!r:.40}, {bot!r:.40}")
        return cls(clean_name(name), colour, bot)


@lru_cache(maxsize=256)
def clean_name(text):
    """What was typed, as a name that can be shown: one line, no control or direction marks, and no longer than a flap board."""
    kept = "".join(mark if unicodedata.category(mark)[0] not in "CZ" else " " for mark in text[: LONGEST_NAME * 40])
    return " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST_NAME].strip()


def typed_name(text):
    """The same, as somebody types it now: what cannot be seen is no name, though older phones have taken it for one."""
    return clean_name(BLANKS.sub(" ", text))


def are_told_apart(people):
    """Whether everybody wears a colour of their own."""
    return len({person.colour for person in people}) == len(people)


def told_apart(name, taken):
    """The second Anna is Anna 2."""
    called, number = name, 1
    while called.casefold() in {other.casefold() for other in taken}:
        number += 1
        called = f"{name[:21]} {number}"
    return called
