"""Somebody gets off for a while: a robot plays the seat, from that seat's view, and gives it back to whoever returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from pygame_logic.playthrough import MOST_MOVES, Playthrough

from .people import Person
from .words import Say

if TYPE_CHECKING:
    from .session import Session


@dataclass(frozen=True)
class Absence:
    seat: int
    start: int  # how many moves had been made
    end: int | None = None  # nothing yet: the robot still plays

    def record(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, record: Any, seats: int) -> Absence:
        """What was kept of it; what is none raises."""
        seat, start, end = record["seat"], record["start"], record["end"]
        moves = range(MOST_MOVES + 1)
        if type(seat) is not int or seat not in range(seats) or type(start) is not int or start not in moves:
            raise ValueError(f"nobody gets off seat {seat!r:.20} after {start!r:.20} moves")
        if end is not None and (type(end) is not int or end not in moves[start:]):
            raise ValueError(f"nobody returns after {end!r:.20} moves")
        return cls(seat, start, end)


def is_away(session: Session, seat: int) -> bool:
    return any(each.seat == seat and each.end is None for each in session.absences)


def persons(session: Session) -> Sequence[int]:
    """The seats of people, away or not: robots that were robots from the beginning stay."""
    present = [seat for seat in session.played.table.present if seat < len(session.people)]  # not one who has this moment come aboard
    return [seat for seat in present if not session.people[seat].bot or is_away(session, seat)]


def may_go(session: Session, seat: int) -> bool:
    """Somebody must stay: robots need no phone."""
    return [each for each in persons(session) if not is_away(session, each)] != [seat]


def leaves(session: Session, seat: int) -> None:
    robots = sum(bool(person.bot) for person in session.people)
    session.absences = (*session.absences, Absence(seat, len(session.played.moves)))
    sits_down(session, seat, session.game.usual_level(robots))


def returns(session: Session, seat: int) -> None:
    moves = len(session.played.moves)
    ended = [replace(each, end=max(each.start, moves)) if each.seat == seat and each.end is None else each for each in session.absences]
    session.absences = tuple(each for each in ended if each.end != each.start)  # nothing happened meanwhile
    sits_down(session, seat, "")


def sits_down(session: Session, seat: int, bot: str) -> None:
    """The blind falls: whoever has the phone in hand now is not the one whose view is asked for next."""
    session.people = tuple(replace(person, bot=bot) if at == seat else person for at, person in enumerate(session.people))
    session.cover()


def given_back(session: Session, seat: int) -> Person:
    """Whoever sits there in the next game: the robot's errand ends with this one."""
    return replace(session.people[seat], bot="") if is_away(session, seat) else session.people[seat]


def told(session: Session, say: Say) -> Sequence[str]:
    """For the story: who was away, and from when to when."""
    return [
        say("away.told", name=session.people[each.seat].name, start=after(session, each.start, say), end=after(session, each.end, say))
        for each in session.absences
    ]


def after(session: Session, moves: int | None, say: Say) -> str:
    """How far the game had come after so many moves, as its ticket would have said."""
    if moves is None:
        return say("away.now")
    played = session.played
    then = Playthrough(played.game, played.seed, played.seats, played.options, played.moves[:moves])
    return session.game.progress(then.seen_by(None).table, say) or say("away.moves", n=moves)
