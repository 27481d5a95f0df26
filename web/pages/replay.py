"""A game that is over, seen again: step by step or by itself, forwards and backwards, through anybody's eyes."""

from functools import cached_property

from .. import film, markup as h
from ..page import Page
from ..parts import back, heading, screen, sign, tap
from ..reading import UNREADABLE, replayed
from ..scores import scores, whole

A_STEP = 3  # seconds, by itself


class Film(Page):
    text: str | None = None  # the whole game, once it is here

    @property
    def called(self):
        """Its name among others."""
        raise NotImplementedError(self.NAME)

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.at, self.eyes, self.runs = 0, None, False

    @cached_property
    def read(self):
        """The game, and the moves that the rules of today do not know."""
        try:
            return replayed(self.called, self.text)
        except UNREADABLE:
            return None, []

    @property
    def session(self):
        return self.read[0]

    @property
    def game(self):
        return self.session.game.KEY if self.text and self.session else None

    @cached_property
    def steps(self):
        return film.steps(self.session.played)

    # -- what is pressed

    def fill_in(self, form):
        if self.text and self.session and form.get("step", "").isdecimal():
            self.at = min(int(form["step"]), len(self.steps) - 1)

    def do_slide(self, message):
        """As far as the slider was pulled."""
        self.runs = False

    def do_to(self, message, step):
        self.at, self.runs = min(int(step), len(self.steps) - 1), False

    def do_moment(self, message, step):
        """Chosen from a list far below."""
        self.do_to(message, step)
        self.shell.reply["focus"] = ".now"

    def do_on(self, message):
        """On to what these eyes see next; after the last step it stands still."""
        self.at = film.after(self.steps, self.at, self.eyes)
        self.runs = self.runs and self.at < len(self.steps) - 1

    def do_run(self, message):
        """By itself, or still; at the end it begins again."""
        self.runs = not self.runs
        if self.runs and self.at == len(self.steps) - 1:
            self.at = 0

    def do_eyes(self, message, seat):
        self.eyes = None if seat == "all" else int(seat)

    # -- how it looks

    def draw(self):
        say = self.shell.say
        if self.text is None:
            return screen("replay", [back(say), heading(say("replay.title"))], sign(h.p[say("replay.fetching")]), None)
        if not self.session:
            return screen("replay", [back(say), heading(say("replay.title"))], sign(h.p[say("replay.none")]), None)
        session, step, last = self.session, self.steps[self.at], len(self.steps) - 1
        view = step.view(self.eyes, session.people, say)
        return screen(
            "replay",
            [back(say), heading(say(f"{self.game}.name")), h.output(".num")[f"{self.at + 1} / {last + 1}"], self.way_on(say)],
            [
                self.strange(say),
                self.whose_eyes(),
                h.div(".paper.now", aria_live="polite", tabindex="-1")[
                    h.p(".caps.small")[session.game.progress(view.table, say)],
                    h.ul[(h.li[each] for each in film.told(session.game, step, view))],
                ],
                h.div(".seen.glance")[session.game.board(view), session.game.hand(view)],
                self.moments(),
            ],
            self.tape(last),
            game=self.game,
        )

    def way_on(self, say):
        """What else can be done with it."""

    def strange(self, say):
        """What is not as one would expect."""
        lost = len(self.read[1])
        return h.p(".small.soft")[say("replay.lost", n=lost)] if lost else None

    def tape(self, last):
        say, at = self.shell.say, self.at
        begins, ends = ({"why": why if at == end else None} for end, why in ((0, "why.first"), (last, "why.last")))
        run = ("replay.stop", "o-pause") if self.runs else ("replay.run", "o-play")
        return [
            h.input(type="range", name="step", min="0", max=str(last), value=str(at), data_do="slide", aria_label=say("replay.step")),
            h.div(".row")[
                tap("to 0", say("replay.first"), "o-refresh", **begins),
                tap(f"to {film.before(self.steps, at, self.eyes)}", say("replay.back"), "o-left", **begins),
                tap("run", say(run[0]), run[1]),
                tap("on", say("replay.on"), "o-right", data_pace=self.runs and str(A_STEP), **ends),
            ],
        ]

    def whose_eyes(self):
        """Of a game that is over every hand may be seen; each as its seat has seen it then."""
        say = self.shell.say
        return h.label(".eyes")[
            h.span(".small")[say("replay.eyes")],
            h.select(name="eyes", data_do="eyes")[
                h.option(value="all", selected=self.eyes is None)[say("replay.onlooker")],
                (h.option(value=str(seat), selected=seat == self.eyes)[person.name] for seat, person in enumerate(self.session.people)),
            ],
        ]

    def moments(self):
        say, session = self.shell.say, self.session
        found = film.moments(session.game, self.steps, session.people, say)
        if not found:
            return None
        return h.details(".fold.moments")[
            h.summary[say("replay.moments")],
            h.ol[(h.li[h.button(".link", type="button", data_do=f"moment {step}")[sentence]] for step, sentence in found)],
        ]


class Replay(Film):
    """One of this phone's own."""

    NAME = "replay"
    HAS_ADDRESS = True

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    @property
    def called(self):
        return self.words[0]

    @property
    def score(self):
        return next((score for score in scores(self.shell.archive) if score.called == self.called), None)

    @property
    def is_there(self):
        return self.score is not None

    @property
    def on_the_way(self):
        return (("history",),)

    def open(self):
        """Finished games lie at the back of the drawer: there may be hundreds, and nobody waits for them at the start."""
        if self.text is None and self.score:
            self.shell.reply["want"] = {"do": "found", "keys": [whole(self)]}

    def do_found(self, message):
        self.text = message["texts"].get(whole(self)) or ""

    def way_on(self, say):
        return tap(f"hand-on {self.called}", say("replay.send"), "o-share")
