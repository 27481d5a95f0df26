"""The drawer with everything kept on this phone: games under way, deleted ones for a day, what could not be read."""

import json
from dataclasses import dataclass
from functools import lru_cache

from pygame_logic.table import IllegalGame

from .games import GAMES
from .sitting import Sitting

A_DAY = 24 * 60 * 60 * 1000
EXPORT = "pocket-express"
CARRIED = ("game/", "people/", "scores", "settings", "hidden", "pack/")  # what an exported file may bring along
LONGEST_RECORD = 1_500_000
MOMENTS = range(253_402_300_800_000)  # milliseconds from 1970 to the year 9999, the last that has a date
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError, IllegalGame)


@dataclass(frozen=True)
class Ticket:
    """What is drawn of a game under way; its save is the whole deal and stays in the drawer."""

    id: str
    game: object  # the glue module
    line: str
    date: int  # milliseconds of the last move
    names: str


def replayed(id, text):
    """The game that a record tells of, and the moves lost to newer rules; one that cannot be read raises one of UNREADABLE."""
    record = json.loads(text)
    if type(record["at"]) is not int or record["at"] not in MOMENTS:
        raise ValueError(f"last played at {record['at']!r:.40}")
    return Sitting.from_record(id, record, GAMES)


@lru_cache(maxsize=64)
def looked_at(id, text):
    """The same for whoever only looks: a record that has not changed need not be replayed for every home page."""
    return replayed(id, text)[0]


def gone(kind, id):
    return f"gone/{id}" if kind == "game" else f"gone/{kind}/{id}"


class Archive:
    """Texts by key, as they lie in the browser's database, and what must be written there next."""

    def __init__(self, records):
        self.records = dict(records)
        self.writes = {}

    def put(self, key, thing):
        self.records[key] = self.writes[key] = json.dumps(thing, ensure_ascii=False, separators=(",", ":"))

    def drop(self, key):
        if self.records.pop(key, None) is not None:
            self.writes[key] = None

    def rename(self, key, to):
        self.records[to] = self.writes[to] = self.records[key]
        self.drop(key)

    def take_writes(self):
        writes, self.writes = [*self.writes.items()], {}
        return writes

    def read(self, key, otherwise):
        """A small record; one that is damaged is put aside, under `kept/`, and counts as missing."""
        if key not in self.records:
            return otherwise
        try:
            thing = json.loads(self.records[key])
        except (ValueError, RecursionError):
            thing = None
        if type(thing) is not type(otherwise):
            self.rename(key, f"kept/{key}")
            return otherwise
        return thing

    def keys(self, start):
        return [key for key in self.records if key.startswith(start)]

    def open(self, id):
        """The game behind a ticket, and the moves lost to newer rules. None if it cannot be read: then it is kept, and reported."""
        try:
            sitting, lost = replayed(id, self.records[f"game/{id}"])
        except UNREADABLE:
            self.rename(f"game/{id}", f"kept/{id}")
            return None, []
        if lost:
            self.records[f"kept/{id}"] = self.writes[f"kept/{id}"] = self.records[f"game/{id}"]
        return sitting, lost

    def games(self):
        """Every game under way, to be looked at only. What cannot be read is put aside."""
        found = []
        for key in self.keys("game/"):
            id = key.removeprefix("game/")
            try:
                found.append(looked_at(id, self.records[key]))
            except UNREADABLE:
                self.rename(key, f"kept/{id}")
        return found

    def put_aside_unreadable(self):
        """How many games under way could not be read."""
        return len(self.keys("game/")) - len(self.games())

    def tickets(self, say):
        """Games under way, the last played first."""
        tickets = (self.ticket(sitting, json.loads(self.records[f"game/{sitting.id}"])["at"], say) for sitting in self.games())
        return tuple(sorted(tickets, key=lambda ticket: -ticket.date))

    def ticket(self, sitting, at, say):
        line = sitting.glue.progress(sitting.played.seen_by(None).table, say)
        return Ticket(sitting.id, sitting.glue, line, at, ", ".join(person.name for person in sitting.people))

    def throw_away(self, id, now, kind="game"):
        key = f"{kind}/{id}"
        if key in self.records:
            self.put(gone(kind, id), {"gone": now, "record": json.loads(self.records[key])})
            self.drop(key)

    def fetch_back(self, id, kind="game"):
        """A game that another tab has played on meanwhile is there already, and further."""
        key, last = f"{kind}/{id}", self.read(gone(kind, id), {})
        if "record" in last and key not in self.records:
            self.put(key, last["record"])
        self.drop(gone(kind, id))

    def forget_old(self, now):
        """What was deleted more than a day ago is gone for good."""
        for key in self.keys("gone/"):
            gone_at = self.read(key, {}).get("gone")
            if type(gone_at) is not int or now - gone_at > A_DAY:
                self.drop(key)

    def export(self, only=None):
        keys = [f"game/{only}"] if only else [key for key in self.records if key.startswith(CARRIED)]
        return json.dumps({EXPORT: 1, "records": {key: self.records[key] for key in keys if key in self.records}}, ensure_ascii=False)

    def take_in(self, text):
        """The games of an exported file that this phone does not have yet; each is replayed before it is taken. None: not such a file."""
        try:
            brought = json.loads(text)["records"] if len(text) < LONGEST_RECORD * 4 else None
            brought = {key: record for key, record in brought.items() if type(record) is str and len(record) < LONGEST_RECORD}
        except UNREADABLE:
            return None
        new = Archive({key: record for key, record in brought.items() if key.startswith("game/") and key not in self.records})
        taken = [key for key in [*new.records] if new.open(key.removeprefix("game/"))[0]]
        for key in taken:
            self.put(key, json.loads(new.records[key]))
        return len(taken)
