"""Every game that was played to its end on this phone: who, when, how it ended, how long; to be seen again, or thrown away."""

from functools import partial

from .. import markup as h
from ..dates import day
from ..notices import away, pasted, undone_by
from ..page import Page
from ..parts import back, heading, notice, screen, segment, sign, tap, ticket
from ..scores import fetch_back, scores, throw_away

A_MINUTE = 60_000
ORDERS = {"latest": lambda score: -score.at, "longest": lambda score: -score.took, "game": lambda score: (score.game, -score.at)}
MOST = 50  # on one page


class History(Page):
    NAME = "history"
    HAS_ADDRESS = True

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.sought, self.order, self.most = "", "latest", MOST

    def fill_in(self, form):
        self.sought = form.get("sought", self.sought)
        self.order = form["order"] if form.get("order") in ORDERS else self.order

    def do_more(self, message):
        self.most += MOST

    def do_forget(self, message, called):
        throw_away(self.shell.archive, called, self.shell.now)
        self.shell.notice = partial(forgotten, called=called)

    def do_remember(self, message, called):
        fetch_back(self.shell.archive, called)
        self.shell.notice = None

    def draw(self):
        shell, say = self.shell, self.shell.say
        kept = scores(shell.archive)
        found = sorted((score for score in kept if self.is_sought(score)), key=ORDERS[self.order])
        return screen(
            "history",
            [back(say), heading(say("history.title"))],
            [self.search(say), listed(say, found, self.most)] if kept else sign(h.p[say("scores.none")]),
            pasted(say, shell.notice),
        )

    def is_sought(self, score):
        if not self.sought:
            return True
        words = " ".join((*score.names, self.shell.say(f"{score.game}.name"))).casefold()
        return all(word in words for word in self.sought.casefold().split())

    def search(self, say):
        told = {"placeholder": say("history.seek"), "aria_label": say("history.seek")}
        return h.div(".search", role="search")[
            h.input(name="sought", type="text", value=self.sought, autocomplete="off", enterkeyhint="search", data_live=True, **told),
            segment("order", [(word, say(f"history.{word}")) for word in ORDERS], self.order, say("history.order")),
        ]


def listed(say, found, most):
    if not found:
        return h.p[say("history.nothing")]
    return [
        h.ul(".list")[(row(say, score) for score in found[:most])],
        len(found) > most and h.button(".btn.line.wide", type="button", data_do="more")[h.span[say("history.more", n=len(found) - most)]],
    ]


def row(say, score):
    names = ", ".join(score.names)
    won = say("end.wins", n=len(score.winners), names=", ".join(score.winners))
    return h.li(".kept", id=f"over-{score.called}")[
        ticket(f"replay {score.called}", "i-ticket", say(f"{score.game}.name"), won, say("history.watch")),
        h.p(".small.soft")[h.span(".grow")[names], h.span[day(say, score.at), took(say, score.took)]],
        tap(f"forget {score.called}", say("history.forget", names=names), "o-trash"),
    ]


def took(say, time):
    """How long it took, behind its day; of old ones nobody knows."""
    return time > 0 and [" · ", say("history.took", n=max(1, time // A_MINUTE))]


def forgotten(say, called):
    return notice("o-trash", say("gone.title"), say("gone.why"), undone_by(say, f"remember {called}"), away=away(say))
