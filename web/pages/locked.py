"""One game, one tab: this one is played elsewhere on the phone, and can be fetched over here."""

from .. import markup as h
from ..games import GAMES
from ..icons import icon
from ..page import Page
from ..parts import button, heading, screen, sign


class Locked(Page):
    """Of a game, by its key, and of its record, by its id."""

    NAME = "locked"
    CAN_BE_TRIED_AGAIN = False

    @classmethod
    def fits(cls, words):
        return len(words) == 2

    @property
    def game(self):
        return self.words[0]

    @property
    def wants(self):
        return f"game/{self.words[1]}"

    def draw(self):
        return locked(self.shell.say, GAMES[self.game])


def locked(say, game):
    return screen(
        "locked",
        None,
        sign(icon("o-lock"), heading(say("locked.title")), h.p[say("locked.why", game=say(f"{game.KEY}.name"))]),
        [button("take-over", say("locked.take-over"), kind="wide"), button("home", say("locked.home"), kind="wide line")],
        game=game.KEY,
    )
