"""The page of the day: what is dealt to everybody today, what came of it here, the last weeks, and a text that spoils nothing."""

from typing import Any

from .. import markup as h, today
from ..dates import DAYS, told
from ..edition import edition
from ..games import GAMES
from ..page import Page
from ..parts import back, button, hand_on, heading, screen

WEEKS, A_WEEK = 4, 7


class OfTheDay(Page):
    NAME = "today"
    HAS_ADDRESS = True
    told_of: Any = None  # (edition, game, number) of the day that a link has told of

    def do_begin(self, message, key):
        today.begin(self.shell, GAMES[key])

    def draw(self):
        shell, say = self.shell, self.shell.say
        number = today.number_of(shell.now)
        invited = self.told_of and [h.p(".small.soft")[sentence] for sentence in invitation(say, number, *self.told_of)]
        early = number not in DAYS[1:] and h.p[say.drawn("today.early", date=told(say, today.BEGIN))]
        sections = early or [self.section(game, number) for game in today.games()]
        return screen("today", [back(say), heading(say("today.word"))], [invited, sections], None)

    def section(self, game, number):
        shell, say = self.shell, self.shell.say
        days = today.done(shell.archive, game)
        length = today.streak(days, number)
        return h.section(".paper.day", data_mood=game.KEY)[
            h.h2[say(f"{game.KEY}.today")],
            h.p(".small.soft")[say.drawn("today.number", n=number, date=told(say, today.date_of(number)))],
            self.played(game, number, days[number]) if number in days else self.to_play(game, number),
            calendar(say, game, days, number),
            length > 1 and h.p(".small")[say("today.streak", n=length)],
        ]

    def to_play(self, game, number):
        say, key = self.shell.say, game.KEY
        goes_on = today.under_way(self.shell.archive, game, number)
        label = say("today.go-on") if goes_on else say(f"{key}.today.play")
        return [h.p[say(f"{key}.today.what")], button(f"begin {key}", label, "o-play", "wide")]

    def played(self, game, number, result):
        shell, say = self.shell, self.shell.say
        title = say("today.posted", name=say(f"{game.KEY}.today"), n=number, edition=edition()["version"])
        text, link = "\n".join([title, *game.TODAY.posted(result, say)]), today.as_link(game, number, shell.address)
        ways = [way for way in ("send", "copy") if way in shell.can]
        return [game.TODAY.told(result, say), h.div(".row")[(hand_on(say, way, say(f"today.{way}"), "line", text, link) for way in ways)]]


def invitation(say, number, theirs, game, meant):
    """What a link has told of, where it is not simply today's."""
    ours = edition()["version"]
    if meant != number:
        yield say.drawn("today.other-day", name=say(f"{game.KEY}.today"), n=meant, date=told(say, today.date_of(meant)))
    if theirs != ours:
        yield say("today.edition", theirs=theirs, ours=ours)


def calendar(say, game, days, number):
    """The last weeks, each from its Monday; from when to when they are stands above them."""
    weekday = today.date_of(number).weekday()
    first = number - weekday - (WEEKS - 1) * A_WEEK
    shown = range(first, first + WEEKS * A_WEEK)
    return [
        h.p(".small.soft")[told(say, today.date_of(shown[0])), " – ", told(say, today.date_of(shown[-1]))],
        h.div(".weeks", aria_hidden="true")[[h.span[letter] for letter in say("today.weekdays").split()]],
        h.ol(".weeks", aria_label=say("today.weeks"))[(cell(say, game, days, each, number) for each in shown)],
    ]


def cell(say, game, days, each, number):
    date = today.date_of(each)
    mark = days.get(each) and h.b[game.TODAY.mark(days[each], say)]
    return h.li(class_={"done": each in days, "to-come": not 0 < each <= number}, aria_current="date" if each == number else None)[
        h.time(datetime=date.isoformat(), aria_label=say("date", n=date.day, month=say(f"month.{date.month}")))[str(date.day)], mark
    ]
