"""What the pages of the night train have in common: who looks, what is written over the door, and the tabs at the thumb."""

from dataclasses import dataclass

from pygame_logic.mystery_express.train import CITIES, LEGS
from web import markup as h
from web.icons import icon
from web.parts import heading, menu, screen, who

from .guide import guide
from .pocket import Pocket

TABS = (("", "i-steam-locomotive"), ("hand", "i-card-random"), ("sheet", "i-notebook"), ("log", "i-scroll-unfurled"))


@dataclass(frozen=True)
class Berth:
    """A traveller's place: what it may see, who sits where, its language, a move half made, the phone's settings, its pocket."""

    seen: object
    people: tuple
    say: object
    draft: str = ""
    settings: dict | None = None
    pocket: Pocket | None = None

    @property
    def table(self):
        return self.seen.table

    @property
    def seat(self):
        return self.seen.seat

    @property
    def words(self):
        return self.seen.words.get(self.seat)

    def name(self, seat):
        return self.people[seat].name

    @property
    def is_private(self):
        return self.seat is not None and (not self.seen.aloud or self.is_alone)

    @property
    def is_alone(self):
        return sum(not person.bot for person in self.people) == 1


def page(berth, main, foot=None, head=None, name="table", classes="", tab=None):
    """`tab`: which of the four one is on, where there are any."""
    return screen(
        name,
        head or public_head(berth),
        [guide(berth, tab), main],
        [foot, tabs(berth, tab) if tab is not None else None] if foot or tab is not None else None,
        "mystery",
        berth.seen.said,
        berth.is_private and not berth.is_alone,
        f"mystery {classes}".strip(),
    )


def tabs(berth, tab):
    words = ("train" if berth.table.phase == "turn" else "asked", "hand", "sheet", "log")
    return h.nav(".tabs", aria_label=berth.say("mystery.tabs"))[
        [
            h.button(type="button", data_do=f"draft {each}".strip(), aria_current="page" if each == tab else None)[
                icon(sign), h.span[berth.say(f"mystery.tab.{word}")]
            ]
            for (each, sign), word in zip(TABS, words, strict=True)
        ]
    ]


def public_head(berth):
    return heading(leg_of(berth)), menu(berth.say)


def own_head(berth, is_title=True, is_open=False):
    """Whose page this is, and that it is nobody else's, unless everybody may see what is on it. `is_title`: it has no other."""
    say = berth.say
    name = who(berth.people[berth.seat])
    told = leg_of(berth) if berth.is_alone else say("mystery.for-all" if is_open else "mystery.only-you")
    return (
        heading(name) if is_title else h.p(".whose")[name],
        h.span(".small.soft.row")[None if berth.is_alone else icon("o-seen" if is_open else "o-lock"), told],
        menu(say),
    )


def leg_of(berth):
    table = berth.table
    return berth.say("mystery.leg", n=table.leg, of=len(LEGS)) if table.leg else berth.say("mystery.name")


def route(berth):
    start, end = CITIES[berth.table.leg - 1 : berth.table.leg + 1]
    return f"{berth.say(f'mystery.city.{start}')} → {berth.say(f'mystery.city.{end}')}"
