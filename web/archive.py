"""The drawer with everything kept on this phone: games under way, deleted ones for a day, and what could not be read, put aside whole."""

import json

from .edition import edition
from .freight import NotAboard
from .reading import UNREADABLE, called, editions, in_whole, looked_at, parsed, replayed, row_by_row, thrown_away
from .ticket import Ticket

A_DAY = 24 * 60 * 60 * 1000
MISHAPS = "mishaps"  # which records have made a page raise, and in which edition


def gone(kind, id):
    return f"gone/{id}" if kind == "game" else f"gone/{kind}/{id}"


class Archive:
    """Texts by key, as they lie in the browser's database, and what must be written there next."""

    def __init__(self, records):
        self.records = dict(records)
        self.writes = {}
        self.before = {}  # what lay where something was written since
        self.aside = []  # keys of what was put aside, to be told
        self.faults = []  # what was raised while a record was shown, to be reported
        self.blamed = set()  # keys; a page may be drawn twice for one press
        self.waiting = set()  # keys of games that nobody can show yet: what they need could not be fetched
        self.is_waiting_told = True

    # -- writing

    def lay(self, key, text):
        """`None` leaves the place empty."""
        self.before.setdefault(key, self.records.get(key))
        self.writes[key] = text
        if text is None:
            self.records.pop(key, None)
        else:
            self.records[key] = text

    def put(self, key, thing):
        self.lay(key, json.dumps(thing, ensure_ascii=False, separators=(",", ":")))

    def drop(self, key):
        if key in self.records:
            self.lay(key, None)

    def take_writes(self):
        writes = [*self.writes.items()]
        self.writes, self.before, self.blamed = {}, {}, set()
        return writes

    def take_back(self):
        """Everything lies again as it did before the press that has raised: what nobody was shown has not happened."""
        for key, text in self.before.items():
            self.records.pop(key, None)
            if text is not None:
                self.records[key] = text
        self.writes, self.before, self.aside, self.blamed = {}, {}, [], set()

    # -- putting aside

    def keep_copy(self, key):
        """The whole of it, as it is, under `kept/`; what was kept there before stays."""
        text = self.records[key]
        text, place = text if type(text) is str else json.dumps(text), f"kept/{key}"
        while self.records.get(place, text) != text:
            place += "~"
        self.lay(place, text)

    def put_aside(self, key):
        self.keep_copy(key)
        self.drop(key)
        self.aside.append(key)

    def blame(self, key, fault):
        """A page has raised over this record. The second time in one edition the record is put aside; says whether it was.

        Where there is no memory left, that is the phone's fault, and no record's.
        """
        self.faults.append(fault)
        if isinstance(fault, MemoryError) or key not in self.records or key in self.blamed:
            return False
        self.blamed.add(key)
        version, mishaps = edition()["version"], self.read(MISHAPS, editions, {})
        self.put(MISHAPS, {other: last for other, last in mishaps.items() if other in self.records and other != key} | {key: version})
        if mishaps.get(key) != version:
            return False
        self.put_aside(key)
        return True

    def forgive(self, key):
        """It has gone on well since."""
        mishaps = self.read(MISHAPS, editions, {})
        if mishaps.pop(key, None):
            self.put(MISHAPS, mishaps)

    # -- reading

    def keys(self, start):
        return [key for key in self.records if key.startswith(start)]

    def read(self, key, of, otherwise):
        """A small record, as `of` reads it; one that is damaged is put aside, and counts as missing."""
        if key not in self.records:
            return otherwise
        try:
            return of(parsed(self.records[key]))
        except UNREADABLE:
            self.put_aside(key)
            return otherwise

    def listed(self, key, of):
        """A record that is a list: what is right in it stays; if something was not, the whole is kept as it was."""
        kept, right, sound = self.read(key, row_by_row, []), [], []
        for row in kept:
            try:
                right.append(of(row))
            except UNREADABLE:
                continue
            sound.append(row)
        if len(sound) < len(kept):
            self.put_aside(key)
            self.put(key, sound)
        return right

    def each(self, kind, of):
        """Id → what `of` reads of it, for every record of a kind; whatever is damaged is put aside."""
        found = {}
        for key in self.keys(f"{kind}/"):
            id = key.removeprefix(f"{kind}/")
            try:
                found[id] = of(called(id), self.records[key])
            except NotAboard:
                self.is_waiting_told &= key in self.waiting
                self.waiting.add(key)
            except UNREADABLE:
                self.put_aside(key)
            except Exception as fault:
                self.blame(key, fault)
        return found

    def games(self):
        """Every game under way, to be looked at only."""
        return [*self.each("game", looked_at).values()]

    def tickets(self, say):
        """Games under way, the last played first. One of which no ticket can be drawn does not keep the others from theirs."""
        tickets = []
        for session in self.games():
            try:
                tickets.append(Ticket.of(session, say))
            except Exception as fault:
                self.blame(f"game/{session.id}", fault)
        return tuple(sorted(tickets, key=lambda ticket: -ticket.date))

    def open(self, id):
        """The game behind a ticket, and the moves lost to newer rules. None if it cannot be read: then it is put aside."""
        key = f"game/{id}"
        try:
            session, lost = replayed(id, self.records[key])
        except UNREADABLE:
            self.put_aside(key)
            return None, []
        if lost:
            self.keep_copy(key)
        return session, lost

    # -- throwing away

    def throw_away(self, id, now, kind="game"):
        key = f"{kind}/{id}"
        record = self.read(key, in_whole, None)
        if record is not None:
            self.put(gone(kind, id), {"gone": now, "record": record})
            self.drop(key)

    def fetch_back(self, id, kind="game"):
        """A game that another tab has played on meanwhile is there already, and further."""
        key, place = f"{kind}/{id}", gone(kind, id)
        _, record = self.read(place, thrown_away, (None, None))
        if record is not None and key not in self.records:
            self.put(key, record)
        self.drop(place)

    def forget_old(self, now):
        """What was deleted more than a day ago is gone for good."""
        for key in self.keys("gone/"):
            gone_at, _ = self.read(key, thrown_away, (now, None))
            if type(gone_at) is not int or now - gone_at > A_DAY:
                self.drop(key)
