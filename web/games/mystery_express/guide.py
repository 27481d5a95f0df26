"""Help for newcomers: which of the things of the journey a page is about. What has come once on this phone is not explained again."""

from .leaf import TABS, leaf

OF_THEIR_OWN = frozenset({"lounge", "sleeping", "dining", "grip", "help"})  # the other actions are chosen alike


def firsts(view):
    """What now? Unless this table does without, or whoever looks has had enough of it."""
    is_wanted = view.table.has_guide and (view.pocket is None or view.pocket.guide)
    thing = moment(view) if is_wanted else None
    return [thing] if thing else []


def moment(view):
    """The page one is on; None: there is nothing to say."""
    what = leaf(view)
    if what in (*TABS, "begin", "news"):
        return what
    if what in ("orders", "meanwhile", "write", "finals", "finale", "over"):
        return None
    if what in ("clock", "fan"):
        return at_the_clock(view.table)
    if what == "boarding" and view.table.has_powers:
        return "boarding-powers"
    return at_the_train(view) if what == "turn" else what


def at_the_train(view):
    action = view.draft.split(" ")[0]
    if action in view.words.open:
        return f"way.{action}" if action in OF_THEIR_OWN else "way"
    if view.draft in ("journey", "done"):
        return None
    if not view.words.open:
        return "spent"
    return "next" if view.table.used else "turn"


def at_the_clock(table):
    """Nobody reads while the cards go by."""
    if any(table.clock) or table.clock_left < table.number:
        return None
    return "piles" if table.phase == "fan" or table.matter == ("wien",) else "clock"
