"""Which card a robot parts with: best one that whoever gets to see it has seen before, so that it looks like news and is none.

A card they never saw tells them something; one that completes a pair for them tells them all. What they know is what the robot saw
them see. Rather than any other, the ace shows one of two that it has itself: nobody crosses it off until it shows the second.
"""

from ..clues import CATEGORY
from ..sheet import Notes, Sighting
from ..train import hand_of
from .notes import notes_of

NOTHING, ONE_OF_A_PAIR, SOMETHING, ALL = 0, 1, 2, 6


def price(table, seat, watchers, level):
    """Of a card in one's hand: what it tells these seats."""
    hand, faces, known = table.hands[seat], seen_together(table, watchers), {}

    def told(card):
        category = CATEGORY[card]
        if category not in known:
            known[category] = notes_of(table, watchers[0], Theirs, faces, category)
        notes = known[category]
        if card in notes.crossed:
            return NOTHING
        if hand_of(seat) not in notes.could[card]:
            return ALL
        if any(sighting.value == card for sighting in notes.sightings):
            return NOTHING
        return ONE_OF_A_PAIR if level == "ace" and (*hand.cards, *hand.discard).count(card) > 1 else SOMETHING

    return told


class Theirs(Notes):
    """What others could have noted of all that one has seen with them."""

    def hold(self, start, end, face):
        """Their own cards one cannot follow."""

    def write(self, value, place):
        """And yet they know of what came from their own hands."""
        self.sightings.append(Sighting(value, self.leg, place, self.at))


def seen_together(table, watchers):
    """Line of the story → the face that oneself and all of these have seen; what lies open is in the story."""
    knowing = {at: {*seats} for seats, at, _ in table.whispers}
    for line in table.log:
        if line[0] == "look" and line[2] in knowing:
            knowing[line[2]].add(line[1])
    return {at: secret for _, at, secret in table.whispers if knowing[at].issuperset(watchers)}


def watchers_of(table, seat):
    """Who will see the card that one is asked for now."""
    if table.phase == "show" and table.matter[0] == "passenger":  # each shows to the next, the way the cards go round
        way = next(line for line in reversed(table.log) if line[0] == "passenger")[2]
        return [(seat + (-1 if way == "left" else 1)) % table.number]
    if table.phase == "show" and table.matter[0] != "lounge":
        return [table.seat]
    return [other for other in range(table.number) if other != seat]
