"""What one page of a game is drawn from: what its seat may see, who sits where, and what whoever holds the phone has begun."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class View:
    seen: object  # Seen of the seat that looks, or of the onlooker
    people: tuple
    say: object
    draft: str = ""  # the beginning of a move
    settings: dict = field(default_factory=dict)
    pocket: object = None  # what that seat carries beside the game

    @property
    def table(self):
        return self.seen.table

    @property
    def seat(self):
        return self.seen.seat

    @property
    def words(self):
        """What that seat may answer now."""
        return self.seen.words.get(self.seat)

    def name(self, seat):
        return self.people[seat].name

    @property
    def is_alone(self):
        """Among robots there is nobody to hide anything from."""
        return sum(not self.people[seat].bot for seat in self.table.present if seat < len(self.people)) == 1

    @property
    def is_own(self):
        """Whether that seat may mark and write on it: what is asked aloud is everybody's page, unless one is alone."""
        return self.seat is not None and (not self.seen.aloud or self.is_alone)

    @property
    def is_private(self):
        """Whether this is one seat's own page while others share the phone."""
        return self.seat is not None and not self.is_alone
