"""Somebody with a browser of another make in hand: a player whose fingers are WebDriver's, and who takes a picture of each kind of page."""

from tests.e2e.driver import Player
from tests.e2e.eyes import middle
from tests.engines.tab import DOWN, STEP, UP, moved


class Passenger(Player):
    def __init__(self, tab, site, folder):
        self.page, self.site, self.since = tab, site, None
        self.has_touch = tab.browser.pointer == "touch"
        self.folder, self.drawn = folder, []

    def touch(self, kind, x=None, y=None, at=None):
        steps = {"touchStart": lambda: (moved(x, y), DOWN), "touchMove": lambda: (moved(x, y, STEP),), "touchEnd": lambda: (UP,)}
        self.page.point(*steps[kind]())

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

    def draw(self, name):
        """Once a name."""
        if name not in self.drawn:
            self.page.screenshot(self.next_picture(name))

    def next_picture(self, name):
        self.drawn.append(name)
        return self.folder / f"{len(self.drawn):02d}-{name[:60]}.png"
