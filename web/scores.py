"""How a game on this phone has ended: what the page of scores is drawn from."""

from typing import NamedTuple

from .dates import moment
from .games import GAMES
from .people import clean_name

MOST = 200  # games that are remembered
POINTS = range(-9_999, 10_000)


class Score(NamedTuple):
    game: str
    at: int
    id: str
    names: tuple
    points: tuple  # where the fewest win, they count below nothing

    @classmethod
    def of(cls, record):
        """From an entry as it is kept; whatever no game of ours could have left raises."""
        names, points = record["names"], record["points"]
        right = (
            record["game"] in GAMES
            and type(names) is type(points) is list
            and type(record.get("id", "")) is str
            and len(names) == len(points) > 0
            and all(type(name) is str and clean_name(name) for name in names)
            and all(type(each) is int and each in POINTS for each in points)
        )
        if not right:
            raise ValueError("no game ends like this")
        return cls(record["game"], moment(record["at"]), record.get("id", ""), tuple(map(clean_name, names)), tuple(points))

    @property
    def winners(self):
        """A shared victory is everybody's who shares it."""
        return [name for name, points in zip(self.names, self.points, strict=True) if points == max(self.points)]


def scores(archive):
    """The last ones, the oldest first."""
    return archive.listed("scores", Score.of)


def enter(archive, score):
    archive.put("scores", [each._asdict() for each in (*scores(archive), score)][-MOST:])
