"""One turn of Dilemma from any table, with moves as text.

The throws that the tests use, here of card 3, let go 1000 ms after GO:

3 0 10000 0 0 1000       flat on the offer in the centre, lands at 1320
3 0 17000 0 0 1000       leaning against the far edge, lands at 1270
3 0 20000 0 0 1000       on the far rim, lands at 1260
3 0 40000 0 0 1000       outside, lands at 1230
3 3973 10784 0 0 1000    flat on the large floor's right, beside the offer
"""

from pygame_logic import dilemma
from pygame_logic.dilemma.arena import CARDS, Arena, Hand
from pygame_logic.dilemma.landing import FLOORS
from pygame_logic.story import Story
from tests.games import scene


def still():
    """The luck of a throw that does not flutter: it lands where it was aimed."""
    return 0.5


def turn(*moves, hands=(CARDS,) * 5, lives=None, log=(), **fields):
    """The turn of seat 0, flat on the table unless said otherwise, after these moves; "all next" ends it."""
    seats = len(hands)
    fields = {"way": "flat", "piles": ((),) * seats} | fields
    hands = tuple(Hand(cards, cards) for cards in hands)
    table = Arena(hands=hands, lives=lives or (2,) * seats, log=Story(log), **fields)
    return scene(lambda: dilemma.take_turn(table, still), *moves, seats=seats)


def lines(played, what):
    """The lines of the story that tell this, without the word itself."""
    return [details for told, *details in played.table.log if told == what]


def fates(played):
    return [(seat, value, fate) for seat, value, _, fate in lines(played, "landed")]


def removed(played):
    return sorted(tuple(card) for card in played.table.removed)


LARGE = FLOORS["large"]
