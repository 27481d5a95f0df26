"""D17: when only two hold cards, nobody can waste a card beside the arena to spite the other."""

from tests.dilemma.turn import fates, lines, turn

TWO = ((8, 9), (), (3, 8, 10))
OFFER_8 = ("0 offer 8", "all go")
MISS, EQUAL, HIT = "2 throw 3 0 40000 0 0 1000", "2 throw 8 0 10000 0 0 1000", "2 throw 3 0 10000 0 0 1500"


def test_D17_a_miss_goes_back_to_the_hand():
    assert turn(*OFFER_8, MISS, hands=TWO).table.hands[2].cards == (3, 8, 10)


def test_D17_an_equal_card_goes_back_to_the_hand():
    assert turn(*OFFER_8, EQUAL, hands=TWO).table.hands[2].cards == (3, 8, 10)


def test_D17_the_responder_throws_again():
    assert fates(turn(*OFFER_8, MISS, HIT, hands=TWO)) == [(2, 3, "back"), (2, 3, "duel")]


def test_D17_a_card_that_came_back_and_flew_again_is_there_once():
    assert turn(*OFFER_8, MISS, HIT, hands=TWO).table.hands[2].cards == (8, 10)


def test_D17_refusing_after_a_miss_stays_legal():
    assert turn(*OFFER_8, MISS, "2 pass", "all next", hands=TWO).table.scores == (8, 0, 0)


def test_D17_a_refusal_after_a_miss_is_no_other_wave():
    assert lines(turn(*OFFER_8, MISS, "2 pass", "all next", hands=TWO), "again") == []


def test_D17_holds_when_two_held_cards_at_the_start_though_the_offer_was_the_last():
    assert turn("all go", MISS, hands=((8,), (), (3, 10))).table.hands[2].cards == (3, 10)


def test_D17_with_three_at_the_start_a_miss_is_lost():
    assert turn(*OFFER_8, MISS, hands=((8, 9), (1,), (3, 8, 10))).table.hands[2].cards == (8, 10)


def test_D17_nobody_races_so_no_clock_runs_out():
    assert "throw 3 0 10000 0 0 60000" in turn(*OFFER_8, MISS, hands=TWO).open[2]


def test_D17_passed_round_a_miss_goes_back_in_secret():
    moves = ("0 offer 8", "2 go", MISS)
    assert turn(*moves, hands=TWO, way="passed").seen_by(1).table == turn(*moves[:2], hands=TWO, way="passed").seen_by(1).table
