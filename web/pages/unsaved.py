"""The phone is full, or the browser keeps nothing: said before anything else, for the next move would not be there tomorrow."""

from .. import markup as h
from ..icons import icon
from ..notices import ways_out
from ..page import Page
from ..parts import button, heading, screen, sign


class NotSaved(Page):
    NAME = "not-saved"
    CAN_BE_TRIED_AGAIN = False

    def draw(self):
        return unsaved(self.shell.say)


class NotKept(Page):
    NAME = "not-kept"

    def draw(self):
        return unkept(self.shell.say, **self.shell.unkept)


def unsaved(say):
    return screen(
        "unsaved",
        None,
        sign(icon("o-warn"), heading(say("not-saved.title")), h.p[say("not-saved.why")]),
        [button("close", say("menu.go-on"), kind="wide"), button("export", say("export.all"), "i-save", "wide line")],
    )


def unkept(say, why, own_page=None, copies=False):
    """`own_page`: in a frame on another site, the address at which the same browser would keep everything."""
    ways = [*ways_out(say, own_page, copies)]
    return screen(
        "unsaved",
        None,
        sign(icon("o-warn"), heading(say("not-kept.title")), h.p[say(f"not-kept.{why}")]),
        [ways, button("close", say("menu.go-on"), kind="wide line" if ways else "wide")],
    )
