"""Who was first: the cards of a wave in the order they landed, and what the rules make of each."""

from ..table import replace
from .landing import FLAT, Landed, touch

DUEL = "duel"  # the first flat card of another value on the offer
EQUAL = "equal"  # on the offer but of its value: does not count, its owner may throw again
MISSED = "missed"  # leaning, on the rim or outside
BESIDE = "beside"  # flat in the arena, but not on the offer
LATE = "late"  # on the offer, after the duel card
BACK = "back"  # in its owner's hand again

HELD = 250  # ms after the duel card landed at which everybody has seen it and lets go of no more cards


def judged(landed, lying, duel=None):
    """What becomes of a card: `lying` is the offer and what lies on it of its value, the offer first."""
    if duel and landed.release >= duel.lands + HELD:
        fate = BACK
    elif landed.kind != FLAT:
        fate = MISSED
    elif not any(touch(landed, card) for card in lying):
        fate = BESIDE
    elif landed.value == lying[0].value:
        fate = EQUAL
    else:
        fate = LATE if duel else DUEL
    return replace(landed, fate=fate)


def ranked(thrown, lying, nearness):
    """A wave's cards in the order they landed; `nearness` of a seat decides between hands that let go at once."""
    race: tuple[Landed, ...] = ()
    duel = None
    for landed in sorted(thrown, key=lambda landed: (landed.lands, landed.release, nearness(landed.owner))):
        if landed.fate != BACK:
            landed = judged(landed, lying, duel)
        if landed.fate == EQUAL:
            lying = (*lying, landed)
        elif landed.fate == DUEL:
            duel = landed
        race = (*race, landed)
    return race
