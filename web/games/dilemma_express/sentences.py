"""What robots say: for their track, and when they have pulled the lever. Each speaks in the words of its character."""

import re

from pygame_logic.dilemma_express.lines import LEVELS, LINES, OLD
from pygame_logic.dilemma_express.pleas import read

from .cards import deck
from .past import run_over
from .tracks import place_of

INNER_QUOTES = {"en": ("“”", "\u2018\u2019"), "fr": ("«»", "“”"), "it": ("«»", "“”"), "uk": ("«»", "„“")}


def sentence(word, character, tracks, log, say):
    """What a robot says, "plea 131 L2": a line of its, and in it the card that is meant, what is pinned on it, or who was run over last."""
    verb = word.partition(" ")[0]
    number, places = read(word)
    lying = [tracks[place.side][place.character] for place in map(place_of, places)][:1]
    values = {
        "card": next((deck.text(each.card.id, say) for each in lying), say("express.they")),
        "tag": next((deck.text(pin.modifier, say) for each in lying for pin in each.pins[-1:]), None),
        "dead": (dead := run_over(log)) and deck.text(dead, say),
    }
    level, at = speaker(number, character)
    if not is_sayable(verb, at, values):
        at %= len(LINES[verb]["own"])
    return say(f"robots.{verb}.{level}.{at}", **{name: text and in_quotes(text, say) for name, text in values.items()})


def speaker(number, character):
    """(whose line it is, its number among theirs). Of an old one the number says nothing; a person who borrows it speaks like the first."""
    if number < OLD:
        return (character if character in LEVELS else LEVELS[0]), number
    return LEVELS[(number // OLD - 1) % len(LEVELS)], number % OLD


def is_sayable(verb, at, values):
    """Whether there is what that line speaks of."""
    needed = {"own": "card", "over": "card", "short": "card", "tag": "tag", "last": "dead"}
    return any(at in numbers and values[needed[subject]] for subject, numbers in LINES[verb].items())


def in_quotes(text, say):
    """Whatever quotes somebody and stands in quotes itself: its own become the inner ones."""
    (opening, closing), (first, last) = INNER_QUOTES[say.language]
    return re.sub(rf"\s?{closing}", last, re.sub(rf"{opening}\s?", first, text))
