"""Help for newcomers: on the first leg every page says what happens there, and why."""

from web import markup as h
from web.icons import icon
from web.parts import tap

TABS = ("hand", "sheet", "log")


def guide(berth, tab):
    """What now? Until the first city, or until one has had enough of it."""
    table = berth.table
    if (
        not table.has_guide
        or table.leg > 1
        or table.phase == "over"
        or (table.phase == "clock" and any(table.clock))  # nobody reads while the cards go by
        or berth.draft == "orders"
        or (berth.pocket and not berth.pocket.guide)
    ):
        return None
    say = berth.say
    return h.aside(".guide.paper", aria_label=say("mystery.guide"))[
        icon("i-notebook"),
        h.p[say.rich(f"mystery.guide.{moment(berth, tab)}")],
        tap("jot guide", say("mystery.guide-off"), "o-cross") if berth.is_private else None,
    ]


def moment(berth, tab):
    """The page one is on."""
    if tab in TABS:
        return tab
    if berth.draft == "news":
        return "news"
    if berth.table.phase != "turn":
        return berth.table.phase
    action = berth.draft.split(" ")[0]
    if action in berth.words.open:
        return "way"
    if not berth.words.open:
        return "spent"
    return "next" if berth.table.used else "turn"
