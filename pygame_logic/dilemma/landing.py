"""How a card comes to rest: flat in the arena, leaning against its edge, on the rim or outside, and what it lies on.

Lengths are tenths of a millimetre, angles 1024ths of a turn, times milliseconds; everything is whole numbers, so that every machine
sees the same landing. The arena's centre is (0, 0), x grows to the right and y upwards as seen from edge 0, angles grow anticlockwise
from "long side up": a page whose y grows downwards draws (x, -y) turned by -angle.
"""

from dataclasses import dataclass

from ..table import replace

TURN = 1024
ACROSS, UP = 0, TURN // 4  # directions
HALF_WIDTH, HALF_LENGTH = 295, 455  # of a card
FLOORS = {"normal": 850, "small": 750, "large": 1050}  # half the side of the arena's floor
WALL = 60  # beyond the floor
SLIP = 30  # so far over the edge of the floor a card slides back
LEAN = 250  # so far over it leans, farther it lies on the rim
CONTACT = 20  # so deep two cards overlap when one lies on the other

FLAT, LEANING, RIM, OUTSIDE = "flat", "leaning", "rim", "outside"


@dataclass(frozen=True)
class Landed:
    """One card after its flight."""

    owner: int
    value: int
    release: int = 0  # when it left the hand, counted from GO
    lands: int = 0
    start: tuple[int, int] = (0, 0)  # where it left the hand
    fell: tuple[int, int] = (0, 0)  # its centre where it fell, before it slipped to where it lies
    x: int = 0
    y: int = 0
    angle: int = 0
    kind: str = FLAT  # flat, leaning, rim or outside
    fate: str = ""  # what the rules made of it


def at_rest(landed, floor):
    """The card where it stays lying after it fell, on a floor of this half side."""
    x, y = landed.fell
    over_x = abs(x) + reach(landed, ACROSS) - floor
    over_y = abs(y) + reach(landed, UP) - floor
    over = max(over_x, over_y)
    if max(abs(x), abs(y)) > floor + WALL:
        return replace(landed, x=x, y=y, kind=OUTSIDE)
    if over > SLIP:
        return replace(landed, x=x, y=y, kind=LEANING if over <= LEAN else RIM)
    return replace(landed, x=slid(x, over_x), y=slid(y, over_y), kind=FLAT)


def slid(place, over):
    """Back towards the centre by as much as the card was over the edge."""
    back = max(over, 0)
    return place - back if place > 0 else place + back


def touch(one, other):
    """Two rectangles overlap if they do so along each of their four sides' directions."""
    x, y = one.x - other.x, one.y - other.y
    directions = (one.angle, one.angle + UP, other.angle, other.angle + UP)
    return all(reach(one, way) + reach(other, way) - distance(x, y, way) >= CONTACT for way in directions)


def reach(landed, direction):
    """How far a card extends from its centre in a direction."""
    askew = direction - landed.angle
    return (HALF_WIDTH * abs(cosine(askew)) + HALF_LENGTH * abs(sine(askew))) // ONE


def distance(x, y, direction):
    return abs(x * cosine(direction) + y * sine(direction)) // ONE


def turned(x, y, edge):
    """From a thrower's own view, ahead upwards, to the arena's: edge 0 is below, 1 to its left, 2 opposite, 3 to the right."""
    for _ in range(edge):
        x, y = y, -x
    return x, y


ONE = 1 << 14  # what sine and cosine are measured in


def quarter_of_sines():
    """The sines of a quarter turn, step by step: each angle is the last one turned by a 1024th, all in whole numbers."""
    unit = 1 << 60
    step_cosine, step_sine = 1152899801185339687, 7074193361797233  # of 1/1024 turn, in 2**60ths
    cos, sin, sines = unit, 0, []
    for _ in range(TURN // 4 + 1):
        sines.append((sin * ONE + unit // 2) // unit)
        cos, sin = (cos * step_cosine - sin * step_sine) // unit, (sin * step_cosine + cos * step_sine) // unit
    return tuple(sines)


QUARTER = quarter_of_sines()
HALF = QUARTER[:-1] + QUARTER[:0:-1]
SINES = HALF + tuple(-size for size in HALF)


def sine(angle):
    return SINES[angle % TURN]


def cosine(angle):
    return SINES[(angle + UP) % TURN]
