"""Whatever was painted is there again, at whichever move the page was killed; every golden game: `dev.py faults kills`."""

import pytest

from tests.faults.kills import lost_by_killing
from tests.plans import pressed
from tests.rooms import ROOMS
from web.shell import Shell

FIRST = [f"{room}-{pressed(room)[0]}" for room in ROOMS]


@pytest.mark.parametrize("name", FIRST)
def test_killed_at_every_move_of_a_golden_game_the_last_painted_move_is_there(name):
    assert lost_by_killing(name) == []


def test_a_game_that_is_kept_too_late_is_found(monkeypatch):
    monkeypatch.setattr(Shell, "keep", lambda shell, session: None)
    assert lost_by_killing(FIRST[0])
