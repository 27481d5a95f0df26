"""The finished games, in the order of their posters: whoever is named here has a door."""

from .dilemma import game as dilemma
from .dilemma_express import game as express
from .mystery_express import game as mystery

GAMES = {game.KEY: game for game in (dilemma, express, mystery)}
