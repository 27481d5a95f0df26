"""What every game is made of: a table everyone sees, hands only some see, and questions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from .story import Story, Whispers

T = TypeVar("T")
Seat = int | None  # None: the whole table, whoever is near
Chance = Callable[[], float]


class IllegalGame(Exception):
    """No game starts like this; a script may say so too, before its first question: a pack too small for the seats."""


class Unlisted(Protocol):
    """Answers that are too many to be listed: a throw, a telegram."""

    def __contains__(self, word: object, /) -> bool: ...
    def example(self, chance: Chance) -> str: ...


Words = tuple[str, ...] | Unlisted


@dataclass(frozen=True)
class Table:
    """Face up: the fields. `hands`: each seat's own. `down`: what nobody may see. `log`: the story so far."""

    hands: tuple[Any, ...] = ()
    down: Any = None
    log: Story = field(default_factory=Story)
    whispers: Whispers = field(default_factory=Whispers)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that still play; a game that somebody may leave says so here."""
        return tuple(range(len(self.hands)))

    def may_see(self, seat: Seat, owner: int) -> bool:
        """Whether a seat may look into this hand; a game with teams says so here."""
        return seat == owner

    def back(self, hidden: Any) -> Any:
        """What others see of a hand, or of what lies face down: in sorted order, for places give cards away."""
        return None

    def seen_by(self: T_Table, seat: Seat) -> T_Table:
        """The only redaction there is; for None, the table as an onlooker sees it."""
        hands = tuple(hand if self.may_see(seat, owner) else self.back(hand) for owner, hand in enumerate(self.hands))
        return replace(self, hands=hands, down=self.back(self.down), whispers=self.whispers.heard_by(seat))

    def tell(self: T_Table, what: str, *details: Any, to: Iterable[int] = (), secret: Any = None) -> T_Table:
        """One more line in the story, with a secret that only some seats learn from it."""
        table = self.whisper(to, len(self.log), secret) if to else self
        return replace(table, log=self.log.and_then((what, *details)))

    def whisper(self: T_Table, seats: Iterable[int], at: int, secret: Any) -> T_Table:
        """These seats alone learn it from the line `at`."""
        return replace(self, whispers=self.whispers.and_then((tuple(seats), at, secret)))


T_Table = TypeVar("T_Table", bound=Table)


@dataclass(frozen=True)
class Ask:
    """A question: for each seat asked the words it may answer with."""

    table: Table
    answers: Mapping[Seat, Words]
    everyone: bool = True  # wait for all of them, or else for whoever answers first
    aloud: bool = False  # asked and answered in the open; otherwise a seat needs the device to itself


Script = Generator[Ask, dict[Seat, str], T]  # asks, hears who has answered what, and returns something: the table, as a rule
Given = tuple[object, ...] | list[Any] | range | Unlisted  # words as a script may give them
Answers = Mapping[Seat, Given]


def ask_each(table: Table, answers: Answers, aloud: bool = False) -> Script[dict[Seat, str]]:
    """Everyone answers, unseen by the others: yield from … → {seat: word}. Who has one word only is not asked:
    so give one word for each card held, doubles too, or it shows that somebody's two cards are the same."""
    words = {seat: as_words(these) for seat, these in answers.items()}
    forced = {seat: these[0] for seat, these in words.items() if isinstance(these, tuple) and len(these) == 1}
    asked = {seat: these for seat, these in words.items() if seat not in forced}
    heard = forced | ((yield Ask(table, asked, aloud=aloud)) if asked else {})
    return {seat: heard[seat] for seat in words}  # as they were asked: who was quicker is nobody's business


def ask_one(table: Table, seat: int, words: Given, aloud: bool = False) -> Script[str]:
    """One seat answers: yield from … → word"""
    return (yield from ask_each(table, {seat: words}, aloud))[seat]


def ask_any(table: Table, answers: Answers, aloud: bool = False) -> Script[tuple[Seat, str]]:
    """The first to answer decides; asked even if only one word is open: yield from … → (seat, word)"""
    words = {seat: as_words(these) for seat, these in answers.items()}
    return next(iter((yield Ask(table, words, everyone=False, aloud=aloud)).items()))


def wait_for(table: Table, seats: Iterable[Seat], word: str = "ready", aloud: bool = False) -> Script[None]:
    """Looking at something, or keeping the pace, is no choice but takes its time: all these seats say when."""
    yield Ask(table, {seat: (word,) for seat in seats}, aloud=aloud)


def as_words(words: Given) -> Words:
    return tuple(map(str, words)) if isinstance(words, (tuple, list, range)) else words


def replace(thing: T, **changes: Any) -> T:
    """The same with other fields: `dataclasses.replace` for what is only a row of fields, in a fraction of its time."""
    other = object.__new__(type(thing))
    fields = other.__dict__
    fields.update(thing.__dict__, **changes)
    if len(fields) > len(thing.__dict__):
        raise TypeError(f"{type(thing).__name__} has no {', '.join(changes.keys() - thing.__dict__.keys())}")
    return other


def pick(things: Sequence[T], chance: Chance) -> T:
    return things[int(chance() * len(things))]


def who_begins(seats: int, chance: Chance, options: Mapping[str, str]) -> int:
    """By the house rule `first`: one seat, or whichever chance picks."""
    first = pick(range(seats), chance) if options["first"] == "random" else int(options["first"])
    if first >= seats:
        raise IllegalGame(f"seat {first} begins, of {seats}")
    return first


def shuffled(things: Iterable[T], chance: Chance) -> tuple[T, ...]:
    return tuple(sorted(things, key=lambda _: chance()))
