"""The games that have a door, by the names of their rooms, in the order of their posters."""

from web.games import GAMES

ROOMS = {game.RULES.__name__.split(".")[-1]: game for game in GAMES.values()}
KEYS = {room: game.KEY for room, game in ROOMS.items()}
