"""The robot's hand: it aims at the offer like everybody, but a novice's hand trembles and an ace's hardly does."""

from ..landing import TURN, turned
from ..throw import EDGE, Throw, aim, flutter

ALONG = {"novice": 420, "casual": 310, "regular": 220, "skilled": 140, "ace": 70}  # how far throws stray: standard deviations
ACROSS = {"novice": 230, "casual": 170, "regular": 120, "skilled": 80, "ace": 45}
TWIST = 100
REACTION = {"novice": 2900, "casual": 2400, "regular": 2000, "skilled": 1500, "ace": 1100}  # ms after it may throw, give or take a third
SHORTEST = 900 - EDGE  # nobody throws so feebly that the card would not leave the hand


def thrown(seen, value, chance, level):
    """A swipe from the middle of one's edge at the offer, or with the offer itself at the centre; "pass" if others were faster."""
    table, words = seen.table, seen.words[seen.seat]
    offer = table.offer_for(seen.seat)
    release = words.earliest + REACTION[level] * (2048 + int(2048 * chance())) // 3072
    if offer and table.closes is not None and release >= table.closes:
        return "pass"  # by then everybody sees the duel card lie there, or the time is up
    x, y = turned(offer.x, offer.y, -table.edge(seen.seat) % 4) if offer else (0, 0)
    swipe = aim(x + flutter(ACROSS[level], chance), max(y + flutter(ALONG[level], chance), SHORTEST))
    return str(Throw(value, *swipe, 0, flutter(TWIST, chance) % TURN, min(release, words.latest)))
