"""A scene of a first lesson: the page of the game itself, a finger that shows what to press, and a thought before and after."""

import re
from dataclasses import replace

from .. import markup as h
from ..games import GAMES
from ..icons import icon
from ..lesson import LEARNER, begun
from ..parts import button, notice, tap
from .table import Table


class Lesson(Table):
    """Of this game, its scene with this number, from 1."""

    NAME = "lesson"
    HAS_ADDRESS = True
    record = None

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.is_read = self.is_decided = self.is_odd = False

    @classmethod
    def fits(cls, words):
        return len(words) == 2

    @property
    def is_there(self):
        return self.game in GAMES and self.number in map(str, range(1, len(self.scenes) + 1))

    @property
    def game(self):
        return self.words[0]

    @property
    def number(self):
        return self.words[1]

    @property
    def scenes(self):
        return GAMES[self.game].LESSON

    @property
    def scene(self):
        return self.scenes[int(self.number) - 1]

    @property
    def following(self):
        """The next scene, if this is not the last one."""
        return next(iter(self.scenes[int(self.number) :]), None)

    @property
    def door(self):
        return f"lesson {self.game} {self.number}"

    @property
    def on_the_way(self):
        return (("setup", self.game),)

    def open(self):
        """Each time from its beginning."""
        shell, name = self.shell, self.shell.say("setup.seat", n=LEARNER + 1)
        self.is_read = self.is_decided = self.is_odd = False
        if not (self.scene.goes_on and shell.session):
            shell.session = begun(GAMES[self.game], self.scene, name, shell.say, shell.now)
        shell.let_robots_play(shell.session)
        self.tell()

    def draw(self):
        say, page = self.shell.say, super().draw()
        if self.is_read and not self.is_decided:
            return with_a_way_out(pointed_at(page, self.scene.finger), say)
        return replace(page, inside=h.Html(f"{page.inside}{self.thought(say)}"), classes=f"{page.classes}{' came-of-it' * self.is_decided}")

    @property
    def sentences(self):
        """The keys of the thought: the one before; or what came of it, and first of all what was meant, if it was something else."""
        ends = ((".else", ".then") if self.is_odd else (".then",)) if self.is_decided else ("",)
        return [f"{self.game}.lesson.{self.scene.name}{end}" for end in ends]

    def thought(self, say):
        do, label = ("on", "lesson.on" if self.following else "lesson.end") if self.is_decided else ("met", "lesson.try")
        return notice(
            "o-info", self.title(say), [[say.rich(key), " "] for key in self.sentences],
            button(do, say(label), kind="wide"), away=tap("back", say("lesson.leave"), "o-cross"), kind="welcome lesson",
        )  # fmt: skip

    def title(self, say):
        """Each number once: what came of it is of the same scene."""
        return say("lesson.word") if self.is_decided else say("lesson.step", n=int(self.number), of=len(self.scenes))

    def tell(self):
        """Whoever only hears the page hears the thought, and is at its plate."""
        self.shell.reply |= {"say": " ".join(map(self.shell.say.plain, self.sentences)), "focus": ".lesson .btn"}

    # -- what is pressed

    def is_late(self, message):
        return self.is_decided or super().is_late(message)

    def do_met(self, message):
        self.is_read = True
        self.shell.reply["focus"] = "[data-finger]"

    def do_menu(self, message):
        """The thought once more, and the way out."""
        self.is_read = False
        self.tell()

    def do_draft(self, message, *words):
        if not self.is_decided:
            self.is_read = True
            super().do_draft(message, *words)

    def do_play(self, message, *words):
        """What only leads on from what came of the decision is not played: the page stays as it is."""
        if " ".join(words) == self.scene.ends:
            return self.decide(*words)
        before = self.answers
        super().do_play(message, *words)
        self.is_read = True
        if self.session.played.is_over or (self.answers > before and not self.scene.ends):
            self.decide(*words)

    @property
    def answers(self):
        """How often the learner has answered, alone or for the whole table."""
        return sum(self.session.played.said(seat) for seat in (LEARNER, None))

    def do_jot(self, message, *words):
        super().do_jot(message, *words)
        if self.scene.ends == "jot":
            self.decide(*words)

    def do_rematch(self, message):
        """A game that ends in a lesson is not played again."""

    def decide(self, *words):
        """What came of it is said; or the next scene says it, if it goes on from here."""
        if self.following and self.following.goes_on:
            return self.do_on({})
        self.is_decided, self.is_odd = True, self.scene.meant not in ("", " ".join(words))
        self.tell()

    def do_on(self, message):
        way = self.shell.way
        if not self.following:
            self.shell.session = None
            return way.anew("setup", self.game)
        way.back()
        way.go("lesson", self.game, str(int(self.number) + 1))

    def do_back(self, message):
        self.shell.session = None
        self.shell.way.back()
        if self.shell.way.is_home:
            self.shell.do_home(message)


def pointed_at(page, marks):
    """The finger at the first control that says such a thing; where it lies is finger.js's."""
    for mark in marks:
        if found := re.search(mark if mark.startswith("data-") else f'data-do="{mark}', page.inside):
            finger = h.span(".finger", hidden=True, aria_hidden="true")[icon("o-hand")]
            return replace(page, inside=h.Html(f"{page.inside[: found.start()]}data-finger {page.inside[found.start() :]}{finger}"))
    return page


def with_a_way_out(page, say):
    """Where the game's own page has no menu."""
    if 'data-do="menu"' in page.inside:
        return page
    return replace(page, inside=h.Html(f"{page.inside}{tap('menu', say('lesson.word'), 'o-info', class_='tap way-out')}"))
