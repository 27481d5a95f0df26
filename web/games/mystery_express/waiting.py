"""While others decide: the train with everybody in it, and one's own clues."""

from pygame_logic.mystery_express.train import CARS
from web import markup as h

from .clues import clue
from .hand import in_order
from .train import roof


def board(view):
    return h.ol(".train.idle")[[h.li(".wagon")[roof(view, car)] for car in CARS]]


def hand(view):
    if view.seat is None or not view.table.hands[view.seat].cards:
        return None
    cards = view.table.hands[view.seat].cards
    return h.section(".held")[
        h.h2[view.say("mystery.in-hand", n=len(cards))], h.div(".clues")[[clue(card, view.say) for card in in_order(cards)]]
    ]
