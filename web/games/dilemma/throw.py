"""What a finger did, as a throw: how fast and where to. A finger that paused, stumbled or pulled back has not thrown.

In the thrower's own frame: across to the right, along to the middle of the arena, whichever edge of the phone that is.
"""

from itertools import pairwise
from math import atan2, hypot, pi

from pygame_logic.dilemma.landing import TURN
from pygame_logic.dilemma.throw import SLOWEST, Throw

WINDOW = 100  # milliseconds before the lift that count
LONGEST_GAP = 40  # milliseconds without a sample: the finger stood still, or the phone did
STANDING = 1.5  # css px: Chrome on Android ends a swipe with a sample that has hardly moved
FEWEST = 3
FLAWS = ("stopped", "slow", "aside")  # of a swipe that was no throw
UNITS_PER_PX = 100 / 11  # 1100 css px a second, straight up, reach the centre
REACH = {"1": 0.6, "2": 0.8, "3": 1.0, "4": 1.25, "5": 1.6}  # the setting: the same swipe, a shorter or a longer arm
POWER = ((-1000, 4000), (0, 10000), (1000, 24000))  # the marker's place → speed
ASIDE = 420  # the marker's end: so many thousandths aside for each one ahead

# which way the thrower looks, on the screen: right hand, straight on
FACING = {"s": ((1, 0), (0, -1)), "w": ((0, 1), (1, 0)), "n": ((-1, 0), (0, 1)), "e": ((0, -1), (-1, 0))}


def gesture(message, settings, side, release=0):
    """The throw that a message from the page tells of, or None. A card leaves the hand with its long side along the throw."""
    verb, _, value = message["do"].partition(" ")
    if verb == "aim":
        places = message.get("aim"), message.get("power")
        swipe = aimed(*places) if all(type(place) is int for place in places) else None
    else:
        swipe = swiped(message["samples"], side, settings["reach"]) if is_samples(message.get("samples")) else None
    if swipe is None or not value.isdecimal():
        return None
    x, y = swipe
    throw = Throw(int(value), x, y, 0, round(-atan2(x, y) * TURN / (2 * pi)) % TURN, release)
    return throw if throw.is_throw else None


def flaw(message, settings, side):
    """Why a swipe was no throw: the finger "stopped", was too "slow" or went "aside"; None: it was no swipe, or only its card is wrong."""
    samples = message.get("samples")
    if not is_samples(samples) or len(samples) < FEWEST:
        return None
    found = velocity(samples)
    if found is None:
        return "stopped"
    across, ahead = as_seen(found, side, settings["reach"])
    if hypot(across, ahead) < SLOWEST:
        return "slow"
    return None if is_ahead(across, ahead) else "aside"


def velocity(samples):
    """Css px a second at the lift, by least squares, or None. Samples are (ms, x, y), the last one is the lift."""
    if len(samples) < FEWEST:
        return None
    lifted = samples[-1][0]
    moving = samples if distance(samples[-2], samples[-1]) > STANDING else samples[:-1]
    recent = [sample for sample in moving if moving[-1][0] - sample[0] <= WINDOW]
    gaps = [later[0] - sooner[0] for sooner, later in pairwise(recent)]
    if len(recent) < FEWEST or lifted - recent[-1][0] > LONGEST_GAP or max(gaps) > LONGEST_GAP or min(gaps) < 0:
        return None
    middle = [sum(values) / len(recent) for values in zip(*recent, strict=True)]
    spread = sum((t - middle[0]) ** 2 for t, _, _ in recent)
    if not spread:
        return None
    return tuple(1000 * sum((sample[0] - middle[0]) * (sample[axis] - middle[axis]) for sample in recent) / spread for axis in (1, 2))


def distance(one, other):
    return hypot(other[1] - one[1], other[2] - one[2])


def swiped(samples, side, reach):
    """(across, ahead) in 0.1 mm/s as the thrower sees it, or None: not a throw."""
    found = velocity(samples)
    swipe = found and as_seen(found, side, reach)
    return swipe if swipe and is_ahead(*swipe) else None


def as_seen(velocity, side, reach):
    """Px a second on the screen as (across, ahead) in the thrower's frame."""
    return tuple(round(UNITS_PER_PX * REACH[reach] * (velocity[0] * x + velocity[1] * y)) for x, y in FACING[side])


def is_ahead(across, ahead):
    """More than sixty degrees aside is not towards the arena."""
    return ahead > abs(across) * 0.58


def aimed(aim, power):
    """The same from two markers that were stopped, -1000 … 1000 each."""
    aim, power = (max(-1000, min(value, 1000)) for value in (aim, power))
    (low, slow), (_, fast) = POWER[:2] if power < 0 else POWER[1:]
    ahead = slow + (fast - slow) * (power - low) // 1000
    return ahead * aim * ASIDE // 1_000_000, ahead


def is_samples(samples):
    """Whether this is a list of samples at all: it comes from the page, which is not ours to trust."""
    return isinstance(samples, list) and all(
        isinstance(sample, list) and len(sample) == 3 and all(type(value) in (int, float) and abs(value) < 1e10 for value in sample)
        for sample in samples
    )
