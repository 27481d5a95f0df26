"""Dilemma Express by ear: a game is played to its end by what is said on its pages, and what happens is said."""

import re

import pytest

from tests.dilemma_express.listener import Passenger
from tests.screens.ear import Ears, words_of
from web.games.dilemma_express.cards import deck
from web.markup import drawn
from web.words import Say

TABLES = {"alone": (1, 4), "passed round": (3, 0)}
SAY = Say("en")


@pytest.fixture(scope="module", params=TABLES)
def listener(request):
    return Passenger(Ears("dilemma_express", *TABLES[request.param], length="lap")).play()


def test_a_game_is_played_to_its_end_by_ear(listener):
    session = listener.ears.session
    died = zip(session.people, session.played.table.tokens, strict=True)
    assert all(re.search(rf"{person.name} .*{tokens}", listener.said[-1]) for person, tokens in died)


def test_whoever_lies_on_the_tracks_and_whatever_is_pinned_on_them_is_said(listener):
    log = listener.ears.session.played.table.log
    cards = [line[-1] for line in log if line[0] in ("chance", "laid")] + [line[-2] for line in log if line[0] == "pinned"]
    assert listener.unheard([deck.text(card, SAY) for card in cards]) == []


def test_what_robots_say_for_their_track_is_said(listener):
    session = listener.ears.session
    view, log = session.view(SAY, {}), session.played.table.log
    pleas = [session.game.retold(view, at)[-1] for at, line in enumerate(log) if line[0] == "plea"]
    assert listener.unheard([words_of(drawn(plea)) for plea in pleas]) == []
