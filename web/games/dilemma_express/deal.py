"""What Dilemma Express is dealt from: the cards that the house rule names, one by one, and those of packs with all that is on them."""

from typing import Any

import pygame_logic.dilemma_express as RULES
from pygame_logic.dilemma_express import length
from pygame_logic.dilemma_express.deck import cards_of, shortage, word_of
from pygame_logic.dilemma_express.printed import ours
from pygame_logic.dilemma_express.rails import Rails

from .cards import deck, in_play
from .cards.pack import TIERS, card_of, know, written
from .face import KINDS

DECK: Any = RULES.OPTIONS["deck"]
LENGTHS = tuple(word for word in length.LENGTHS if word != length.ONE_ROUND)  # so short is only the trolley of the day
OPTIONS = {name: words for name, words in RULES.OPTIONS.items() if name not in ("deck", "before")} | {"cards": in_play.CHOICES}
OPTIONS |= {"length": LENGTHS}
FOLDS = {"length": ("length",)}
DOORS = {"cards": "cards"}  # house rule → the place where one sees what it means


def dealt(options, archive):
    """The deck is written out card by card: one that grows later changes no game under way."""
    rest = {name: word for name, word in options.items() if name != "cards"}
    return rest | {"deck": word_of(in_play.in_play(options["cards"], archive))}


def left_out():
    """How many of our own cards are not for every family."""
    return sum(card.tier != TIERS[0] for card in ours())


def missing(options, seats, say):
    """What keeps so many people from playing with these cards, in sentences; nothing if they are enough."""
    short = short_of(cards_of(options["deck"]), options, seats)
    if short:
        rows = [say("cards.there", kind=say(f"express.kinds.{KINDS[kind]}"), there=there, needed=needed) for kind, (there, needed) in short]
        return [say("cards.too-few"), *rows]
    return [] if options["deck"] in DECK else [say("cards.too-many")]


def short_of(cards, options, seats):
    """(kind, (there, needed)) of each kind of which there are too few."""
    table = Rails(has_tom=options["tom"] == "on", has_accomplices=options["accomplices"] == "on")
    return [*shortage(cards, RULES.most_hands(table, seats)).items()]


def packed(options):
    """For the save: the cards of packs, as they were written. Ours are on every phone."""
    return [written(deck.of_packs[card.id]).row() for card in cards_of(options["deck"]) if card.id in deck.of_packs]


def unpack(options, rows):
    """Back from a save, perhaps from another phone. A card that nobody knows is an error."""
    for row in rows:
        know(card_of(row))
    for card in cards_of(options["deck"]):
        deck.printed(card.id)
