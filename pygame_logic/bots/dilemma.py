"""How a robot plays Dilemma: a low card is a cheap ticket to a duel for a high offer, and nobody can read it in the duel."""

from ..landing import TURN, turned
from ..table import pick
from ..throw import EDGE, Throw, Throws, aim, flutter

LEVELS = ("novice", "casual", "regular", "skilled", "ace")
ALONG = {"novice": 420, "casual": 310, "regular": 220, "skilled": 140, "ace": 70}  # how far its throws stray
ACROSS = {"novice": 230, "casual": 170, "regular": 120, "skilled": 80, "ace": 45}
TWIST = 100
SHORTEST = 900 - EDGE  # no robot throws so feebly that its card would not leave the hand
REACTION = {"novice": 1700, "casual": 1350, "regular": 1100, "skilled": 900, "ace": 750}  # ms after it sees the offer, ± a third


def choose(seen, chance, level):
    """What the robot in this seat says, or None if it is not asked."""
    words = seen.words.get(seen.seat)
    if words is None:
        return None
    match seen.table.phase:
        case "offer" if isinstance(words, Throws):
            return throw(seen, pick(words.cards, chance), chance, level)
        case "throw" if isinstance(words, Throws):
            return answer_offer(seen, chance, level)
        case _:
            return pick(words, chance)


def answer_offer(seen, chance, level):
    hand, offer = seen.table.hands[seen.seat], seen.table.offer_for(seen.seat)
    tickets = [value for value in hand.cards if value < offer.value]
    misses = sum(landed.value != offer.value for landed in hand.thrown)
    if not tickets or misses > 1:
        return "pass"
    return throw(seen, tickets[0], chance, level)


def throw(seen, value, chance, level):
    """A swipe at the offer, or at the centre, from the middle of one's edge; no hand is quite steady."""
    table, words = seen.table, seen.words[seen.seat]
    offer = table.offer_for(seen.seat)
    x, y = turned(offer.x, offer.y, -table.edge(seen.seat) % 4) if offer else (0, 0)
    x, y = x + flutter(ACROSS[level], chance), max(y + flutter(ALONG[level], chance), SHORTEST)
    reaction = REACTION[level] * int(2048 + 2048 * chance()) // 3072
    release = min(words.earliest + reaction, words.latest)
    return str(Throw(value, *aim(x, y), 0, flutter(TWIST, chance) % TURN, release))
