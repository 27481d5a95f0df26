"""Help for newcomers: on the first leg every page says what happens there, and why; later on only what has not happened before."""

from web import markup as h
from web.icons import icon
from web.parts import tap

TABS = ("hand", "sheet", "log")
COME_LATER = frozenset({"tunnel", "piles", "telegram", "reveal"})
OF_THEIR_OWN = frozenset({"lounge", "sleeping", "dining", "grip", "help"})  # the other actions are chosen alike


def guide(view, tab):
    """What now? As long as there are new things, or until one has had enough of it."""
    if not is_wanted(view):
        return None
    say, what = view.say, moment(view, tab)
    if what is None or (view.table.leg > 1 and what not in COME_LATER):
        return None
    return h.aside(".guide.paper", aria_label=say("mystery.guide"))[
        icon("i-notebook"),
        h.p[say.rich(f"mystery.guide.{what}")],
        tap("jot guide off", say("mystery.guide-off"), "o-cross") if view.is_own and what not in ("clock", "piles") else None,
    ]


def is_wanted(view):
    """By this table, and by whoever looks."""
    return view.table.has_guide and (view.pocket is None or view.pocket.guide)


def moment(view, tab):
    """The page one is on; None: there is nothing to say."""
    phase = view.table.phase
    if tab in TABS:
        return tab
    if view.draft == "news":
        return "news"
    if view.draft in ("orders", "meanwhile", "begin") or phase in ("write", "finals", "finale", "over"):
        return None
    if phase in ("clock", "fan"):
        return at_the_clock(view.table)
    if phase == "boarding" and view.table.has_powers:
        return "boarding-powers"
    if phase != "turn":
        return phase
    action = view.draft.split(" ")[0]
    if action in view.words.open:
        return f"way.{action}" if action in OF_THEIR_OWN else "way"
    if not view.words.open:
        return "spent"
    return "next" if view.table.used else "turn"


def at_the_clock(table):
    """Nobody reads while the cards go by."""
    if any(table.clock) or table.clock_left < table.number:
        return None
    return "piles" if table.phase == "fan" or table.matter == ("wien",) else "clock"
