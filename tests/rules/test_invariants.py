"""What each game promises finds out whoever breaks it: faults are planted in its rules one by one, and random play must tell."""

import ast
from importlib import import_module

import pytest

from tests.games import FINISHED, play_on, random_game
from tests.mutate.changed import ROOT, planted
from tests.plans import PLANS

pytestmark = pytest.mark.machine
TRIES = 60  # random games in which a fault must come out
MOST_LINES = 100  # of what a game promises: it wants to be read beside the rulebook
ROOMS = [room for room in FINISHED if (ROOT / "tests" / room / "faults.py").exists()]
PLANTED = {room: import_module(f"tests.{room}.faults").FAULTS for room in ROOMS}
every_fault = pytest.mark.parametrize(("room", "fault"), [(room, at) for room, faults in PLANTED.items() for at in range(len(faults))])


def broken(room, game):
    """What is first said against random play by these rules."""
    for seed in range(TRIES):
        played = random_game(game, seed)
        then = played.table
        try:
            for _ in play_on(played, seed):
                PLANS[room].promises(then, played.table)
                then = played.table
            PLANS[room].recount(played)
        except AssertionError as said:
            return said
    return None


@every_fault
def test_a_fault_in_the_rules_breaks_a_promise(room, fault):
    with planted(room, PLANTED[room][fault]) as game:
        assert broken(room, game) is not None, PLANTED[room][fault]


def test_the_rules_come_back_as_they_were():
    for room, faults in PLANTED.items():
        with planted(room, faults[0]) as game:
            assert game is not FINISHED[room]
        assert import_module(f"pygame_logic.{room}") is FINISHED[room]


@pytest.mark.parametrize("room", ROOMS)
def test_in_each_game_five_faults_are_planted_at_least(room):
    assert len(PLANTED[room]) >= 5


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_game_promises_is_written_apart_from_its_rules_and_short(room):
    source = (ROOT / "tests" / room / "invariants.py").read_text("utf-8")
    asks = [ast.unparse(node) for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert [ask for ask in asks if "pygame_logic" in ask or "tests" in ask] == [] and len(source.splitlines()) <= MOST_LINES
