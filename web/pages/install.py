"""How the app comes onto the home screen: three drawn steps, for phones whose browser does not offer it by itself."""

from .. import markup as h
from ..page import Page
from ..parts import back, heading, screen

PHONE = "M24 4h72q8 0 8 8v136q0 8-8 8H24q-8 0-8-8V12q0-8 8-8z"
ADD = h.path(".mark", d="M28 56h64v48H28zM60 66v28M46 80h28")
OURS = h.g(".badge", transform="translate(30 40) scale(.117)")[  # as it will stand there: static/badge.svg
    h.rect(width="512", height="512", rx="90", fill="#bf2318"),
    h.path(d="M150 400 96 452h54l42-52zM362 400l54 52h-54l-42-52z", fill="#f6e8cc"),
    h.path(d="M116 356h280v44H116zM226 92h60v60h-60z", fill="#1a1517"),
    h.circle(cx="256", cy="246", r="128", fill="#f6e8cc"),
    h.circle(cx="256", cy="246", r="98", fill="#1a1517"),
    h.circle(cx="256", cy="246", r="42", fill="#f0b128"),
]
STEPS = {  # the sign to look for is Apple's own, or the dots of a browser's menu
    "ios": {"share": h.path(".mark", d="M22 128h76v20H22zM60 84v36M48 96l12-13 12 13M50 104h-8v34h36v-34h-8"), "add": ADD, "open": OURS},
    "other": {"share": h.path(".mark.dots", d="M88 24v.1M88 38v.1M88 52v.1"), "add": ADD, "open": OURS},
}


class Install(Page):
    NAME = "install"
    HAS_ADDRESS = True

    def draw(self):
        return install(self.shell.say, self.shell.can)


def install(say, can):
    kind = "ios" if "ios" in can else "other"
    return screen(
        "install",
        [back(say), heading(say("install.title"))],
        [
            h.p(".text")[say("install.why")],
            h.ol(".steps")[(h.li(".paper")[drawing(what), h.p[say(f"install.{kind}.{step}")]] for step, what in STEPS[kind].items())],
        ],
        None,
    )


def drawing(what):
    """A phone, with the one thing to press."""
    return h.svg({"viewBox": "0 0 120 160", "aria-hidden": "true"})[h.path(".phone", d=PHONE), what]
