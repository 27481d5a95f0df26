"""What one page of a game is drawn from: what its seat may see, who sits where, and what whoever holds the phone has begun."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pygame_logic.playthrough import Seen

from .people import Person
from .standing import Standing
from .words import Say


@dataclass(frozen=True)
class View:
    seen: Seen  # what the seat that looks may know, or the onlooker
    people: Sequence[Person]
    say: Say
    draft: str = ""  # the beginning of a move
    settings: dict[str, str] = field(default_factory=dict)
    pocket: Any = None  # what that seat carries beside the game
    met: frozenset[str] = frozenset()  # what it has been told of already: web/firsts.py
    theirs: Sequence[Standing] = ()  # how the same deal has ended for others
    day: int = 0  # the number of the day whose deal it is
    habit: str = ""  # the gesture by which whoever is asked has made their last move, where one did

    @property
    def table(self) -> Any:
        return self.seen.table

    @property
    def seat(self) -> int | None:
        return self.seen.seat

    @property
    def words(self) -> Any:
        """What that seat may answer now."""
        return self.seen.words.get(self.seat)

    def name(self, seat: int) -> str:
        return self.people[seat].name

    @property
    def is_alone(self) -> bool:
        """Among robots there is nobody to hide anything from."""
        return sum(not self.people[seat].bot for seat in self.table.present if seat < len(self.people)) == 1

    @property
    def is_own(self) -> bool:
        """Whether that seat may mark and write on it: what is asked aloud is everybody's page, unless one is alone."""
        return self.seat is not None and (not self.seen.aloud or self.is_alone)

    @property
    def is_private(self) -> bool:
        """Whether this is one seat's own page while others share the phone."""
        return self.seat is not None and not self.is_alone
