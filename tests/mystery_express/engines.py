"""A journey with Mystery Express: on the night train with two robots; a sheet, a clock by itself and by hand, all of it without signal."""

import json
import re

from tests.e2e.eyes import middle
from tests.engines.journey import Journey, demand

KIND = """[document.getElementById("screen"), document.querySelector(".watches")].map((part) => part?.className ?? "").join(" ")
  .replace("screen mystery", "").trim().replaceAll(" ", "-")"""
PLAYED, BEGUN = r"play \w+ (\w+).*", r"draft (\w+) .+"  # a name or a value tells no page from another
NOTHING = "(pause) => new Promise((done) => { const before = painted; setTimeout(() => done(painted === before), pause); })"
REACHED = """(css) => {
  const { activeElement } = document;
  return activeElement.matches(css) && activeElement.getBoundingClientRect().top < innerHeight;
}"""
CARDS = 3  # that come by themselves
NOTE = "Ask again in Wien."


class Mystery(Journey):
    def travel(self):
        self.look_at_the_set_up()
        self.sit_down("Anna", bots=2, pace="1")
        self.get_in()
        self.begin_an_action()
        self.look_through_the_cards()
        self.mark_the_sheet()
        self.let_the_clock_run()
        self.send_a_telegram()
        self.play(lambda seen: False)
        self.read_the_truth()
        self.arrive()

    def get_in(self):
        self.play(lambda seen: self.is_on("turn"))
        self.player.press("draft journey")
        self.draw("journey")
        self.player.press("draft").press("draft log")
        self.draw("log")
        self.player.press("draft")

    def begin_an_action(self):
        """The page goes while it is half said."""
        self.player.press(self.door("draft (lounge|dining|smoking)")).press(self.door(BEGUN))
        self.draw("half-said")
        self.lose_the_page("a reload in the middle of a turn has changed the game")
        demand(self.is_on("turn"), "after a reload in the middle of a turn one is not at work any more")

    def look_through_the_cards(self):
        self.player.press("draft hand")
        self.draw("hand")
        self.player.press("draft orders")
        order = self.door(r"jot first \w+ \w+")
        self.player.press(order)
        self.draw("orders")
        _, _, category, card = order.split()
        demand(self.pocket()["orders"] == {category: [card]}, f"{order!r} gives no standing order")
        self.player.press("draft hand").press("draft")

    def mark_the_sheet(self):
        self.player.press("draft sheet")
        box, cell = self.door(r"jot mark \w+"), self.door(r"jot cell \w+ 1")
        self.player.press(box).press(cell)
        self.hold_long(cell)
        self.demand_jotted("cells", cell, "twice")
        self.hold_long(box)
        self.demand_jotted("marks", box, "sure")
        self.draw("sheet")
        self.player.press(self.door(r"draft sheet \w+"))
        self.draw("closer")
        self.player.press("draft sheet")
        self.jump()
        self.tab.locator("[name=own-note]").fill(NOTE)
        self.draw("note")
        self.player.press("draft")
        demand(self.pocket()["note"] == NOTE, f"of the note {NOTE!r} is kept {self.pocket()['note']!r}")

    def hold_long(self, do):
        """And lifting the finger is no tap after it."""
        x, y = middle(self.player.control(do))
        self.player.painted_by(lambda: self.player.touch("touchStart", x, y))
        self.player.touch("touchEnd")

    def demand_jotted(self, what, do, mark):
        jotted = self.pocket()[what]
        demand(jotted.get(do.split(" ", 2)[2]) == mark, f"after a long press {do!r} says {jotted}, not {mark!r}")

    def jump(self):
        self.player.control("jump rows-when").click()
        self.tab.wait_for_function(REACHED, "#rows-when")

    def let_the_clock_run(self):
        """Some cards by themselves, a pause, one more; then by hand."""
        self.play(lambda seen: self.is_on("crimeclock"))
        self.player.press("play all next")
        for _ in range(CARDS):
            self.player.painted_by(lambda: None)
        self.player.control("pace-pause").click()
        demand(self.player.control("pace-pause").get_attribute("aria-pressed") == "true", "nothing says that the clock is stopped")
        demand(self.tab.evaluate(NOTHING, 1500), "the clock goes on while it is stopped")
        self.draw("clock-stopped")
        before = self.tab.evaluate("painted")
        self.player.control("pace-pause").click()
        self.tab.wait_for_function("(before) => painted > before", before)
        self.draw("clock-runs")

    def send_a_telegram(self):
        """What is chosen on the form is kept at once; the page goes all the same."""
        self.play(lambda seen: self.is_on("entries"))
        self.player.painted_by(lambda: self.choose("when", "6"))
        chosen = self.pocket()["entries"]
        demand(chosen == {"telegram when": "6:15"}, f"what is chosen for the telegram is kept as {chosen}")
        self.draw("telegram")
        self.lose_the_page("a reload at the telegram has changed the game")
        self.demand_field("when", "6:15")
        self.player.press("say")
        demand(self.last_said()[:1] == ["telegram"] and self.last_said()[-1] == "6:15", f"the telegram goes out as {self.last_said()}")

    def choose(self, question, letter):
        self.tab.locator(f"[name=entry-{question}]").focus()
        self.tab.keyboard.press(letter)

    def demand_field(self, question, value):
        found = self.tab.locator(f"[name=entry-{question}]").evaluate("(field) => field.value")
        demand(found == value, f"after a reload the form says {found!r}, not {value!r}")

    def read_the_truth(self):
        demand(self.player.screen == "over", f"the game ends on the screen {self.player.screen!r}")
        self.player.press("story")
        self.draw("truth")
        self.tab.locator("#screen summary").click()
        self.draw("story")
        self.player.press("back")

    # -- what is there

    def play(self, until):
        """A picture of each kind of page."""
        for seen in self.player.play_on(self.chance, until):
            kind = self.tab.evaluate(KIND) + ("-lies-open" if self.tab.locator(".watches > li > svg").count() else "")
            telling = (PLAYED, BEGUN) if kind == "choosing" else (PLAYED,)
            verbs = {found[1] for door in seen["doors"] for pattern in telling if (found := re.fullmatch(pattern, door))}
            self.draw("-".join((kind, *sorted(verbs))))

    def is_on(self, kind):
        return kind in self.tab.evaluate(KIND).split("-")

    def door(self, pattern):
        doors = self.player.look()["doors"]
        found = next((door for door in doors if re.fullmatch(pattern, door)), None)
        demand(found, f"no {pattern!r} among {doors}")
        return found

    def pocket(self):
        """What Anna carries beside the game, as it is kept."""
        return json.loads(self.player.records()[f"game/{self.player.look()['hash'].removeprefix('#game-')}"])["pockets"]["0"]

    def last_said(self):
        return [move.split()[1:] for move in self.player.save()["moves"] if move.startswith("0 ")][-1]


JOURNEY = Mystery
