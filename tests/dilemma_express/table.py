"""A table of Dilemma Express for tests: plain decks, and somebody who brings a round as far as it is wanted."""

from pygame_logic import dilemma_express
from pygame_logic.dilemma_express.deck import word_of
from pygame_logic.dilemma_express.printed import ever_ours
from pygame_logic.playthrough import Playthrough

SIZES = {"i": 200, "g": 125, "m": 175}


def deck(**sizes):
    """The word of a deck of so many of our first cards: i1 … i200, g1 … g125, m1 … m175, those that have left since among them."""
    return word_of(card for card in ever_ours() if int(card.id[1:]) <= (SIZES | sizes)[card.id[0]])


def game(*moves, seats=5, seed=1, **options):
    return Playthrough(dilemma_express, seed, seats, {"first": "0", "deck": deck()} | options, moves)


def go_on(played, until, rounds=1, verdict="left"):
    """Everybody answers the first thing that is open, until this phase of that round; the conductor says `verdict`, or one a round."""
    while (played.table.phase, played.table.round) != (until, rounds) and not played.is_over:
        said = verdict if isinstance(verdict, str) else verdict[played.table.round - 1]
        played.play(f"{played.table.conductor} {said}" if played.table.phase == "lever" else first_word(played))
    return played


def first_word(played):
    """In the open the whole table goes on; behind the cover whoever is asked takes the first card."""
    seat = None if None in played.open else next(iter(played.open))
    words = played.open[seat]
    word = words[0] if isinstance(words, tuple) else words.example(lambda: 0)
    return f"{'all' if seat is None else seat} {word}"


def at(until, rounds=1, verdict="left", **options):
    return go_on(game(**options), until, rounds, verdict)


def ended(verdict="left", **options):
    return go_on(game(**options), "over", verdict=verdict)


def told(played, what):
    return [line[1:] for line in played.table.log if line[0] == what]
