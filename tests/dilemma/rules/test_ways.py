"""Dilemma on one phone: passed round in secret, flat on the table at once, or calmly one after the other."""

import pytest

from tests.dilemma.turn import LARGE, fates, lines, removed, turn

OFFER_8 = "0 offer 8"
HIT = "throw 3 0 10000 0 0 1000"


def passed(*moves, **fields):
    return turn(*moves, way="passed", hands=((5, 8, 9), (1, 3, 8), (3, 4), (2, 3)), **fields)


def calm(*moves, **fields):
    return turn(*moves, clock="calm", **fields)


def test_passed_round_the_provoker_chooses_in_private():
    assert not passed().ask.aloud


def test_passed_round_everybody_says_go_first():
    assert passed(OFFER_8).open == {1: ("go",), 2: ("go",), 3: ("go",)}


def test_passed_round_the_offer_shows_at_ones_own_go():
    assert passed(OFFER_8, "1 go").table.seen_by(1).offer_for(1).value == 8


def test_passed_round_the_offer_shows_to_nobody_else():
    assert [passed(OFFER_8, "1 go").table.seen_by(seat).offer_for(seat) for seat in (2, 3)] == [None, None]


def test_passed_round_two_offers_look_the_same_to_who_has_not_said_go():
    assert passed("0 offer 8", "1 go").seen_by(2) == passed("0 offer 5", "1 go").seen_by(2)


def test_passed_round_other_hands_are_drawn_as_they_lay_before_the_offer():
    assert passed(OFFER_8, "1 go", f"1 {HIT}").table.seen_by(2).hands[1].cards == (1, 3, 8)


def test_passed_round_the_thrower_sees_where_the_card_landed():
    assert passed(OFFER_8, "1 go", f"1 {HIT}").table.seen_by(1).hands[1].thrown[0].fate == "duel"


def test_passed_round_a_card_on_ones_own_equal_card_is_a_hit():
    played = passed(OFFER_8, "1 go", "1 throw 8 2000 10000 0 0 1000", "1 throw 3 4234 10872 0 0 1500", floor=LARGE)
    assert played.table.hands[1].thrown[-1].fate == "duel"


@pytest.mark.parametrize("value", [3, 8])
def test_passed_round_who_has_thrown_is_awaited_until_the_pass(value):
    assert tuple(passed(OFFER_8, "1 go", f"1 throw {value} 0 10000 0 0 1000").open) == (1, 2, 3)


def test_passed_round_who_has_hit_can_only_pass():
    assert passed(OFFER_8, "1 go", f"1 {HIT}").open[1] == ("pass",)


def test_passed_round_who_threw_an_equal_card_may_throw_another():
    assert HIT.replace("1000", "1400") in passed(OFFER_8, "1 go", "1 throw 8 0 10000 0 0 1000").open[1]


def test_passed_round_whose_equal_card_landed_after_the_window_can_only_pass():
    assert passed(OFFER_8, "1 go", "1 throw 8 0 10000 0 0 7900").open[1] == ("pass",)


def merged():
    slow, fast = "1 throw 3 0 10000 0 0 2000", "3 throw 2 0 10000 0 0 1800"
    return passed(OFFER_8, "1 go", slow, "1 pass", "2 go", "2 pass", "3 go", fast, "3 pass")


def test_passed_round_the_throws_are_merged_by_their_own_times():
    assert fates(merged()) == [(3, 2, "duel"), (1, 3, "late")]


def test_passed_round_the_story_tells_the_offer_before_the_race():
    assert [line[0] for line in merged().table.log] == ["turn", "offered", "landed", "landed"]


def test_passed_round_everybody_watches_the_race():
    assert merged().open == {None: ("next",)}


def test_passed_round_a_late_card_comes_back():
    late = "1 throw 3 0 10000 0 0 4000"
    played = passed(OFFER_8, "1 go", late, "1 pass", "2 go", "2 pass", "3 go", "3 throw 2 0 10000 0 0 1800", "3 pass")
    assert played.table.hands[1].cards == (1, 3, 8)


def test_passed_round_a_second_wave_needs_another_go():
    played = passed(OFFER_8, "1 go", "1 throw 3 0 40000 0 0 99", "1 pass", "2 go", "2 pass", "3 go", "3 pass", "all next")
    assert played.open == {1: ("go",), 2: ("go",), 3: ("go",)}


