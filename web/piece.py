"""A piece of luggage: one kind of thing that a file from another phone holds, how much of it is new here, and how much is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .words import Say


def nothing_more(say: Say) -> Any:
    """What can only be counted."""


class Piece(NamedTuple):
    word: str  # the key of the sentence that counts it
    new: int = 0
    known: int = 0
    inside: Callable[[Say], Any] = nothing_more  # what one should see of it before it is taken
