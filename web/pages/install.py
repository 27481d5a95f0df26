"""How the app comes onto the home screen: three drawn steps, for phones whose browser does not offer it by itself."""

from .. import markup as h
from ..page import Page
from ..parts import back, heading, screen

PHONE = "M24 4h72q8 0 8 8v136q0 8-8 8H24q-8 0-8-8V12q0-8 8-8z"
STEPS = (
    ("share", "M22 128h76v20H22zM60 84v36M48 96l12-13 12 13M50 104h-8v34h36v-34h-8"),
    ("add", "M28 56h64v48H28zM60 66v28M46 80h28"),
    ("open", "M34 34h52v52H34zM44 62l14 14 20-28"),
)


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
            h.ol(".steps")[(h.li(".paper")[drawing(d), h.p[say(f"install.{kind}.{step}")]] for step, d in STEPS)],
        ],
        None,
    )


def drawing(d):
    """A phone, with the one thing to press in red."""
    return h.svg({"viewBox": "0 0 120 160", "aria-hidden": "true"})[h.path(".phone", d=PHONE), h.path(".mark", d=d)]
