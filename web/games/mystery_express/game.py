"""Mystery Express on the screen: which page belongs to which moment of the journey."""

from dataclasses import replace

import pygame_logic.mystery_express as RULES
import pygame_logic.mystery_express.bots as BOTS

from .asked import asked
from .bag import guessing
from .berth import Berth
from .boarding import boarding
from .clock import clock
from .cover import task, under_cover
from .entries import writing, written
from .finale import finale
from .hand import hand
from .log import log
from .news import news, news_of
from .orders import orders
from .over import over, result
from .pocket import Pocket, jotted, standing
from .poster import poster
from .powers import powers
from .sheet import sheet
from .story import story
from .train import turn

# with these, what a glue has; the rest is below
__all__ = ["BOTS", "RULES", "jotted", "poster", "standing", "story", "task", "under_cover"]

KEY = MOOD = "mystery"
OPTIONS = RULES.OPTIONS
DOORS = {}
POCKET = Pocket
FOLDS = {"timetable": (*RULES.HOURS, "stack")}
LOCKED = ("clock", "fan")  # phases in which nobody looks at a sheet


def dealt(options, archive):
    return options


def missing(options, seats, say):
    """Too many cards for the first passenger."""
    left = RULES.USUAL_STACK[seats] * 2 - (seats == 4) if seats in RULES.SEATS else 0
    return [say("mystery.missing", n=left)] if options["stack"] != "usual" and int(options["stack"]) > left else []


def packed(options):
    """Nothing that another phone does not have."""


def unpack(options, rows):
    """Nothing was packed."""


def called_up(table, seat, people, say):
    return people[seat : seat + 1], people[seat].name


def progress(table, say):
    return say("mystery.leg", n=table.leg, of=len(RULES.LEGS)) if table.leg else say("mystery.boarding")


def rule_now(table):
    """The paragraph of the rules page about what is going on."""
    return RULE_NOW[table.phase]


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
    "tunnel": "R42",
    "telegram": "R44",
    "reveal": "R45",
    "finals": "R51",
    "finale": "R52",
    "over": "R53",
}


def screen(seen, people, say, draft, settings, pocket=None):
    berth = Berth(seen, people, say, draft, settings, pocket or Pocket())
    phase = seen.table.phase
    if phase == "over":
        return over(berth, poster(), settings.get("hand-on", "off"), result(seen.table, people, say))
    if berth.is_private and phase not in (*LOCKED, "boarding", "finale"):
        if news_of(berth):
            return news(replace(berth, draft="news"))
        match draft.split(" "):
            case ["hand"]:
                return hand(berth)
            case ["orders"]:
                return orders(berth)
            case ["sheet", *_]:
                return sheet(berth)
            case ["log"]:
                return log(berth)
    match phase:
        case "boarding":
            return boarding(berth)
        case "turn":
            return turn(berth)
        case "guess":
            return guessing(berth)
        case "power":
            return powers(berth)
        case "clock" | "fan":
            return clock(berth)
        case "telegram" | "finals":
            return writing(berth)
        case "finale":
            return finale(berth)
    return asked(berth)


def word(seen, message, settings):
    """A telegram or the final answers, as they were chosen."""
    return written(seen, message) if seen.table.phase in ("telegram", "finals") else None


def given_up(seen):
    """Behind the blind nothing runs out."""


def lies_flat(table):
    """It goes round."""
    return False


def picture(table, number, people, say):
    """The story has no such doors."""


def figure(name, say, thrown):
    """No pictures on the rules page yet."""


def practised(message, settings, chance):
    """Nothing is thrown here."""


def sounds(news):
    """What everybody hears."""
    heard = {"times": "tick", "arrived": "bell", "unveiled": "flap", "over": "bell"}
    return [noise for line in news if (noise := heard.get(line[0]))][:1]


def scores(table):
    return RULES.points(table)


def first_seat(table):
    return next(line[2] for line in table.log if line[0] == "leg")
