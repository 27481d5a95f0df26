"""Dilemma on the screen: which page belongs to which moment of the game, and what its gestures mean."""

from math import atan2, pi

import pygame_logic.bots.dilemma as BOTS
import pygame_logic.dilemma as RULES
from pygame_logic.throw import SLOWEST, Throw, Throws

from ..posters.dilemma import poster
from . import dilemma_flat as flat
from . import dilemma_score as score
from . import dilemma_wave as wave
from .dilemma_duel import choosing, reveal
from .dilemma_figures import figure, practise
from .dilemma_story import story
from .dilemma_throw import aimed, is_samples, swiped

__all__ = ["BOTS", "KEY", "MOOD", "RULES", "figure", "first_seat", "given_up", "later", "lies_flat", "poster", "practised", "progress", "rule_now", "scores", "screen",
           "sounds", "story", "task", "word"]  # fmt: skip

KEY = MOOD = "dilemma"


def progress(table, say):
    return say("dilemma.turn", n=table.turn)


def task(seen, seat, say):
    """What the cover says that its seat is to do; no more than everybody knows."""
    match seen.table.phase:
        case "offer":
            return say("dilemma.task.offer")
        case "duel":
            return say("dilemma.task.duel")
    return say("dilemma.task.throw")


def rule_now(table):
    """The paragraph of the rules page about what is going on."""
    return {"offer": "D3", "go": "D4", "throw": "D5", "race": "D6", "duel": "D10", "result": "D11", "over": "D19"}[table.phase]


def screen(seen, people, say, draft, settings):
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
            return flat.raced(seen, people, say) if lies_flat else wave.replay(seen, people, say)
        case "duel":
            return flat.duelling(seen, people, say) if seen.seat is None else choosing(seen, people, say)
        case "result":
            return reveal(seen, people, say) if table.stances and draft != "score" else score.after_turn(seen, people, say)
    return score.over(seen, people, say, poster())


def word(seen, message, settings):
    """A swipe, or two markers that were stopped, as the word of a throw; None: it was no throw, the card goes back."""
    table, seat = seen.table, seen.seat
    words = seen.words.get(seat)
    if not isinstance(words, Throws):
        return None
    swipe = motion(message, settings, "swne"[table.edge(seat)] if table.way == "flat" and seen.aloud else "s")
    verb, _, value = message["do"].partition(" ")
    if swipe is None or not value.isdecimal() or type(message.get("at")) is not int:
        return None
    across, ahead = swipe
    release = max(words.earliest, min(message["at"], words.latest))
    throw = Throw(int(value), across, ahead, 0, turn_of(across, ahead), release)
    return str(throw) if str(throw) in words else None


def practised(message, settings, chance):
    """Where a practice throw of the rules page ends, or None: it was no throw."""
    swipe = motion(message, settings, "s")
    return swipe and practise(*swipe, turn_of(*swipe), chance)


def turn_of(across, ahead):
    """A card flies with its long side along the throw."""
    return round(-atan2(across, ahead) * 512 / pi) % 1024


def motion(message, settings, side):
    """(across, ahead) in 0.1 mm/s, or None where nothing was thrown."""
    if message["do"].startswith("aim "):
        places = message.get("aim"), message.get("power")
        return aimed(*places) if all(type(place) is int for place in places) else None
    samples = message.get("samples")
    swipe = swiped(samples, side, settings.get("reach", "3")) if is_samples(samples) else None
    return swipe if swipe and swipe[0] ** 2 + swipe[1] ** 2 >= SLOWEST**2 else None


def given_up(seen):
    """What a seat answers when the blind falls while its clock runs: it has passed."""
    words = seen.words.get(seen.seat)
    return "pass" if seen.table.is_secret and seen.table.phase == "throw" and isinstance(words, Throws) else None


def later(seen, people):
    """Nothing comes by itself: clocks run on the page, which knows when it was painted."""
    return None


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
