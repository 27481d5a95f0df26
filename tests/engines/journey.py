"""A whole journey: boards, sits down with two robots, loses the page and the signal, and plays to the last card all the same."""

import re
from random import Random

from tests.engines.passenger import Passenger
from tests.engines.tab import Tab

SEED = 1
WITHOUT_SIGNAL = ("", "fr/", "it/dilemma/", "uk/rules/dilemma/", "en/about/")
# a finger that points at its middle meets it
UNCOVERED = """(css) => {
  const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(css) != null;
}"""
FAULTS = "JSON.parse(localStorage.getItem('faults') ?? '[]')"


class Derailed(Exception):
    """Something is not as it should be; the sentence says what."""


class Journey:
    def __init__(self, browser, site, folder):
        self.tab, self.site, self.folder = Tab(browser), site, folder
        self.player = Passenger(self.tab, site)
        self.chance = Random(SEED).random
        self.drawn = []

    def travel(self):
        self.board()
        self.lie_flat()
        self.keep_a_secret()
        self.player.seat("Anna", bots=2, way="passed", clock="none")
        self.lose_the_signal()
        self.throw_by_keys()
        self.throw_by_finger()
        self.play(lambda seen: False)
        self.demand(self.player.screen == "over", f"the game ends on the screen {self.player.screen!r}")
        self.look_around()
        faults = self.tab.evaluate(FAULTS)
        self.demand(not faults, "the page complains: " + "; ".join(faults))

    def board(self):
        self.tab.goto(f"{self.site.url}en/")
        self.draw("home")
        self.tab.locator("h1").click()
        self.player.wait_for_python()

    def lie_flat(self):
        """The phone in the middle, four hands round it."""
        self.player.press("setup dilemma")
        self.draw("setup")
        self.player.press("back").seat("Anna", "Bruno", "Chiara", "Daria", way="flat", clock="none")
        self.draw("flat")
        self.player.painted_by(self.tab.go_back)

    def keep_a_secret(self):
        """Three pass the phone round; a page that is lost while one of them looks comes back as it was, and covered."""
        self.player.seat("Anna", "Bruno", "Chiara", way="passed", clock="none").twice("uncover")
        self.demand(self.is_private(), "the cover does not rise by keys")
        self.draw("secret")
        self.lose_the_page("a reload has changed the game")
        self.demand(self.player.screen == "cover", f"after a reload a secret is on the screen {self.player.screen!r}, not under its cover")
        self.player.painted_by(self.tab.go_back)

    def lose_the_signal(self):
        """For good: the rest of the journey is without. Not while cards are thrown: whoever looks away then has passed."""
        self.play(lambda seen: "play 0 go" in seen["doors"])
        self.player.wait_until_offline()
        self.site.stop()
        self.lose_the_page("a reload without signal has changed the game")

    def lose_the_page(self, otherwise):
        before = self.player.save()
        self.tab.reload()
        self.player.wait_for_python()
        now = self.player.save()
        self.demand(now == before, f"{otherwise}: {before} → {now}")

    def throw_by_keys(self):
        self.play(lambda seen: seen["throws"])
        self.demand(self.tab.evaluate(UNCOVERED, ".sand .thrown"), "the offered card is not to be seen in the arena")
        self.player.press("draft aim")
        if not self.player.look()["marker"]:
            self.player.press(next(door for door in self.player.look()["doors"] if re.fullmatch(r"draft aim \d+", door)))
        self.draw("aim")
        self.player.aim()
        self.demand_throw("two stopped markers throw no card")

    def throw_by_finger(self):
        self.play(lambda seen: seen["throws"])
        edge, value = self.player.look()["throws"][0]
        self.player.swipe(self.player.card(value, edge))
        self.draw("thrown")
        self.demand_throw("a swipe throws no card")

    def look_around(self):
        """Every language and what lies about, with nobody there to serve it."""
        for path in WITHOUT_SIGNAL:
            self.tab.goto(self.site.url + path)
            self.player.wait_for_python()
            self.draw(f"without-signal-{path.strip('/').replace('/', '-') or 'root'}")

    def play(self, until):
        for seen in self.player.play_on(self.chance, until):
            verbs = sorted({" ".join(re.findall(r"[a-z]+", door)) for door in seen["doors"]} - {"menu"})
            self.draw("-".join((seen["screen"], *verbs)).replace(" ", "-"))

    def is_private(self):
        return self.tab.evaluate("document.getElementById('screen').hasAttribute('data-private')")

    def demand_throw(self, otherwise):
        mine = [move.split()[1] for move in self.player.save()["moves"] if move.startswith("0 ")]
        self.demand(mine[-1:] == ["throw"], f"{otherwise}: {mine[-1:]}")

    def draw(self, name):
        if name not in self.drawn:
            self.drawn.append(name)
            self.tab.screenshot(self.folder / f"{len(self.drawn):02d}-{name[:60]}.png")

    def demand(self, holds, otherwise):
        if not holds:
            raise Derailed(otherwise)
