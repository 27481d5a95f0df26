"""One game being played: a seed and every move since; all the rest follows from replaying them."""

from dataclasses import dataclass
from random import Random

from .table import Ask, IllegalGame, Table

SEEDS = range(2**53)  # a number that JavaScript, too, can hold without rounding it
MOST_MOVES = 5_000
LONGEST_MOVE = 200


class IllegalMove(Exception):
    """Not among the moves open now; the message tells whose are awaited, not which: they are cards."""


@dataclass(frozen=True)
class Seen:
    """Everything one seat may know: what its page is drawn from, its bot thinks from and its own device is sent."""

    seat: int | None
    table: Table
    awaited: tuple  # the seats that have not answered yet
    words: dict  # seat → words: the questions it may hear; those to its own team, and all that are asked aloud
    answered: dict  # seat → word: what it and its team have answered, while others are still awaited
    aloud: bool
    said: int  # how often it has answered: a press carries it, so a second tap does not answer the next question


class Playthrough:
    """A game, how it was set up, and its moves; `ask` is the question that is open now, `table` what lies there."""

    def __init__(self, game, seed, seats, options=None, moves=()):
        self.options = usual_options(game) | (options or {})
        wrong = [name for name, word in self.options.items() if type(word) is not str or word not in game.OPTIONS.get(name, ())]
        if type(seed) is not int or seed not in SEEDS or type(seats) is not int or seats not in game.SEATS or wrong:
            raise IllegalGame(f"seed {seed!r:.20}, seats {seats!r:.20}, {wrong!r:.99}")
        self.game, self.seed, self.seats, self.moves = game, seed, seats, []
        self._replay()
        if len(self.table.hands) != seats:
            raise TypeError(f"{game.__name__} starts with {len(self.table.hands)} hands for {seats} seats")
        for move in moves:
            self.play(move)

    def _replay(self):
        self._script = self.game.play(self.seats, Random(self.seed).random, self.options)
        self._go_on(None)
        for move in self.moves:
            self._hear(*self.read(move))

    def _go_on(self, answers):
        """Tells the script what was answered, and listens to what it asks next."""
        try:
            ask = self._script.send(answers)
        except StopIteration as end:
            ask = Ask(end.value, {})
        if not isinstance(ask, Ask) or not isinstance(ask.table, Table):
            raise TypeError(f"{self.game.__name__} said {ask!r:.99}: a step asks by 'yield from' and returns its table")
        self.ask, self.table, self._answers, self.is_over = ask, ask.table, {}, not ask.answers

    def _hear(self, seat, word):
        """One answer; the script hears of it once it has all the answers it waits for."""
        answers = self._answers | {seat: word}
        if self.ask.everyone and len(answers) < len(self.ask.answers):
            self._answers = answers
        else:
            self._go_on(answers)

    @property
    def open(self):
        """Seat → the words it may answer with now."""
        return {seat: words for seat, words in self.ask.answers.items() if seat not in self._answers}

    def seen_by(self, seat):
        return Seen(
            seat=seat,
            table=self.table.seen_by(seat),
            awaited=tuple(self.open),
            words={asked: words for asked, words in self.open.items() if self._hears(seat, asked)},
            answered={asked: word for asked, word in self._answers.items() if self._hears(seat, asked)},
            aloud=self.ask.aloud,
            said=self.said(seat),
        )

    def _hears(self, seat, asked):
        return self.ask.aloud or asked is None or self.table.may_see(seat, asked)

    def said(self, seat):
        return sum(move.split(" ", 1)[0] == called(seat) for move in self.moves)

    def read(self, move):
        """Reading and judging are one act: "2 peace" → (2, "peace"), if it is open now."""
        who, _, word = move.partition(" ") if type(move) is str else ("", "", "")
        for seat, words in self.open.items():
            if called(seat) == who and word in words:
                return seat, word
        raise IllegalMove(f"{move!r:.80}; awaited: {', '.join(map(called, self.open))}")

    def play(self, move):
        seat, word = self.read(move)
        try:
            self._hear(seat, word)
        except Exception:
            self._replay()  # a script that raised is dead: a mistake in the rules costs one move and never the game
            raise
        self.moves.append(move)
        return self

    def can_undo(self, seat):
        """One's own answer, while others are still awaited: the script has not heard it, so nobody learnt anything."""
        return seat in self._answers

    def undo(self, seat):
        if not self.can_undo(seat):
            raise IllegalMove(f"{called(seat)} has nothing to take back")
        move = f"{called(seat)} {self._answers.pop(seat)}"
        del self.moves[len(self.moves) - 1 - self.moves[::-1].index(move)]
        return self

    def save(self):
        return {"rules": self.game.RULES, "seed": self.seed, "seats": self.seats, "options": self.options, "moves": [*self.moves]}

    @classmethod
    def load(cls, game, saved):
        """The game, replayed as far as it stays legal, and the moves of an older save that no longer are."""
        if not is_save(saved):
            raise IllegalGame("this is no saved game")
        played = cls(game, saved["seed"], saved["seats"], saved["options"])
        for at, move in enumerate(saved["moves"]):
            try:
                played.play(move)
            except IllegalMove:
                return played, saved["moves"][at:]
            except Exception:
                if saved["rules"] == game.RULES:
                    raise  # our own mistake, not the save's age: the error page says so and the save is kept
                return played, saved["moves"][at:]
        return played, []


def is_save(saved):
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


def usual_options(game):
    """The first of an option's words is the usual one; words that cannot be listed name theirs."""
    return {name: words[0] if isinstance(words, tuple) else words.usual for name, words in game.OPTIONS.items()}


def called(seat):
    return "all" if seat is None else str(seat)
