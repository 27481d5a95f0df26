"""Dilemma's throws: which card takes the offer, which leave the game, and when everybody may throw again."""

import pytest

from tests.dilemma.turn import LARGE, fates, lines, removed, turn

OFFER_8 = ("0 offer 8", "all go")
X1 = (
    *OFFER_8,
    "1 throw 10 0 40000 0 0 900",
    "2 throw 8 0 10000 0 0 1000",
    "3 throw 8 0 10000 0 0 1100",
    "4 throw 3 0 10000 0 0 1200",
)
X2 = (
    "0 offer 6",
    "all go",
    "1 throw 6 0 10000 0 0 880",
    "1 throw 3 0 10000 0 0 1780",
    "2 throw 5 0 10000 0 0 1860",
    "all time",
)
X4 = ("0 offer 7", "all go", "1 throw 7 0 10000 0 0 1000", "3 throw 7 0 10000 0 0 1500", "all time", "all next", "all go")


@pytest.mark.parametrize(("speed", "kind"), [(10000, "flat"), (17000, "leaning"), (20000, "rim"), (40000, "outside")])
def test_D5_a_card_lands_flat_leaning_on_the_rim_or_outside(speed, kind):
    assert turn(*OFFER_8, f"1 throw 3 0 {speed} 0 0 1000").table.race[0].kind == kind


@pytest.mark.parametrize("speed", [17000, 20000, 40000])
def test_D5_what_is_not_flat_leaves_the_game(speed):
    assert removed(turn(*OFFER_8, f"1 throw 3 0 {speed} 0 0 1000", "all time")) == [(1, 3)]


def test_D6_the_duel_card_is_the_earliest_flat_card_on_the_offer():
    played = turn(*OFFER_8, "1 throw 3 0 10000 0 0 1500", "2 throw 4 0 10000 0 0 1000", "all time", "all next")
    assert lines(played, "duel") == [[0, 8, 2, 4]]


def test_D6_a_harder_throw_overtakes():
    played = turn(*OFFER_8, "1 throw 3 0 8000 0 0 1000", "2 throw 4 0 12000 0 0 1010", "all time")
    assert fates(played) == [(2, 4, "duel"), (1, 3, "late")]


def test_D6_a_card_beside_the_offer_is_not_the_duel_card():
    played = turn(*OFFER_8, "1 throw 3 3973 10784 0 0 1000", "2 throw 4 0 10000 0 0 1500", "all time", floor=LARGE)
    assert fates(played) == [(1, 3, "beside"), (2, 4, "duel")]


def test_D6_a_card_on_an_equal_card_that_lies_on_the_offer_counts():
    equal, on_it = "1 throw 8 2000 10000 0 0 1000", "1 throw 3 3973 10784 0 0 1500"
    assert fates(turn(*OFFER_8, equal, on_it, "all time", floor=LARGE)) == [(1, 8, "equal"), (1, 3, "duel")]


def test_D7_a_card_of_the_offers_value_does_not_count_the_one_above_does():
    played = turn(*OFFER_8, "1 throw 8 0 10000 0 0 1000", "2 throw 4 0 10000 0 0 1500", "all time")
    assert fates(played) == [(1, 8, "equal"), (2, 4, "duel")]


def test_D7_an_equal_card_beside_the_offer_is_a_miss():
    played = turn(*OFFER_8, "1 throw 8 3973 10784 0 0 1000", "all time", floor=LARGE)
    assert fates(played) == [(1, 8, "beside")]


EQUAL_ON_IT, EQUAL_ON_THAT = "1 throw 8 2000 10000 0 0 {}", "2 throw 8 0 19000 0 256 {}"  # the second reaches the first, not the offer


def test_D7_an_equal_card_on_an_equal_card_lies_on_the_offer_too():
    moves = (EQUAL_ON_IT.format(0), "1 pass", EQUAL_ON_THAT.format(317))
    assert tuple(turn("0 offer 8", *moves, floor=LARGE, clock="calm").open) == (2,)


def test_D7_an_equal_card_that_landed_before_the_one_below_it_lies_on_nothing():
    assert 2 not in turn(*OFFER_8, EQUAL_ON_IT.format(2000), EQUAL_ON_THAT.format(1000), floor=LARGE).open


def test_D7_who_threw_an_equal_card_is_asked_again_though_the_one_below_it_was_thrown_later():
    """2's card lies where 1's comes to lie, which is let go later and lands sooner."""
    above, below = "2 throw 8 -3000 5500 0 0 1000", "1 throw 8 -4500 17000 0 0 1100"
    hands = ((8, 9), (1, 8), (2, 8))
    assert 2 in turn(*OFFER_8, above, below, hands=hands, floor=LARGE).open


SECOND_WAVE = (*OFFER_8, EQUAL_ON_IT.format(0), "all time", "all next", "all go")


def test_D8_a_card_on_an_equal_card_of_an_earlier_wave_counts():
    played = turn(*SECOND_WAVE, EQUAL_ON_THAT.format(0).replace("throw 8", "throw 3"), "all time", floor=LARGE)
    assert fates(played)[-1] == (2, 3, "duel")


def test_D8_an_equal_card_on_one_of_an_earlier_wave_may_be_followed_by_another():
    assert 2 in turn(*SECOND_WAVE, EQUAL_ON_THAT.format(0), floor=LARGE).open


