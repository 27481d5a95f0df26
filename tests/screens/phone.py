"""A phone without a browser: it presses what a page offers, keeps what it is told to keep, and can be switched off."""

import re
from random import Random

from tests.screens.tags import read
from web.shell import TOLD, Shell

NOW = 1_800_000_000_000
ADDRESS = "https://example.org/pocket express/"
SCREEN = re.compile(r'data-screen="([^"]*)"')
BROWSER = "Mozilla/5.0 (a phone)"


class Page:
    """What can be pressed on a page, what can be read, and what its root says."""

    def __init__(self, html):
        self.html = html
        self.elements, self.text = read(html)
        self.root = self.elements[0]
        self.doors = [each["data-do"] for each in self.elements if "data-do" in each and "disabled" not in each]


class Phone:
    def __init__(self, language="en", records=None, where="", chance=None, can=(), may_stumble=False):
        self.records, self.language, self.may_stumble = dict(records or {}), language, may_stumble
        self.shell = Shell(chance or Random(7).random)
        place = {"where": where, "language": language, "root": "../", "address": ADDRESS}
        self.send({"do": "boot", "records": self.at_the_front, **place, "now": NOW, "can": [*can], "browser": BROWSER})

    def send(self, message):
        """As the browser sends it: whatever the phone does not tell by itself says on which page it was made."""
        if "on" not in message and message["do"].split(" ")[0] not in TOLD:
            message = {"on": self.on, **message}
        self.reply, self._page = self.shell.press(message), None
        assert self.may_stumble or "mishap" not in self.reply, self.reply["mishap"]
        for key, text in self.reply["write"]:
            if text is None:
                self.records.pop(key, None)
            else:
                self.records[key] = text
        if want := self.reply.get("want"):
            return self.send({"do": want["do"], "texts": {key: self.records.get(key) for key in want["keys"]}})
        return self

    @property
    def page(self):
        """Read only when somebody looks: that takes longer than to draw it."""
        self._page = self._page or Page(self.reply["page"])
        return self._page

    @property
    def at_the_front(self):
        """What is read at every start."""
        return {key: text for key, text in self.records.items() if not key.startswith("over/")}

    def press(self, do, **more):
        """Only what is on the page can be pressed."""
        assert do in self.page.doors, f"{do!r} is not on the page {self.page.root['data-screen']}: {self.page.doors}"
        return self.send(self.made(do, **more))

    def made(self, do, **more):
        """A press on this page; sent after another one, it comes late."""
        return {"do": do, "on": self.on, "said": int(self.page.root["data-said"]), "now": NOW, **more}

    @property
    def on(self):
        return f"{self.screen}#{self.reply['hash']}"

    def restarted(self):
        """Switched off and on again: all that is left are the records and the address."""
        return Phone(self.language, self.records, self.reply["hash"], may_stumble=self.may_stumble)

    @property
    def screen(self):
        return SCREEN.search(self.reply["page"])[1]

    def seat(self, *names, bots=0, game="dilemma", **options):
        """From the home page to the first question of a game."""
        self.press(f"setup {game}")
        while len(self.shell.way.page.party.people) > len(names):
            self.press(f"remove {len(names)}")
        while len(self.shell.way.page.party.people) < len(names):
            self.press("add")
        for _ in range(bots):
            self.press("bot")
        form = {f"name-{seat}": name for seat, name in enumerate(names)} | {f"option-{name}": word for name, word in options.items()}
        return self.press(f"start {game}", form=form)
