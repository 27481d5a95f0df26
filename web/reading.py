"""The edge: what lies in a record, or in a file, is only text. It is read strictly into something right, or raises one of UNREADABLE."""

import json
import re
from functools import lru_cache

from pygame_logic.table import IllegalGame

from .games import GAMES
from .session import Session

LONGEST_RECORD = 1_500_000
ID = re.compile("[0-9a-z]{1,16}")  # of a game or a pack: it stands in addresses, and in what a control says it does
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, IllegalGame)


def parsed(text):
    """What a record says: text, no longer than any that we write, and without the numbers that JSON does not have."""
    if type(text) is not str or len(text) > LONGEST_RECORD:
        raise ValueError("this is no record")
    return json.loads(text, parse_constant=no_number)


def no_number(word):
    raise ValueError(f"{word} is no number")


def called(id):
    """The name of a game or a pack, if it is one that we give."""
    if not ID.fullmatch(id):
        raise ValueError(f"nothing of ours is called {id!r:.40}")
    return id


def row_by_row(record):
    if type(record) is not list:
        raise TypeError("this is no list")
    return record


def in_whole(record):
    """As it is, to be laid elsewhere."""
    if type(record) is not dict:
        raise TypeError("this is none of our records")
    return record


def thrown_away(record):
    """When something was deleted, and what it was."""
    return record.get("gone"), record.get("record")


def editions(record):
    """Key of a record → the edition in which a page has raised over it."""
    return {key: version for key, version in record.items() if type(version) is str}


def replayed(id, text):
    """The game that a record tells of, and the moves lost to newer rules."""
    return Session.from_record(called(id), parsed(text), GAMES)


@lru_cache(maxsize=64)
def looked_at(id, text):
    """The same for whoever only looks: a record that has not changed need not be replayed for every home page."""
    return replayed(id, text)[0]
