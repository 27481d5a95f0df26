"""All games under way, the last played first: go on, take one along as a file, or throw one away and think better of it."""

from .. import markup as h
from ..dates import day
from ..notices import pasted
from ..page import Page
from ..parts import back, heading, screen, sign, tap, ticket


class Games(Page):
    NAME = "games"
    HAS_ADDRESS = True

    def draw(self):
        shell = self.shell
        return games(shell.say, shell.tickets, shell.notice)


def games(say, tickets, notice=None):
    return screen(
        "games",
        [back(say), heading(say("games.title"))],
        h.ul(".list")[(row(say, each) for each in tickets)] if tickets else sign(h.p[say("games.none")]),
        [pasted(say, notice)] if notice else None,
    )


def row(say, game):
    name = say(f"{game.game.KEY}.name")
    return h.li(".kept", id=f"game-{game.id}")[
        ticket(f"resume {game.id}", "i-ticket", name, game.line, say("home.go-on")),
        h.p(".small.soft")[h.span(".grow")[game.names], day(say, game.date)],
        h.div(".row")[
            tap(f"export {game.id}", say("games.export", names=game.names), "i-save"),
            tap(f"delete {game.id}", say("games.delete", names=game.names), "o-trash"),
        ],
    ]
