"""A journey with Dilemma: four hands round a phone, a secret, and a whole game against two robots that loses the signal on its way."""

import re

from tests.engines.journey import Journey, demand

# a finger that points at its middle meets it
UNCOVERED = """(css) => {
  const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(css) != null;
}"""


class Dilemma(Journey):
    def travel(self):
        self.look_at_the_set_up()
        self.lie_flat()
        self.keep_a_secret("Anna", "Bruno", "Chiara", way="passed", clock="none")
        self.sit_down("Anna", bots=2, way="passed", clock="none")
        self.lose_the_signal()
        self.throw_by_finger()
        self.throw_by_keys()  # and whoever has thrown so begins so the next time
        self.arrive()

    def lie_flat(self):
        """The phone in the middle, four hands round it."""
        self.sit_down("Anna", "Bruno", "Chiara", "Daria", way="flat", clock="none")
        self.draw("flat")
        self.player.painted_by(self.tab.go_back)

    def lose_the_signal(self):
        """For good: the rest of the way is without. Not while cards are thrown: whoever looks away then has passed."""
        self.play(lambda seen: "play 0 go" in seen["doors"])
        self.player.wait_until_offline()
        self.player.site.stop()
        self.lose_the_page("a reload without signal has changed the game")

    def throw_by_keys(self):
        self.play(lambda seen: seen["throws"])
        demand(self.tab.evaluate(UNCOVERED, ".sand .thrown"), "the offered card is not to be seen in the arena")
        self.player.press("draft aim")
        if not self.player.look()["marker"]:
            self.player.press(next(door for door in self.player.look()["doors"] if re.fullmatch(r"draft aim \d+", door)))
        self.draw("aim")
        self.player.aim()
        self.demand_said(("throw",), "two stopped markers throw no card")

    def throw_by_finger(self):
        self.play(lambda seen: seen["throws"])
        edge, value = self.player.look()["throws"][0]
        self.player.swipe(self.player.card(value, edge))
        self.draw("thrown")
        self.demand_said(("throw",), "a swipe throws no card")


JOURNEY = Dilemma
