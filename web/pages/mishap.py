"""Something went wrong on the page that was to come: what is still there, where one can go now, and what to tell whoever can mend it."""

from .. import markup as h
from ..icons import icon
from ..page import Page
from ..parts import button, hand_on, heading, screen, sign, tap

LINES = "6"


class Mishap(Page):
    NAME = "mishap"
    CAN_BE_TRIED_AGAIN = False

    def draw(self):
        return mishap(self.shell.say, self.shell.mishap, self.shell.can)


def mishap(say, what, can):
    return screen(
        "mishap",
        [heading(say("mishap.title")), tap("settings", say("settings.title"), "o-cog")],
        [
            sign(icon("o-warn"), h.p[say("mishap.aside" if what.is_aside else "mishap.why")]),
            "copy" in can and hand_on(say, "copy", say("mishap.copy"), "line wide", text=what.report, link=""),
            h.p(".small.soft")[say("mishap.tells")],
            h.details(".report", open="copy" not in can)[
                h.summary[say("mishap.report")],
                h.textarea(readonly=True, rows=LINES, lang="en", spellcheck="false", aria_label=say("mishap.report"))[what.report],
            ],
        ],
        [
            what.again and button(what.again, say("failed.retry"), kind="wide"),
            button("home", say("locked.home"), "o-home", "wide line" if what.again else "wide", data_back=True),
        ],
    )
