"""What robots say: for their track, and when they have pulled the lever. Each speaks in the words of its character."""

import re

from pygame_logic.dilemma_express.bots import LEVELS as CHARACTERS, SENTENCES

INNER_QUOTES = {"en": ("“”", "\u2018\u2019"), "fr": ("«»", "“”"), "it": ("«»", "“”"), "uk": ("«»", "„“")}


def sentence(verb, character, number, cards, say):
    """Sentence number so-and-so of a character; `{card}` is the one it speaks of. A person who borrows one speaks like the first."""
    spoken = f"robots.{verb}.{character if character in CHARACTERS else CHARACTERS[0]}.{number % SENTENCES}"
    return say(spoken, card=in_quotes(cards[0], say) if cards else say("express.they"))


def in_quotes(text, say):
    """Whatever quotes somebody and stands in quotes itself: its own become the inner ones."""
    (opening, closing), (first, last) = INNER_QUOTES[say.language]
    return re.sub(rf"\s?{closing}", last, re.sub(rf"{opening}\s?", first, text))
