"""What a robot makes of a hand, an offer and a duel: its throws stray by skill, and it judges as players of its level do."""

from math import inf
from random import Random
from statistics import mean

import pytest

from pygame_logic.dilemma.bots import LEVELS, choose, eagerness
from pygame_logic.dilemma.bots.duel import promise, stances, worth_of_life
from pygame_logic.dilemma.landing import FLAT, FLOORS
from pygame_logic.dilemma.throw import Throw, land
from tests.dilemma.turn import CARDS, turn

levels = pytest.mark.parametrize("level", LEVELS)
above_novice = pytest.mark.parametrize("level", LEVELS[1:])


def said(played, seat, level, times=200):
    """What this robot may say here, in many lives of its own."""
    seen, chance = played.seen_by(seat), Random(level).random
    return [choose(seen, chance, level) for _ in range(times)]


def throws(played, seat, level, times=200):
    return [Throw.read(word) for word in said(played, seat, level, times) if word != "pass"]


def landings(level, seat=1, offer="0 offer 10", times=1500, **fields):
    """Where its cards come to rest, flutter and all, thrown at an offer without a rival in sight."""
    played, chance = turn(offer, "all go", hands=(CARDS, CARDS, (), (), ()), lives=(0,) * 5, **fields), Random(seat).random
    return [land(throw, seat, played.table.edge(seat), FLOORS["normal"], chance) for throw in throws(played, seat, level, times)]


@pytest.mark.parametrize(("level", "share"), [*zip(LEVELS, (0.58, 0.75, 0.90, 0.99, 1.0), strict=True)])
def test_of_a_levels_throws_this_share_lies_flat(level, share):
    assert mean(card.kind == FLAT for card in landings(level)) == pytest.approx(share, abs=0.04)


@pytest.mark.parametrize(("level", "usual"), [*zip(LEVELS, (2900, 2400, 2000, 1500, 1100), strict=True)])
def test_a_level_reacts_in_its_usual_time_give_or_take_a_third(level, usual):
    times = {card.release for card in landings(level)}
    assert usual * 2 // 3 <= min(times) < usual < max(times) <= usual * 4 // 3


NEWCOMER = (1500, 2500)  # ms from GO until somebody lets go who plays for the first time


def earlier_than_newcomers(level):
    """How often its card leaves the hand before one of them does."""
    chance = Random(3).random
    return mean(card.release < NEWCOMER[0] + chance() * (NEWCOMER[1] - NEWCOMER[0]) for card in landings(level))


def test_the_usual_robot_is_no_quicker_than_a_newcomer():
    assert earlier_than_newcomers("regular") == pytest.approx(0.5, abs=0.05)


def test_the_weakest_robot_is_almost_always_slower_than_a_newcomer():
    assert earlier_than_newcomers("novice") < 0.15


@pytest.mark.parametrize("seat", range(1, 4))
def test_an_ace_hits_an_offer_that_was_thrown_aside_from_every_edge(seat):
    hands = tuple(CARDS if other in (0, seat) else () for other in range(4))
    played = turn("0 throw 10 2200 9000 0 0 0", "all go", hands=hands, lives=(0,) * 4, is_offer_thrown=True)
    lying, chance = played.table.offer, Random(0).random
    landed = [land(throw, seat, played.table.edge(seat), FLOORS["large"], chance) for throw in throws(played, seat, "ace")]
    strays = mean(abs(card.fell[0] - lying.x) + abs(card.fell[1] - lying.y) for card in landed)
    assert strays < 130


@above_novice
def test_only_a_novice_throws_a_card_of_the_offers_value(level):
    played = turn("0 offer 8", "all go", hands=(CARDS, (8,), CARDS))
    assert set(said(played, 1, level)) == {"pass"}


@levels
def test_D17_a_robot_refuses_after_its_second_miss(level):
    played = turn("0 offer 9", "all go", "1 throw 3 0 40000 0 0 1000", "1 throw 3 0 40000 0 0 2000", hands=(CARDS, CARDS, ()))
    assert set(said(played, 1, level)) == {"pass"}


@levels
def test_nobody_throws_when_the_duel_card_has_been_lying_there_for_long(level):
    played = turn("0 offer 9", "all go", "2 throw 9 0 10000 0 0 1000", "1 throw 3 0 10000 0 0 1000", hands=(CARDS,) * 3)
    assert set(said(played, 2, level)) == {"pass"}


@levels
def test_who_has_no_time_left_after_an_equal_card_passes(level):
    played = turn("0 offer 9", "all go", "1 throw 9 0 10000 0 0 7600", hands=(CARDS,) * 3)
    assert set(said(played, 1, level)) == {"pass"}


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_low_card_is_the_ticket_to_a_high_offer_of_somebody_without_a_life(level):
    played = turn("0 offer 10", "all go", hands=(CARDS, CARDS, ()), lives=(0, 2, 2))
    assert {throw.value for throw in throws(played, 1, level)} == {1}