@pytest.mark.parametrize(("clock", "latest"), [("8", 8000), ("15", 15000), ("none", 9_999_999)])
def test_a_card_leaves_the_hand_within_the_window(clock, latest):
    assert passed(OFFER_8, "1 go", clock=clock).open[1].latest == latest


def test_flat_the_offer_is_face_down_until_everybody_goes():
    assert turn(OFFER_8).table.seen_by(0).offer is None


def test_flat_the_offer_is_out_of_the_provokers_hand_once_it_is_turned_up():
    assert turn(OFFER_8, "all go").table.seen_by(1).hands[0].cards == (1, 2, 3, 4, 5, 6, 7, 9, 10)


def test_flat_all_is_asked_aloud():
    assert turn(OFFER_8, "all go").ask.aloud


def test_flat_a_throw_is_seen_at_once():
    assert turn(OFFER_8, "all go", f"1 {HIT}").table.seen_by(None).race[0].value == 3


def test_flat_a_card_that_lands_earlier_is_first_though_it_is_told_later():
    assert fates(turn(OFFER_8, "all go", f"1 {HIT}", "2 throw 4 0 10000 0 0 900", "all time"))[0] == (2, 4, "duel")


def test_flat_the_wave_closes_when_the_window_does():
    assert turn(OFFER_8, "all go").table.closes == 8000


def test_flat_the_wave_closes_250_ms_after_the_duel_card_landed():
    assert turn(OFFER_8, "all go", f"1 {HIT}").table.closes == 1570


def test_flat_without_a_clock_the_wave_stays_open():
    assert turn(OFFER_8, "all go", clock="none").table.closes is None


def test_flat_the_wave_ends_when_everybody_has_thrown_or_passed():
    assert turn(OFFER_8, "all go", f"1 {HIT}", "2 pass", "3 pass", "4 pass").table.phase == "race"


def test_calm_the_first_to_the_left_is_asked_alone():
    assert tuple(calm(OFFER_8).open) == (1,)


def test_calm_a_pass_goes_on_to_the_left():
    assert tuple(calm(OFFER_8, "1 pass").open) == (2,)


def test_calm_ends_with_a_duel_card():
    assert calm(OFFER_8, "1 pass", "2 throw 3 0 10000 0 0 0").table.phase == "race"


def test_calm_after_an_equal_card_the_same_seat_throws_again():
    assert tuple(calm(OFFER_8, "1 throw 8 0 10000 0 0 0").open) == (1,)


def test_calm_after_a_miss_it_is_the_next_ones_turn():
    assert tuple(calm(OFFER_8, "1 throw 3 0 40000 0 0 0").open) == (2,)


def test_calm_throws_follow_each_other():
    assert calm(OFFER_8, "1 throw 3 0 40000 0 0 0").open[2].earliest == 230


def test_calm_the_provoker_chooses_in_the_open_passed_round_too():
    assert calm(way="passed").ask.aloud


def test_calm_is_asked_aloud_passed_round_too():
    assert calm(OFFER_8, way="passed").ask.aloud


def test_a_thrown_offer_lies_where_it_fell():
    offer = turn("0 throw 8 0 9000 0 0 0", "all go", is_offer_thrown=True).table.offer
    assert (offer.x, offer.y) == (0, -104)


def test_a_thrown_offer_cannot_be_passed():
    assert "pass" not in turn(is_offer_thrown=True).open[0]


def test_a_thrown_offer_that_misses_leaves_the_game():
    assert removed(turn("0 throw 8 0 40000 0 0 0", is_offer_thrown=True)) == [(0, 8)]


def test_a_thrown_offer_that_misses_is_out_of_the_hand_for_everybody():
    played = turn("0 throw 8 0 40000 0 0 0", is_offer_thrown=True, way="passed")
    assert played.table.seen_by(1).hands[0].cards == (1, 2, 3, 4, 5, 6, 7, 9, 10)


def test_a_thrown_offer_that_misses_ends_the_turn():
    played = turn("0 throw 8 0 40000 0 0 0", is_offer_thrown=True)
    assert (played.table.phase, lines(played, "won")) == ("result", [])
