"""What a robot makes of what it has seen, which card it parts with, where it looks, and how much of the clock it keeps in mind."""

from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express import stations, take_turn
from pygame_logic.mystery_express.bots import LEVELS, choose
from pygame_logic.mystery_express.bots.clock import odds_of_times, remembered
from pygame_logic.mystery_express.bots.notes import notes_of, odds
from pygame_logic.mystery_express.clues import VALUES, WHEN
from pygame_logic.mystery_express.entries import entries_of
from tests.games import scene
from tests.mystery_express.table import after, at_work, deed, game, next_leg, train

levels = pytest.mark.parametrize("level", LEVELS)
above_novice = pytest.mark.parametrize("level", LEVELS[1:])


def said(played, seat, level, times=30):
    """All that this robot may say here, in many lives of its own."""
    seen, chance = played.seen_by(seat), Random(level).random
    return {choose(seen, chance, level) for _ in range(times)}


def entry(script, table, level, question=0):
    """What 0 writes first into its telegram, or its final answers."""
    words = said(scene(lambda: script(table), seats=table.number), 0, level)
    return {entries_of(word)[question] for word in words}


def shares(table, level):
    """How likely each means is to 0."""
    seen = table.seen_by(0)
    return odds(seen, notes_of(seen, 0), "how", level)


# What it writes down.


def solved():
    """0 holds three of four values, and 1 has shown it the same three."""
    table = train("clubbed poisoned hanged", "clubbed poisoned hanged money", "candy")
    for shown in (["1 show clubbed"], ["1 show poisoned"], []):
        table = at_work(after(table, "dining 1 how", *shown), 0)
    return table


@levels
def test_a_robot_answers_the_only_value_that_is_left(level):
    assert entry(mystery_express.answer, solved(), level) == {"shot"}


@levels
def test_a_robot_telegraphs_the_only_value_that_is_left(level):
    assert entry(stations.send_and_reveal, solved(), level) == {"shot"}


@levels
def test_no_robot_telegraphs_what_it_knows_nothing_of(level):
    assert entry(stations.send_and_reveal, train("candy", "shot", "candy"), level) == {"-"}


@above_novice
def test_what_it_never_saw_is_likelier_to_a_robot_than_what_it_saw(level):
    found = shares(after(train("candy", "shot clubbed", "shot hanged"), "dining 1 how", "1 show shot"), level)
    assert found["poisoned"] > found["shot"]


def test_the_ace_doubts_that_what_it_saw_with_two_people_was_one_card():
    """1 showed Shot and Hanged; then somebody may have had one of them from 1, and shows Shot."""
    table = train("candy money", "shot clubbed hanged money", "shot poisoned", "hanged poisoned")
    for card in ("shot", "hanged"):
        table = at_work(after(table, "dining 1 how", f"1 show {card}"), 0)
    table = after(at_work(next_leg(table), 1), "smoking 2 3 how", "2 show poisoned", "3 show poisoned", "1 give clubbed money")
    found = shares(after(at_work(next_leg(table), 0), "dining 2 how", "2 show shot"), "ace")
    assert found["shot"] < found["hanged"]


# Which card it parts with.


def shown_again():
    """0 has seen Hanged with 1 on the leg before, and asks again."""
    return deed(next_leg(after(train("candy", "hanged shot clubbed", "money"), "dining 1 how", "1 show hanged")), "dining 1 how")


@above_novice
def test_a_robot_shows_what_it_has_shown_before(level):
    assert said(shown_again(), 1, level) == {"show hanged"}


def test_a_novice_shows_any_card():
    assert said(shown_again(), 1, "novice") == {"show hanged", "show shot", "show clubbed"}


@above_novice
def test_a_robot_does_not_complete_a_pair_for_whoever_asks(level):
    table = next_leg(after(train("candy", "hanged shot", "hanged clubbed", "money"), "lounge how", "1 show shot", "2 show hanged"))
    assert said(deed(at_work(table, 3), "dining 1 how"), 1, level) == {"show shot"}


def test_the_ace_shows_one_of_a_pair_of_its_own():
    assert said(deed(train("candy", "hanged shot hanged", "money"), "dining 1 how"), 1, "ace") == {"show hanged"}


