"""How a game has ended for somebody: the name, the points, and whether that has won. A deal carries it to others, to be compared."""

from __future__ import annotations

from typing import Any, NamedTuple

from .people import clean_name

POINTS = range(-9_999, 10_000)


class Standing(NamedTuple):
    name: str
    points: int  # where the fewest win, they count below nothing
    has_won: bool

    @classmethod
    def of(cls, record: Any) -> Standing:
        """What was kept, or sent, of it; what is none raises."""
        name, points, has_won = record
        if type(name) is not str or not clean_name(name) or type(points) is not int or points not in POINTS or type(has_won) is not bool:
            raise ValueError(f"nobody ends like this: {record!r:.80}")
        return cls(clean_name(name), points, has_won)


def standings(records: Any, most: int) -> tuple[Standing, ...]:
    """Of a whole table."""
    if type(records) is not list or len(records) > most:
        raise ValueError("no table ends like this")
    return tuple(map(Standing.of, records))
