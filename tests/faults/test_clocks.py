"""The phone's clock: it goes back, stands before its first moment or after its last, and sleeps for an hour. A game does not mind."""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from tests.e2e.moments import FOUND, moment, record_of
from tests.screens.phone import NOW, Phone
from tests.screens.test_playing import next_message
from web.dates import MOMENTS
from web.games import GAMES
from web.session import LONGEST_THOUGHT

A_YEAR, AN_HOUR = 365 * 24 * 3_600_000, 3_600_000
CLOCKS = {
    "a year back": NOW - A_YEAR,
    "at its first moment": 0,
    "before its first moment": -5 * A_YEAR,
    "on the last day that has a date": MOMENTS[-1],
    "after the last day": 8_640_000_000_000_000,
}
JUMPS = pytest.mark.parametrize("then", CLOCKS.values(), ids=CLOCKS)


def played_on(phone, now, presses=6):
    chance = Random(2)
    for _ in range(presses):
        phone.send(next_message(phone, chance.random) | {"now": now})
    return phone


def started(phone, now):
    """Switched off and on by that clock."""
    again = Phone(records=phone.records)
    place = {"where": "games", "language": "en", "root": "../", "address": ""}
    return again.send({"do": "boot", "records": again.records, "now": now} | place)


@JUMPS
@pytest.mark.parametrize("key", GAMES)
def test_a_game_goes_on_and_comes_back_when_the_clock_jumps_in_the_middle_of_it(key, then):
    people = ("Anna", "Ben", "Clara", "Dora", "Emil")[: min(GAMES[key].RULES.SEATS)]
    phone = played_on(played_on(Phone().seat(*people, game=key), then), NOW)
    played_on(phone, then)
    moves, (record,) = phone.shell.session.played.moves, (key for key in phone.records if key.startswith("game/"))
    again = started(phone, then)
    assert (record in again.records, again.screen, "cannot be read" in again.page.text) == (True, "games", False)
    assert again.press(f"resume {record[5:]}").shell.session.played.moves[: len(moves)] == moves


@JUMPS
def test_a_game_that_ends_then_is_among_the_scores(then):
    phone = Phone(records={"game/1": record_of("end")}, where="game-1")
    while phone.screen != "over":
        phone.send(phone.made(next(do for do in phone.page.doors if do in ("draft score", "play all next"))) | {"now": then})
    again = started(phone, then).send({"do": "scores"})
    assert (len(json.loads(again.records["scores"])), [key for key in again.records if key.startswith("kept/")]) == (1, [])


@JUMPS
def test_a_game_thrown_away_before_can_be_fetched_back_while_no_day_has_gone_by(then):
    phone = Phone(records={"game/1": record_of("offer")}, where="games").press("delete 1")
    later = started(phone, min(then, NOW))
    assert "game/1" in later.send({"do": "restore 1"}).records


@JUMPS
def test_the_pages_with_a_date_on_them_are_drawn(then):
    phone = Phone(records={"game/1": record_of("end")})
    screens = [phone.send({"do": place, "now": then}).screen for place in ("today", "scores", "games", "home")]
    assert screens == ["today", "scores", "games", "home"]


@pytest.mark.parametrize("name", FOUND)
def test_an_hour_asleep_at_any_moment_of_a_game_is_no_time_of_play_and_costs_no_move(name):
    phone = Phone(records={"game/1": record_of(name)}, where="game-1")
    phone.send({"do": "cover", "now": NOW + AN_HOUR})
    kept = json.loads(phone.records["game/1"]) if "game/1" in phone.records else {}
    moves = moment(name).moves
    assert (phone.shell.session.played.moves[: len(moves)], kept.get("took", 0) <= LONGEST_THOUGHT) == (moves, True)


def test_a_clock_that_is_believed_before_1970_is_found(monkeypatch):
    monkeypatch.setattr("web.shell.nearest", int)
    phone = played_on(Phone().seat("Anna", "Ben", "Clara"), -1)
    assert any(key.startswith("kept/") for key in started(phone, NOW).records)


def test_a_phone_without_memory_takes_no_move_of_an_older_game_back(monkeypatch):
    save = moment("shown").save() | {"rules": 0}
    monkeypatch.setattr(Playthrough, "play", lambda *words: (_ for _ in ()).throw(MemoryError()))
    with pytest.raises(MemoryError):
        Playthrough.load(moment("shown").game, save)
