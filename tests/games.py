"""The finished games, and somebody who plays them at random but by the rules."""

import importlib
import pkgutil
from random import Random
from types import SimpleNamespace

import pygame_logic
from pygame_logic.playthrough import Playthrough, called
from pygame_logic.table import IllegalGame, pick

MODULES = [importlib.import_module(f"pygame_logic.{found.name}") for found in pkgutil.iter_modules(pygame_logic.__path__)]
FINISHED = {module.__name__.split(".")[-1]: module for module in MODULES if hasattr(module, "play")}


def random_game(game, seed):
    """A game about to begin, its seats and options chosen by the seed."""
    chance = Random(f"set-up {seed}").random
    while True:
        options = {name: any_of(words, chance) for name, words in game.OPTIONS.items()}
        try:
            return Playthrough(game, seed, pick(game.SEATS, chance), options)
        except IllegalGame:  # options that do not go together: others will
            continue


def random_move(played, chance):
    seat = pick(tuple(played.open), chance)
    words = played.open[seat]
    return f"{called(seat)} {any_of(words, chance)}"


def any_of(words, chance):
    return pick(words, chance) if isinstance(words, tuple) else words.example(chance)


def play_on(played, seed, most=10_000):
    """Random moves until the game is over, one game after each move."""
    chance = Random(f"moves {seed}").random
    while not played.is_over and len(played.moves) < most:
        played.play(random_move(played, chance))
        yield played


def scene(script, *moves, seats):
    """A game that is nothing but this script, called to begin it, after these moves: so that a phase can be tried from any table."""

    game = SimpleNamespace(__name__="scene", RULES=1, SEATS=range(1, 14), OPTIONS={}, play=lambda seats, chance, options: script())
    return Playthrough(game, 0, seats, moves=moves)
