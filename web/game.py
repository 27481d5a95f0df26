"""A game, as everything around it knows it: what it says about itself, and what is done for it where it says nothing.

A game writes only what it has. What is private, who may press and when the cover falls is decided outside of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import pygame_logic.bots
from pygame_logic.playthrough import Playthrough, Seen
from pygame_logic.table import Table

from .ending import by_points
from .markup import Html
from .parts import Screen, heading, menu, screen
from .people import Person
from .piece import Piece
from .placard import placard
from .plain import facts, questions, told
from .view import View
from .waiting import waiting
from .words import Say

if TYPE_CHECKING:
    from .archive import Archive
    from .lesson import Scene
    from .page import Message, Page
    from .shell import Shell

Options = dict[str, Any]


class Pocket(Protocol):
    """What a seat carries beside the game. `of(record)` reads it strictly, and raises where it is none."""

    def record(self) -> dict[str, Any]: ...


class Game:
    KEY: str  # in addresses, records and words
    RULES: ModuleType  # RULES, SEATS, OPTIONS and play
    # LEVELS, weakest first, each a level.… of shell.json; choose(seen, chance, level)
    BOTS: ModuleType = pygame_logic.bots
    POCKET: Any = None  # the class of what a seat carries
    FOLDS: Mapping[str, Sequence[str]] = {}  # name of a fold of the set-up page → the house rules that lie in it
    DOORS: dict[str, str] = {}  # house rule → the page where one sees what it means
    GESTURES: frozenset[str] = frozenset()  # verbs that bring raw samples or a form: `word` reads them
    NO_WORD: str | None = None  # the sentence for a gesture that was no move
    PAGES: tuple[type[Page], ...] = ()  # of its own, outside of a game
    VERBS: dict[str, Any] = {}  # pressed in notices of its own, on whatever page they hang
    MOMENTS: frozenset[str] = frozenset()  # what one would like to see again: how lines of the story begin
    LESSON: Sequence[Scene] = ()  # how it is learnt: web/lesson.py
    TODAY: Any = None  # a deal for each day, the same for everybody: a Daily

    # -- before a game

    @property
    def OPTIONS(self) -> Options:
        """The house rules that the set-up page offers."""
        options: Options = self.RULES.OPTIONS
        return options

    def why(self, option: str, say: Say) -> str | None:
        """What a house rule changes, in a sentence."""
        return say.if_any(f"{self.KEY}.option.{option}.why")

    def told_as(self, option: str, word: str, say: Say) -> str:
        """What a house rule may be set to; figures stand for themselves."""
        return say.if_any(f"{self.KEY}.option.{option}.{word}") or word

    def poster(self) -> Html:
        """The picture of its door: web/door.py says of what kind."""
        return placard(self.KEY)

    def signs(self) -> Iterable[str]:
        """The signs that are named in its data, and in no source: each with the letter of its set, as `icon` draws it."""
        return ()

    def usual_level(self, robots: int) -> str:
        """Of a robot that has just sat down where so many sit: the one in the middle."""
        levels: Sequence[str] = self.BOTS.LEVELS
        return levels[len(levels) // 2]

    def dealt(self, options: Options, archive: Archive) -> Options:
        """What was chosen there, as the options of the rules: a deck is written out card by card."""
        return options

    def missing(self, options: Options, seats: int, say: Say) -> Sequence[str]:
        """What there is too little of for so many people, in sentences."""
        return ()

    def going_on(self, options: Options, archive: Archive) -> Options:
        """The same for a game that begins on this phone, or begins again: what earlier games here have left."""
        return options

    def shared(self, played: Playthrough) -> Options:
        """The options by which others are dealt the same: without what earlier games on this phone have left."""
        return dict(played.options)

    def remember(self, archive: Archive, then: Any, played: Playthrough) -> None:
        """What later games here should know of what has happened since the table was as `then`."""

    def packed(self, options: Options) -> list[Any] | None:
        """What a save must carry because another phone does not have it."""
        return None

    def unpack(self, options: Options, rows: list[Any]) -> None:
        """Back from a save; whatever is wrong with it raises."""

    # -- at the table

    def progress(self, table: Table, say: Say) -> str:
        """How far it has come: "Turn 14", for its ticket."""
        return ""

    def called_up(self, table: Table, seat: int, people: Sequence[Person], say: Say) -> tuple[Sequence[Person], str]:
        """Whom the cover calls, and by what name: one seat, or a crew that shares its cards."""
        return people[seat : seat + 1], people[seat].name

    def quickest(self, table: Table, seats: Sequence[int], people: Sequence[Person]) -> int:
        """Which of these robots speaks up first, as everybody sees the table."""
        return seats[0]

    def task(self, seen: Seen, seat: int, people: Sequence[Person], say: Say) -> str:
        """What the cover asks that seat to do; `seen` is the onlooker's."""
        key = f"{self.KEY}.task.{getattr(seen.table, 'phase', '')}"
        return say(key) if key in say else say("cover.task")

    def under_cover(self, table: Table, say: Say) -> Html | None:
        """What everybody may look at while the phone changes hands."""
        return None

    def board(self, view: View) -> Html | None:
        """What lies open for everybody, as a picture."""
        return facts(view, self.KEY)

    def hand(self, view: View) -> Html | None:
        """What the seat that looks holds, where the board does not show it."""
        return None

    def lies_flat(self, table: Table) -> bool:
        """Whether the phone lies in the middle: no covers, one page with an edge for everybody."""
        return False

    def screen(self, view: View) -> Screen:
        """The page of whoever is asked, or of everybody: until a game draws its own, its questions and what is known."""
        if not view.seen.awaited:
            return self.over(view)
        head = [heading(view.say(f"{self.KEY}.name")), menu(view.say)]
        return screen("table", head, self.board(view), questions(view, self.KEY))

    def waiting(self, view: View) -> Screen:
        """What a seat, or the board in the middle, sees while others decide: the open table, its own hand, and who is awaited."""
        return waiting(view, self.board(view), self.hand(view))

    def over(self, view: View) -> Screen:
        """The last page."""
        return by_points(view, self.KEY, self.poster(), self.scores(view.table), self.winners(view.table))

    def word(self, seen: Seen, message: Message, settings: dict[str, str]) -> str | None:
        """A gesture's raw samples, or what stands in the fields, as the word of a move; None: it was none."""
        return None

    def missed(self, seen: Seen, message: Message, settings: dict[str, str], draft: str) -> tuple[str | None, str]:
        """A gesture that was no move: the sentence that says so, and what of the next move is begun all the same."""
        return self.NO_WORD, draft

    def given_up(self, seen: Seen) -> str | None:
        """What the falling blind answers for a seat whose clock runs."""
        return None

    def jotted(self, pocket: Any, seen: Seen, words: Sequence[str], form: dict[str, str]) -> Any:
        """A mark on one's own sheet, a standing order → the pocket then; no move."""
        return pocket

    def firsts(self, view: View) -> Sequence[str]:
        """What may be new to whoever looks at this page: <key>.first.<name> explains it, where the page does not itself."""
        return ()

    def standing(self, seen: Seen, pocket: Any) -> str | None:
        """The word that somebody has said beforehand."""
        return None

    def rule_now(self, table: Table) -> str:
        """The paragraph of the rules page about what is going on."""
        return ""

    def sounds(self, news: Sequence[Any]) -> Sequence[str]:
        """What is heard of the log lines since the last page, all of it public: "flap", "lever", "bell", "card", "punch", "tick"."""
        return ()

    # -- afterwards

    def scores(self, table: Table) -> Sequence[int]:
        """One number a seat; where the fewest win, they count below nothing."""
        return getattr(table, "scores", (0,) * len(table.hands))

    def winners(self, table: Table) -> Sequence[int]:
        """Most points win, and those who have as many share it."""
        points = self.scores(table)
        return [seat for seat in table.present if points[seat] == max(points[other] for other in table.present)]

    def feats(self, tables: Sequence[Table]) -> Mapping[int, dict[str, Any]]:
        """Seat → what of its game is worth remembering for years, off all its tables: {name: a number or a word}."""
        return {}

    def feats_told(self, found: Sequence[Mapping[str, Any]], say: Say) -> Sequence[str]:
        """What somebody has left in all their games, in sentences."""
        return []

    def first_seat(self, table: Table) -> int:
        """Who began: a rematch begins one seat further."""
        return 0

    def story(self, table: Table, people: Sequence[Person], say: Say) -> Sequence[tuple[Any, Sequence[Any]]]:
        """The game told again: chapters, each a heading and its lines."""
        return told(table)

    def retold(self, view: View, at: int) -> Any:
        """A line of the story in a sentence, as far as whoever looks knows; None: it has none."""
        return None

    def picture(self, table: Table, number: int, people: Sequence[Person], say: Say) -> dict[str, Any]:
        """A part of the story as a sheet to keep, if the story has such doors."""
        raise LookupError(f"{self.KEY} has no sheet {number}")

    # -- on the rules page, and among the phone's things

    def figure(self, name: str, say: Say, thrown: Any) -> Html | None:
        """A picture that the rules page asks for; `thrown`: what a practice throw came to."""
        return None

    def practised(self, message: Message, settings: dict[str, str], chance: Callable[[], float]) -> Any:
        """What a practice throw on the rules page came to."""
        return None

    def open_link(self, shell: Shell, fragment: str) -> bool:
        """Whether an address holds something of this game's own; then it is opened."""
        return False

    def open_file(self, shell: Shell, text: str, brought: Any) -> bool:
        """The same of a file that somebody has chosen."""
        return False

    def take_in(self, archive: Archive, theirs: Archive) -> Sequence[Piece]:
        """What a file holds of this game's own, which is a drawer like ours: merged into ours, kind by kind."""
        return ()
