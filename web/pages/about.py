"""Who made what we stand on: the designers of the printed games, and everybody whose signs, letters and machines are used here."""

import json
from functools import cache
from pathlib import Path

from .. import markup as h
from ..edition import edition
from ..games import GAMES
from ..page import Page
from ..parts import back, heading, screen

CREDITS = Path(__file__).parent.parent.parent / "static" / "credits.json"  # made with the licence files; the same neighbours on the phone


class About(Page):
    NAME = "about"
    HAS_ADDRESS = True

    def draw(self):
        return about(self.shell.say)


@cache
def credits():
    return json.loads(CREDITS.read_text("utf-8"))


def about(say):
    source = edition().get("source")
    return screen(
        "about",
        [back(say), heading(say("about.title"))],
        h.article(".text")[
            h.p[h.strong[say("about.unofficial")]],
            h.h2[say("about.games")],
            h.ul(".credits")[(h.li[h.b[say(f"{key}.name")], h.p[say(f"about.game.{key}")]] for key in GAMES if f"about.game.{key}" in say)],
            h.h2[say("about.made-of")],
            h.p[say("about.changed")],
            h.ul(".credits")[(entry(say, each) for each in credits())],
            h.h2[say("about.ours")],
            h.p[say("about.licence")],
            source and h.p[h.a(".link", href=source, rel="noopener noreferrer")[say("about.source")]],
            h.p[say("about.private")],
        ],
        None,
    )


def entry(say, credit):
    return h.li[
        h.a(href=credit["link"], rel="noopener noreferrer")[credit["name"]],
        h.p(".small")[credit["by"], h.br, credit["licence"], credit.get("changed") and ["\u00a0· ", say("about.we-changed")]],
    ]
