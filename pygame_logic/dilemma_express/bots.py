"""How a robot rides: in a crew it lays what a conductor would mind, and on the lever it follows its own character.

The utilitarian counts what a life is good for, the stickler looks at who keeps to the rules, the sentimental at who touches the heart.
The contrarian spares whom all three would let go. Of several in a crew whoever has pleaded least speaks up. What each minds about a card
stands in the deck; of a card from somebody's own pack nothing is known but its kind.
"""

from functools import cache

from . import lines
from .lines import LEVELS
from .piles import GUILTY, INNOCENT, LETTERS, MODIFIER
from .pins import NONE, spoken
from .printed import ever_ours
from .rails import Place

WEIGHED = LEVELS[:3]
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
            return plea(table, seat, chance, level)
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


def plea(table, seat, chance, level):
    """One of a crew speaks: of whom it would miss most, of a Modifier on its track, of the worst over there, or of what was done last."""
    side = table.side_of(seat)
    if any(table.side_of(speaker) == side for speaker, _ in table.pleas):
        return None
    best = dearest(table, side, level)
    of = {"own": best, "short": best, "over": worst(table, 1 - side, level)}
    if tagged := pinned(table, side):
        of["tag"] = min(tagged, key=lambda place: goodness(last_pin(table, place)))
    if table.round > 1:
        of["last"] = best
    return spoken_of("plea", table, level, of, chance)


def because(table, chance, level):
    """What weighed most: the best that was spared, what is pinned on somebody there, or the worst that was run over."""
    spared = 1 - table.verdict
    best = dearest(table, spared, level)
    of = {"own": best, "short": best, "over": worst(table, table.verdict, level)}
    if tagged := pinned(table, spared):
        of["tag"] = max(tagged, key=lambda place: minds(last_pin(table, place), level))
    return spoken_of("because", table, level, of, chance)


def spoken_of(verb, table, level, of, chance):
    """`of`: what a line may be about → the character that is meant."""
    subject, number = lines.fresh(table.log, verb, level, of, chance)
    return f"{verb} {number} {of[subject]}"


def dearest(table, side, level):
    """Whom it would miss most on that track."""
    track = table.tracks[side]
    return Place(side, max(range(len(track)), key=lambda at: worth(track[at], lambda id: minds(id, level))))


def worst(table, side, level):
    """The Guilty one there that it could best do without."""
    track = table.tracks[side]
    guilty = [at for at, lying in enumerate(track) if lying.card.kind == GUILTY]
    return Place(side, min(guilty, key=lambda at: worth(track[at], lambda id: minds(id, level))))


def pinned(table, side):
    return [Place(side, at) for at, lying in enumerate(table.tracks[side]) if lying.pins]


def last_pin(table, place):
    return table.tracks[place.side][place.character].pins[-1].modifier


def restraint(table, seat, level):
    """Of a crew the one with least speaks: it has pleaded seldom, or laid the one it would plead for, or would miss it most."""
    best = dearest(table, table.side_of(seat), level)
    lying = table.tracks[best.side][best.character]
    pleas = sum(line[:2] == ("plea", seat) for line in table.log)
    return pleas, lying.seat != seat, -worth(lying, lambda id: minds(id, level))
