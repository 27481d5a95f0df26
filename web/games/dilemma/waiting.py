"""While others decide: the arena as far as one may see it, what everybody has, and one's own cards."""

from web import markup as h

from .cards import PLACES, inks, picture
from .page import seats
from .wave import lying


def board(view):
    return [seats(view.seen, view.people, view.say, view.seat), lying(view.seen, view.seat, view.people, view.say), inks(view.people)]


def hand(view):
    """The cards that one has left, each in its place."""
    if view.seat is None:
        return None
    say, cards, colour = view.say, view.table.hands[view.seat].cards, view.people[view.seat].colour
    return h.ul(".pile", aria_label=say("dilemma.hand"))[
        [h.li[picture(colour, value, say("dilemma.card", value=value))] for value in PLACES if value in cards]
    ]
