"""Somebody who plays a golden game move by move on a phone that dies after each of them: what was painted last must be there again.

Whose time was running has passed meanwhile, as if they had looked elsewhere."""

import json

from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE, key_of
from tests.playthroughs import goldens
from tests.screens.phone import Phone

ID = "00000001"
RECORD, PLACE = f"game/{ID}", f"game-{ID}"


def begun(name):
    """The record of a golden game before its first move, and the moves that are to come."""
    rules, save = goldens.goldens()[name][0], goldens.read(name)
    played = Playthrough(rules, save["seed"], save["seats"], save["options"])
    return recorded(played, PEOPLE[: played.seats], key_of(rules)), save["moves"]


def kept_moves(records):
    """Of the game under way, or of the same game once it is over."""
    kept = records.get(RECORD) or records[f"over/{ID}"]
    return json.loads(kept)["save"]["moves"]


def lost_by_killing(name):
    """What was painted and is not there after a restart: (how many moves had been made, what is there instead)."""
    record, moves = begun(name)
    phone, lost = Phone(records={RECORD: record}, where=PLACE), []
    for count, move in enumerate(moves, 1):
        if phone.screen == "cover":
            phone.press("uncover")
        phone.send({"do": f"play {move}"})
        again = phone.restarted()
        there = again.shell.session.played.moves if again.shell.session else kept_moves(again.records)
        if (there[:count], again.screen in ("cover", "table", "over")) != (moves[:count], True):
            lost.append((count, again.screen, there[-2:]))
    return lost
