"""The robots of each game, and the moves of a table at which nobody else sits."""

from importlib import import_module
from importlib.util import find_spec

from pygame_logic.playthrough import called


def robots_of(room):
    """Its own, or those that any game has."""
    own = f"pygame_logic.{room}.bots"
    return import_module(own if find_spec(own) else "pygame_logic.bots")


def robots_move(played, choose, chance, level_of):
    """The first robot to say something, or else what anybody may say for the whole table."""
    for seat in played.open:
        word = None if seat is None else choose(played.seen_by(seat), chance, level_of(seat))
        if word is not None:
            return f"{seat} {word}"
    assert None in played.open, f"no robot of {played.open} says a word, and the game waits for ever"
    return f"{called(None)} {played.open[None][0]}"
