"""Each game has a plan for the tests of the frame, and what a plan leaves out is found by random play."""

from collections import Counter
from types import SimpleNamespace

import pytest

from tests.e2e.moments import met, record
from tests.games import FINISHED
from tests.plans import PLANS, TESTS, companies, numbers, pressed, timed
from tests.playthroughs.goldens import goldens
from tests.rooms import ROOMS
from tests.screens.phone import Phone

every_game = pytest.mark.parametrize("room", FINISHED)


@every_game
def test_a_game_has_a_plan(room):
    assert (TESTS / room / "plan.py").exists(), (
        f"write tests/{room}/plan.py: `from tests.plan import Plan`, `PLAN = Plan()`; what it may say is in tests/plan.py"
    )


@every_game
def test_a_game_has_a_door(room):
    assert room in ROOMS, f"name {room!r} in web/games/__init__.py: nobody can play it yet"


@every_game
def test_every_golden_game_that_a_plan_means_is_one(room):
    meant = {*pressed(room), *(moment.golden for moment in PLANS[room].moments.values())}
    assert {f"{room}-{golden}" for golden in meant} <= {*goldens()}


@every_game
def test_a_moment_is_called_as_no_other_games(room):
    """Pictures are called after them."""
    names = Counter(name for plan in PLANS.values() for name in plan.moments)
    assert [name for name in PLANS[room].moments if names[name] > 1] == []


@every_game
def test_whoever_is_meant_to_play_in_the_browser_finds_a_seat(room):
    parties = {str(company): len(company.names) + company.bots for company in (*companies(room), *timed(room))}
    assert [party for party, size in parties.items() if size not in FINISHED[room].SEATS] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_that_names_no_moments_is_looked_at_in_each_of_its_phases(room):
    phones = [Phone(records={"game/1": record(played)}, where="game-1") for played in met(room).values()]
    assert len({phone.page.html for phone in phones}) == len(phones) > 1 and phones[-1].screen == "over"


def test_golden_games_have_every_number_of_seats_or_the_first_three_the_middle_and_the_last():
    games = [SimpleNamespace(SEATS=seats) for seats in (range(2, 7), range(3, 14))]
    assert [*map(numbers, games)] == [(2, 3, 4, 5, 6), (3, 4, 5, 8, 13)]
