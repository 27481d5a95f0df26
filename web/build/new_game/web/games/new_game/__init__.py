"""NewGame on the screen: what hangs at its door; its game.py says what it is made of."""

from web.door import Door

DOOR = Door("new_game", range(2, 6))