def test_one_card_a_wave():
    assert 1 not in turn(*OFFER_8, "1 throw 3 0 40000 0 0 1000").open


def test_a_second_card_only_after_ones_own_proved_equal():
    assert 1 in turn(*OFFER_8, "1 throw 8 0 10000 0 0 1000").open


def test_a_second_card_only_after_the_first_has_landed():
    assert turn(*OFFER_8, "1 throw 8 0 10000 0 0 1000").open[1].earliest == 1320


def test_a_card_that_was_thrown_cannot_be_thrown_again():
    assert turn(*OFFER_8, "1 throw 8 0 10000 0 0 1000").open[1].cards == (1, 2, 3, 4, 5, 6, 7, 9, 10)


def test_D8_after_only_equal_cards_another_wave_begins():
    assert lines(turn(*X4), "again") == [[2]]


def test_D8_after_only_misses_another_wave_begins():
    assert lines(turn(*OFFER_8, "1 throw 3 0 40000 0 0 1000", "all time", "all next", "all go"), "again") == [[2]]


def test_D8_everybody_but_the_provoker_may_throw_again():
    assert set(turn(*X4).open) == {1, 2, 3, 4, None}


def test_D8_equal_cards_lie_there_until_it_is_settled():
    assert [(card.owner, card.value) for card in turn(*X4).table.equals] == [(1, 7), (3, 7)]


def test_D8_nobody_is_asked_again_who_has_no_card_left():
    played = turn("all go", "1 throw 3 0 40000 0 0 1000", "2 throw 3 0 40000 0 0 1000", "all next", hands=((8,), (3,), (3,)))
    assert played.table.phase == "result"


def test_D9_all_thrown_cards_but_the_duel_card_leave_the_game():
    assert removed(turn(*X1, "all time", "all next")) == [(1, 10), (2, 8), (3, 8)]


def test_D9_equal_cards_leave_the_game_after_a_repeated_wave():
    assert removed(turn(*X4, "all time")) == [(1, 7), (3, 7)]


def test_D15_a_repeated_wave_without_a_throw_gives_the_offer_to_the_provoker():
    assert turn(*X4, "all time").table.scores == (7, 0, 0, 0, 0)


def test_X1_anne_duels_eric():
    assert lines(turn(*X1, "all time", "all next"), "duel") == [[0, 8, 4, 3]]


def test_X2_the_equal_card_lands_first_then_bernards_second():
    race = turn(*X2).table.race
    assert [(card.owner, card.value, card.lands) for card in race] == [(1, 6, 1200), (1, 3, 2100), (2, 5, 2180)]


def test_X2_anne_duels_bernard():
    assert lines(turn(*X2, "all next"), "duel") == [[0, 6, 1, 3]]


def test_X2_the_equal_and_the_late_card_leave_the_game():
    assert removed(turn(*X2, "all next")) == [(1, 6), (2, 5)]


def test_X4_christine_takes_the_offer_in_the_second_wave():
    played = turn(*X4, "2 throw 2 0 10000 0 0 1000", "all time", "all next")
    assert lines(played, "duel") == [[0, 7, 2, 2]]


def test_X4_the_equal_cards_leave_the_game():
    assert removed(turn(*X4, "2 throw 2 0 10000 0 0 1000", "all time", "all next")) == [(1, 7), (3, 7)]


def test_a_card_let_go_249_ms_after_the_duel_card_landed_is_removed():
    played = turn(*OFFER_8, "1 throw 3 0 10000 0 0 1000", "2 throw 4 0 10000 0 0 1569", "all time")
    assert removed(played) == [(2, 4)]


def test_a_card_let_go_250_ms_after_the_duel_card_landed_comes_back():
    played = turn(*OFFER_8, "1 throw 3 0 10000 0 0 1000", "2 throw 4 0 10000 0 0 1570", "all time")
    assert played.table.hands[2].cards == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def test_a_miss_comes_back_too_if_it_was_let_go_so_late():
    played = turn(*OFFER_8, "1 throw 3 0 10000 0 0 1000", "2 throw 4 0 40000 0 0 1570", "all time")
    assert fates(played) == [(1, 3, "duel"), (2, 4, "back")]


def test_of_cards_that_land_together_the_earlier_release_counts():
    fast, slow = "1 throw 4 0 10000 0 0 1030", "2 throw 3 0 8000 0 0 1000"  # both land at 1350
    assert fates(turn(*OFFER_8, fast, slow, "all time"))[0] == (2, 3, "duel")


def test_of_cards_thrown_and_landed_together_the_one_nearer_to_the_provokers_left_counts():
    played = turn("2 offer 8", "all go", "0 throw 4 0 10000 0 0 1000", "3 throw 3 0 10000 0 0 1000", "all time", provoker=2)
    assert fates(played)[0] == (3, 3, "duel")


def test_everybody_watches_the_race_before_the_duel():
    played = turn(*X1, "all time")
    assert (played.table.phase, played.open) == ("race", {None: ("next",)})


def test_who_holds_only_a_card_of_the_offers_value_is_warned():
    table = turn(*OFFER_8, hands=((8, 9), (8,), (8, 3))).table
    assert [table.seen_by(seat).has_only_equals(seat) for seat in (1, 2)] == [True, False]
