"""The rounds of a game as they lay, read off its story."""

from pygame_logic.dilemma_express.piles import INNOCENT, Card
from pygame_logic.dilemma_express.rails import Character, Pin

from .cards import deck
from .tracks import place_of


def rounds(log):
    """The lines of each round."""
    found = []
    for line in log:
        if line[0] == "round":
            found.append([])
        if found and line[0] != "over":
            found[-1].append(line)
    return found


def tracks_of(lines):
    """Both tracks as they lay, read off the story."""
    lying = ([], [])
    for what, *rest in lines:
        if what == "chance":
            lying[rest[0]].append(Character(card_of(rest[1]), None))
        elif what == "laid":
            lying[rest[1]].append(Character(card_of(rest[2]), rest[0]))
        elif what == "pinned":
            seat, id, at = rest
            place = place_of(at)
            character = lying[place.side][place.character]
            lying[place.side][place.character] = character._replace(pins=(*character.pins, Pin(id, place.figure, seat)))
    return tuple(map(tuple, lying))


def card_of(id):
    return Card(id, deck.printed(id).figures)


def run_over(log):
    """The id of the Innocent whom the trolley took last; None before the first verdict."""
    for lines in reversed(rounds(log)):
        for line in lines:
            if line[0] == "pulled":
                return [lying.card.id for lying in tracks_of(lines)[line[2]] if lying.card.kind == INNOCENT][-1]
    return None
