"""A game that is over, seen again: the table each time that something on it has changed, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pygame_logic.playthrough import Playthrough, Seen
from pygame_logic.table import Seat, Table

from .game import Game
from .people import Person
from .view import View
from .words import Say


class Step(NamedTuple):
    table: Table
    since: int  # the first line of the story that is new
    aloud: bool

    def view(self, seat: Seat, people: Sequence[Person], say: Say) -> View:
        """What that seat could have known then; None: whoever stood by."""
        return View(Seen(seat, self.table.seen_by(seat), (), {}, {}, self.aloud, 0), people, say)


def steps(played: Playthrough) -> list[Step]:
    again = Playthrough(played.game, played.seed, played.seats, played.options)
    taken = [Step(again.table, 0, again.ask.aloud)]
    for move in played.moves:
        again.play(move)
        if again.table is not taken[-1].table:
            taken.append(Step(again.table, len(taken[-1].table.log), again.ask.aloud))
    return taken


def after(taken: Sequence[Step], at: int, seat: Seat) -> int:
    """The next step at which that seat, or whoever stood by, sees something else."""
    at = min(at + 1, len(taken) - 1)
    while at < len(taken) - 1 and is_the_same(taken, at, seat):
        at += 1
    return at


def before(taken: Sequence[Step], at: int, seat: Seat) -> int:
    """The step at which they began to see what they saw before."""
    for back in (0, 1):
        at = max(at - back, 0)
        while at and is_the_same(taken, at, seat):
            at -= 1
    return at


def is_the_same(taken: Sequence[Step], at: int, seat: Seat) -> bool:
    return bool(taken[at].table.seen_by(seat) == taken[at - 1].table.seen_by(seat))


def told(game: Game, step: Step, view: View) -> list[Any]:
    """What has just happened, in sentences, as far as whoever looks knows."""
    sentences = (game.retold(view, at) for at in range(step.since, len(step.table.log)))
    return [sentence for sentence in sentences if sentence is not None]


def moments(game: Game, taken: Sequence[Step], people: Sequence[Person], say: Say) -> list[tuple[int, Any]]:
    """What one would like to see again: (step, what happened)."""
    end = taken[-1].view(None, people, say)
    return [
        (number, game.retold(end, at))
        for number, step in enumerate(taken)
        for at in range(step.since, len(step.table.log))
        if step.table.log[at][0] in game.MOMENTS
    ]
