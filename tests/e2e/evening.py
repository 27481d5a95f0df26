"""A table that does not go home: one game after the other on one phone, as chance has it. Nothing is loaded anew between them."""

from collections import Counter
from random import Random

from tests.e2e.driver import Player
from tests.plans import PLANS
from web.games import GAMES

SIGNS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"  # behind the names, another one at each table, so that a name at the wrong table is seen
NAMES = ("Anna", "Bruno", "Chiara", "Dmytro", "Elena", "Fabio", "Ганна", "Йосип", "Zoé", "Ó", "Li", "Santiago del Estero", "Ева")
STAYS = 0.97  # of all presses, so many belong to the game
COMMON = 6  # people at most, but for one table in eight
HOUSE_RULES = "[...new Set([...document.querySelectorAll('[type=radio][name^=option-]')].map(({ name }) => name))]"
LEFT_ALONE = {f"option-{name}" for plan in PLANS.values() for name in plan.left_alone}


class Evening(Player):
    def __init__(self, page, site, chance):
        super().__init__(page, site)
        self.chance, self.tables, self.met = chance, 0, Counter()

    def pick(self, things):
        return things[int(self.chance() * len(things))]

    def go_on_for(self, presses):
        """Whatever the page offers: a game is played, left, gone on with, played once more, and others are begun between."""
        for _ in range(presses):
            seen = self.look()
            if seen["screen"] == "over":
                self.end()
            elif seen["screen"] == "home":
                self.begin(seen)
            elif self.chance() < STAYS:
                self.step(seen, self.chance)
            else:
                self.turn_away(seen)
        return self

    def end(self):
        key = self.page.evaluate("document.getElementById('screen').dataset.game")
        self.met[f"{key} to its end"] += 1
        if self.chance() < 0.7:
            self.met[f"{key} once more"] += 1
            self.press("rematch")
        else:
            self.press("home")

    def turn_away(self, seen):
        """Into the menu and back, to the rules or the settings, or off to the station."""
        if "menu" not in seen["doors"]:
            self.painted_by(self.page.go_back)
            return
        place = self.pick(("leave", "rules", "story", "settings", "close"))
        self.press("menu")
        self.press(next(door for door in self.look()["doors"] if door.startswith(place)))
        if place in ("rules", "story", "settings"):
            self.press("back").press("close")

    def begin(self, seen):
        if "games" in seen["doors"] and self.chance() < 0.4:
            self.met["gone on with"] += 1
            tickets = [door for door in self.press("games").look()["doors"] if door.startswith("resume ")]
            self.press(self.pick(tickets))
            return
        key = self.pick([*GAMES])
        self.met[f"{key} begun"] += 1
        self.press(f"setup {key}").sit_down(GAMES[key].RULES.SEATS)
        self.press(f"start {key}")

    def sit_down(self, sizes):
        """As many as like to, in another order of people and robots each time, by house rules that somebody has turned."""
        sign = SIGNS[self.tables % len(SIGNS)]
        self.tables += 1
        size = self.pick([each for each in sizes if each <= COMMON] if self.chance() < 0.875 else sizes)
        people = 1 + int(self.chance() * size)
        while (seats := self.page.locator("[name^=name-]").count()) > 0:
            self.press(f"remove {seats - 1}")
        for seat in range(size):
            self.press("add" if seat < people else "bot")
            if seat < people:
                self.page.locator(f"[name=name-{seat}]").fill(NAMES[seat] + sign)
        for name in [each for each in self.page.evaluate(HOUSE_RULES) if each not in LEFT_ALONE]:
            choices = self.page.locator(f'#screen [type=radio][name="{name}"]')
            choice = choices.nth(int(self.chance() * choices.count()))
            if not choice.is_checked():
                self.painted_by(lambda choice=choice: choice.check(force=True))


def play_until(player, stop, seed=1):
    for _ in player.play_on(Random(seed).random, stop=stop):
        pass
    return player


def to_go(player):
    """On to GO, when nobody has thrown yet: once a card lies where it wins, the others have a moment and no more."""
    return play_until(player, lambda seen: seen["throws"] and player.save()["moves"][-1].endswith(" go"))


def throw(player):
    """In time, and it counts."""
    edge, value = player.look()["throws"][0]
    player.swipe(player.card(value, edge))
    assert player.save()["moves"][-1].split()[1:3] == ["throw", value]
    return player


def leave(player):
    """By the menu; a cover has none, but there is always the way back."""
    if "menu" in player.look()["doors"]:
        return player.press("menu").press("leave")
    player.painted_by(player.page.go_back)
    return player


def here(player):
    return player.look()["hash"].removeprefix("#game-")
