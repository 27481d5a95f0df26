"""A journey with Dilemma Express: a crew that passes the phone, and a whole game against two robots, all of it without signal."""

import base64
import re

from tests.e2e.eyes import middle
from tests.engines.journey import Journey, demand

LEVER = "#screen [data-lever] > svg"
FAR = 90  # CSS pixels that a lever is pulled
# what the page would leave in the folder of downloads
OPEN_HANDS = """() => {
  const made = URL.createObjectURL;
  URL.createObjectURL = (file) => (file instanceof File && (window.offered = file), made.call(URL, file));
  HTMLAnchorElement.prototype.click = () => {};
}"""
OFFERED = "window.offered && offered.arrayBuffer().then((bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))))"


class Express(Journey):
    def travel(self):
        self.look_at_the_set_up()
        self.keep_a_secret("Anna", "Bruno", "Chiara", "Daria", "Enzo", "Franca", "Gino")
        self.sit_down("Anna", bots=2, plea="60")
        self.pin_by_tap()
        self.pin_by_drag()
        self.look_closely()
        self.drag_the_lever()
        self.say_why()
        self.take_a_round_along()
        self.arrive()

    def pin_by_tap(self):
        self.take_up()
        self.lose_the_page("a reload with a Modifier in the hand has changed the game")
        self.player.press(self.take_up()).press(self.door(r"draft m\d+ R1"))
        self.pin("two taps pin no Modifier")

    def pin_by_drag(self):
        tag = self.tab.locator(f'#screen [data-do="{self.take_up()}"]')
        place = middle(self.tab.locator("#screen [data-stop='R1']"))
        self.player.painted_by(lambda: self.player.drag(tag, *place))
        self.pin("a Modifier that is dragged onto somebody is not pinned")

    def take_up(self):
        """The door of a Modifier, as soon as there is one in the hand."""
        self.play(lambda seen: any(re.fullmatch(r"draft m\d+", door) for door in seen["doors"]))
        return self.door(r"draft m\d+")

    def pin(self, otherwise):
        self.draw("pinned")
        self.player.press(self.door(r"play 0 pin m\d+ R1"))
        self.demand_said(("pin",), otherwise)

    def look_closely(self):
        """At one of those on the tracks, while both crews plead."""
        self.play(lambda seen: "play all heard" in seen["doors"])
        self.player.press("draft look L1")
        self.draw("large")
        self.player.press("draft")

    def drag_the_lever(self):
        self.play(lambda seen: "play 0 left" in seen["doors"])
        arm = self.tab.locator(LEVER)
        x, y = middle(arm)
        self.player.painted_by(lambda: self.player.drag(arm, x - FAR, y))
        self.demand_said(("left",), "the lever that is dragged is not pulled")

    def say_why(self):
        self.tab.locator("[name=why-line]").fill("Because.")
        self.player.painted_by(lambda: self.tab.keyboard.press("Enter"))
        self.draw("why")
        self.demand_said(("why",), "the line of why is not written down")

    def take_a_round_along(self):
        self.player.press("menu")
        self.draw("menu")
        self.player.press("story")
        self.tab.locator("#screen summary").click()
        self.draw("story")
        self.tab.evaluate(OPEN_HANDS)
        self.player.press(self.door(r"picture \d+"))
        sheet = base64.b64decode(self.tab.wait_for_function(OFFERED))
        self.player.next_picture("express-picture-of-a-round").write_bytes(sheet)
        demand(sheet.startswith(b"\x89PNG"), "a round of the story becomes no picture")
        self.player.press("back").press("close")

    def door(self, pattern):
        return next(door for door in self.player.look()["doors"] if re.fullmatch(pattern, door))


JOURNEY = Express
