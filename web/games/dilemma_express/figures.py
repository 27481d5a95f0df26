"""Small pictures for the rules: the crews and their jobs, the tracks, what can be pinned on whom, and the lever."""

from pygame_logic.dilemma_express.piles import KINDS, Card
from pygame_logic.dilemma_express.rails import Character, Pin, Rails
from web import markup as h
from web.icons import icon
from web.parts import glyph

from .cards import deck
from .face import SIGNS, character, tag
from .plea import arm
from .tracks import tracks

LYING = (("i1", "i2", "g1"), ("i3", "i4", "g2"))
PINNED = ("m1", "m2")
INNOCENT, GUILTY, MODIFIER = KINDS
CREWS = ((4, (MODIFIER,)), (3, (GUILTY,)), (2, (INNOCENT,)), (1, ()), (6, (INNOCENT, MODIFIER)), (5, (GUILTY,)))  # as they sit


def figure(name, say=None, thrown=None):
    """A picture the rules page asks for by its name."""
    match name:
        case "tracks":
            return h.div(".figtracks", aria_hidden="true")[tracks(example(), say)]
        case "pins":
            return h.div(".figpins", aria_hidden="true")[pinned(say)]
        case "jobs":
            return h.div(".figjobs", aria_hidden="true")[[member(*each) for each in CREWS]]
        case "lever":
            return h.div(".lever.figlever", aria_hidden="true")[icon("o-left"), arm(), icon("o-right")]
    return None


def example():
    lying = tuple(tuple(Character(Card(id, deck.printed(id).figures), None) for id in side) for side in LYING)
    return Rails(tracks=lying)


def several():
    """A card of ours that shows several figures."""
    return next(card for card in deck.of_our_own().values() if card.figures)


def pinned(say):
    card = several()
    one, other = PINNED
    lying = Character(Card(card.id, card.figures), None, (Pin(one, 0, 0), Pin(other, 1, 0)))
    return [character(lying.card, say), tag(one, say), tag(other, say, card.names(say.language)[0])]


def member(colour, kinds):
    """The conductor has no job but the lever."""
    return h.span(".who", data_p=str(colour))[glyph(colour), [icon(SIGNS[kind]) for kind in kinds] or icon("i-captain-hat-profile")]
