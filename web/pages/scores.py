"""Who has won how often on this phone, and how the last games ended."""

from .. import markup as h
from ..dates import day
from ..page import Page
from ..parts import back, flap, heading, link, screen, sign
from ..scores import scores as scores_of
from ..statistics import everybody

LATEST = 5


class Scores(Page):
    NAME = record = "scores"
    HAS_ADDRESS = True

    def draw(self):
        return scores(self.shell.say, scores_of(self.shell.archive), everybody(self.shell.archive))


def scores(say, entries, people):
    return screen(
        "scores",
        [back(say), heading(say("scores.title"))],
        [honours(say, people), latest(say, entries)] if entries else sign(flap("–  :  –"), h.p[say("scores.none")]),
        None,
    )


def honours(say, people):
    """A shared victory counts for everybody who shares it."""
    return h.table(".honours.paper")[
        h.caption(".vh")[say("scores.title")],
        h.thead[h.tr[(h.th(scope="col")[h.span[say(f"scores.{column}")]] for column in ("name", "won", "played"))]],
        h.tbody[
            (
                h.tr(class_={"first": one.rank == people[0].rank})[
                    h.th(scope="row")[h.span[link(f"person {one.called}", one.name)]],
                    h.td[flap(one.won, "fit")],
                    h.td[str(len(one.games))],
                ]
                for one in people
            )
        ],
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
                            for points, name in sorted(
                                zip(entry.points, entry.names, strict=True), key=lambda pair: (pair[1] not in entry.winners, -pair[0])
                            )
                        )
                    ],
                ]
                for entry in entries[: -LATEST - 1 : -1]
            )
        ],
        h.p[link("history", say("scores.all", n=len(entries)))],
    ]
