"""The ticket of a game under way: what is drawn of it while it waits. Its save is the whole deal, and stays in the drawer."""

from dataclasses import dataclass

from .game import Game


@dataclass(frozen=True)
class Ticket:
    id: str
    game: Game
    line: str
    date: int  # milliseconds of the last move
    names: str

    @classmethod
    def of(cls, session, say):
        line = session.game.progress(session.played.seen_by(None).table, say)
        return cls(session.id, session.game, line, session.at, ", ".join(person.name for person in session.people))
