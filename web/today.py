"""The deal of the day: what is played on which date, how it has gone on here, and how others are told of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from .dates import DAYS, date_here, day_of
from .deal import party_of
from .edition import edition
from .fragment import folded, unfolded
from .game import Game
from .game_link import edition_of
from .games import DOORS, GAMES
from .notices import warning
from .piece import Piece
from .reading import UNREADABLE

if TYPE_CHECKING:
    from .archive import Archive
    from .session import Session
    from .shell import Shell

RECORD = "today"
LINK, LARGEST = "day-", 500
BEGIN = date(2026, 11, 16)  # the first day of every list


def number_of(now: int) -> int:
    """Of the day that it is here; before the first one, 0 or less."""
    return (date_here(now) - BEGIN).days + 1


def date_of(number: int) -> date:
    return BEGIN + timedelta(number - 1)


# -- what came of it


class Done(NamedTuple):
    game: str
    number: int
    result: str

    @classmethod
    def of(cls, record: Any) -> Done:
        key, number, result = record
        if type(result) is not str or not result.isprintable() or not GAMES[key].TODAY.RESULT.fullmatch(result) or day_of(number) == 0:
            raise ValueError(f"no day ends like this: {record!r:.80}")
        return cls(key, number, result)


def done(archive: Archive, game: Game) -> dict[int, str]:
    """Number → what came of that day; what was entered first counts."""
    kept: list[Done] = archive.listed(RECORD, Done.of)
    return {each.number: each.result for each in reversed(kept) if each.game == game.KEY}


def enter(archive: Archive, session: Session) -> None:
    kept: list[Done] = archive.listed(RECORD, Done.of)
    new = Done(session.game.KEY, session.day, session.game.TODAY.result(session.played))
    if not any(each[:2] == new[:2] for each in kept):
        archive.put(RECORD, [*kept, new])


def take_in(archive: Archive, theirs: Archive) -> Piece:
    """Days that another phone has played; of a day that both have, what came of it here stays."""
    kept, there = archive.listed(RECORD, Done.of), theirs.listed(RECORD, Done.of)
    known = {each[:2] for each in kept}
    new = {each[:2]: each for each in reversed(there) if each[:2] not in known}
    if new:
        archive.put(RECORD, [*kept, *new.values()])
    return Piece("luggage.days", len(new), len(there) - len(new))


def streak(days: Mapping[int, str], today: int) -> int:
    """How many days in a row until today; while today's is still to be played, until yesterday."""
    last = today if today in days else today - 1
    return next(length for length in count() if last - length not in days)


# -- beginning, and telling others


def games() -> list[Game]:
    return [GAMES[door.key] for door in DOORS.values() if door.has_today]


def under_way(archive: Archive, game: Game, number: int) -> str | None:
    """The id of the game in which that day's deal is being played."""
    return next((each.id for each in archive.games() if each.game is game and each.day == number and not each.played.is_over), None)


def begin(shell: Shell, game: Game) -> None:
    number = number_of(shell.now)
    id = under_way(shell.archive, game, number)
    if id:
        return shell.do_resume({}, id)
    if number in DAYS[1:] and number not in done(shell.archive, game):
        party = party_of(shell, game, game.TODAY.SEATS, {})
        shell.sit_down(game, party.named(shell.say), game.TODAY.dealt(game, number), luck=number, day=number)


def as_link(game: Game, number: int, address: str) -> str:
    return f"{address}#{LINK}{folded([edition()['version'], game.KEY, number])}"


def open_link(shell: Shell, fragment: str) -> bool:
    """Somebody has told of a day: the page of today says which one was meant."""
    if not fragment.startswith(LINK):
        return False
    try:
        theirs, key, number = unfolded(fragment.removeprefix(LINK), LARGEST)
        if GAMES[key].TODAY is None or day_of(number) == 0:
            raise ValueError("no day of ours")
        told_of = edition_of(theirs), GAMES[key], number
    except UNREADABLE:
        shell.notice = partial(warning, word="wrong-game")
        return True
    shell.way.go("today")
    page: Any = shell.way.page
    page.told_of = told_of
    return True
