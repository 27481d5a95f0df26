"""Mystery Express by ear: a journey is made to Istanbul by what is said on its pages, and what happens is said."""

import re

import pytest

from pygame_logic.mystery_express.cars import ACTIONS
from tests.mystery_express.listener import Traveller
from tests.screens.ear import Ears, words_of
from web.markup import drawn
from web.words import Say

TABLES = {"alone": (1, 2), "passed round": (3, 0)}


@pytest.fixture(scope="module", params=TABLES)
def listener(request):
    return Traveller(Ears("mystery_express", *TABLES[request.param], pace="hand", guide="off")).play()


def test_a_journey_is_made_to_its_end_by_ear(listener):
    session = listener.ears.session
    points = session.game.scores(session.played.table)
    assert all(re.search(rf"{each.name} .*{n}", listener.said[-1]) for each, n in zip(session.people, points, strict=True))


def test_every_time_of_the_clock_is_said(listener):
    log = listener.ears.session.played.table.log
    assert listener.unheard([time for line in log if line[0] == "times" for time in line[1:] if isinstance(time, str)]) == []


def test_whatever_robots_do_is_said(listener):
    session = listener.ears.session
    view, log = session.view(Say("en"), {}), session.played.table.log
    told = [at for at, line in enumerate(log) if line[0] in ACTIONS and session.people[line[1]].bot]
    assert listener.unheard([words_of(drawn(session.game.retold(view, at))) for at in told]) == []
