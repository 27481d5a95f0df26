"""Where no train stops: what somebody reads at a wrong address, and the way home. The build makes the host's 404.html of it."""

from .. import markup as h
from ..parts import heading, sign


def lost(say):
    return h.section(".screen", lang=say.language)[
        h.div[sign(heading(say("lost.title")), h.p[say("lost.why")])],
        h.footer(".foot")[
            h.a(".btn.wide", href="./", data_home=True)[h.span[say("lost.home")]],
            h.p[h.a(".link", href="../", data_up=True)[say("lost.up")]],
        ],
    ]