@above_novice
def test_and_keeps_the_other_one_back_as_long_as_the_first_lies_there(level):
    table = at_work(after(train("candy", "hanged shot hanged", "money"), "dining 1 how", "1 show hanged"), 0)
    assert said(deed(table, "dining 1 how"), 1, level) == {"show shot"}


@above_novice
def test_in_the_passenger_car_a_robot_thinks_of_whom_the_cards_go_to(level):
    """1 has shown Hanged to 2, who is next; 0, whose turn it is, has seen nothing."""
    table = next_leg(after(at_work(train("shot", "hanged shot", "clubbed"), 2), "dining 1 how", "1 show hanged"))
    played = deed(at_work(table, 0), "passenger right how")
    assert said(played, 1, level) == {"show hanged"}


@above_novice
def test_and_still_does_after_somebody_has_used_a_power(level):
    """3 has shown Despair to 2 before, and now it hands a card on to 2, after 2 has looked at what 0 put down."""
    table = train("greed", "money", "shot", "despair unknown", investigators=("macdouglas", "pransky", "strauss", "mansard"))
    table = next_leg(after(at_work(table, 2), "dining 3 why", "3 show despair"))
    played = deed(at_work(replace(table, has_powers=True), 0), "passenger left why", "2 look 0 hand 1", "2 seen")
    assert (played.table.matter, said(played, 3, level)) == (("passenger", (3, "why")), {"show despair"})


# What it does with its hours.


def turn_of_0(table):
    return scene(lambda: take_turn(table, 0, lambda: 0), seats=table.number)


@above_novice
def test_a_robot_asks_for_nothing_that_is_settled(level):
    """All that the others hold is of the category that it has solved."""
    assert said(turn_of_0(solved()), 0, level).isdisjoint({"lounge how", "dining 1 how", "passenger left how"})


def test_the_ace_asks_as_many_guests_as_its_hours_pay_for():
    table = train("hanged", "shot", "candy", "money", timetable=(3,) * 5)
    assert said(turn_of_0(table), 0, "ace") == {"dining 1 how 2 who 3 why"}


@levels
def test_a_robot_with_nothing_to_ask_is_done(level):
    assert said(turn_of_0(train("hanged", "", "", boarded=0)), 0, level) == {"done"}


def test_the_ace_is_Miss_Pransky_if_it_may():
    assert {word.split(" ")[1] for word in said(game(), 0, "ace")} == {"pransky"}


@levels
def test_a_robot_uses_its_power(level):
    """1 has just put a motive down, and 2 is Docteur Strauss."""
    played = deed(train("candy", "money", "hanged shot", has_powers=True), "dining 1 why")
    assert said(played, 2, level) == {"look 1 hand 1"}


# The clock.


def clock_seen(seed):
    """A game in which all three events have come by, as 0 sees it."""
    played = game(seats=3, seed=seed)
    while played.table.phase != "finals":
        seat, words = next(iter(played.open.items()))
        word = "done" if played.table.phase == "turn" else words[0] if isinstance(words, tuple) else words.example(lambda: 0)
        played.play(f"{'all' if seat is None else seat} {word}")
    return played.table


CLOCKS = [clock_seen(seed) for seed in range(12)]


@pytest.mark.parametrize(("level", "share"), [("novice", 0.3), ("regular", 0.5), ("ace", 0.75)])
def test_of_the_cards_of_the_clock_a_robot_keeps_this_share_in_mind(level, share):
    kept = mean(sum(sum(event.values()) for event in remembered(table.seen_by(0), 0, level)) for table in CLOCKS)
    assert kept / 69 == pytest.approx(share, abs=0.06)


@levels
def test_a_robot_that_thinks_of_the_clock_again_remembers_no_more(level):
    seen = CLOCKS[0].seen_by(0)
    assert remembered(seen, 0, level) == remembered(seen, 0, level)


def test_two_robots_do_not_forget_the_same_cards():
    assert remembered(CLOCKS[0].seen_by(0), 0, "ace") != remembered(CLOCKS[0].seen_by(1), 1, "ace")


@levels
def test_no_robot_is_certain_of_the_time(level):
    assert max(max(odds_of_times(table.seen_by(0), 0, level).values()) for table in CLOCKS) < 1


def test_who_has_seen_nothing_of_the_clock_thinks_all_times_alike():
    assert {*odds_of_times(train("candy", "money").seen_by(0), 0, "ace").values()} == {1 / len(VALUES[WHEN])}
