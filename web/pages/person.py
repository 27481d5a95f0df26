"""One person's games on this phone: played, won, points over time, and what is worth remembering; and by which names they go."""

from .. import markup as h
from ..games import GAMES
from ..page import Page
from ..parts import back, button, flap, heading, screen
from ..statistics import everybody, join, split

LATEST = 20  # games in the little drawing
HEIGHT, STEP = 40, 12


class Person(Page):
    NAME = "person"
    HAS_ADDRESS = True

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    @property
    def somebody(self):
        return next((one for one in everybody(self.shell.archive) if one.called == self.words[0]), None)

    @property
    def is_there(self):
        return self.somebody is not None

    @property
    def on_the_way(self):
        return (("scores",),)

    def do_join(self, message, called):
        """Whoever was chosen is this person."""
        other = next((one for one in everybody(self.shell.archive) if one.called == called), None)
        if self.somebody and other:
            join(self.shell.archive, self.somebody.names[0], other.names[0])

    def do_split(self, message, number):
        split(self.shell.archive, self.somebody.names[int(number)])

    def draw(self):
        say, one = self.shell.say, self.somebody
        others = [other for other in everybody(self.shell.archive) if other != one and not other.has_met(one)]
        return screen(
            "person",
            [back(say), heading(one.name)],
            [
                record(say, one),
                [game(say, key, games) for key, games in one.by_game().items()],
                [known_as(say, one), joining(say, others)],
            ],
            None,
        )


def record(say, one):
    now, most = one.streaks()
    return h.section(".paper.tally")[
        h.p[h.span[say("scores.played")], flap(len(one.games), "fit")],
        h.p[h.span[say("scores.won")], flap(one.won, "fit")],
        most > 1 and h.p(".small.soft")[say("person.streak", n=most), " ", now > 1 and say("person.streak-now", n=now)],
    ]


def game(say, key, games):
    won = sum(played.has_won for played in games)
    return h.section(".col")[
        h.h2[say(f"{key}.name")],
        h.p[say("person.of", won=won, n=len(games))],
        drawing(say, games[-LATEST:]) if len(games) > 1 else None,
        h.ul[(h.li[sentence] for sentence in GAMES[key].feats_told([played.feats for played in games], say))],
    ]


def drawing(say, games):
    """Points over time, small: a bar for each game, those that were won in the second colour."""
    most = max(1, *(played.points for played in games))
    label = say("person.points", points=", ".join(str(played.points) for played in games))
    return h.svg(".bars", {"viewBox": f"0 0 {STEP * len(games)} {HEIGHT}", "role": "img", "aria-label": label})[
        [
            h.rect(
                class_="won" if played.has_won else None,
                x=str(STEP * at),
                y=str(HEIGHT - tall),
                width=str(STEP - 2),
                height=str(tall),
            )
            for at, played in enumerate(games)
            for tall in (max(2, HEIGHT * played.points // most),)
        ]
    ]


def known_as(say, one):
    """Each of the joined names can be somebody of their own again."""
    if len(one.names) == 1:
        return None
    return h.section(".col")[
        h.h2[say("person.also")],
        [button(f"split {at}", say("person.split", name=one.written(name)), "o-people", "line") for at, name in enumerate(one.names) if at],
    ]


def joining(say, others):
    if not others:
        return None
    return h.details(".fold")[
        h.summary[say("person.join")],
        h.ul(".col")[(h.li[button(f"join {other.called}", other.name, "o-plus", "line")] for other in others)],
    ]
