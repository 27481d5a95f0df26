"""The first page of one's own: what has happened, what one is to find out, and the clues one was dealt."""

from dataclasses import replace

from web import markup as h
from web.parts import button, heading

from .clues import clue
from .hand import in_order
from .page import own_head, page


def beginning(view):
    say, cards = view.say, in_order(view.table.hands[view.seat].cards)
    return page(
        replace(view, draft="begin"),
        [
            heading(say("mystery.begin")),
            [h.p[say.rich(f"mystery.begin.{part}")] for part in ("crime", "clues", "end")],
            h.h2[say("mystery.in-hand", n=len(cards))],
            h.div(".clues")[[clue(card, say) for card in cards]],
        ],
        button("jot begin", say("mystery.go-on"), kind="wide"),
        own_head(view, is_title=False),
        classes="beginning",
    )
