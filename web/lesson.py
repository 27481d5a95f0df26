"""A first lesson: a few scenes out of real games, one thought and one decision each. Nothing of it is kept."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame_logic.playthrough import Playthrough

from .game import Game
from .people import Person
from .session import Session
from .words import Say

LEARNER = 0  # the seat; robots sit in all others


class Scene(NamedTuple):
    name: str  # <key>.lesson.<name> is the thought, <key>.lesson.<name>.then what came of it
    seats: int
    seed: int
    moves: Sequence[str] = ()  # that have been made already; "jot …" is on the learner's sheet by now
    options: Mapping[str, str] = {}
    # how the controls begin that it points at, as regular expressions, or an attribute of theirs; of several the first that is there
    finger: Sequence[str] = ()
    ends: str = ""  # the move that only leads on, or "jot" for a mark on one's sheet; or else one's next move ends it
    goes_on: bool = False  # with the table as the scene before has left it; its moves are for whoever comes by an address
    meant: str = ""  # the one answer it is about; after another, <key>.lesson.<name>.else says what that would have been


def begun(game: Game, scene: Scene, name: str, say: Say, now: int) -> Session:
    """The table as the scene finds it. The same answers lead to the same end: its robots' luck is the scene's."""
    others = range(1, scene.seats)
    robots = (Person(say(f"robot.{seat}"), seat + 1, game.usual_level(seat - 1)) for seat in others)
    jots = [move for move in scene.moves if move.startswith("jot ")]
    moves = [move for move in scene.moves if move not in jots]
    played = Playthrough(game.RULES, scene.seed, scene.seats, scene.options, moves)
    session = Session("lesson", game, (Person(name, 1), *robots), played, now, now, luck=scene.seed, is_kept=False)
    for jot in jots:
        session.jot(jot.split(" ")[1:], {})
    return session
