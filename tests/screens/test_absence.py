"""Somebody gets off for a while: a robot plays the seat as that seat, and gives it back."""

import json
from random import Random

import pytest

from tests.doors import chosen
from tests.screens.phone import Phone
from web.absence import Absence
from web.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
ANNA, BEN, CLEO = range(3)


def at_the_table(game="dilemma"):
    """As soon as one of the three is asked by name."""
    phone, chance = Phone().seat("Anna", "Ben", "Cleo", game=game), Random(5).random
    while asked(phone) is None or "menu" not in phone.page.doors:
        phone.press(chosen(phone.page.doors, chance))
    return phone


def gone(phone, *seats):
    phone.press("menu").press("away")
    for seat in seats:
        phone.press(f"leaves {seat}")
    return phone


def asked(phone):
    return phone.shell.session.asked


@every_game
def test_whoever_is_away_is_asked_nothing(game):
    phone = at_the_table(game)
    seat = asked(phone)
    gone(phone, seat).press("close")
    assert asked(phone) != seat


@every_game
def test_whoever_returns_decides_again(game):
    phone = at_the_table(game)
    seat = asked(phone)
    gone(phone, seat).press(f"returns {seat}")
    assert not phone.shell.session.people[seat].bot


def test_the_last_one_at_the_table_stays():
    phone = gone(at_the_table(), ANNA, BEN)
    assert [door for door in phone.page.doors if door.startswith("leaves")] == []


def test_a_press_that_would_send_the_last_one_away_changes_nothing():
    phone = gone(at_the_table(), ANNA, BEN).send({"do": f"leaves {CLEO}"})
    assert not phone.shell.session.people[CLEO].bot


@every_game
def test_with_everybody_else_away_the_last_hand_still_waits_under_its_cover(game):
    """Whoever holds the phone could have said so of the others, to see it."""
    phone = gone(at_the_table(game), ANNA, BEN).press("close")
    assert phone.shell.session.viewer is None


@every_game
def test_after_a_night_in_the_drawer_the_seat_can_be_given_back(game):
    phone = gone(at_the_table(game), BEN).press("close").restarted()
    phone.press("menu").press("away").press(f"returns {BEN}")
    assert not phone.shell.session.people[BEN].bot


def test_somebody_alone_with_robots_has_no_seat_to_give_away():
    phone = Phone().seat("Anna", bots=2)
    assert "away" not in phone.press("menu").page.doors


def test_the_story_says_who_was_away():
    phone = at_the_table()
    seat = asked(phone)
    gone(phone, seat).press("close").press("menu").press("story")
    assert "A robot took over" in phone.page.text and f"{['Anna', 'Ben', 'Cleo'][seat]}: Turn 1 – now" in phone.page.text


def test_whoever_returns_before_anything_has_happened_was_not_away():
    phone = at_the_table()
    seat = (asked(phone) + 1) % 3
    gone(phone, seat).press(f"returns {seat}")
    assert phone.shell.session.absences == ()


@pytest.mark.parametrize(("seat", "start", "end"), [(3, 0, None), (0, -1, None), (0, 4, 3), (True, 0, 1), (0, "0", None)])
def test_what_is_no_absence_is_not_read(seat, start, end):
    with pytest.raises(ValueError, match="nobody"):
        Absence.of({"seat": seat, "start": start, "end": end}, 3)


def test_a_game_with_a_damaged_absence_is_put_aside():
    phone = gone(at_the_table(), BEN)
    (key,) = [key for key in phone.records if key.startswith("game/")]
    record = json.loads(phone.records[key])
    record["absences"] = [{"seat": 99, "start": 0, "end": None}]
    again = Phone(records=phone.records | {key: json.dumps(record)}, may_stumble=True)
    assert f"kept/{key}" in again.records or not [door for door in again.page.doors if door.startswith("resume")]
