"""A table of Mystery Express for tests: hands as they are wanted, and somebody who brings a game as far as it is wanted."""

from dataclasses import replace

from pygame_logic import mystery_express
from pygame_logic.mystery_express import depart
from pygame_logic.mystery_express.cars import Deeds, act
from pygame_logic.mystery_express.clues import Backs
from pygame_logic.mystery_express.train import Down, Hand, Place, Train, hand_of
from pygame_logic.playthrough import Playthrough, called
from tests.games import scene

CREW = ("macdouglas", "mirabella", "strauss", "mansard", "pransky")
LUCK = (lambda: 0, lambda: 0.9)  # the first of several, and the last of a few
LYING = Down(
    solution=("shot", "candy", "money", "lounge", "4:00"),
    slots=("poisoned", "karlov", "despair"),
    stacks=(("clubbed", "edmund"), ("greed", "sleeping")),
    tokens=("sleeping",),
    times=("4:00", "4:30"),
)


def game(*moves, seats=5, seed=1, **options):
    return Playthrough(mystery_express, seed, seats, {"first": "0"} | options, moves)


def boarded(*moves, crew=CREW, **options):
    """Everybody is aboard; in the order of the seats, all in the dining car."""
    played = game(**options)
    for step in range(played.seats):
        seat = (played.table.whistle + step) % played.seats
        played.play(f"{seat} be {crew[seat]} dining")
    return say(played, *moves)


def say(played, *moves):
    for move in moves:
        played.play(move)
    return played


def go_on(played, until, leg=None):
    """Nobody does anything: everybody says done, or the first thing that is open, until this phase (of that leg)."""
    while not played.is_over and (played.table.phase != until or leg not in (None, played.table.leg)):
        played.play(first_word(played))
    return played


def first_word(played):
    seat = next(iter(played.open))
    words = played.open[seat]
    if isinstance(words, Deeds):
        return f"{seat} done"
    return f"{called(seat)} {words[0] if isinstance(words, tuple) else words.example(lambda: 0)}"


def at(until, leg=None, **options):
    return go_on(boarded(**options), until, leg)


def told(played, what):
    return [line[1:] for line in played.table.log if line[0] == what]


def train(*hands, hours=9, **fields):
    """A train on its second leg: 0 is at work, "hanged candy | greed" is a hand and a discard pile, the conductor is nowhere near."""
    hands = tuple(Hand(*(tuple(cards.split()) for cards in hand.split("|"))) for hand in hands)
    usual = {"phase": "turn", "leg": 2, "timetable": (9,) * 5, "seat": 0, "hours": hours, "down": LYING, "boarded": 1, "has_powers": False}
    usual |= {"investigators": CREW[: len(hands)], "cars": ("dining",) * len(hands)}
    table = Train(hands=hands, **usual | fields)
    for seat, hand in enumerate(hands):
        table = table.tell("dealt", hand_of(seat), Backs.of(hand.cards), to=(seat,), secret=hand.cards)
    for slot, card in enumerate(table.down.slots, 1):
        table = table.tell("dealt", Place("slot", slot), Backs.of((card,)))
    for stack, cards in enumerate(table.down.stacks, 1):
        table = table.tell("dealt", Place("stack", stack), Backs.of(cards))
    return table


def deed(table, word, *moves, chance=lambda: 0):
    """Whoever is at work does this, and these are the answers."""
    return scene(lambda: act(table, word, chance), *moves, seats=table.number)


def words(table):
    """What the seat at work may do."""
    return Deeds(table.seen_by(None))


def after(table, word, *moves):
    """The train when all is done."""
    played = deed(table, word, *moves)
    assert played.is_over, f"{[*played.open]} are still asked"
    return played.table


def cards_of(table, what="discard"):
    """The hands or the discard piles, seat by seat."""
    return [" ".join(getattr(hand, what)) for hand in table.hands]


def at_work(table, seat):
    """Now it is this seat's turn."""
    return replace(table, seat=seat, hours=9, used=())


def next_leg(table):
    """The cards are home again, and the next leg has begun."""
    return depart(table.take_all_back().tell("arrived", "muenchen"), table.leg + 1)
