"""A turn of Mystery Express on its page: the cars, the investigators and the powers, what each gives and what is missing there."""

import re

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.whereabouts import surely_there
from pygame_logic.playthrough import Playthrough
from tests.mystery_express.screens.seen import SAY, asked_in, moment, moments, page_of, people_of


def test_the_cars_come_into_sight_when_an_investigator_is_chosen():
    played = Playthrough(mystery_express, 3, 3)
    assert ['data-eyes="into"' in page_of(played, None, draft).html for draft in ("", "strauss")] == [False, True]


def test_the_last_investigator_is_chosen_already():
    played = Playthrough(mystery_express, 3, 5)
    for crew in ("macdouglas", "mirabella", "strauss", "mansard"):
        played.play(f"{asked_in(played)} be {crew} dining")
    assert f'data-do="play {asked_in(played)} be pransky club"' in page_of(played, None).html


def test_a_power_is_asked_about_by_its_kind_and_by_the_name_it_is_for():
    played = moment("power", when=lambda played: len(played.open) == 1)
    seat = asked_in(played)
    kind = SAY(f"mystery.category.{played.table.power_of(seat)}")
    assert f"{people_of(5)[seat].name}: look at a “{kind}?” clue" in page_of(played, None).text


def test_where_one_asks_stands_how_many_of_the_cards_one_could_name():
    played = moment("turn", when=lambda played: any(is_elsewhere(place, played.table.seat) for place in known_in(played)))
    pages = [page_of(played, played.table.seat, f"{action}").html for action in played.open[played.table.seat].open]
    assert any('class="eye"' in page for page in pages)


def known_in(played):
    return surely_there(played.seen_by(played.table.seat).table, played.table.seat)


def is_elsewhere(place, seat):
    return place.kind == "hand" and place.number != seat


def test_the_train_stands_on_its_line_where_it_is():
    played = moment("turn", when=lambda played: played.table.leg == 3)
    page = page_of(played, played.table.seat, "journey").html
    assert [len(re.findall(sign, page)) for sign in ('<li class="passed', 'class="onway"', 'aria-current="step"')] == [3, 1, 1]


def test_a_turn_with_hours_left_is_ended_only_by_whoever_was_asked_once_more():
    early = next(played for played in moments(1) if played.table.phase == "turn" and played.table.used)
    seat = early.table.seat
    doors, asked = (page_of(early, seat, draft).doors for draft in ("", "done"))
    assert (f"play {seat} done" in doors, "draft done" in doors, f"play {seat} done" in asked) == (False, True, True)


def test_a_turn_that_is_spent_is_ended_at_once():
    spent = next(
        played
        for played in moments(1)
        if played.table.phase == "turn" and not played.seen_by(played.table.seat).words[played.table.seat].open
    )
    assert f"play {spent.table.seat} done" in page_of(spent, spent.table.seat).doors


@pytest.mark.parametrize(("action", "why"), [("smoking", "no-two R26"), ("grip", "no-discards R29")])
def test_a_car_that_could_do_nothing_says_what_is_missing_there(action, why):
    lacking = (
        played
        for seed in range(50)
        for played in moments(seed)
        if played.table.phase == "turn" and played.seen_by(played.table.seat).words[played.table.seat].closed(action) == "nobody"
    )
    played = next(lacking)
    assert f"why mystery.why.{why}" in page_of(played, played.table.seat).doors
