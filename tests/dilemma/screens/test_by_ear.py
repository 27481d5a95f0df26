"""Dilemma by ear: a game is played to its end by what is said on its pages, and what happens is said."""

import re

import pytest

from tests.dilemma.listener import Duellist
from tests.screens.ear import Ears, words_of
from web.markup import drawn
from web.words import Say

CALM = {"settings": {"throw": "press", "tap": "twice"}, "clock": "calm"}
TABLES = {"alone": (1, 2, {}), "passed round": (3, 0, {}), "without any haste": (3, 0, CALM)}
TOLD = ("landed", "shown")


@pytest.fixture(scope="module", params=TABLES)
def listener(request):
    people, robots, options = TABLES[request.param]
    return Duellist(Ears("dilemma", people, robots, **options)).play()


def test_a_game_is_played_to_its_end_by_ear(listener):
    session = listener.ears.session
    scores = zip(session.people, session.played.table.scores, strict=True)
    assert all(re.search(rf"{person.name} .*{points}", listener.said[-1]) for person, points in scores)


def test_whatever_happens_is_said(listener):
    session = listener.ears.session
    view, log = session.view(Say("en"), {}), session.played.table.log
    told = [words_of(drawn(session.game.retold(view, at))) for at, line in enumerate(log) if line[0] in TOLD]
    assert listener.unheard(told) == []
