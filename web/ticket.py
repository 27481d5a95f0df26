"""The ticket of a game under way: what is drawn of it while it waits. Its save is the whole deal, and stays in the drawer."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Ticket:
    id: str
    game: object  # the glue module
    line: str
    date: int  # milliseconds of the last move
    names: str

    @classmethod
    def of(cls, sitting, say):
        line = sitting.glue.progress(sitting.played.seen_by(None).table, say)
        return cls(sitting.id, sitting.glue, line, sitting.at, ", ".join(person.name for person in sitting.people))
