"""What the pages of the night train have in common: who looks, what is written over the door, and the tabs at the thumb."""

from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.train import CITIES, LEGS
from web import markup as h
from web.icons import icon
from web.parts import heading, menu, screen, who

TABS = (("hand", "o-cards"), ("sheet", "o-sheet"), ("log", "o-list"))
FIRST = {"train": "o-engine", "asked": "o-ask", "news": "o-envelope"}  # what one comes back to


def page(view, main, foot=None, head=None, name="table", classes="", tab=None):
    """`tab`: which of the four one is on, where there are any."""
    return screen(
        name,
        head or public_head(view),
        main,
        [foot, tabs(view, tab) if tab is not None else None] if foot or tab is not None else None,
        classes=f"mystery {classes}".strip(),
    )


def tabs(view, tab):
    first, done = first_tab(view), view.draft.split(" ")[0]
    opened = f"draft {done}" if done in ACTIONS else None
    return h.nav(".tabs", id="tabs", aria_label=view.say("mystery.tabs"))[
        [
            h.button(
                type="button",
                data_do=f"draft {each}".strip(),
                data_escape=None if each else opened,
                aria_current="page" if each == tab else None,
            )[icon(sign), h.span[view.say(f"mystery.tab.{each or first}")]]
            for each, sign in (("", FIRST[first]), *TABS)
        ]
    ]


def first_tab(view):
    if view.draft in ("news", "meanwhile"):
        return "news"
    return "train" if view.table.phase == "turn" else "asked"


def public_head(view):
    return heading(leg_of(view)), menu(view.say)


def own_head(view, is_title=True, is_open=False):
    """Whose page this is, and that it is nobody else's, unless everybody may see what is on it. `is_title`: it has no other."""
    say = view.say
    name = who(view.people[view.seat])
    told = leg_of(view) if view.is_alone else say("mystery.for-all" if is_open else "mystery.only-you")
    return (
        heading(name) if is_title else h.p(".whose")[name],
        h.span(".small.soft.row")[None if view.is_alone else icon("o-seen" if is_open else "o-lock"), told],
        menu(say),
    )


def leg_of(view):
    table = view.table
    return view.say("mystery.leg", n=table.leg, of=len(LEGS)) if table.leg else view.say("mystery.name")


def route(view):
    start, end = CITIES[view.table.leg - 1 : view.table.leg + 1]
    return f"{view.say(f'mystery.city.{start}')}\u00a0→ {view.say(f'mystery.city.{end}')}"
