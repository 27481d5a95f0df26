"""What hangs at the station before anybody goes in: a game's poster, how many may come, whether it gives a lesson.

The game itself lies behind its door, and is read when somebody opens it: two thirds of all that is read at a start belong to games that
nobody plays now.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .markup import Html
from .placard import placard


@dataclass(frozen=True)
class Door:
    key: str  # of the game: in addresses, records and words
    seats: range
    painted: Callable[[], Html] | None = None
    has_lesson: bool = False
    has_today: bool = False
    records: tuple[str, ...] = ()  # how the keys of its own records begin: an exported file takes them along
    brings: frozenset[str] = frozenset()  # its own pages outside of a game, their verbs, and what its links begin with

    def poster(self) -> Html:
        """A picture of 400 by 600 that goes on around it: other walls show more of it or less, 250 by 270 about (270, 257) always.

        The name stands beside that in white, on `--sky` of its mood; on the last page the menu at the top right, so it is dark up there.
        """
        return self.painted() if self.painted else placard(self.key)
