"""The finished games, in the order of their posters: whoever is named here has a door."""

from . import dilemma

GAMES = {game.KEY: game for game in (dilemma,)}