def test_a_regular_player_gives_no_good_card_for_a_better_one():
    played = turn("0 offer 10", "all go", hands=(CARDS, (6, 7, 8), CARDS))
    assert set(said(played, 1, "regular")) == {"pass"}


def test_an_ace_lets_a_poor_offer_lie():
    assert set(said(turn("0 offer 1", "all go", hands=(CARDS,) * 4), 1, "ace")) == {"pass"}


def story(throwers):
    """A few turns, all of seat 0 at a table of four, in which so many threw."""
    lines = [("turn", 1, 0), *(("landed", seat, 1, "outside", "missed") for seat in range(1, 1 + throwers))]
    return tuple(lines * 5)


def test_at_a_table_where_nobody_throws_an_ace_throws_at_a_good_offer():
    played = turn("0 offer 8", "all go", hands=(CARDS,) * 4, lives=(0, 2, 2, 2), log=story(0))
    assert "pass" not in said(played, 1, "ace")


def test_at_a_table_where_everybody_throws_an_ace_keeps_its_cards():
    played = turn("0 offer 8", "all go", hands=(tuple(range(3, 11)),) * 4, lives=(0, 2, 2, 2), log=story(3))
    assert set(said(played, 1, "ace")) == {"pass"}


def test_the_provokers_own_misses_are_no_eagerness_of_the_others():
    table = turn(hands=(CARDS,) * 4, log=(("turn", 1, 0), ("landed", 0, 8, "outside", "missed"))).table
    assert eagerness(table, 5.5) == pytest.approx(1.5 / 9)


def duelling(*lives, offer=8, ticket=7):
    return turn(f"0 offer {offer}", "all go", f"1 throw {ticket} 0 10000 0 0 1000", "2 pass", "all next", lives=lives, hands=(CARDS,) * 3)


@pytest.mark.parametrize("level", LEVELS[3:])
def test_a_good_player_fights_so_often_that_the_other_gains_nothing_from_either(level):
    fought = mean(word == "conflict" for word in said(duelling(3, 3, 3), 0, level, 3000))
    assert fought == pytest.approx(1 - 3 / 7, abs=0.03)


@pytest.mark.parametrize("level", LEVELS[3:])
def test_a_good_player_always_fights_a_rival_who_cannot_with_a_card_worth_more_than_a_life(level):
    assert set(said(duelling(3, 0, 3), 0, level)) == {"conflict"}


@pytest.mark.parametrize("level", LEVELS[2:])
def test_nobody_with_judgement_risks_a_life_for_a_card_worth_less(level):
    assert set(said(duelling(3, 3, 3, ticket=2), 1, level)) == {"peace"}


def test_a_casual_player_can_be_read_it_fights_wherever_there_is_much_to_win():
    assert set(said(duelling(3, 3, 3, ticket=2, offer=9), 1, "casual")) == {"conflict"}


def test_a_novice_fights_by_mood():
    assert mean(word == "conflict" for word in said(duelling(3, 3, 3), 0, "novice", 2000)) == pytest.approx(0.5, abs=0.04)


def test_against_the_right_mix_peace_and_conflict_bring_the_same():
    _, they_fight = stances(8, 3, 7, 3)
    assert (1 - they_fight) * (8 + 7) - 3 == pytest.approx((1 - they_fight) * 7)


def test_without_a_life_a_duel_promises_what_peace_brings():
    assert promise(8, inf, 7, 3) == 0


def test_the_last_life_is_dearer():
    table = turn(hands=(CARDS,) * 3, lives=(3, 1, 2)).table
    assert (worth_of_life(table, 0), worth_of_life(table, 1)) == (3, 5)


def test_late_in_the_game_lives_lose_their_worth():
    table = turn(hands=((1,), (1, 2, 3), CARDS), lives=(3, 3, 3)).table
    assert (worth_of_life(table, 0), worth_of_life(table, 1)) == (0.5, 1.5)


def test_who_has_no_life_cannot_pay_at_any_price():
    assert worth_of_life(turn(hands=(CARDS,) * 3, lives=(0, 3, 3)).table, 0) == inf


@levels
def test_every_offer_of_a_robot_is_a_card_of_its_hand(level):
    assert {int(word.split()[1]) for word in said(turn(hands=((2, 5, 9), CARDS, CARDS)), 0, level)} <= {2, 5, 9}


def test_an_ace_does_not_offer_its_best_card_to_a_table_that_takes_everything():
    assert "offer 10" not in said(turn(hands=(CARDS,) * 4, lives=(0, 2, 2, 2), log=story(3)), 0, "ace")
