"""Dilemma on the screen: which page belongs to which moment of the game, and what its gestures mean."""

import pygame_logic.dilemma as RULES
import pygame_logic.dilemma.bots as BOTS
from pygame_logic.dilemma.throw import Throws

from . import flat, score, wave
from .duel import choosing, reveal
from .figures import figure, practised
from .poster import poster
from .race import replay
from .story import story
from .throw import gesture

__all__ = ["BOTS", "RULES", "figure", "poster", "practised", "story"]  # the rest is below

KEY = MOOD = "dilemma"
POCKET = None  # nobody carries anything beside the game
FOLDS = {}
OPTIONS = RULES.OPTIONS
DOORS = {}


def dealt(options, archive):
    """There is one deck only."""
    return options


def missing(options, seats, say):
    """It is enough for everybody."""
    return []


def packed(options):
    """Nothing that another phone does not have."""


def unpack(options, rows):
    """Nothing was packed."""


def called_up(table, seat, people, say):
    """Whom the cover calls: (who, by what name)."""
    return people[seat : seat + 1], people[seat].name


def progress(table, say):
    return say("dilemma.turn", n=table.turn)


def task(seen, seat, people, say):
    """What the cover says that its seat is to do; no more than everybody knows."""
    match seen.table.phase:
        case "offer":
            return say("dilemma.task.offer")
        case "duel":
            return say("dilemma.task.duel")
    return say("dilemma.task.throw")


def under_cover(table, say):
    """Nothing: who looks out of the window sees the sea."""


def rule_now(table):
    """The paragraph of the rules page about what is going on."""
    return {"offer": "D3", "go": "D4", "throw": "D5", "race": "D6", "duel": "D10", "result": "D11", "over": "D19"}[table.phase]


def screen(seen, people, say, draft, settings, pocket=None):
    table = seen.table
    lies_flat = table.way == "flat" and seen.aloud
    match table.phase:
        case "offer":
            return (flat if lies_flat else wave).laying(seen, people, say, draft, settings)
        case "go":
            return flat.counting(seen, people, say, draft)
        case "throw":
            return flat.throwing(seen, people, say, draft, settings) if lies_flat else wave.waving(seen, people, say, draft, settings)
        case "race":
            return flat.raced(seen, people, say) if lies_flat else replay(seen, people, say)
        case "duel":
            return flat.duelling(seen, people, say) if seen.seat is None else choosing(seen, people, say, settings)
        case "result":
            return reveal(seen, people, say) if table.stances and draft != "score" else score.after_turn(seen, people, say)
    return score.over(seen, people, say, poster(), settings.get("hand-on", "off"))


def word(seen, message, settings):
    """A swipe, or two markers that were stopped, as the word of a throw; None: it was no throw, the card goes back."""
    table, seat = seen.table, seen.seat
    words = seen.words.get(seat)
    if not isinstance(words, Throws) or type(message.get("at")) is not int:
        return None
    side = flat.sides_of(table)[seat] if table.way == "flat" and seen.aloud else "s"
    release = max(words.earliest, min(message["at"], words.latest))
    throw = gesture(message, settings, side, release)
    return str(throw) if throw and str(throw) in words else None


def given_up(seen):
    """What a seat answers when the blind falls while its clock runs: it has passed."""
    words = seen.words.get(seen.seat)
    return "pass" if seen.table.is_secret and seen.table.phase == "throw" and isinstance(words, Throws) else None


def lies_flat(table):
    """In the middle of the table nobody holds it, and nothing needs a cover: what is secret stays behind cupped hands."""
    return table.way == "flat"


def sounds(news):
    """Cards are heard where they land, see flight.js; here, what is announced to all."""
    return [noise for line in news if (noise := {"shown": "lever", "won": "flap", "over": "bell"}.get(line[0]))][:3]


def scores(table):
    return table.scores


def first_seat(table):
    """Who laid the first offer."""
    return next(line[2] for line in table.log if line[0] == "turn")
