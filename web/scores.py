"""How a game on this phone has ended: what the page of scores is drawn from."""

from functools import lru_cache
from typing import Any, NamedTuple

from .archive import A_DAY
from .dates import moment
from .film import steps
from .games import GAMES
from .people import clean_name
from .piece import Piece
from .reading import UNREADABLE, called, in_whole, parsed, row_by_row
from .standing import POINTS

SCORES, WHOLE = "scores", "over/"  # the record of all of them, and where each lies whole: not with what is read at every start
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
        id, names = record.get("id", ""), tuple(map(clean_name, names))
        return cls(record["game"], at, id and called(id), names, tuple(points), tuple(won), took, gone, tuple(feats))

    @property
    def called(self):
        """What it is known by; the first games had no name but their hour."""
        return self.id or str(self.at)

    @property
    def marks(self):
        """By which it is known again: two phones may have kept it under different names."""
        return {(self.at, self.names), self.id or (self.at, self.names)}

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
    try:
        return [*rows(archive.records.get(SCORES))]
    except UNREADABLE:
        return archive.listed(SCORES, Score.of)


@lru_cache(maxsize=2)
def rows(text: str | None) -> tuple[Score, ...]:
    """A record that is whole is read once, not for every page that it is on."""
    return tuple(map(Score.of, row_by_row(parsed(text)))) if text is not None else ()


def scores(archive):
    return [score for score in entries(archive) if not score.gone]


def put(archive, kept):
    """What goes without saying is not written."""
    usual = Score._field_defaults
    archive.put(SCORES, [{name: part for name, part in score._asdict().items() if part != usual.get(name)} for score in kept])


def enter(archive, score, record):
    """A game is over: a line of how it ended, and beside it the whole of it, for whoever wants to see it again."""
    *old, new = [*(each for each in entries(archive) if each.called != score.called), score]
    put(archive, [*old[-MOST + 1 :], new])
    archive.put(whole(score), record)
    for each in old[: -MOST + 1]:
        archive.lay(whole(each), None)


def whole(score):
    """Where the game itself lies."""
    return f"{WHOLE}{score.called}"


def throw_away(archive, called, now):
    put(archive, [score._replace(gone=now) if score.called == called else score for score in entries(archive)])


def fetch_back(archive, called):
    throw_away(archive, called, 0)


def forget_old(archive, now):
    """What was thrown away more than a day ago is gone for good. Where nothing was, hundreds of lines are not read at every start."""
    if '"gone":' not in str(archive.records.get(SCORES)):
        return
    kept = entries(archive)
    old = [score for score in kept if score.gone and now - score.gone > A_DAY]
    if old:
        put(archive, [score for score in kept if score not in old])
        for score in old:
            archive.lay(whole(score), None)


def take_in(archive, theirs):
    """The lines of another phone, without doubles, and with each the whole game; what was thrown away here comes back."""
    here, there = entries(archive), scores(theirs)
    known = {mark for score in here if not score.gone for mark in score.marks}
    new = {}
    for score in there:
        if known.isdisjoint(score.marks):
            known |= score.marks
            new[score.called] = score
    if not new:
        return Piece("luggage.over", 0, len(there))
    stay = [score for score in here if not (score.gone and score.called in new)]
    merged = sorted([*stay, *new.values()], key=lambda score: score.at)
    put(archive, merged[-MOST:])
    for score in merged[:-MOST]:
        archive.lay(whole(score), None)
        new.pop(score.called, None)
    for score in new.values():
        if is_whole(theirs, score):
            archive.lay(whole(score), theirs.records[whole(score)])
    return Piece("luggage.over", len(new), len(there) - len(new))


def is_whole(archive, score):
    """Whether the game lies there as well; it is replayed when somebody wants to see it again."""
    record = archive.read(whole(score), in_whole, {})
    return record.get("game") == score.game and type(record.get("save")) is dict
