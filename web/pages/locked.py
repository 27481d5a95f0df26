"""One game, one tab: this one is played elsewhere on the phone, and can be fetched over here."""

from .. import markup as h
from ..icons import icon
from ..parts import button, heading, screen, sign


def locked(say, game):
    return screen(
        "locked",
        None,
        sign(icon("o-lock"), heading(say("locked.title")), h.p[say("locked.why", game=say(f"{game.KEY}.name"))]),
        [button("take-over", say("locked.take-over"), kind="wide"), button("home", say("locked.home"), kind="wide line")],
        game=game.MOOD,
    )
