"""All deals that fit what a seat of Mystery Express has seen: slower than its sheet, but nothing that follows escapes it."""

from itertools import combinations

from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, cards_of, values_of
from pygame_logic.mystery_express.train import discard_of, hand_of

MOST = 40_000  # worlds; more would take minutes


def innocent(table, seat, category):
    """The values of a category that are the hidden one in no world; None where there are too many worlds to look at."""
    faces = {at: secret for seats, at, secret in table.whispers if seat in seats}
    worlds = beginnings(table, category)
    for at, line in enumerate(table.log):
        worlds = set(after(worlds, line, faces.get(at), category, table.number))
        if len(worlds) > MOST:
            return None
    return {*values_of(category, table.number)} - {solution for solution, _ in worlds}


def beginnings(table, category):
    """(the hidden value, its fellows as they may have been dealt), for every such deal."""
    places = [(line[1], getattr(line[2], category)) for line in table.log if line[0] == "dealt"]
    for solution in values_of(category, table.number):
        cards = [*cards_of(category, table.number)]
        cards.remove(solution)
        yield from ((solution, lying(world)) for world in deals(tuple(cards), places))


def deals(cards, places):
    if not places:
        yield {}
        return
    (place, number), *rest = places
    for at in {tuple(cards[index] for index in chosen): chosen for chosen in combinations(range(len(cards)), number)}.values():
        left = tuple(card for index, card in enumerate(cards) if index not in at)
        yield from ({place: tuple(cards[index] for index in at), **world} for world in deals(left, rest))


def lying(world):
    """Place → cards, as one thing to be compared."""
    return tuple(sorted((place, tuple(sorted(cards))) for place, cards in world.items() if cards))


def after(worlds, line, face, category, seats):
    """Where each world may be after a line of the story; nowhere, if it does not fit."""
    match line:
        case ("dealt", place, _) if face is not None:
            mine = tuple(sorted(card for card in face if CATEGORY[card] == category))
            return (world for world in worlds if dict(world[1]).get(place, ()) == mine)
        case ("card", moved, start, end, shown) if moved == category:
            return ((solution, there) for solution, world in worlds for there in carried(dict(world), start, end, shown or face))
        case ("tunnel", _, owner, seen) if seen == category and face:
            return (world for world in worlds if face in dict(world[1]).get(hand_of(owner), ()))
        case ("grip", _, whose, back) if back == category:
            return ((solution, taken_back(dict(world), [int(whose)])) for solution, world in worlds)
        case ("arrived", _):
            return ((solution, taken_back(dict(world), range(seats))) for solution, world in worlds)
    return worlds


def carried(world, start, end, face):
    for card in {*world.get(start, ())}:
        if face in (None, card):
            rest = [*world[start]]
            rest.remove(card)
            yield lying({**world, start: rest, end: (*world.get(end, ()), card)})


def taken_back(world, seats):
    for seat in seats:
        world[hand_of(seat)] = (*world.get(hand_of(seat), ()), *world.pop(discard_of(seat), ()))
    return lying(world)


def follows(table, seat):
    """All that a perfect memory and all the time in the world would cross off; None for a category with too many worlds."""
    return {category: innocent(table, seat, category) for category in CATEGORIES}
