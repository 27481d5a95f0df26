"""The table of Liar's Dice: how many dice everybody has, what was bid, and what lay under the cups once they are lifted."""

from dataclasses import dataclass

from ..table import Table

FACES = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Cups(Table):
    phase: str = "bid"
    round: int = 0
    turn: int = 0  # whose turn it is
    dice: tuple = ()  # how many each seat has
    bid: tuple = ()  # the last one: count, face
    bidder: int | None = None
    shown: tuple = ()  # what every seat had, once the cups are lifted

    @property
    def players(self):
        """Who still has dice."""
        return tuple(seat for seat, left in enumerate(self.dice) if left)

    @property
    def scores(self):
        """The dice that are left: at the end the winner alone has some."""
        return self.dice

    @property
    def there(self):
        """How many dice of the last bid's face there were."""
        return sum(hand.count(self.bid[1]) for hand in self.shown)

    def after(self, seat):
        """The next to the left who still has dice."""
        return min(self.players, key=lambda other: (other - seat - 1) % len(self.dice))
