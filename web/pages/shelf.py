"""The shelf with the rules: one book for each game, for whoever wants to read before sitting down."""

from .. import markup as h
from ..games import GAMES
from ..page import Page
from ..parts import back, heading, poster, screen
from .home import A_COLUMN


class Shelf(Page):
    NAME = "rules"
    HAS_ADDRESS = True

    def draw(self):
        return shelf(self.shell.say, self.shell.root, tuple(GAMES.values()))


def shelf(say, root, games):
    return screen(
        "shelf",
        [back(say), heading(say("rules.word"))],
        h.div(".posters", data_posters=str(len(games)), data_many=len(games) > A_COLUMN)[(book(say, root, game) for game in games)],
        None,
    )


def book(say, root, game):
    key = game.KEY
    return poster(game.poster(), say(f"{key}.name"), href=f"{root}{say.language}/rules/{key}/", data_do=f"rules {key}", data_mood=key)
