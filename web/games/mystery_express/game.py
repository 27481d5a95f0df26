"""Mystery Express on the screen: which page belongs to which moment of the journey."""

from dataclasses import replace

import pygame_logic.mystery_express as RULES
import pygame_logic.mystery_express.bots as BOTS
from web.game import Game

from . import lesson
from .asked import asked
from .bag import guessing
from .begin import beginning
from .boarding import boarding
from .clock import clock
from .cover import task, under_cover
from .entries import missed, writing, written
from .feats import feats, told as feats_told
from .figures import figure
from .finale import finale
from .guide import firsts
from .hand import hand as my_cards
from .leaf import leaf
from .log import log
from .news import news
from .orders import orders
from .over import over
from .pocket import Pocket, jotted, standing
from .poster import poster
from .powers import powers
from .sheet import sheet
from .story import story
from .today import TODAY
from .told import faces_of, told
from .train import turn
from .waiting import board, hand

RULE_NOW = {
    "boarding": "R9",
    "turn": "R16",
    "show": "R14",
    "hide": "R25",
    "guess": "R25",
    "search": "R25",
    "give": "R26",
    "chat": "R33",
    "put": "R33",
    "power": "R48",
    "look": "R48",
    "clock": "R39",
    "fan": "R39",
    "write": "R41",
    "tunnel": "R42",
    "telegram": "R44",
    "reveal": "R45",
    "finals": "R51",
    "finale": "R52",
    "over": "R53",
}
HEARD = {"times": "tick", "arrived": "bell", "unveiled": "flap", "over": "bell"}


class MysteryExpress(Game):
    KEY = "mystery"
    TODAY = TODAY
    RULES, BOTS = RULES, BOTS
    POCKET = Pocket
    FOLDS = {"timetable": (*RULES.HOURS, "stack")}
    GESTURES = frozenset({"say"})
    jotted = staticmethod(jotted)
    standing = staticmethod(standing)
    task = staticmethod(task)
    under_cover = staticmethod(under_cover)
    poster = staticmethod(poster)
    story = staticmethod(story)
    MOMENTS = frozenset({"leg", "bag", "tunnel", "unveiled"})
    LESSON = lesson.LESSON
    board = staticmethod(board)
    feats = staticmethod(feats)
    feats_told = staticmethod(feats_told)
    hand = staticmethod(hand)

    def missing(self, options, seats, say):
        """Too many cards for the first passenger."""
        left = RULES.USUAL_STACK[seats] * 2 - (seats == 4) if seats in RULES.SEATS else 0
        return [say("mystery.missing", n=left)] if options["stack"] != "usual" and int(options["stack"]) > left else []

    @property
    def OPTIONS(self):
        """Help is no house rule any more: it comes once on a phone."""
        return {name: words for name, words in RULES.OPTIONS.items() if name != "guide"}

    def firsts(self, view):
        return firsts(replace(view, pocket=view.pocket or Pocket()))

    def told_as(self, option, word, say):
        return say("mystery.hours", n=int(word)) if option in RULES.HOURS else super().told_as(option, word, say)

    def progress(self, table, say):
        return say("mystery.leg", n=table.leg, of=len(RULES.LEGS)) if table.leg else say("mystery.boarding")

    def figure(self, name, say, thrown):
        return figure(name, say)

    def rule_now(self, table):
        return RULE_NOW[table.phase]

    def screen(self, view):
        view = replace(view, pocket=view.pocket or Pocket())
        match leaf(view):
            case "hand":
                return my_cards(view)
            case "orders":
                return orders(view)
            case "sheet" | "write":
                return sheet(view)
            case "log":
                return log(view)
            case "begin":
                return beginning(view)
            case "news" | "meanwhile":
                return news(view)
            case "boarding":
                return boarding(view)
            case "turn":
                return turn(view)
            case "guess":
                return guessing(view)
            case "power":
                return powers(view)
            case "clock" | "fan":
                return clock(view)
            case "telegram" | "finals":
                return writing(view)
            case "finale":
                return finale(view)
            case "over":
                return over(view, poster())
        return asked(view)

    def word(self, seen, message, settings):
        """A telegram or the final answers, as they were chosen."""
        return written(seen, message) if seen.table.phase in ("telegram", "finals") else None

    def missed(self, seen, message, settings, draft):
        return missed(seen) or super().missed(seen, message, settings, draft)

    def sounds(self, news):
        return [HEARD[line[0]] for line in news if line[0] in HEARD][:1]

    def scores(self, table):
        return RULES.points(table)

    def winners(self, table):
        """Between equals the telegram decides."""
        return RULES.winners(table)

    def retold(self, view, at):
        return told(view, view.table.log[at], faces_of(view.table, view.seat).get(at))

    def first_seat(self, table):
        return next(line[2] for line in table.log if line[0] == "leg")


GAME = MysteryExpress()
