"""A first game of its kind on a phone begins with three sentences, which go away; from every set-up page a door leads to the rules."""

import pytest

from tests.screens.phone import Phone
from web.games import GAMES
from web.words import Say

TABLE = ("Anna", "Ben", "Clara")


@pytest.fixture
def phone():
    return Phone()


def is_greeted(phone):
    return "met" in phone.page.doors


@pytest.mark.parametrize("key", [key for key in GAMES if f"{key}.welcome" in Say("en")])
def test_the_first_game_of_each_kind_begins_with_what_it_is(phone, key):
    assert is_greeted(phone.seat(*TABLE, game=key))


def test_what_it_is_goes_away_when_it_was_read(phone):
    assert not is_greeted(phone.seat(*TABLE).press("met"))


def test_what_it_is_goes_away_with_the_first_look(phone):
    assert not is_greeted(phone.seat(*TABLE).press("uncover"))


def test_the_second_game_says_nothing_of_it(phone):
    phone.seat(*TABLE).press("menu").press("leave")
    assert not is_greeted(phone.seat(*TABLE))


def test_another_game_says_what_that_one_is(phone):
    first, second = [*GAMES][:2]
    phone.seat(*TABLE, game=first).press("menu").press("leave")
    assert is_greeted(phone.seat(*TABLE, game=second))


def test_whoever_played_here_before_knows_it(phone):
    phone.seat(*TABLE)
    assert not is_greeted(phone.restarted())


@pytest.mark.parametrize("key", GAMES)
def test_every_set_up_page_leads_to_its_rules(phone, key):
    assert phone.press(f"setup {key}").press(f"rules {key}").screen == "rules"


def test_back_from_the_rules_everybody_sits_there_still(phone):
    phone.press("setup dilemma").press("rules dilemma", form={"name-0": "Zoé"}).press("back")
    assert 'value="Zoé"' in phone.page.html
