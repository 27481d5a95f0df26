"""A scene of a first lesson: the page of the game itself, a finger that shows what to press, and a thought before and after."""

from dataclasses import replace

from .. import markup as h
from ..games import GAMES
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
        self.is_read = self.is_decided = False

    @classmethod
    def fits(cls, words):
        return len(words) == 2

    @property
    def is_there(self):
        return self.game in GAMES and self.number in map(str, range(1, len(GAMES[self.game].LESSON) + 1))

    @property
    def game(self):
        return self.words[0]

    @property
    def number(self):
        return self.words[1]

    @property
    def scene(self):
        return GAMES[self.game].LESSON[int(self.number) - 1]

    @property
    def door(self):
        return f"lesson {self.game} {self.number}"

    @property
    def on_the_way(self):
        return (("setup", self.game),)

    def open(self):
        """Each time from its beginning."""
        shell, name = self.shell, self.shell.say("setup.seat", n=LEARNER + 1)
        self.is_read = self.is_decided = False
        shell.session = begun(GAMES[self.game], self.scene, name, shell.say, shell.now)
        shell.let_robots_play(shell.session)

    def draw(self):
        say, page = self.shell.say, super().draw()
        if self.is_read and not self.is_decided:
            return pointed_at(page, self.scene.finger)
        return replace(page, inside=h.Html(f"{page.inside}{self.thought(say)}"))

    def thought(self, say):
        last = len(GAMES[self.game].LESSON)
        text = f"{self.game}.lesson.{self.scene.name}{'.then' if self.is_decided else ''}"
        do, label = ("on", "lesson.end" if int(self.number) == last else "lesson.on") if self.is_decided else ("met", "lesson.try")
        return notice(
            "o-info", say("lesson.step", n=int(self.number), of=last), say.rich(text), button(do, say(label), kind="wide"),
            away=tap("back", say("lesson.leave"), "o-cross"), kind="welcome",
        )  # fmt: skip

    # -- what is pressed

    def is_late(self, message):
        return self.is_decided or super().is_late(message)

    def do_met(self, message):
        self.is_read = True

    def do_menu(self, message):
        """The thought once more, and the way out."""
        self.is_read = False

    def do_play(self, message, *words):
        """What only leads on from what came of the decision is not played: the page stays as it is."""
        session = self.session
        if " ".join(words) == self.scene.ends:
            self.is_decided = True
            return
        before = session.played.said(LEARNER) + session.played.said(None)
        super().do_play(message, *words)
        self.is_read = True
        answered = session.played.said(LEARNER) + session.played.said(None) > before
        self.is_decided = session.played.is_over or (answered and not self.scene.ends)

    def do_jot(self, message, *words):
        super().do_jot(message, *words)
        self.is_decided = self.scene.ends == "jot"

    def do_on(self, message):
        self.leave()
        if int(self.number) < len(GAMES[self.game].LESSON):
            self.shell.way.go("lesson", self.game, str(int(self.number) + 1))
        else:
            self.shell.way.anew("setup", self.game)

    def do_back(self, message):
        self.leave()
        if self.shell.way.is_home:
            self.shell.do_home(message)

    def leave(self):
        self.shell.session = None
        self.shell.way.back()


def pointed_at(page, beginnings):
    """The finger at the first control that says such a thing."""
    for beginning in beginnings:
        said = f'data-do="{beginning}'
        if said in page.inside:
            return replace(page, inside=h.Html(page.inside.replace(said, f"data-finger {said}", 1)))
    return page
