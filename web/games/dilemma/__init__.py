"""Dilemma on the screen: what hangs at its door; its game.py says what it is made of."""

from web.door import Door

from .poster import poster

DOOR = Door("dilemma", range(3, 6), poster, has_lesson=True)
