"""The clock on Dilemma’s pages: what its end and the fallen blind cost, and what is told of it."""

import re

import pytest

from tests.dilemma.screens.seen import SAY, SETTINGS, game, page, swipe, throw
from web.games.dilemma.game import GAME as dilemma


def test_time_that_runs_out_for_the_last_one_opens_no_race_in_the_hand():
    outs = [
        next(element["data-out"] for element in page(game("0 offer 8", "1 go", *moves, seats=3), seat).elements if "data-out" in element)
        for seat, moves in ((1, ()), (2, ("1 pass", "2 go")))
    ]
    assert outs == ["play 1 pass", "draft pass"]


@pytest.mark.parametrize("thrown,told", [((), "ran-out.passed"), (("1 " + throw(3),), "ran-out")])
def test_when_the_time_is_up_whoever_threw_nothing_has_passed(thrown, told):
    shown = page(game("0 offer 3", "1 go", *thrown), 1).html
    assert re.findall(r'class="ran-out"[^>]*>(.*?)<', shown) == [str(SAY(f"dilemma.{told}"))]


def test_a_throw_after_the_clock_ran_out_left_the_hand_at_its_last_moment():
    played = game("0 offer 6", "1 go")
    word = dilemma.word(played.seen_by(1), {"do": "throw 3", "samples": swipe(0, -1), "at": 8400}, SETTINGS)
    assert word.endswith(" 8000")


def test_when_the_blind_falls_while_the_clock_runs_the_seat_has_passed():
    assert dilemma.given_up(game("0 offer 6", "1 go").seen_by(1)) == "pass"


@pytest.mark.parametrize("moves,clock", [(["0 offer 6"], "8"), (["0 offer 6"], "calm"), ([], "8")])
def test_the_blind_costs_nothing_where_no_clock_runs(moves, clock):
    played = game(*moves, clock=clock)
    assert dilemma.given_up(played.seen_by(next(iter(played.open)))) is None


@pytest.mark.parametrize("moves", [("1 pass", "2 pass"), ()])
def test_whoever_let_no_card_fly_reads_so_whether_the_time_was_up_or_not(moves):
    played = game("0 offer 8", "all go", *moves, "3 " + throw(3, y=900), *(() if moves else ("all time",)), way="flat")
    assert page(played, None).text.count(SAY("dilemma.edge.none")) == 2
