"""While others decide: both tracks, and the cards in one's own hand, by kind."""

from pygame_logic.dilemma_express.piles import MODIFIER
from web import markup as h

from .face import KINDS, character, tag
from .tracks import tracks


def board(view):
    return tracks(view.table, view.say)


def hand(view):
    """Of a crew that shares its cards each still has its own."""
    if view.seat is None or view.seat not in view.table.seats:
        return None
    return [held(view, kind, cards) for kind, cards in enumerate(view.table.hands[view.seat]) if cards]


def held(view, kind, cards):
    return h.section(".col")[
        h.h2(".small.caps")[view.say(f"express.kinds.{KINDS[kind]}")],
        h.ul(".row")[[h.li[tag(card.id, view.say) if kind == MODIFIER else character(card, view.say)] for card in cards]],
    ]
