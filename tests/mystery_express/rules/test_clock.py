"""The time of the crime: at Strasbourg on one pile, at Wien in piles, at Budapest on three; the app never helps to remember."""

from collections import Counter

import pytest

from pygame_logic.mystery_express.clock import piles_of_times
from pygame_logic.mystery_express.clues import WHEN, cards_of
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import CITIES
from tests.mystery_express.table import at, go_on, say


def times_seen(leg, **options):
    """The times that were shown on this leg, in order."""
    played = go_on(at("clock" if options.get("fans") != "round" else "fan", leg, **options), "turn", leg + 1)
    log = played.table.log
    return [time for line in log[log.index(("clock", CITIES[leg])) :] if line[0] == "times" for time in line[1:]]


def test_MX16_the_time_of_the_crime_is_seen_twice_and_the_others_three_times():
    solution = at("clock", seats=3).table.down.solution[4]
    assert Counter(times_seen(1, seats=3)) == Counter(cards_of(WHEN, 3)) - Counter([solution])


@pytest.mark.parametrize("leg", [1, 3, 4])
def test_R39_twenty_three_cards_each_time(leg):
    assert len(times_seen(leg, seats=3)) == 23


def test_R39_shuffled_before_each_event():
    assert len({tuple(times_seen(leg, seats=3)) for leg in (1, 3, 4)}) == 3


def test_R39_at_Strasbourg_each_covers_the_last():
    played = say(at("clock", seats=3), "all next", "all next")
    assert played.table.clock == played.table.down.times[1:2]


def test_R39_at_Budapest_on_three_open_piles_in_rotation():
    played = say(at("clock", 4, seats=3), *["all next"] * 5)
    assert played.table.clock == (*played.table.down.times[3:5], played.table.down.times[2])


def test_MX16_Budapest_shows_the_last_three_cards():
    played = say(at("clock", 4, seats=3), *["all next"] * 23)
    assert sorted(played.table.clock) == sorted(played.table.down.times[-3:])


@pytest.mark.parametrize(("seats", "piles"), [(3, [8, 8, 7]), (4, [6, 6, 6, 5]), (5, [5, 5, 5, 4, 4])])
def test_R39_at_Wien_piles_are_dealt_round_from_the_holders_left(seats, piles):
    table = at("clock", 3, seats=seats).table
    dealt = piles_of_times(table)
    assert [len(dealt[(table.whistle + step) % seats]) for step in range(1, seats + 1)] == piles


def test_R39_all_round_one_phone_everybody_sees_each_pile_once():
    played = say(at("clock", 3, seats=3), "all next")
    assert (len(played.table.clock), played.table.clock_left, played.seen_by(None).table.clock) == (8, 2, played.table.clock)


def test_R39_or_each_looks_at_one_and_passes_it_left_as_often_as_there_are_players():
    played = at("fan", 3, seats=3, fans="round")
    piles, seat = piles_of_times(played.table), next(iter(played.open))
    seen = [played.play(f"{seat} next").table.hands[seat].fan for _ in range(3)]
    assert seen == [piles[(seat - step) % 3] for step in range(3)]


def test_R39_nobody_else_sees_the_fan():
    played = at("fan", 3, seats=3, fans="round")
    seat = next(iter(played.open))
    assert played.play(f"{seat} next").seen_by((seat + 1) % 3).table.hands[seat].fan == ()


def test_R40_the_pace_is_the_tables_each_card_waits_for_next():
    assert say(at("clock", seats=3), "all next").open == {None: ("next",)}


def test_R41_the_sheet_never_helps_with_the_time():
    played = at("over", seats=3)
    assert {seen.value for seen in sheet_of(played.table, 0).sightings} & {*cards_of(WHEN, 3)} == set()


def test_R41_once_the_cards_are_away_everybody_may_write_and_last_whoever_begins():
    played = say(at("clock", seats=3), *["all next"] * 23, "all write")
    assert (played.table.phase, [*played.open]) == ("write", [*played.table.around[1:], played.table.whistle])


def test_R41_nobody_writes_before_the_last_card():
    assert "write" not in say(at("clock", seats=3), *["all next"] * 22).open[None]


def test_R41_a_table_that_does_not_write_goes_on():
    assert say(at("clock", seats=3), *["all next"] * 24).table.phase == "turn"


def test_R41_where_the_piles_of_Wien_go_round_they_write_when_the_last_has_looked():
    played = go_on(at("fan", 3, seats=3, fans="round"), "fan")
    last = played.table.whistle
    while "write" not in played.open[next(iter(played.open))]:
        played.play(f"{next(iter(played.open))} next")
    assert [*say(played, f"{last} write").open] == [*played.table.around[1:], last]
