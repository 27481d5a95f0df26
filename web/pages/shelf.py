"""The shelf with the rules: one book for each game, for whoever wants to read before sitting down."""

from .. import markup as h
from ..icons import icon
from ..parts import back, heading, screen


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
