"""Dilemma Express on the screen: which page belongs to which moment of the round."""

import pygame_logic.dilemma_express as RULES
import pygame_logic.dilemma_express.bots as BOTS
from pygame_logic.dilemma_express.pleas import LONGEST_WHY

from .deal import DOORS, OPTIONS, dealt, missing, packed, unpack
from .figures import figure
from .hand import choosing
from .jobs import jobs
from .picture import picture
from .pins import pinning
from .plea import at_the_lever, pleading
from .poster import poster
from .story import result, story
from .tracks import SIDE_WORDS, tracks
from .verdict import over, verdict

__all__ = ["BOTS", "DOORS", "OPTIONS", "RULES"]  # with these, what a glue has; the rest is below
__all__ += ["dealt", "figure", "missing", "packed", "picture", "poster", "story", "unpack"]

KEY = MOOD = "express"
POCKET = None  # nobody carries anything beside the game
FOLDS = {}


def called_up(table, seat, people, say):
    """Whom the cover calls: a crew that shares its cards comes together; a robot need not come."""
    side = table.side_of(seat)
    called = [people[other] for other in table.crews[side] if table.may_see(other, seat) and not people[other].bot]
    return called, say(f"express.crew.{SIDE_WORDS[side]}") if len(called) > 1 else people[seat].name


def under_cover(table, say):
    """What everybody may look at meanwhile."""
    return tracks(table, say)


def progress(table, say):
    return say("express.round", n=table.round, of=table.round + len(table.turns) - 1) if table.turns else say("express.over", n=table.round)


def task(seen, seat, people, say):
    return say(f"express.task.{seen.table.phase}")


def rule_now(table):
    """The paragraph of the rules page about what is going on."""
    return {
        "jobs": "T7",
        "innocent": "T10",
        "guilty": "T11",
        "modifier": "T13",
        "plea": "T15",
        "lever": "T15",
        "verdict": "T16",
        "over": "T20",
    }[table.phase]


def screen(seen, people, say, draft, settings, pocket=None):
    table = seen.table
    match table.phase:
        case "jobs":
            return jobs(seen, people, say, draft)
        case "innocent" | "guilty":
            return choosing(seen, people, say, draft)
        case "modifier":
            return pinning(seen, people, say, draft)
        case "plea":
            return pleading(seen, people, say, draft)
        case "lever":
            return at_the_lever(seen, people, say, draft, settings.get("tap", "hold"))
        case "verdict":
            return verdict(seen, people, say, settings.get("tap", "hold"))
    return over(seen, people, say, poster(), settings.get("hand-on", "off"), result(table, people, say))


def word(seen, message, settings):
    """The line of why, as it was typed."""
    line = " ".join(message.get("form", {}).get("why-line", "").split())[:LONGEST_WHY].strip()
    word = f"why {line}"
    return word if word in seen.words.get(seen.seat, ()) else None


def given_up(seen):
    """Behind the blind nothing runs out."""


def lies_flat(table):
    """It goes round, from crew to crew."""
    return False


def sounds(news):
    """What everybody hears: nothing of what a crew does in secret."""
    return [noise for line in news if (noise := {"chance": "flap", "pulled": "bell", "over": "bell"}.get(line[0]))][:2]


def scores(table):
    """Whoever died least has most."""
    return tuple(-tokens for tokens in table.tokens)


def first_seat(table):
    return next(line[2] for line in table.log if line[0] == "round")


def practised(message, settings, chance):
    """Nothing is thrown here."""
