"""The shelf with the rules: one book for each game, for whoever wants to read before sitting down."""

from .. import markup as h
from ..games import GAMES
from ..icons import icon
from ..page import Page
from ..parts import back, heading, screen


class Shelf(Page):
    NAME = "rules"
    HAS_ADDRESS = True

    def draw(self):
        return shelf(self.shell.say, self.shell.root, tuple(GAMES.values()))


def shelf(say, root, games):
    return screen(
        "shelf",
        [back(say), heading(say("rules.word"))],
        h.ul(".list")[(h.li[book(say, root, game)] for game in games)],
        None,
    )


def book(say, root, game):
    return h.a(".line-link", href=f"{root}{say.language}/rules/{game.KEY}/", data_do=f"rules {game.KEY}")[
        h.span(".grow")[say(f"{game.KEY}.name")], icon("o-right")
    ]
