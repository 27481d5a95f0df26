"""Peace or conflict: fight so often that the rival gains nothing from either, and never for a card that is worth less than a life.

In peace I win the rival's card. In conflict against peace I win both, so my own card is all I fight for, and it costs me a life.
If the rival fights as well, I lose the life for nothing. Best is to do the opposite of the rival; so nobody should be easy to read.
"""

from math import inf

LIFE, LAST_LIFE = 3, 5  # points for which a player risks it
LATE = 6  # from so many cards in the hand on, lives lose their worth: at the end nobody needs them


def worth_of_life(table, seat):
    """What a life is worth to its owner, in points; who has none cannot pay it at any price."""
    lives, cards = table.lives[seat], len(table.hands[seat].before)
    if not lives:
        return inf
    return (LAST_LIFE if lives == 1 else LIFE) * min(1, cards / LATE)


def stances(mine, my_life, theirs, their_life):
    """How likely each of two good players fights with these cards, and lives of this worth."""
    if mine > my_life and theirs > their_life:
        return 1 - their_life / theirs, 1 - my_life / mine  # either way the other gains the same
    return float(mine > my_life), float(theirs > their_life)


def promise(mine, my_life, theirs, their_life):
    """The points such a duel promises me, less the worth of the life it may cost."""
    i_fight, they_fight = stances(mine, my_life, theirs, their_life)
    in_peace = (1 - they_fight) * theirs
    return in_peace + i_fight * ((1 - they_fight) * mine - my_life) if i_fight else in_peace


def duel_of(table, seat):
    """My card, the rival's card, and the rival."""
    offer, duel = table.offer, table.duel
    return (offer.value, duel.value, duel.owner) if seat == offer.owner else (duel.value, offer.value, offer.owner)


# Whether to fight, from worse players to better ones.


def fights_by_mood(table, seat, chance):
    return chance() < 0.5


def fights_for_much(table, seat, chance):
    """Where there is much to win, without a thought of what it costs: whoever notices knows it beforehand."""
    mine, theirs, _ = duel_of(table, seat)
    return mine + theirs > 10


def fights_by_rote(table, seat, chance):
    """The right mix for a life of the usual worth, not looking at how many lives the rival and oneself still have."""
    mine, theirs, _ = duel_of(table, seat)
    return chance() < stances(mine, LIFE, theirs, LIFE)[0]


def fights_wisely(table, seat, chance):
    """The right mix for the lives that both have, and for how late it is."""
    mine, theirs, rival = duel_of(table, seat)
    return chance() < stances(mine, worth_of_life(table, seat), theirs, worth_of_life(table, rival))[0]
