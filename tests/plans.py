"""The plans of all games, by the names of their rooms: a game without one is tested by what holds for every game."""

from importlib import import_module
from pathlib import Path

from tests.games import FINISHED
from tests.plan import Company, Plan

TESTS = Path(__file__).parent


def plan_of(room):
    return import_module(f"tests.{room}.plan").PLAN if (TESTS / room / "plan.py").exists() else Plan()


PLANS = {room: plan_of(room) for room in FINISHED}


def numbers(game):
    """Every number of seats, or the first three, the middle and the last."""
    seats = tuple(game.SEATS)
    return seats if len(seats) <= 5 else (*seats[:3], seats[len(seats) // 2], seats[-1])


def as_few_as_may_play(game):
    return tuple(f"Player {seat}" for seat in range(1, min(game.SEATS) + 1))


def companies(room):
    """Who plays a whole game in the browser."""
    people = as_few_as_may_play(FINISHED[room])
    alone = Company(people[:1], bots=len(people) - 1, language="uk", is_without_signal=True)
    return PLANS[room].companies or (alone, Company(people, language="fr"))


def pressed(room):
    """The golden games that are pressed in the browser."""
    seats = numbers(FINISHED[room])
    return PLANS[room].pressed or tuple(map(str, dict.fromkeys((seats[0], seats[-1]))))


def timed(room):
    """Who plays while every press is timed."""
    return PLANS[room].timed or (Company(as_few_as_may_play(FINISHED[room])),)
