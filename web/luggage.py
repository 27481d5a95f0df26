"""Luggage: all that a phone keeps, as one file; and such a file from another phone, or an older one of this, merged without doubles."""

import json
from functools import partial
from typing import Any, NamedTuple

from . import firsts, markup as h, scores, statistics, today
from .archive import Archive
from .fragment import folded, unfolded
from .games import DOORS, GAMES
from .party import Party
from .piece import Piece
from .reading import LONGEST_RECORD, UNREADABLE, looked_at, parsed
from .settings import known_settings

MARK, FORM = "pocket-express", 2  # of the first the records lay open
LONGEST = LONGEST_RECORD * 20  # letters, or bytes unfolded; a thousand of the longest evenings are less
UNDER_WAY, LAST_PLAYERS, SETTINGS = "game/", "people/", "settings"
FEW = 5  # games that are told one by one without being asked
DENSEST = 100  # bytes that a letter unfolds into; of games it is three or four
OF_GAMES = tuple(start for door in DOORS.values() for start in door.records)
OURS = (UNDER_WAY, LAST_PLAYERS, scores.SCORES, scores.WHOLE, statistics.NAMES, today.RECORD, SETTINGS, firsts.MET, *OF_GAMES)
CARRIED = (*OURS, "kept/")  # what was put aside goes along, for whoever can make something of it


class Newer(ValueError):
    """A later edition has written it, in a form that nobody here knows."""


class Luggage(NamedTuple):
    pieces: tuple[Piece, ...]
    left: int  # entries that stay in the file: damaged ones, and what nobody here knows

    @property
    def new(self):
        return sum(piece.new for piece in self.pieces)


def packed(records):
    """Folded: whoever looks into the file does not read by accident what somebody holds."""
    return json.dumps({MARK: FORM, "folded": folded(records)})


def everything(archive):
    """All that is read at the start, and goes along; the finished games lie further back."""
    return {key: text for key, text in archive.records.items() if key.startswith(CARRIED)}


def opened(brought):
    """The records in a file, as they lie in it; whatever is no such file raises."""
    form = brought.get(MARK)
    if type(form) is int and form > FORM:
        raise Newer(form)
    if "folded" not in brought:
        return dict(brought["records"])
    return dict(unfolded(brought["folded"], min(LONGEST, DENSEST * len(brought["folded"]))))


def take_in(archive, records, open_here=None):
    """Merges them into the drawer; `open_here`: the game that is open, which nobody changes behind its back.

    The file is a drawer, too, and read as strictly. What was put aside there stays out: it may be the old state of a game that has gone on.
    """
    theirs = Archive(records)
    pieces = [
        under_way(archive, theirs, open_here),
        scores.take_in(archive, theirs),
        statistics.take_in(archive, theirs),
        today.take_in(archive, theirs),
        habits(archive, theirs),
        *(piece for game in GAMES.values() for piece in game.take_in(archive, theirs)),
    ]
    archive.faults += theirs.faults
    left = len({*theirs.aside}) + len(theirs.faults) + sum(not key.startswith(OURS) for key in records)
    return Luggage(tuple(piece for piece in pieces if piece.new or piece.known), left)


def under_way(archive, theirs, open_here):
    """By their ids; of the same game the further one stays, and one that is over is not under way any more."""
    over, games, new = {score.id for score in scores.scores(archive)}, theirs.each("game", looked_at), []
    for score in scores.scores(theirs):
        key = f"{UNDER_WAY}{score.id}"
        if key != open_here and is_further(theirs.records.get(scores.whole(score)), archive.records.get(key)):
            archive.drop(key)
    for id, game in games.items():
        key = f"{UNDER_WAY}{id}"
        here = archive.records.get(key)
        if id not in over and key != open_here and (here is None or is_further(theirs.records[key], here)):
            archive.lay(key, theirs.records[key])
            new.append(game)
    return Piece("luggage.games", len(new), len(games) - len(new), partial(tables, games=new))


def is_further(text, here):
    """Whether it is the same game, and goes on from where it is here."""
    try:
        theirs, ours = ({"moves": []} | parsed(each)["save"] for each in (text, here))
        moves, known = theirs.pop("moves"), ours.pop("moves")
        return theirs == ours and len(moves) > len(known) and moves[: len(known)] == known
    except UNREADABLE:
        return False


def tables(say, games):
    """Who sits at each."""
    if not games:
        return None
    rows = ((say(f"{game.game.KEY}.name"), ", ".join(person.name for person in game.people)) for game in games)
    return h.details(".fold.small", open=len(games) <= FEW)[
        h.summary[say("luggage.who")], h.ul[(h.li[h.b[name], " ", people] for name, people in rows)]
    ]


def habits(archive, theirs):
    """Who played last, the settings, and what has been explained: those of this phone stay, where it has any."""
    readers: dict[str, Any] = {f"{LAST_PLAYERS}{key}": partial(Party.from_record, game=game) for key, game in GAMES.items()}
    readers |= {SETTINGS: known_settings, firsts.MET: firsts.Met.of}
    found = [key for key, of in readers.items() if theirs.read(key, of, None)]
    new = [key for key in found if key not in archive.records]
    for key in new:
        archive.lay(key, theirs.records[key])
    return Piece("luggage.habits", len(new), len(found) - len(new))
