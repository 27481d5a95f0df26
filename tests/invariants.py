"""What is true after every move, whatever was played. Each game's own promises are its room's `invariants.py`."""

from tests.games import play_on
from tests.plans import PLANS


def play_watched(played, seed):
    """Random moves to the end, and after each of them everything that must be true."""
    before = moment(played)
    for _ in play_on(played, seed):
        mover = played.moves[-1].split(" ")[0]
        after = moment(played, None if mover == "all" else int(mover))
        judge(before, after)
        before = after
    if played.is_over:
        PLANS[before["game"]].recount(played)


def judge(before, after):
    """Compares the views of two moments, one move apart; each a dict that `moment` has made."""
    then, now = before["table"], after["table"]
    assert now.log[: len(then.log)] == then.log, "the log only grows"
    assert (before["views"], before["awaited"]) != (after["views"], after["awaited"]), "a move changes something"
    if is_private_answer(before, after):
        mover = after["mover"]
        assert others(before, mover) == others(after, mover), "a private answer changes the views of those only who may look into that hand"
    PLANS[after["game"]].promises(then, now)


def moment(played, mover=None):
    seen = {seat: played.seen_by(seat) for seat in (None, *range(len(played.table.hands)))}
    return {
        "game": played.game.__name__.split(".")[-1],
        "table": played.table,
        "views": {seat: (view.table, view.words, view.answered) for seat, view in seen.items()},
        "awaited": tuple(played.open),
        "aloud": played.ask.aloud,
        "mover": mover,
    }


def is_private_answer(before, after):
    """The question goes on: some of those who were asked in private still are."""
    if PLANS[after["game"]].tells_at_once and before["table"].log != after["table"].log:
        return False
    if after["mover"] in after["awaited"]:
        return False  # who has answered is asked something else
    return not before["aloud"] and not after["aloud"] and bool(after["awaited"]) and {*after["awaited"]} <= {*before["awaited"]}


def others(at, mover):
    return {seat: view for seat, view in at["views"].items() if not at["table"].may_see(seat, mover)}
