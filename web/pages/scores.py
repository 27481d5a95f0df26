"""Who has won how often on this phone, and how the last games ended."""

from collections import Counter

from .. import markup as h
from ..dates import day
from ..page import Page
from ..parts import back, flap, heading, link, screen, sign
from ..scores import scores as scores_of

LATEST = 5


class Scores(Page):
    NAME = record = "scores"
    HAS_ADDRESS = True

    def draw(self):
        return scores(self.shell.say, scores_of(self.shell.archive))


def scores(say, entries):
    return screen(
        "scores",
        [back(say), heading(say("scores.title"))],
        [honours(say, entries), latest(say, entries)] if entries else sign(flap("–  :  –"), h.p[say("scores.none")]),
        None,
    )


def honours(say, entries):
    """A shared victory counts for everybody who shares it. The same name is the same person, however it was typed."""
    played, won, called = Counter(), Counter(), {}
    for entry in entries:
        called |= {name.casefold(): name for name in entry.names}
        played.update(name.casefold() for name in entry.names)
        won.update(name.casefold() for name in entry.winners)
    ranks = sorted(played, key=lambda name: (-won[name], played[name], name))
    return h.table(".honours.paper")[
        h.caption(".vh")[say("scores.title")],
        h.thead[h.tr[(h.th(scope="col")[h.span[say(f"scores.{column}")]] for column in ("name", "won", "played"))]],
        h.tbody[(h.tr[h.th(scope="row")[h.span[called[name]]], h.td[flap(won[name], "fit")], h.td[str(played[name])]] for name in ranks)],
    ]


def latest(say, entries):
    return h.section(".col")[
        h.h2[say("scores.latest")],
        h.ul(".list")[
            (
                h.li(".ended")[
                    h.p[h.b[say(f"{entry.game}.name")], day(say, entry.at)],
                    h.ol[
                        (
                            h.li(class_={"first": name in entry.winners})[h.span(".grow")[name], h.output[str(abs(points))]]
                            for points, name in sorted(zip(entry.points, entry.names, strict=True), key=lambda pair: -pair[0])
                        )
                    ],
                ]
                for entry in entries[: -LATEST - 1 : -1]
            )
        ],
        h.p[link("history", say("scores.all", n=len(entries)))],
    ]
