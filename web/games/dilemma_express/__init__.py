"""Dilemma Express on the screen: what hangs at its door; its game.py says what it is made of."""

from web.door import Door

from .poster import poster

DOOR = Door(
    "express",
    range(3, 14),
    poster,
    has_lesson=True,
    has_today=True,
    records=("hidden", "pack/", "seen"),
    brings=frozenset({"cards", "packs", "parcel", "bring-card", "remember-again", "restore-pack", "pack"}),
)
