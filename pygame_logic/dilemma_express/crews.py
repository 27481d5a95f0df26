"""Who pleads while somebody drives: two crews from whoever is left, and the jobs in each."""

from .piles import GUILTY, INNOCENT

LEFT, RIGHT = SIDES = range(2)


def clockwise_from(seat, seats):
    """The others, beginning at the left of `seat`."""
    return tuple(sorted((other for other in seats if other != seat), key=lambda other: (other < seat, other)))


def split(conductor, seats, has_driven):
    """T4, T7: (left, right), each in the order of its jobs: the nearest to the conductor first.

    An odd one goes to the left; of four, when their conductor drives for the second time, to the right.
    """
    others = clockwise_from(conductor, seats)
    half = len(others) // 2 if len(seats) == 4 and has_driven else -(-len(others) // 2)
    return others[:half], others[half:][::-1]


def swapped(crews, one, other):
    """T7: two of a crew change jobs, as they agree."""
    change = {one: other, other: one}
    return tuple(tuple(change.get(seat, seat) for seat in crew) for crew in crews)


def laying(crew, kind):
    """T7: who draws and lays this kind: the 1st the Innocent, the 2nd the Guilty, all others Modifiers; of two the 1st lays both."""
    if kind == INNOCENT or len(crew) == 1:
        return crew[:1]
    return crew[1:2] if kind == GUILTY else crew[2:] or crew[:1]
