"""Help in Mystery Express: what is new is told once, on the first page and on later legs, and not to a table that does without."""

from dataclasses import replace

import pytest

from pygame_logic import mystery_express
from pygame_logic.playthrough import Playthrough
from tests.mystery_express.screens.seen import SAY, asked_in, moment, page_of, people_of
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.pocket import Pocket
from web.view import View


def test_the_first_page_says_what_it_is_all_about_and_shows_ones_own_clues():
    played = moment("turn", seed=4)
    page = page_of(played, played.table.seat, read=0)
    assert page.html.count('class="clue"') == 7 and "jot begin" in page.doors


def test_who_has_begun_has_missed_no_news():
    played = moment("turn", seed=4)
    pocket = mystery.jotted(Pocket(), played.seen_by(played.table.seat), ["begin"], {})
    assert played.table.log[pocket.read - 1][0] == "leg"


def firsts_of(played, seat, draft="", pocket=None):
    return mystery.firsts(View(played.seen_by(seat), people_of(played.seats), SAY, draft, {}, pocket or Pocket(read=1_000)))


def test_whoever_has_sent_help_away_in_an_older_game_has_none_there():
    played = moment("turn")
    assert [firsts_of(played, played.table.seat, pocket=Pocket(read=1_000, guide=guide)) for guide in (False, True)] == [[], ["turn"]]


def test_a_table_that_does_without_help_has_none():
    played = moment("turn")
    without = Playthrough(mystery_express, played.seed, played.seats, played.options | {"guide": "off"}, played.moves)
    assert firsts_of(without, played.table.seat) == []


@pytest.mark.parametrize("phase", ["tunnel", "telegram", "reveal"])
def test_there_is_help_for_what_is_new_on_a_later_leg(phase):
    played = moment(phase)
    assert firsts_of(played, asked_in(played)) == [phase]


def test_what_it_is_all_about_is_told_once_on_a_phone():
    played = moment("turn", seed=4)
    view = View(played.seen_by(played.table.seat), people_of(4), SAY, "", {}, Pocket())
    assert [mystery.firsts(replace(view, met=met)) == ["begin"] for met in (frozenset(), frozenset({"begin"}))] == [True, False]
