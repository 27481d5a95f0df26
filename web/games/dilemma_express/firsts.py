"""What of Dilemma Express somebody may see for the first time: a job, a kind of card, Tom, the lever."""

from pygame_logic.dilemma_express.pins import Pins

from .pins import drafted
from .tracks import looked_at, place_of


def firsts(view):
    table, phase = view.table, view.table.phase
    if looked_at(table, view.draft) or phase == "over":
        return []
    match phase:
        case "jobs":
            return [*about_the_house(table), "jobs"]
        case "modifier":
            return [*about_the_pins(view), phase]
    return [phase]


def about_the_house(table):
    """What not every game has."""
    if table.tom is not None:
        yield "tom"
    if table.has_accomplices:
        yield "accomplices"


def about_the_pins(view):
    words = view.seen.words.get(view.seat)
    pins, held = drafted(view.draft, words) if isinstance(words, Pins) else ([], None)
    if pins and not held and view.table.card_at(place_of(pins[-1][1])).figures:
        yield "figures"
