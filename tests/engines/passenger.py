"""Somebody with a browser of another make in hand: a player whose fingers are WebDriver's."""

from tests.e2e.driver import Player
from tests.e2e.eyes import middle
from tests.engines.tab import DOWN, STEP, UP, moved


class Passenger(Player):
    def __init__(self, tab, site):
        self.page, self.site, self.since = tab, site, None
        self.has_touch = tab.browser.pointer == "touch"

    def touch(self, kind, x=None, y=None, at=None):
        self.page.point(*((moved(x, y), DOWN) if kind == "touchStart" else (UP,)))

    def swipe(self, card, across=0, ahead=115, steps=8):
        """In one go, so that the browser itself keeps the time of the finger."""
        x, y = middle(card)
        way = [moved(x + across * step / steps, y - ahead * step / steps, STEP) for step in range(1, steps + 1)]
        return self.painted_by(lambda: self.page.point(moved(x, y), DOWN, *way, UP))

    def twice(self, do):
        """What others hold, a key asks twice."""
        self.control(do).focus()
        self.page.keyboard.press("Enter")
        return self.painted_by(lambda: self.page.keyboard.press("Enter"))
