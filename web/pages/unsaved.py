"""The phone is full: said before anything else, for the next move would not be there tomorrow."""

from .. import markup as h
from ..icons import icon
from ..parts import button, heading, screen, sign


def unsaved(say):
    return screen(
        "unsaved",
        None,
        sign(icon("o-warn"), heading(say("not-saved.title")), h.p[say("not-saved.why")]),
        [button("close", say("menu.go-on"), kind="wide"), button("export", say("export.all"), "i-save", "wide line")],
    )
