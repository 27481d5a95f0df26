"""Which language the station speaks: each in its own name, for whoever landed in the wrong one."""

from .. import markup as h
from ..icons import icon
from ..page import Page
from ..parts import back, heading, screen
from ..words import LANGUAGES


class Languages(Page):
    NAME = "languages"
    HAS_ADDRESS = True

    def draw(self):
        return languages(self.shell.say, self.shell.root)


def languages(say, root):
    return screen(
        "languages",
        [back(say), heading(say("settings.language"))],
        h.ul(".list")[
            (
                h.li[
                    h.a(
                        ".line-link", href=f"{root}{code}/", lang=code, hreflang=code, data_do=f"language {code}",
                        aria_current="true" if code == say.language else None,
                    )[h.span(".grow")[name], icon("o-tick" if code == say.language else "o-right")]
                ]
                for code, name in LANGUAGES.items()
            )
        ],
        None,
    )  # fmt: skip
