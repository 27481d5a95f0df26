"""Liar's Dice on the screen: what hangs at its door; its game.py says what it is made of."""

from web.door import Door

from .poster import poster

DOOR = Door("liars", range(2, 7), poster)
