"""One game being played: a seed and every move since; all the rest follows from replaying them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self

from .table import Ask, Chance, IllegalGame, Script, Seat, Table, Unlisted, Words

SEEDS = range(2**53)  # a number that JavaScript, too, can hold without rounding it
MOST_MOVES = 5_000
LONGEST_MOVE = 200


class IllegalMove(Exception):
    """Not among the moves open now; the message tells whose are awaited, not which: they are cards."""


class UnlistedOption(Unlisted, Protocol):
    """A house rule whose words are too many to be listed: a deck."""

    @property
    def usual(self) -> str: ...


class Game(Protocol):
    """The rules of a game: a module, as a rule."""

    __name__: str
    RULES: int
    SEATS: Container[int]
    OPTIONS: Mapping[str, tuple[str, ...] | UnlistedOption]

    def play(self, seats: int, chance: Chance, options: Mapping[str, str], /) -> Script[Table]: ...


@dataclass(frozen=True)
class Seen:
    """Everything one seat may know: what its page is drawn from, its bot thinks from and its own device is sent."""

    seat: Seat
    table: Table
    awaited: tuple[Seat, ...]  # the seats that have not answered yet
    words: dict[Seat, Words]  # the questions it may hear; those to its own team, and all that are asked aloud
    answered: dict[Seat, str]  # what it and its team have answered, while others are still awaited
    aloud: bool
    said: int  # how often it has answered: a press carries it, so a second tap does not answer the next question


class Playthrough:
    """A game, how it was set up, and its moves; `ask` is the question that is open now, `table` what lies there.

    `open`: seat → the words it may answer with now.
    """

    def __init__(self, game: Game, seed: int, seats: int, options: Mapping[str, str] | None = None, moves: Iterable[str] = ()):
        self.options = usual_options(game) | {**(options or {})}
        wrong = [name for name, word in self.options.items() if type(word) is not str or word not in game.OPTIONS.get(name, ())]
        if type(seed) is not int or seed not in SEEDS or type(seats) is not int or seats not in game.SEATS or wrong:
            raise IllegalGame(f"seed {seed!r:.20}, seats {seats!r:.20}, {wrong!r:.99}")
        self.game, self.seed, self.seats = game, seed, seats
        self.moves: list[str] = []
        self._said: Counter[Seat] = Counter()
        self._replay()
        if len(self.table.hands) != seats:
            raise TypeError(f"{game.__name__} starts with {len(self.table.hands)} hands for {seats} seats")
        for move in moves:
            self.play(move)

    def _replay(self) -> None:
        self._script = self.game.play(self.seats, Random(self.seed).random, self.options)
        self._go_on(None)
        for move in self.moves:
            self._hear(*self.read(move))

    def _go_on(self, answers: dict[Seat, str] | None) -> None:
        """Tells the script what was answered, and listens to what it asks next."""
        try:
            ask = next(self._script) if answers is None else self._script.send(answers)
        except StopIteration as end:
            ask = Ask(end.value, {})
        if not isinstance(ask, Ask) or not isinstance(ask.table, Table):
            raise TypeError(f"{self.game.__name__} said {ask!r:.99}: a step asks by 'yield from' and returns its table")
        self.ask, self.table = ask, ask.table
        self._wait({})

    def _hear(self, seat: Seat, word: str) -> None:
        """One answer; the script hears of it once it has all the answers it waits for."""
        answers = self._answers | {seat: word}
        if self.ask.everyone and len(answers) < len(self.ask.answers):
            self._wait(answers)
        else:
            self._go_on(answers)

    def _wait(self, answers: dict[Seat, str]) -> None:
        """For everybody who has not answered yet."""
        self._answers = answers
        self.open = {seat: words for seat, words in self.ask.answers.items() if seat not in answers}

    @property
    def is_over(self) -> bool:
        return not self.open

    @property
    def is_cut_short(self) -> bool:
        """It has as many moves as can be kept, and no end: it is over for good, for what came next could not be loaded."""
        return len(self.moves) >= MOST_MOVES and bool(self.ask.answers)

    def seen_by(self, seat: Seat) -> Seen:
        return Seen(
            seat=seat,
            table=self.table.seen_by(seat),
            awaited=tuple(self.open),
            words={asked: words for asked, words in self.open.items() if self._hears(seat, asked)},
            answered={asked: word for asked, word in self._answers.items() if self._hears(seat, asked)},
            aloud=self.ask.aloud,
            said=self.said(seat),
        )

    def _hears(self, seat: Seat, asked: Seat) -> bool:
        return self.ask.aloud or asked is None or self.table.may_see(seat, asked)

    def said(self, seat: Seat) -> int:
        return self._said[seat]

    def read(self, move: str) -> tuple[Seat, str]:
        """Reading and judging are one act: "2 peace" → (2, "peace"), if it is open now."""
        who, _, word = move.partition(" ") if type(move) is str else ("", "", "")
        for seat, words in self.open.items():
            if called(seat) == who and word in words:
                return seat, word
        raise IllegalMove(f"{move!r:.80}; awaited: {', '.join(map(called, self.open))}")

    def play(self, move: str) -> Self:
        seat, word = self.read(move)
        try:
            self._hear(seat, word)
        except Exception:
            self._replay()  # a script that raised is dead: a mistake in the rules costs one move and never the game
            raise
        self.moves.append(move)
        self._said[seat] += 1
        if self.is_cut_short:
            self.open = {}
        return self

    def can_undo(self, seat: Seat) -> bool:
        """One's own answer, while others are still awaited: the script has not heard it, so nobody learnt anything."""
        return seat in self._answers

    def undo(self, seat: Seat) -> Self:
        if not self.can_undo(seat):
            raise IllegalMove(f"{called(seat)} has nothing to take back")
        move = f"{called(seat)} {self._answers[seat]}"
        del self.moves[next(at for at in reversed(range(len(self.moves))) if self.moves[at] == move)]
        self._said[seat] -= 1
        self._wait({other: word for other, word in self._answers.items() if other != seat})
        return self

    def save(self) -> dict[str, Any]:
        return {"rules": self.game.RULES, "seed": self.seed, "seats": self.seats, "options": self.options, "moves": [*self.moves]}

    @classmethod
    def load(cls, game: Game, saved: Any) -> tuple[Self, list[str]]:
        """The game, replayed as far as it stays legal, and the moves of an older save that no longer are."""
        if not is_save(saved):
            raise IllegalGame("this is no saved game")
        played = cls(game, saved["seed"], saved["seats"], saved["options"])
        for at, move in enumerate(saved["moves"]):
            try:
                played.play(move)
            except IllegalMove:
                return played, saved["moves"][at:]
            except MemoryError:
                raise  # the phone's fault, and no move's
            except Exception:
                if saved["rules"] == game.RULES:
                    raise  # our own mistake, not the save's age: the error page says so and the save is kept
                return played, saved["moves"][at:]
        return played, []


def is_save(saved: Any) -> bool:
    """Whether it has the shape of a save: whoever reads it goes on to judge seats, options and moves."""
    match saved:
        case {"rules": int(rules), "seed": int(), "seats": int(), "options": dict(options), "moves": list(moves)}:
            words = (*options, *options.values())
            return (
                type(rules) is int
                and all(type(word) is str for word in words)
                and len(moves) <= MOST_MOVES
                and all(type(move) is str and len(move) <= LONGEST_MOVE for move in moves)
            )
    return False


def usual_options(game: Game) -> dict[str, str]:
    """The first of an option's words is the usual one; words that cannot be listed name theirs."""
    return {name: words[0] if isinstance(words, tuple) else words.usual for name, words in game.OPTIONS.items()}


def called(seat: Seat) -> str:
    return "all" if seat is None else str(seat)
