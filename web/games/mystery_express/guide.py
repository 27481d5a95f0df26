"""Help for newcomers: on the first leg every page says what happens there, and why."""

from web import markup as h
from web.icons import icon
from web.parts import tap

TABS = ("hand", "sheet", "log")


def guide(view, tab):
    """What now? Until the first city, or until one has had enough of it."""
    table = view.table
    if (
        not table.has_guide
        or table.leg > 1
        or table.phase == "over"
        or (table.phase == "clock" and any(table.clock))  # nobody reads while the cards go by
        or view.draft == "orders"
        or (view.pocket and not view.pocket.guide)
    ):
        return None
    say = view.say
    return h.aside(".guide.paper", aria_label=say("mystery.guide"))[
        icon("i-notebook"),
        h.p[say.rich(f"mystery.guide.{moment(view, tab)}")],
        tap("jot guide", say("mystery.guide-off"), "o-cross") if view.is_own else None,
    ]


def moment(view, tab):
    """The page one is on."""
    if tab in TABS:
        return tab
    if view.draft == "news":
        return "news"
    if view.table.phase != "turn":
        return view.table.phase
    action = view.draft.split(" ")[0]
    if action in view.words.open:
        return "way"
    if not view.words.open:
        return "spent"
    return "next" if view.table.used else "turn"
