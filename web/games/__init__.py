"""The games, in the order of their posters: whoever has a room and is named here has a door."""

from importlib import import_module

ROOMS = ("dilemma", "dilemma_express", "mystery_express")
GAMES = {game.KEY: game for game in (import_module(f".{room}.game", __name__).GAME for room in ROOMS)}
