"""Small pictures for the rules: how a card can come to lie, and a pad to try a throw without a game."""

from pygame_logic.dilemma.landing import FLOORS, Landed
from pygame_logic.dilemma.throw import land
from web import markup as h
from web.people import Person

from .arena import arena, room
from .cards import inks, picture
from .throw import flaw, gesture

PEOPLE = (Person("", 1), Person("", 2), Person("", 7))
OFFER = Landed(0, 8)
FIGURES = {
    "good": (OFFER, Landed(1, 3, x=190, y=-120, angle=-90)),
    "leaning": (OFFER, Landed(1, 3, x=620, y=180, angle=256, kind="leaning")),
    "rim": (OFFER, Landed(1, 3, x=-820, y=-60, angle=270, kind="rim")),
    "outside": (OFFER, Landed(1, 3, x=1010, y=260, angle=60, kind="outside")),
    "equal": (OFFER, Landed(1, 8, x=150, y=110, angle=-120), Landed(2, 5, x=-110, y=-60, angle=70)),
}
FIRST = "good"  # the patterns come with the first picture of the page
PRACTISING, PRACTISED = 1, 5  # who throws which card


def figure(name, say=None, thrown=None):
    """A picture the rules page asks for by its name, or None. `thrown` is what the last practice throw came to."""
    if name == "duel":
        return h.div(".versus", aria_hidden="true")[picture(1, 8), picture(2, 3)]
    if name == "practice":
        return practice(thrown, say)
    return drawn(name, FIGURES[name]) if name in FIGURES else None


def drawn(name, cards, **race):
    return h.div(".sandbox", aria_hidden="true")[
        name == FIRST and inks(PEOPLE), arena(FLOORS["normal"], cards, PEOPLE, None, None, ground=room(cards), name=name, **race)
    ]


def practice(thrown, say):
    """An arena and a card of one's own: nothing is at stake."""
    landed = thrown if isinstance(thrown, Landed) else None
    return h.div(".practice")[
        drawn("practice", (OFFER, landed) if landed else (OFFER,), data_race=f"practice {landed and landed.fell}"),
        h.div(".throwpad", data_side="s", data_edge=PRACTISING)[
            h.button(type="button", data_throw=PRACTISED, data_practice=True, aria_label=str(PRACTISED))[picture(2, PRACTISED, kind="up")],
            h.p(".warning", role="status")[say(f"dilemma.flick.{thrown}")] if thrown and not landed else None,
        ],
    ]


def practised(message, settings, chance):
    """The card where a practice throw leaves it, or why it was none."""
    throw = gesture(message, settings, "s")
    return land(throw, PRACTISING, 0, FLOORS["normal"], chance) if throw else flaw(message, settings, "s")
