"""How the cards travel: what a line of the story means for whoever follows them; told once, for sheet, memory and robots.

Cards are dealt, go from place to place, are looked at where they lie, and return from a discard pile into the hand. A new way for a
card to move is a new line in `hear`; whoever follows the cards hears of it in these words.
"""

from .clues import CATEGORIES
from .train import hand_of

TELLS = {"card": 1, "tunnel": 3, "grip": 3}  # where in such a line its category stands


class Follower:
    """Somebody who hears the story from the beginning to the end, and has seen some of the faces."""

    def __init__(self, seats):
        self.seats = seats

    def follow(self, log, faces, category=None):
        """`faces`: line of the story → the face, or one's own hand, that was seen there; with a category, only what matters to it."""
        for line in log:
            if line[0] == "dealt":
                self.deal(line[1], line[2])
        for at, line in enumerate(log):
            if category is None or line[0] not in TELLS or line[TELLS[line[0]]] == category:
                self.hear(at, line, faces.get(at))
        return self

    def hear(self, at, line, face):
        match line:
            case ("dealt", place, _) if face is not None:
                self.look_into(place, face)
            case ("card", category, start, end, shown):
                self.move(category, start, end, shown or face)
            case ("tunnel", _, owner, category) if face:
                self.peek(category, hand_of(owner), face)
            case ("grip", _, whose, category):
                self.take_back(int(whose), (category,))
            case ("arrived", _):
                for seat in range(self.seats):
                    self.take_back(seat, CATEGORIES)

    def deal(self, place, backs):
        """So many of each category lie there before anything moves."""

    def look_into(self, place, cards):
        """These very cards were dealt there."""

    def move(self, category, start, end, face):
        """One card goes from place to place; its face is seen, or None."""

    def peek(self, category, place, face):
        """One card was seen where it lies, and stays."""

    def take_back(self, seat, categories):
        """R24, R35: all cards of these categories return from the seat's discard pile into its hand."""
