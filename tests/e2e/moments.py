"""Moments worth looking at: where a page of its own begins, and the presses that lead on from there.

A game's plan names them, each in a golden game; of a game that names none, a random game is stopped in each of its phases.
"""

import json
from functools import cache, partial

from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from tests.games import play_on
from tests.plans import PLANS, numbers
from tests.playthroughs import goldens
from tests.rooms import ROOMS
from web.games import GAMES
from web.session import Session
from web.words import Say

NAMES = (
    "Anna",
    "Bohdan",
    "Maximiliane-Aurélie",
    "Zoé",
    "Їжак Кирило",
    "Fatima-Zahra",
    "Ó",
    "Santiago del Estero",
    "Ева",
    "Li",
    "Bartholomäus",
)
PEOPLE = [(NAMES[seat % len(NAMES)] + "’" * (seat // len(NAMES)), seat % 13 + 1, "") for seat in range(26)]


def stopped(room, moment):
    """A golden game at the moment that is meant."""
    name = f"{room}-{moment.golden}"
    save, game = goldens.read(name), ROOMS[room].RULES
    played = Playthrough(game, save["seed"], save["seats"], save["options"])
    for move in save["moves"]:
        if moment.is_it(played, played.table):
            return played
        played.play(move)
    raise LookupError(f"in tests/{room}/plan.py a moment is meant that the golden game {moment.golden} has not: {moment}")


@cache
def met(room):
    """What a random game comes through: name → the game there. Without phases, its beginning, its middle and its end."""
    played = Playthrough(ROOMS[room].RULES, 0, numbers(ROOMS[room].RULES)[0])
    stops = {phase_of(played): 0}
    for _ in play_on(played, 0):
        stops.setdefault(phase_of(played), len(played.moves))
    last = len(played.moves)
    if len(stops) == 1:
        stops = {"first": 0, "middle": last // 2, "last": last}
    return {f"{room}-{name}": part(played, count) for name, count in stops.items()}


def phase_of(played):
    return getattr(played.table, "phase", None)


def part(played, count):
    return Playthrough(played.game, played.seed, played.seats, played.options, played.moves[:count])


def moments():
    """Name → what gives the game stopped there, and the presses that lead on."""
    for room in ROOMS:
        for name, named in PLANS[room].moments.items():
            yield name, (partial(stopped, room, named), named.steps)
        for name, played in () if PLANS[room].moments else met(room).items():
            yield name, (partial(met(room).get, name), ("uncover",) if is_covered(played) else ())


def is_covered(played):
    return Session.from_record("0", json.loads(record(played)), GAMES)[0].is_covered


@cache
def moment(name):
    """The game stopped at this moment."""
    return FOUND[name][0]()


def record_of(name):
    return record(moment(name))


def record(played):
    return recorded(played, PEOPLE[: len(played.table.hands)], key_of(played.game))


def key_of(game):
    return next(key for key, glue in GAMES.items() if glue.RULES is game)


def told_all():
    """The record of a phone on which nothing is new any more."""
    said = [key.split(".first.") for key in Say("en").words if ".first." in key]
    return json.dumps({f"{game}.{thing}": ["0"] for game, thing in (*said, ("mystery", "begin"))})


FOUND = dict(moments())
MOMENTS = {name: steps for name, (_, steps) in FOUND.items()}  # in the order of the tour
