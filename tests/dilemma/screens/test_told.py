"""What has happened in Dilemma, told as it was: after a turn, in the story, at the end, and to whoever was not there."""

from dataclasses import replace
from random import Random

import pytest

from pygame_logic.dilemma.arena import Hand
from pygame_logic.dilemma.landing import Landed
from pygame_logic.dilemma.race import BACK, DUEL
from tests.dilemma.screens.seen import SAY, SETTINGS, fought, page, people, swipe
from tests.dilemma.turn import turn
from tests.screens.phone import Page
from web import markup as h
from web.games.dilemma.game import GAME as dilemma
from web.games.dilemma.race import missed_again
from web.games.dilemma.story import highlights
from web.pages.table import shown
from web.view import View


def test_what_a_turn_has_brought_is_counted_up_from_what_was_there():
    counted = [element["data-from"] for element in page(fought("conflict", "peace"), None, "score").elements if "data-from" in element]
    assert counted == ["0"]


@pytest.mark.parametrize("one", ["peace", "conflict"])
def test_no_sound_tells_how_a_duel_ends_before_the_coins_have_turned(one):
    assert dilemma.sounds(fought(one, "conflict").table.log) == []


def test_the_next_provoker_is_named_on_the_plate():
    assert "Bernard lays the next offer" in page(fought("peace", "peace"), None, "score").text


def test_the_story_tells_every_turn():
    played = fought("conflict", "peace")
    (title, lines), *_ = dilemma.story(played.table, people(4), SAY)
    assert (title, len(lines), lines[-1]) == (
        "Turn 1", 4, "Anne fights, Bernard keeps the peace. Anne takes both cards for 11 points and loses a life."
    )  # fmt: skip


def told(*moves, **table):
    """The story of one turn, in plain words."""
    ((_, sentences),) = dilemma.story(turn(*moves, **table).table, people(5), SAY)
    return Page(str(h.p[[[sentence, "\n"] for sentence in sentences]])).text


def test_a_card_that_comes_back_was_let_go_when_the_duel_card_lay_there():
    late = ("0 offer 8", "all go", "1 throw 3 0 10000 0 0 1000", "2 throw 4 0 40000 0 0 1570", "all time")
    assert "Christine keeps the 4: the duel card was already down." in told(*late)


def test_before_a_duel_card_lies_there_a_card_comes_back_only_where_two_are_left():
    miss_and_hit = ("0 offer 8", "all go", "2 throw 3 0 40000 0 0 1000", "2 throw 3 0 10000 0 0 1500")
    assert "Christine takes the 3 back: with two players left" in told(*miss_and_hit, hands=((8, 9), (), (3, 8, 10)))


def test_where_two_are_left_only_the_last_of_many_misses_is_told():
    race = [Landed(1, 3, 10, fate=BACK), Landed(1, 3, 20, fate=BACK), Landed(1, 3, 30, fate=BACK), Landed(1, 3, 40, fate=DUEL)]
    assert missed_again(race) == race[:2]


def test_the_best_catches_are_told_with_the_best_one_first():
    log = [line for n, points in enumerate((4, 9, 7, 5), 1) for line in (("turn", n), ("duel", 0, 1, 1, 1), ("won", 0, (1, points)))]
    table = replace(fought("peace", "conflict").table, log=tuple(log))
    assert [line.split(" ")[1] for line in highlights(table, people(4), SAY.plain)] == ["2:", "3:", "4:"]


def finished(**more):
    """The last page of a game that is over after one turn; `more`: what this phone can do, beside the settings."""
    played = fought("peace", "conflict")
    table = played.table.tell("over", *played.table.scores)
    seen = played.seen_by(None)
    over = type(seen)(None, replace(table, phase="over", hands=(Hand(()),) * 4), (), {}, {}, True, 0)
    return Page(str(shown(dilemma, View(over, people(4), SAY, "", SETTINGS | more))))


def test_tickets_fall_in_the_colours_of_whoever_has_won():
    assert [element["data-tickets"] for element in finished().elements if "data-tickets" in element] == ["2"]


def test_the_best_catch_is_told_at_the_end():
    assert "Turn 1: Bernard takes 11 points with the 3." in finished().text


@pytest.mark.parametrize("way", ["send", "copy"])
def test_a_finished_game_can_be_told_to_others(way):
    (plate,) = [each for each in finished(**{"hand-on": way}).elements if each.get("data-do") == way]
    assert plate["data-text"].splitlines()[:3] == ["Dilemma", "Bernard wins", "Bernard: 11 points"]
    assert plate["data-text"].splitlines()[-1] == "Turn 1: Bernard takes 11 points with the 3."


def test_where_nothing_can_be_handed_on_no_plate_offers_it():
    assert {"send", "copy"}.isdisjoint(finished().doors)


def test_a_star_in_a_name_is_told_as_it_was_typed():
    assert SAY.plain("dilemma.highlight", turn=1, name="*A*", n=11, value=3) == "Turn 1: *A* takes 11 points with the 3."


def test_a_practice_throw_lies_in_the_picture_of_the_rules():
    thrown = dilemma.practised({"do": "practice 5", "samples": swipe(0, -1)}, SETTINGS, Random(1).random)
    assert str(dilemma.figure("practice", thrown=thrown)).count('class="thrown') == 2


def test_a_practice_throw_that_was_none_says_why():
    why = dilemma.practised({"do": "practice 5", "samples": swipe(0, -0.1)}, SETTINGS, Random(1).random)
    assert "Too slow" in str(dilemma.figure("practice", SAY, why))


def test_the_ticket_of_a_game_that_is_over_says_so():
    table = fought("peace", "conflict").table
    assert dilemma.progress(type(table)(**{**vars(table), "phase": "over"}), SAY) == "Over after 1 turn"
