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
    return not_aboard(say, what) if what.report is None else raised(say, what, can)


def not_aboard(say, what):
    """Nothing is wrong, and nothing to report: it can only be fetched."""
    return page(say, what, "not-aboard.title", [sign(icon("o-warn"), h.p[say("not-aboard.here")])])


def raised(say, what, can):
    return page(
        say,
        what,
        "mishap.title",
        [
            sign(icon("o-warn"), h.p[say("mishap.aside" if what.is_aside else "mishap.why")]),
            "copy" in can and hand_on(say, "copy", say("mishap.copy"), "line wide", text=what.report, link=""),
            h.p(".small.soft")[say("mishap.tells")],
            h.details(".report", open="copy" not in can)[
                h.summary[say("mishap.report")],
                h.textarea(readonly=True, rows=LINES, lang="en", spellcheck="false", aria_label=say("mishap.report"))[what.report],
            ],
        ],
    )


def page(say, what, title, told):
    return screen(
        "mishap",
        [heading(say(title)), tap("settings", say("settings.title"), "o-cog")],
        told,
        [
            what.again and button(what.again, say("failed.retry"), kind="wide"),
            button("home", say("locked.home"), "o-home", "wide line" if what.again else "wide", data_back=True),
        ],
    )
