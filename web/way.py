"""The way through the app: which page is open, by which pages one came, and where Back leads. A page stays as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page import Page
from .router import page_of

if TYPE_CHECKING:
    from .shell import Shell


class Way:
    """It begins at the home page."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.visited: dict[tuple[str, ...], Page] = {}
        self.pages: list[Page] = []  # the last one is open
        self.go("home")

    @property
    def page(self) -> Page:
        return self.pages[-1]

    def page_at(self, name: str, *words: str) -> Page:
        """As it was left, or as it is for somebody who comes for the first time."""
        place = (name, *words)
        if place not in self.visited:
            page = page_of(name, words)
            if page is None:
                raise LookupError(f"no page {name} with {len(words)} words")
            self.visited[place] = page(self.shell, *words)
        return self.visited[place]

    def go(self, name: str, *words: str) -> None:
        self.pages.append(self.page_at(name, *words))
        self.page.open()

    def go_straight(self, name: str, *words: str) -> None:
        """By an address, if there is anything at it: Back leads where it would have led on foot."""
        kind = page_of(name, words)
        if kind and kind.HAS_ADDRESS and (page := self.page_at(name, *words)).is_there:
            self.pages += [self.page_at(*place) for place in page.on_the_way]
            self.go(name, *words)

    def anew(self, *place: str) -> None:
        """Only the home page lies behind one, or nothing."""
        self.pages = [self.page_at("home")]
        if place:
            self.pages.append(self.page_at(*place))

    def back(self, to: str | None = None) -> None:
        """One level up, or up to a place."""
        if len(self.pages) > 1:
            self.pages.pop()
        while to and len(self.pages) > 1 and to != self.page.NAME:
            self.pages.pop()

    @property
    def is_home(self) -> bool:
        return len(self.pages) == 1
