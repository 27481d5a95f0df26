"""Where no train stops: what somebody reads at a wrong address, and the way home. The build makes the host's 404.html of it."""

from .. import markup as h


def lost(say):
    return h.section(".mishap.paper", lang=say.language)[
        h.h1[say("lost.title")],
        h.p[say("lost.why")],
        h.p[h.a(".btn.wide", href="./", data_home=True)[h.span[say("lost.home")]]],
        h.p[h.a(".link", href="../", data_up=True)[say("lost.up")]],
    ]
