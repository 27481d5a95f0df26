"""One game on this phone: who sits where, who holds the phone, and what may be on its screen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any

from pygame_logic.playthrough import MOST_MOVES, SEEDS, Playthrough, Seen
from pygame_logic.table import Table

from . import absence
from .absence import Absence
from .dates import day_of, moment
from .game import Game
from .people import COLOURS, Person, are_told_apart, told_apart
from .standing import Standing, standings
from .view import View
from .words import Say

LONGEST_THOUGHT = 5 * 60 * 1000  # milliseconds; after that the phone was put away


def next_asked(played: Playthrough, holder: int | None, people: Sequence[Person]) -> int | None:
    """Whose answer comes next: the holder's, then whose hand the holder shares, then clockwise. Fewest passes; robots never wait."""
    seats = [seat for seat in played.open if seat is None or not people[seat].bot]
    named = [seat for seat in seats if seat is not None]
    if not named or holder is None:
        return named[0] if named else None
    return min(named, key=lambda seat: (seat != holder, not played.table.may_see(holder, seat), (seat - holder) % len(people)))


@dataclass
class Session:
    id: str
    game: Game
    people: tuple[Person, ...]
    played: Playthrough
    began: int  # milliseconds since 1970
    at: int = 0  # of the last move
    took: int = 0  # milliseconds of play until then: a night on the shelf is none
    holder: int | None = None
    near: int | None = None  # who held it when the blind fell
    draft: str = ""
    habits: dict[int, str] = field(default_factory=dict)  # seat → the gesture that made its last move, if one did
    greets: bool = False  # nobody here has played such a game: its first page says what it is
    told: int = field(default=0)  # log lines whose sounds were already heard
    kept: Table = field(default_factory=Table)  # the table as it was when this was put into the drawer
    pockets: dict[int, Any] = field(default_factory=dict)  # seat → what it carries beside the game, where a game has that
    absences: tuple[Absence, ...] = ()  # who got off for a while, in the order of getting off
    luck: int | None = None  # of its robots, where they must do the same again; or else they have the phone's
    theirs: tuple[Standing, ...] = ()  # how the same deal has ended for whoever sent it
    day: int = 0  # the number of the day whose deal it is, from 1
    is_kept: bool = True  # in the drawer; a lesson is not

    def __post_init__(self) -> None:
        self.told, self.kept = len(self.played.table.log), self.played.table
        if self.alone is not None:
            self.holder = self.alone

    @property
    def alone(self) -> int | None:
        """The seat of the only person among robots: nobody to hide anything from. Whoever is away is near, and may return."""
        persons = absence.persons(self)
        return persons[0] if len(persons) == 1 else None

    @property
    def asked(self) -> int | None:
        return next_asked(self.played, self.near if self.holder is None else self.holder, self.people)

    @property
    def lies_flat(self) -> bool:
        """In the middle of the table, as everybody may know."""
        return self.game.lies_flat(self.played.table.seen_by(None))

    @property
    def is_covered(self) -> bool:
        seat, table = self.asked, self.played.table
        if seat is None or self.played.ask.aloud or self.lies_flat:
            return False
        return self.holder is None or not table.may_see(self.holder, seat)

    @property
    def viewer(self) -> int | None:
        """Whose view is on the screen: the asked seat's when it is asked in private, otherwise the onlooker's."""
        if self.alone is not None:
            return self.alone
        return None if self.played.is_over or self.played.ask.aloud or self.is_covered or self.lies_flat else self.asked

    @property
    def seen(self) -> Seen:
        """What is on the screen. Its count of answers takes in the whole table's, for a second tap on theirs must not count either."""
        seen = self.played.seen_by(self.viewer)
        return seen if self.viewer is None else replace(seen, said=seen.said + self.played.said(None))

    def uncover(self) -> None:
        self.holder = self.asked

    def cover(self) -> None:
        """The blind falls. Where time was running for the holder it has run out: nobody studies an offer behind the blind."""
        seat = self.asked
        word = None if seat is None else self.game.given_up(self.played.seen_by(seat))
        if word is not None:
            self.played.play(f"{seat} {word}")
        if not self.played.ask.aloud:
            self.draft = ""  # what is begun in the open is everybody's: whoever comes back from the menu finds it
        self.near = self.near if self.holder is None else self.holder
        self.holder = self.alone

    def play(self, move: str) -> None:
        """A person's move. Who answered in private has the phone in hand; after an answer in the open nobody can tell who has."""
        seat, _ = self.played.read(move)
        is_aloud = self.played.ask.aloud
        self.played.play(move)
        self.near = None
        if not is_aloud:
            self.holder = seat
        elif seat is None or seat != self.holder:
            self.holder = self.alone
        self.draft = ""

    def welcome(self, name: str) -> None:
        """Somebody has come aboard: a new seat, in a colour that nobody wears who is still there."""
        worn = {self.people[seat].colour for seat in self.played.table.present if seat < len(self.people)}
        colour = next(colour for colour in COLOURS if colour not in worn)
        name = told_apart(name, [person.name for person in self.people])
        self.people = (*self.people, Person(name, colour))

    @property
    def pocket(self) -> Any:
        """What whoever looks carries."""
        return None if self.viewer is None else self.pockets.get(self.viewer)

    def view(self, say: Say, settings: dict[str, str], met: frozenset[str] = frozenset()) -> View:
        """What the page of whoever looks is drawn from."""
        theirs = self.theirs if self.played.is_over else ()
        habit = "" if self.asked is None else self.habits.get(self.asked, "")
        return View(self.seen, self.people, say, self.draft, settings, self.pocket, met, theirs, self.day, habit)

    def jot(self, words: Sequence[str], form: dict[str, str]) -> None:
        """A mark on one's own sheet, a standing order: no move, and nobody else's business."""
        if self.game.POCKET and self.viewer is not None and not self.is_covered:
            pocket = self.pocket or self.game.POCKET()
            self.pockets = self.pockets | {self.viewer: self.game.jotted(pocket, self.seen, words, form)}

    def let_robots_play(self, chance: Callable[[], float]) -> None:
        """Every robot that is asked answers, and whoever has left a standing order; it may also hold its tongue."""
        if self.luck is not None:
            chance = Random(self.luck * MOST_MOVES + len(self.played.moves)).random
        silent: set[int] = set()
        while quick := [seat for seat in self.played.open if seat is not None and seat not in silent]:
            seat = self.game.quickest(self.played.table.seen_by(None), quick, self.people)
            word = self.word_of(seat, chance)
            if word is None:
                silent.add(seat)
            else:
                self.played.play(f"{seat} {word}")
                silent = set()

    def word_of(self, seat: int, chance: Callable[[], float]) -> str | None:
        """What a robot chooses, or a person has said beforehand."""
        if self.people[seat].bot:
            word: str | None = self.game.BOTS.choose(self.played.seen_by(seat), chance, self.people[seat].bot)
            return word
        return self.game.standing(self.played.seen_by(seat), self.pockets[seat]) if seat in self.pockets else None

    def news(self) -> Sequence[Any]:
        """The log lines since the last page, each told once."""
        log, told = self.played.table.log, self.told
        self.told = len(log)
        return log[told:]

    @property
    def can_undo(self) -> bool:
        return self.holder is not None and self.played.can_undo(self.holder)

    def undo(self) -> None:
        self.played.undo(self.holder)

    def note_time(self, now: int) -> None:
        self.took += min(max(now - self.at, 0), LONGEST_THOUGHT)
        self.at = now

    def record(self) -> dict[str, Any]:
        people = [asdict(person) for person in self.people]
        record = {"game": self.game.KEY, "people": people, "began": self.began, "save": self.played.save(), "at": self.at}
        record |= {"took": self.took}
        if self.luck is not None:
            record["luck"] = self.luck
        if self.theirs:
            record["theirs"] = self.theirs
        if self.day:
            record["day"] = self.day
        if self.pockets:
            record["pockets"] = {str(seat): pocket.record() for seat, pocket in self.pockets.items()}
        if self.absences:
            record["absences"] = [each.record() for each in self.absences]
        cards = self.game.packed(self.played.options)
        return record | {"cards": cards} if cards else record

    @classmethod
    def from_record(cls, id: str, record: dict[str, Any], games: Mapping[str, Game]) -> tuple[Session, list[str]]:
        """The game as it was left, covered, and the moves that newer rules no longer allow. What is no such game raises."""
        game, began, at = games[record["game"]], moment(record["began"]), moment(record["at"])
        people = tuple(Person.of(person, game.BOTS.LEVELS) for person in record["people"])
        played, lost = Playthrough.load(game.RULES, record["save"])
        game.unpack(played.options, record.get("cards", []))
        table = played.table
        seats = len(table.hands)
        if len(people) < seats or not all(person.name for person in people):
            raise ValueError(f"{len(people)} people in {seats} seats")
        if not are_told_apart([people[seat] for seat in table.present]):  # whoever gets on may wear the colour of somebody who got off
            raise ValueError("two people in one colour")
        carried = record.get("pockets", {})
        pockets = {seat: game.POCKET.of(carried[str(seat)]) for seat in range(seats) if str(seat) in carried}
        if len(pockets) < len(carried):
            raise ValueError("a pocket that nobody carries")
        absences = tuple(Absence.of(each, seats) for each in record.get("absences", ()))
        took, luck, theirs = moment(record.get("took", 0)), record.get("luck"), standings(record.get("theirs", []), len(COLOURS) * 2)
        if luck is not None and (type(luck) is not int or luck not in SEEDS):
            raise ValueError("nobody has such luck")
        day = 0 if game.TODAY is None else day_of(record.get("day", 0))
        more: dict[str, Any] = {"pockets": pockets, "absences": absences, "luck": luck, "theirs": theirs, "day": day}
        return cls(id, game, people[:seats], played, began, at, took, **more), lost
