"""What a game deals to everybody on one day: a list of seeds, one for each day, frozen when they were chosen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

from pygame_logic.playthrough import Playthrough

from .words import Say

if TYPE_CHECKING:
    from .game import Game

FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
BASE = len(FIGURES)


class Daily:
    """What a game has for each day. Its room says what came of it."""

    SEATS: tuple[str, ...] = ()  # the level of the robot that sits there, or nothing for whoever plays
    OPTIONS: Mapping[str, str] = {}
    MOVES: Sequence[str] = ()  # that have been made already
    RESULT: re.Pattern[str]  # what may have come of it
    is_short = False  # without a last page of its own

    def __init__(self, text: str) -> None:
        figures = "".join(text.split())
        self.seeds = tuple(accumulate(int(figures[at : at + 2], BASE) for at in range(0, len(figures), 2)))

    def dealt(self, game: Game, number: int) -> Playthrough:
        """After the last deal of the list the first one comes again."""
        return Playthrough(game.RULES, self.seeds[(number - 1) % len(self.seeds)], len(self.SEATS), self.OPTIONS, self.MOVES)

    def result(self, played: Playthrough) -> str:
        """What came of it, to be kept."""
        raise NotImplementedError

    def mark(self, result: str, say: Say) -> Any:
        """The same in one sign."""
        raise NotImplementedError

    def told(self, result: str, say: Say) -> Any:
        """The same in sentences."""
        raise NotImplementedError

    def posted(self, result: str, say: Say) -> Sequence[str]:
        """The same for others, in lines that spoil nothing."""
        raise NotImplementedError


def as_text(seeds: Sequence[int]) -> str:
    """A list as a room keeps it: the steps from each seed to the next one, in two figures."""
    steps = [other - one for one, other in pairwise((0, *seeds))]
    return "".join(FIGURES[step // BASE] + FIGURES[step % BASE] for step in steps)
