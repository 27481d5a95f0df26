"""What somebody has done on this phone, over all games that are remembered; names that mean the same person are joined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple
from zlib import crc32

from .people import clean_name
from .piece import Piece
from .scores import Score, scores

NAMES = "names"  # the record: a name → whose other name it is, both as they are compared


class Played(NamedTuple):
    """One game of somebody's."""

    score: Score
    at: int  # whose line of it is theirs

    @property
    def has_won(self) -> bool:
        return self.score.names[self.at] in self.score.winners

    @property
    def points(self) -> int:
        return abs(int(self.score.points[self.at]))

    @property
    def feats(self) -> dict[str, Any]:
        return self.score.feats[self.at] if self.score.feats else {}


class Somebody(NamedTuple):
    called: str  # what stands in an address
    name: str  # as it was written last
    names: tuple[str, ...]  # theirs and those that were joined, as they are compared
    games: tuple[Played, ...]  # the oldest first

    @property
    def won(self) -> int:
        return sum(played.has_won for played in self.games)

    @property
    def rank(self) -> tuple[int, int]:
        """The least stands first; whoever has the same shares the place."""
        return -self.won, len(self.games)

    def written(self, name: str) -> str:
        """One of their names as it was written last."""
        return next((each for each in reversed(self.all_written) if each.casefold() == name), name)

    @property
    def all_written(self) -> list[str]:
        return [played.score.names[played.at] for played in self.games]

    def has_met(self, other: Somebody) -> bool:
        """Whoever sat at the same table is somebody else."""
        tables = {(played.score.at, played.score.id) for played in self.games}
        return any((played.score.at, played.score.id) in tables for played in other.games)

    def by_game(self) -> dict[str, list[Played]]:
        found: dict[str, list[Played]] = {}
        for played in self.games:
            found.setdefault(played.score.game, []).append(played)
        return found

    def streaks(self) -> tuple[int, int]:
        """(games won in a row until now, most ever won in a row)"""
        rows = [(won, len([*run])) for won, run in groupby(played.has_won for played in self.games)]
        return rows[-1][1] if rows[-1][0] else 0, max((count for won, count in rows if won), default=0)


def names_of(record: Any) -> dict[str, str]:
    """Of a record; whatever is no pair of names raises."""
    joined = {alias: name for alias, name in record.items() if clean_name(alias) and clean_name(name)}
    if len(joined) < len(record) or {*joined.values()} & joined.keys():
        raise ValueError("names that lead to names")
    return joined


def joined(archive: Any) -> dict[str, str]:
    found: dict[str, str] = archive.read(NAMES, names_of, {})
    return found


def everybody(archive: Any) -> list[Somebody]:
    return counted(scores(archive), joined(archive))


def counted(entries: Sequence[Score], same: dict[str, str]) -> list[Somebody]:
    """Who has won most, first, and of these whoever has played least for it. The same name is the same person, however it was typed."""
    found: dict[str, list[Played]] = {}
    for score in entries:
        for at, name in enumerate(score.names):
            found.setdefault(same.get(name.casefold(), name.casefold()), []).append(Played(score, at))
    people = [somebody(name, games, same) for name, games in found.items()]
    return sorted(people, key=lambda one: one.rank)


def somebody(name: str, games: Sequence[Played], same: dict[str, str]) -> Somebody:
    names = (name, *(alias for alias, whose in same.items() if whose == name))
    one = Somebody(f"{crc32(name.encode()):08x}", name, names, tuple(games))
    return one._replace(name=one.written(name))


def join(archive: Any, name: str, other: str) -> None:
    """From now on the other name is this one's, with whatever was joined to it."""
    put(archive, with_joined(joined(archive), name, other))


def with_joined(same: dict[str, str], name: str, other: str) -> dict[str, str]:
    return same | {alias: name for alias in (other, *(alias for alias, whose in same.items() if whose == other))}


def split(archive: Any, alias: str) -> None:
    put(archive, {each: whose for each, whose in joined(archive).items() if each != alias})


def put(archive: Any, same: dict[str, str]) -> None:
    archive.put(NAMES, same)


def take_in(archive: Any, theirs: Any) -> Piece:
    """Names that were joined on another phone; what was decided here stays."""
    same, there, new = joined(archive), joined(theirs), 0
    for alias, name in there.items():
        whose = same.get(name, name)
        if alias not in same and alias != whose:
            same, new = with_joined(same, whose, alias), new + 1
    if new:
        put(archive, same)
    return Piece("luggage.names", new, len(there) - new)
