"""Whole games, from the home page to the last card, pressed, held and flicked in a real browser."""

from itertools import islice
from random import Random

import pytest

from tests.e2e.driver import Player

pytestmark = pytest.mark.long
AGAIN = 30  # presses of the next game
STILL = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en", "reduced_motion": "reduce"}


def last_screen(player, seed):
    """Plays to the end by random presses, and a while once more; what was on the screen at the end."""
    chance = Random(seed).random
    *_, last = player.play_on(chance)
    again = [*islice(player.press("rematch").play_on(chance), AGAIN)]
    assert (len(again), again[-1]["hash"] != last["hash"]) == (AGAIN, True)
    return last["screen"]


@pytest.mark.expects("ERR_CONNECTION_REFUSED")
def test_somebody_alone_plays_two_robots_to_the_end_with_the_server_gone(visitor, site):
    player = Player(visitor(**STILL), site).open("en/").wait_until_offline()
    site.stop()
    player.seat("Anna", bots=2, clock="15")
    assert last_screen(player, 1) == "over"


def test_three_people_pass_the_phone_round_to_the_end(visitor, site):
    player = Player(visitor(**STILL), site).open("fr/").seat("Anna", "Bruno", "Chloé", clock="none")
    assert last_screen(player, 2) == "over"


def test_three_people_play_with_the_phone_flat_on_the_table_to_the_end(visitor, site):
    player = Player(visitor(**STILL), site).open("uk/").seat("Йосип", "Ганна", "Жанна", way="flat", clock="none")
    assert last_screen(player, 3) == "over"


@pytest.mark.expects("ERR_CONNECTION_REFUSED")
def test_somebody_alone_rides_with_five_robots_to_the_last_stop_with_the_server_gone(visitor, site):
    player = Player(visitor(**STILL), site).open("uk/").wait_until_offline()
    site.stop()
    player.seat("Оксана", bots=5, game="express")
    assert last_screen(player, 3) == "over"


@pytest.mark.expects("ERR_CONNECTION_REFUSED")
def test_somebody_alone_rides_the_night_train_with_three_robots_to_istanbul_with_the_server_gone(visitor, site):
    player = Player(visitor(**STILL), site).open("uk/").wait_until_offline()
    site.stop()
    player.seat("Оксана", bots=3, game="mystery", pace="hand")
    assert last_screen(player, 5) == "over"


def test_three_people_pass_the_phone_through_the_night_train_to_istanbul(visitor, site):
    player = Player(visitor(**STILL), site).open("fr/")
    player.seat("Anna", "Bruno", "Chloé", game="mystery", pace="hand", fans="round")
    assert last_screen(player, 6) == "over"


def test_six_people_pass_the_phone_between_the_crews_to_the_last_stop(visitor, site):
    player = Player(visitor(**STILL), site).open("it/")
    player.seat("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", game="express", tom="on", accomplices="on")
    assert last_screen(player, 4) == "over"
