"""While others decide: what lies open, one's own hand, and who is still thinking. Nothing on it moves the game."""

from typing import Any

from . import markup as h
from .parts import Screen, heading, menu, screen, who
from .view import View


def waiting(view: View, board: Any, hand: Any) -> Screen:
    say, awaited = view.say, [seat for seat in view.seen.awaited if seat is not None]
    mine = None if view.seat is None else who(view.people[view.seat])
    return screen(
        "waiting",
        [heading(mine or say("waiting.title")), menu(say)],
        [
            awaited and still_thinking(view, awaited),
            board,
            hand,
        ],
        None,
    )


def still_thinking(view, awaited):
    names = [h.li[who(view.people[seat])] for seat in awaited]
    return h.section(".awaited")[h.h2(".small.caps")[view.say("waiting.awaited")], h.ul(".row")[names]]
