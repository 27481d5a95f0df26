"""What every journey has in common, whatever is played on it: people sit down, a page is lost, a game goes on until its end."""

import re
from random import Random

SEED = 1


class Derailed(Exception):
    """Something is not as it should be; the sentence says what."""


def demand(is_so, otherwise):
    if not is_so:
        raise Derailed(otherwise)


class Journey:
    """One person among robots, to the end; a game that has more to show says so in `tests/<room>/engines.py` as `JOURNEY`."""

    def __init__(self, player, game, fewest):
        self.player, self.tab = player, player.page
        self.game, self.fewest = game, fewest  # as its doors call it, and how many may play at least
        self.chance = Random(SEED).random

    def travel(self):
        self.look_at_the_set_up()
        self.sit_down("Anna", bots=self.fewest - 1)
        self.arrive()

    def look_at_the_set_up(self):
        self.player.press(f"setup {self.game}")
        self.draw("setup")
        self.player.press("back")

    def sit_down(self, *names, **options):
        self.player.seat(*names, game=self.game, **options)

    def keep_a_secret(self, *names, **options):
        """They pass the phone round; a page that is lost while one of them looks comes back as it was, and covered."""
        self.sit_down(*names, **options)
        self.play(lambda seen: seen["screen"] == "cover")
        self.player.twice("uncover")
        demand(self.is_private(), "the cover does not rise by keys")
        self.draw("secret")
        self.lose_the_page("a reload has changed the game")
        demand(self.player.screen == "cover", f"after a reload a secret is on the screen {self.player.screen!r}, not under its cover")
        self.player.painted_by(self.tab.go_back)

    def is_private(self):
        return self.tab.evaluate("document.getElementById('screen').hasAttribute('data-private')")

    def lose_the_page(self, otherwise):
        before = self.player.save()
        self.tab.reload()
        self.player.wait_for_python()
        now = self.player.save()
        demand(now == before, f"{otherwise}: {before} → {now}")

    def play(self, until):
        for seen in self.player.play_on(self.chance, until):
            verbs = sorted({" ".join(re.findall(r"[a-z]+", door)) for door in seen["doors"]} - {"menu"})
            self.draw("-".join((seen["screen"], *verbs)).replace(" ", "-"))

    def arrive(self):
        """At the end of the game, and home from there."""
        self.play(lambda seen: False)
        demand(self.player.screen == "over", f"the game ends on the screen {self.player.screen!r}")
        self.player.press("home")

    def demand_said(self, verbs, otherwise):
        """The last that the first seat has said is one of these."""
        mine = [move.split()[1] for move in self.player.save()["moves"] if move.startswith("0 ")]
        demand(mine and mine[-1] in verbs, f"{otherwise}: {mine[-1:]}")

    def draw(self, name):
        self.player.draw(f"{self.game}-{name}")
