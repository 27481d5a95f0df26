"""How a robot rides: in a crew it lays what a conductor would mind, and on the lever it follows its own character.

The utilitarian counts what a life is good for, the stickler looks at who keeps to the rules, the sentimental at who touches the heart.
The contrarian spares whom all three would let go. What each minds about a card stands in the deck; of a card from somebody's own
pack nothing is known but its kind.
"""

from functools import cache

from ..table import pick
from .piles import GUILTY, INNOCENT, LETTERS, MODIFIER
from .pins import NONE, spoken
from .pleas import read
from .printed import ever_ours
from .rails import Place

LEVELS = ("utilitarian", "stickler", "sentimental", "contrarian")
WEIGHED = LEVELS[:3]
SENTENCES = 24  # of each character, for a plea and for a reason
STRANGERS = {INNOCENT: (3, 3, 3), GUILTY: (-1, -5, -2), MODIFIER: (0, 0, 0)}
WHIM = 2.0  # nobody weighs quite the same twice


def choose(seen, chance, level):
    """What the robot in this seat says, or None where it holds its tongue."""
    words, table, seat = seen.words.get(seen.seat), seen.table, seen.seat
    if words is None:
        return None
    match table.phase:
        case "innocent":
            return best(words, lambda word: goodness(word.split(" ")[1]), chance)
        case "guilty":
            return best(words, lambda word: -goodness(word.split(" ")[1]), chance)
        case "modifier":
            return pins(table, seat, words, chance)
        case "plea":
            return plea(table, seat, chance)
        case "lever":
            return verdict(table, chance, level)
    return because(table, chance, level) if table.phase == "verdict" else None


@cache
def weights_of_ours():
    return {card.id: card.weights for card in ever_ours()}


def weights(id):
    return weights_of_ours().get(id) or STRANGERS[LETTERS.index(id[0])]


def goodness(id):
    """What it is worth to a conductor of whom one knows nothing."""
    return sum(weights(id)) / len(WEIGHED)


def minds(id, level):
    """How much a conductor of this character would mind losing what is on this card."""
    return weights(id)[WEIGHED.index(level)] if level in WEIGHED else -goodness(id)


def best(words, worth, chance):
    return max(words, key=lambda word: worth(word) + WHIM * chance())


def pins(table, seat, words, chance):
    """What speaks for somebody goes onto the own track, what speaks against them onto the other; and never a pin that helps the others."""
    side, left = table.side_of(seat), [*words.modifiers]
    found: list[tuple[str, str]] = []
    while left and len(found) < words.most:
        id = max(left, key=lambda each: abs(goodness(each)) + WHIM * chance())
        if len(found) >= words.least and abs(goodness(id)) < 1:
            break
        left.remove(id)
        found.append((id, str(whom(table, side if goodness(id) >= 0 else 1 - side, chance))))
    return spoken(found) if found else NONE


def whom(table, side, chance):
    """Somebody on that track, rather one who wears nothing yet."""
    track = table.tracks[side]
    at = max(range(len(track)), key=lambda at: chance() - len(track[at].pins))
    return Place(side, at)


def worth(lying, mind):
    """A character with all that is pinned on it."""
    return mind(lying.card.id) + sum(mind(pin.modifier) for pin in lying.pins)


def verdict(table, chance, level):
    """The track that matters less is run over."""
    left, right = (sum(worth(lying, lambda id: minds(id, level)) for lying in track) + WHIM * chance() for track in table.tracks)
    return "left" if left < right else "right"


def plea(table, seat, chance):
    """One of a crew speaks, about the best there is on the own track."""
    side = table.side_of(seat)
    if any(table.side_of(speaker) == side for speaker, _ in table.pleas):
        return None
    at = max(range(len(table.tracks[side])), key=lambda at: worth(table.tracks[side][at], goodness) + WHIM * chance())
    return f"plea {fresh(table, 'plea', chance)} {Place(side, at)}"


def because(table, chance, level):
    """What weighed most: the best that was spared."""
    spared = 1 - table.verdict
    track = table.tracks[spared]
    at = max(range(len(track)), key=lambda at: worth(track[at], lambda id: minds(id, level)))
    return f"because {fresh(table, 'why', chance)} {Place(spared, at)}"


def fresh(table, what, chance):
    """A sentence that nobody has said in this game, as long as there is one."""
    said = [read(line[2]) for line in table.log if line[0] == what]
    numbers = [sentence[0] for sentence in said if sentence]
    fewest = min(numbers.count(number) for number in range(SENTENCES))
    return pick([number for number in range(SENTENCES) if numbers.count(number) == fewest], chance)
