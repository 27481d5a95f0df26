"""The finished games, in the order of their posters: whoever is named here has a door."""

from . import dilemma, express, mystery

GAMES = {game.KEY: game for game in (dilemma, express, mystery)}
