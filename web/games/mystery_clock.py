"""The time of the crime: twenty-three cards go by, and one time is missing its third. Nobody writes."""

from .. import markup as h
from ..icons import icon
from ..parts import button, flap, heading
from .mystery_berth import page


def clock(berth):
    """All look at one pile, at three, or at the piles of Wien one after the other."""
    say, table = berth.say, berth.table
    seat = None if table.phase == "clock" else berth.seat
    called = "all" if seat is None else seat
    times = [time for time in (table.hands[seat].fan if seat is not None else table.clock) if time]
    label = "start" if not any(times) else "close" if not table.clock_left else "next"
    return page(
        berth,
        [
            h.ul(".times")[[h.li[flap(time)] for time in times]],
            h.p[say("mystery.clock.look" if times else "mystery.clock.ready")],
        ],
        [
            h.p(".row.small")[icon("i-whistle"), h.span(".grow")[say("mystery.clock.whistle", name=berth.name(table.whistle))]],
            button(f"play {called} next", say(f"mystery.clock.{label}"), kind="wide big"),
        ],
        head=(heading(say("mystery.event.clock")), h.span(".small.soft.row")[icon("o-lock"), say("mystery.clock.locked")]),
        classes="clock",
    )
