"""The time of the crime: twenty-three cards go by, and one time is missing its third. Nobody writes."""

from web import markup as h
from web.icons import icon
from web.parts import button, flap, heading, menu, tap

from .clock_face import face
from .page import page


def clock(view):
    """All look at one pile, at three, or at the piles of Wien one after the other; or one alone, while those go round."""
    say, table = view.say, view.table
    seat = view.seat if table.phase == "fan" else None
    times = table.clock if seat is None else table.hands[seat].fan
    return page(
        view,
        [cards(times), told(view, times), h.p[say("mystery.clock.look" if any(times) else "mystery.clock.ready")]],
        [
            h.p(".row.small")[icon("i-whistle"), h.span(".grow")[say("mystery.clock.whistle", name=view.name(table.whistle))]],
            plates(view, "all" if seat is None else seat, times),
        ],
        head=(heading(say("mystery.event.clock")), h.span(".small.soft.row")[icon("o-lock"), say("mystery.clock.locked")], menu(say)),
        classes="crimeclock",
    )


def cards(times):
    """One large watch, three side by side, or a whole pile; what has not come yet keeps its place."""
    kind = "one" if len(times) == 1 else "three" if len(times) == 3 else "whole"
    return h.ul(class_=["watches", kind])[
        [h.li[face(time, large=kind == "one"), flap(time, "fit")] if time else h.li(".empty") for time in times]
    ]


def told(view, times):
    """For whoever hears the page: each card once, with what is still to come, so that the same time twice is said twice."""
    left = view.say("mystery.clock.pile-left" if shows_piles(view.table) else "mystery.clock.left", n=view.table.clock_left)
    return h.p(".small.soft.left", aria_live="polite")[h.span(".vh")[", ".join(filter(None, times)), " "] if any(times) else None, left]


def shows_piles(table):
    """Wien: several cards at once."""
    return table.phase == "fan" or table.matter == ("wien",)


def plates(view, called, times):
    say, table = view.say, view.table
    label = "start" if not any(times) else "next" if table.clock_left else "close"
    by_itself = table.pace != "hand" and label == "next"
    seconds = int(table.pace) * (len(times) if shows_piles(table) else 1) if by_itself else None
    return h.div(".pace")[
        button(f"play {called} next", say(f"mystery.clock.{label}"), kind="wide big", data_pace=seconds),
        tap("pace-pause", say("mystery.clock.pause"), "o-pause") if by_itself else None,
    ]
