"""A throw: the swipe that sends a card on its way, the word it is written down as, and its flight.

The word is "throw 7 120 10400 -80 16 1450": card 7, swiped 120 to the thrower's right and 10400 ahead (tenths of a millimetre a second),
let go 80 to the left of the middle of the thrower's edge, turned anticlockwise by 16/1024 (0 is long side ahead), 1450 ms after GO.
"""

import re
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt

from ..table import pick
from .landing import TURN, Landed, at_rest, turned

EDGE = 1900  # from the thrower's edge to the centre
SLOWEST, FASTEST = 2500, 40000  # below is no throw and the card stays in the hand; above flies no farther
DISTANCES = (  # of a card thrown with this speed
    (SLOWEST, 800),
    (5000, 1300),
    (7500, 1640),
    (10000, EDGE),
    (13000, 2150),
    (17000, 2450),
    (22000, 2800),
    (30000, 3300),
    (FASTEST, 3800),
)
FLUTTER_ALONG, FLUTTER_ACROSS, FLUTTER_ANGLE = 40, 25, 12  # no two throws are the same: standard deviations
NO_LIMIT = 9_999_999  # milliseconds: who has no clock still has to write a number down

WORD = re.compile("throw" + " (0|-?[1-9][0-9]{0,6})" * 6)  # one way only to write a throw, so that two words are two throws


@dataclass(frozen=True)
class Throw:
    value: int
    across: int
    ahead: int
    offset: int
    angle: int
    release: int

    def __str__(self):
        return f"throw {self.value} {self.across} {self.ahead} {self.offset} {self.angle} {self.release}"

    @classmethod
    def read(cls, word):
        """The throw that a word means, or None."""
        written = WORD.fullmatch(word)
        return cls(*map(int, written.groups())) if written else None

    @property
    def speed(self):
        return isqrt(self.across**2 + self.ahead**2)

    @property
    def is_throw(self):
        """Whether a hand could have done it: fast enough, towards the arena, from one's own edge."""
        return self.ahead > 0 and self.speed >= SLOWEST and abs(self.offset) <= EDGE and 0 <= self.angle < TURN


@dataclass(frozen=True)
class Throws:
    """The words of someone who may throw one of these cards between two times, or say one of the other words."""

    cards: tuple
    earliest: int
    latest: int
    others: tuple = ("pass",)

    def __contains__(self, word):
        if word in self.others:
            return True
        throw = Throw.read(word)
        return throw is not None and throw.is_throw and throw.value in self.cards and self.earliest <= throw.release <= self.latest

    def __str__(self):
        throws = f"throw {'|'.join(map(str, self.cards))} from {self.earliest} to {self.latest}"
        return ", ".join((throws, *self.others))

    def example(self, chance):
        """Some word or other: mostly a throw that ends somewhere around the arena."""
        if self.others and chance() < 0.25:
            return pick(self.others, chance)
        x, y = int((chance() - 0.5) * 1100), int((chance() - 0.5) * 1100)
        release = self.earliest + int(chance() * min(4000, self.latest - self.earliest + 1))
        return str(Throw(pick(self.cards, chance), *aim(x, y), 0, int(chance() * TURN), release))


def aim(x=0, y=0, offset=0) -> tuple[int, int]:
    """The swipe (across, ahead) that carries a card, but for its flutter, from the offset on one's own edge to (x, y): usually the centre.

    x and y are the thrower's own: to the right and ahead of the centre."""
    across, ahead = x - offset, y + EDGE
    far = isqrt(across**2 + ahead**2)
    speed = between(tuple((distance, speed) for speed, distance in DISTANCES), far)
    return across * speed // far, ahead * speed // far


def flight_time(speed):
    """Harder throws arrive sooner."""
    return 200 + 1_200_000 // min(max(speed, 4000), FASTEST)


def between(points, x):
    """Read off a line drawn through these points, rounded down."""
    x = min(max(x, points[0][0]), points[-1][0])
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (x - left) * (high - low) // (right - left)


def flutter(spread, chance):
    """A deviate with this spread, as good as bell-shaped: twelve throws of a die, which no machine rounds its own way."""
    return (sum(int(chance() * 4096) for _ in range(12)) - 24570) * spread // 4096


def land(throw, owner, edge, floor, chance):
    """The card after its flight from this edge, at rest."""
    speed, far = throw.speed, between(DISTANCES, throw.speed)
    too_far, aside, twist = flutter(FLUTTER_ALONG, chance), flutter(FLUTTER_ACROSS, chance), flutter(FLUTTER_ANGLE, chance)
    x = throw.offset + (throw.across * (far + too_far) + throw.ahead * aside) // speed
    y = -EDGE + (throw.ahead * (far + too_far) - throw.across * aside) // speed
    landed = Landed(
        owner=owner,
        value=throw.value,
        release=throw.release,
        lands=throw.release + flight_time(speed),
        start=turned(throw.offset, -EDGE, edge),
        fell=turned(x, y, edge),
        angle=(throw.angle + twist - edge * TURN // 4) % TURN,
    )
    return at_rest(landed, floor)
