"""While others decide: the arena as far as one may see it, what everybody has, and one's own cards."""

from web import markup as h
from web.parts import button

from .cards import PLACES, inks, picture
from .page import seats
from .race import course, flown
from .wave import lying


def board(view):
    """A race is seen as it was, and once more."""
    seen, people, say = view.seen, view.people, view.say
    is_race = view.table.phase == "race"
    return [
        seats(seen, people, say, view.seat),
        is_race and flown(view.table) and button("again", say("dilemma.race-again"), kind="line again"),
        course(seen, people, say) if is_race else lying(seen, view.seat, people, say),
        inks(people),
    ]


def hand(view):
    """The cards that one has left, each in its place."""
    if view.seat is None:
        return None
    say, cards, colour = view.say, view.table.hands[view.seat].cards, view.people[view.seat].colour
    return h.ul(".pile", aria_label=say("dilemma.hand"))[
        [h.li[picture(colour, value, say("dilemma.card", value=value))] for value in PLACES if value in cards]
    ]
