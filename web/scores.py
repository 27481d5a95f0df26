"""How a game on this phone has ended: what the page of scores is drawn from."""

from typing import Any, NamedTuple

from .archive import A_DAY
from .dates import moment
from .film import steps
from .games import GAMES
from .people import clean_name
from .standing import POINTS

MOST = 1000  # games that are remembered
FEATS, LONGEST_FEAT = range(1_000_000), 20


class Score(NamedTuple):
    game: str
    at: int
    id: str
    names: tuple
    points: tuple  # where the fewest win, they count below nothing
    won: tuple = ()  # whether each of them has won, as the game decided it; 0.1 kept the points only
    took: int = 0  # milliseconds
    gone: int = 0  # when it was thrown away
    feats: tuple = ()  # what of each one's game is worth remembering: {name: a number or a word}

    @classmethod
    def of(cls, record):
        """From an entry as it is kept; whatever no game of ours could have left raises."""
        names, points, won, feats = record["names"], record["points"], record.get("won", []), record.get("feats", [])
        right = (
            record["game"] in GAMES
            and type(names) is type(points) is type(won) is type(feats) is list
            and type(record.get("id", "")) is str
            and len(names) == len(points) > 0
            and {len(won), len(feats)} <= {0, len(names)}
            and all(type(name) is str and clean_name(name) for name in names)
            and all(type(each) is int and each in POINTS for each in points)
            and all(type(each) is bool for each in won)
            and all(type(name) is str and is_feat(feat) for each in feats for name, feat in each.items())
        )
        if not right:
            raise ValueError("no game ends like this")
        at, took, gone = moment(record["at"]), moment(record.get("took", 0)), moment(record.get("gone", 0))
        called = (record.get("id", ""), tuple(map(clean_name, names)))
        return cls(record["game"], at, *called, tuple(points), tuple(won), took, gone, tuple(feats))

    @property
    def called(self):
        """What it is known by; the first games had no name but their hour."""
        return self.id or str(self.at)

    @property
    def winners(self):
        """A shared victory is everybody's who shares it."""
        won = self.won or [points == max(self.points) for points in self.points]
        return [name for name, has_won in zip(self.names, won, strict=True) if has_won]


def is_feat(thing: Any) -> bool:
    return (type(thing) is int and thing in FEATS) or (type(thing) is str and len(thing) <= LONGEST_FEAT)


def score_of(session: Any, at: int) -> Score:
    """How a game that is over has ended."""
    game, table = session.game, session.played.table
    points, winners = game.scores(table), game.winners(table)
    names = tuple(session.people[seat].name for seat in table.present)
    won = tuple(seat in winners for seat in table.present)
    feats = game.feats([step.table for step in steps(session.played)])
    told = tuple(feats.get(seat, {}) for seat in table.present)
    return Score(game.KEY, at, session.id, names, tuple(points[seat] for seat in table.present), won, session.took, feats=told)


def entries(archive: Any) -> list[Score]:
    """All of them, the oldest first; those thrown away, too, until a day has gone by."""
    return archive.listed("scores", Score.of)


def scores(archive):
    return [score for score in entries(archive) if not score.gone]


def put(archive, kept):
    archive.put("scores", [score._asdict() for score in kept])


def enter(archive, score, record):
    """A game is over: a line of how it ended, and beside it the whole of it, for whoever wants to see it again."""
    *old, new = [*entries(archive), score]
    put(archive, [*old[-MOST + 1 :], new])
    archive.put(whole(score), record)
    for each in old[: -MOST + 1]:
        archive.lay(whole(each), None)


def whole(score):
    """Where the game itself lies: not with what is read at every start."""
    return f"over/{score.called}"


def throw_away(archive, called, now):
    put(archive, [score._replace(gone=now) if score.called == called else score for score in entries(archive)])


def fetch_back(archive, called):
    throw_away(archive, called, 0)


def forget_old(archive, now):
    """What was thrown away more than a day ago is gone for good."""
    kept = entries(archive)
    old = [score for score in kept if score.gone and now - score.gone > A_DAY]
    if old:
        put(archive, [score for score in kept if score not in old])
        for score in old:
            archive.lay(whole(score), None)
