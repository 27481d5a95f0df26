"""How a robot plays Dilemma: a good one throws a low card as its ticket to a high offer, but only where the race seems worth it.

Better players differ from worse ones by what they look at. The novice throws at whatever lies there; the casual player looks at the
offer; the regular one buys dear cards with cheap tickets; the skilled one asks what the duel will bring; and the ace has also counted
how eager this table is, keeps its cards while everybody throws, and knows what its own offer would tempt them to.
"""

from ...table import pick
from ..throw import Throws
from .duel import fights_by_mood, fights_by_rote, fights_for_much, fights_wisely, promise, worth_of_life
from .throw import thrown

LEVELS = ("novice", "casual", "regular", "skilled", "ace")
MOST_THROWS = 2  # D17, and a good habit elsewhere: who missed twice refuses
EAGER = 0.5  # how often a player throws, as far as one knows before the first turn
USUAL_OFFER = 5.5  # a higher offer tempts more of them, a lower one fewer


def choose(seen, chance, level):
    """What the robot in this seat says, or None where it is not asked."""
    words, table, seat = seen.words.get(seen.seat), seen.table, seen.seat
    if words is None:
        return None
    if table.phase == "offer":
        value = OFFER[level](table, seat, chance)
        return thrown(seen, value, chance, level) if isinstance(words, Throws) else f"offer {value}"
    if table.phase == "duel":
        return "conflict" if FIGHTS[level](table, seat, chance) else "peace"
    if not isinstance(words, Throws):
        return words[0]  # "go", or "pass" after the last card it may throw
    if len(table.hands[seat].thrown) >= MOST_THROWS:
        return "pass"
    ticket = TICKET[level](table, seat, chance)
    return thrown(seen, ticket, chance, level) if ticket else "pass"


# Which card to offer.


def any_offer(table, seat, chance):
    return pick(table.hands[seat].cards, chance)


def low_offer(table, seat, chance):
    """One of the lower half: what is taken from me shall not hurt."""
    cards = table.hands[seat].cards
    return pick(cards[: (len(cards) + 1) // 2], chance)


def middling_offer(table, seat, chance):
    """Not worth a fight to them, and yet worth something to me."""
    cards = table.hands[seat].cards
    return cards[len(cards) // 2]


def tempting_offer(table, seat, chance):
    """The card that brings most, whether they leave it to me or somebody throws the ticket I would throw in their place."""
    return max(table.hands[seat].cards, key=lambda value: outlook(table, seat, value))


def outlook(table, seat, value):
    """The points this offer brings, less those it would bring later: about half its value."""
    my_life, duels = worth_of_life(table, seat), []
    for rival in table.responders:
        tickets, their_life = [card for card in table.hands[rival].cards if card != value], worth_of_life(table, rival)
        if tickets:
            worth = {card: promise(card, their_life, value, my_life) - price(card) for card in tickets}
            duels.append(promise(value, my_life, max(worth, key=worth.__getitem__), their_life))
    untouched = (1 - eagerness(table, value)) ** len(duels)
    return untouched * value + (1 - untouched) * sum(duels) / max(len(duels), 1) - value / 2


# Whether to throw at an offer, and what: a card, or None.


def any_card(table, seat, chance):
    """It is more fun to throw than not to."""
    return pick(table.hands[seat].cards, chance) if chance() < 0.6 else None


def some_lower_card(table, seat, chance):
    """At a good offer, any card that is worth less."""
    offer, cards = table.offer_for(seat).value, table.hands[seat].cards
    lower = [card for card in cards if card < offer]
    return pick(lower, chance) if lower and offer >= 6 else None


def cheapest_card(table, seat, chance):
    """At a dear offer only, the cheapest ticket, and only if it is cheap: never a good card for a better one."""
    offer, cheapest = table.offer_for(seat).value, min(table.hands[seat].cards)
    return cheapest if offer >= 7 and cheapest <= offer - 5 else None


def ticket_for_the_duel(table, seat, chance):
    """The ticket whose duel promises most beyond its own points, as if nobody else could be faster."""
    offer = table.offer_for(seat).value
    gains = [(gain - card, card) for card, gain in promises(table, seat, offer)]
    best, ticket = max(gains, default=(0, None))
    return ticket if best > 0 else None


def ticket_for_the_race(table, seat, chance):
    """The chance to be first falls with every other who throws, while the card is spent in any case: keep it where all are eager."""
    offer = table.offer_for(seat).value
    rivals = 0 if table.clock == "calm" else len(table.responders) - 1
    first = 1 / (1 + rivals * eagerness(table, offer))
    gains = [(first * gain - price(card), card) for card, gain in promises(table, seat, offer)]
    best, ticket = max(gains, default=(0, None))
    return ticket if best > 0 else None


def promises(table, seat, offer):
    """Each ticket with the points its duel promises; a card of the offer's value is none."""
    my_life, their_life = worth_of_life(table, seat), worth_of_life(table, table.provoker)
    return [(card, promise(card, my_life, offer, their_life)) for card in table.hands[seat].cards if card != offer]


def price(card):
    """What a card would still have been worth in the hand: an offer nobody dares to take, or another ticket."""
    return 1.3 + 0.8 * card


def eagerness(table, offer):
    """How likely one of them throws at this offer, counted from the throws of the game so far."""
    rivals, provoker, throws, chances = len(table.hands) - 1, None, 0, 0
    for what, *details in table.log:
        if what == "turn":
            provoker, chances = details[1], chances + rivals
        elif what == "landed" and details[0] != provoker:
            throws += 1
    usual = (throws + EAGER * rivals) / (chances + rivals)
    return min(1, usual * offer / USUAL_OFFER)


OFFER = {"novice": any_offer, "casual": low_offer, "regular": middling_offer, "skilled": middling_offer, "ace": tempting_offer}
TICKET = {
    "novice": any_card,
    "casual": some_lower_card,
    "regular": cheapest_card,
    "skilled": ticket_for_the_duel,
    "ace": ticket_for_the_race,
}
FIGHTS = {
    "novice": fights_by_mood,
    "casual": fights_for_much,
    "regular": fights_by_rote,
    "skilled": fights_wisely,
    "ace": fights_wisely,
}
