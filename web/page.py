"""A page one can be on: what its address is, what it remembers while one visits, what is pressed and typed there, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .markup import Html
from .parts import Screen
from .words import Say

if TYPE_CHECKING:
    from .session import Session
    from .shell import Shell

Message = dict[str, Any]


class Page:
    """A press on it is a method: `data-do="add"` is `do_add(message)`. What it does not know, the shell does."""

    NAME = ""  # how its address begins, and the verb that leads here
    HAS_ADDRESS = False  # whether somebody may come straight here
    CAN_BE_TRIED_AGAIN = True  # after it has raised
    reason: Callable[[Say], Html] | None = None  # why something on it cannot be pressed, until the next press

    def __init__(self, shell: Shell, *words: str) -> None:
        self.shell, self.words = shell, words

    @classmethod
    def fits(cls, words: tuple[str, ...]) -> bool:
        """Whether this is the page that these words of an address mean."""
        return not words

    @property
    def is_there(self) -> bool:
        """Whether there is anything at this address."""
        return True

    @property
    def address(self) -> str:
        return "-".join((self.NAME, *self.words))

    @property
    def door(self) -> str:
        """What a control says that leads here."""
        return " ".join((self.NAME, *self.words))

    @property
    def game(self) -> str | None:
        """The key of the game that it is about."""
        return None

    @property
    def record(self) -> str | None:
        """The key of the record that it is made of: if it raises, that is why."""
        return None

    @property
    def rule_now(self) -> str:
        """The paragraph of the rules about what is going on here."""
        return ""

    @property
    def wants(self) -> str | None:
        """The record that it would like to play, where another tab does."""
        return None

    @property
    def on_the_way(self) -> tuple[tuple[str, ...], ...]:
        """The pages that Back leads to from here, for somebody who comes by an address."""
        return ()

    def open(self) -> None:
        """Somebody comes here."""

    def settle(self) -> None:
        """With the next press, what this page complained of is settled."""

    def fill_in(self, form: dict[str, str]) -> None:
        """What was typed and chosen since the page was painted."""

    def draw(self) -> Screen:
        raise NotImplementedError(self.NAME)

    def sounds(self) -> Sequence[str]:
        """What is heard when it is painted."""
        return ()

    def verb(self, name: str) -> Callable[..., None] | None:
        return getattr(self, f"do_{name.replace('-', '_')}", None)


class InGame(Page):
    """One that is there only as long as a game is open."""

    @property
    def session(self) -> Session:
        if self.shell.session is None:
            raise LookupError("no game is open")
        return self.shell.session
