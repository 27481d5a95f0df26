"""An evening: one game after the other in one visit, and each finds the phone as if it were the first.

What a game must find is in WITNESS of eyes.py, which follows every player and complains in the console.
"""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from tests.chromium import PHONE
from tests.e2e.driver import Player, recorded
from tests.e2e.evening import Evening, here, leave, play_until, throw, to_go
from tests.e2e.moments import record_of
from tests.playthroughs import goldens
from web.games import GAMES

pytestmark = pytest.mark.guest
LAST = 30  # moves before the end of a golden game


@pytest.fixture
def player(visitor, site):
    return Player(visitor(**PHONE), site).open("en/")


def table(sign, people=3):
    """Each table has a sign of its own behind its names: at another table it would be seen."""
    return [f"{name}{sign}" for name in ("Anna", "Brunhilde", "Chiara", "Dmytro", "Elena")[:people]]


def nearly_over(player, golden, key, **options):
    """A golden game is brought in shortly before its end, and gone on with."""
    save = goldens.read(golden)
    played = Playthrough(GAMES[key].RULES, save["seed"], save["seats"], save["options"] | options, save["moves"][:-LAST])
    people = [(name, seat + 1, "") for seat, name in enumerate(table("①", len(played.table.hands)))]
    return player.take_in({"game/0000000a": recorded(played, people, key)}).press("resume 0000000a")


def scores(player):
    return [(entry["id"], entry["names"]) for entry in json.loads(player.records()["scores"])]


def another_game_between(player, key):
    """As far as its first choice, and back to the station."""
    return leave(play_until(player.press(f"setup {key}").press(f"start {key}"), lambda seen: seen["screen"] == "table"))


@pytest.mark.parametrize(("way", "golden"), [("passed", "dilemma-passed-15-large-laid"), ("flat", "dilemma-flat-15-normal-laid")])
def test_dilemma_has_time_to_throw_in_every_game_of_an_evening(player, way, golden):
    nearly_over(player, golden, "dilemma")
    over = here(play_until(player, lambda seen: False))
    throw(to_go(player.press("rematch")))
    rematch = here(player)
    assert (scores(player), rematch != over) == ([(over, table("①", len(scores(player)[0][1])))], True)
    throw(to_go(leave(player).seat(*table("②", 5), way=way, clock="15")))
    another_game_between(leave(player), "express")
    throw(to_go(player.press("games").press(f"resume {rematch}")))
    others = {"passed": "flat", "flat": "passed"}
    throw(to_go(leave(player).seat(*table("③"), way=others[way], clock="15")))


def test_whoever_lets_the_clock_run_out_has_passed_and_the_next_game_waits_for_its_throws(player):
    to_go(player.seat(*table("①"), clock="8", first=0)).painted_by(lambda: None)
    assert player.save()["moves"][-1].endswith(" pass")
    throw(to_go(leave(player).seat(*table("②"), clock="15", first=0)))


def test_a_plea_has_its_whole_time_and_the_trolley_arrives_in_every_game_of_an_evening(player):
    pleads, is_over = lambda seen: "timer-pause" in seen["doors"], lambda seen: False
    over = here(play_until(nearly_over(player, "dilemma_express-crew-off-off", "express", plea="60"), is_over))
    play_until(player.press("rematch"), pleads)
    rematch = here(player)
    assert scores(player) == [(over, table("①"))]
    leave(player).seat(*table("②", 4), game="express", plea="60", accomplices="on")
    play_until(play_until(player, pleads), lambda seen: "play all next" in seen["doors"])
    another_game_between(leave(player), "mystery")
    play_until(player.press("games").press(f"resume {rematch}"), lambda seen: "play all next" in seen["doors"])


def test_the_cards_of_the_clock_go_by_themselves_in_every_game_of_an_evening(player):
    runs, is_over = lambda seen: "pace-pause" in seen["doors"], lambda seen: False
    over = here(play_until(nearly_over(player, "mystery_express-3", "mystery"), is_over))
    player.press("rematch")
    rematch = here(player)
    assert scores(player) == [(over, table("①"))]
    leave(player).seat("Anna②", bots=3, game="mystery", pace="1")
    play_until(player, runs).control("pace-pause").tap()
    another_game_between(leave(player), "dilemma")
    play_until(player.seat("Anna③", bots=2, game="mystery"), runs).painted_by(lambda: None)
    play_until(leave(player).press("games").press(f"resume {rematch}"), lambda seen: seen["screen"] == "table")


@pytest.mark.long
def test_a_short_evening_as_chance_has_it(visitor, site):
    """A long one is `python3 dev.py evening`."""
    evening = Evening(visitor(**PHONE, reduced_motion="reduce"), site, Random(4).random).open("it/")
    evening.go_on_for(100)
    while evening.tables < 2:  # chance may like the first game
        evening.go_on_for(10)


RACES = """
document.addEventListener("painted", ({ detail: { root } }) => queueMicrotask(() => (globalThis.races = "racing" in root.dataset)));
"""
FEELS = """
Object.defineProperty(navigator, "vibrate", { value: (milliseconds) => felt.push(milliseconds) });
globalThis.felt = [];
document.addEventListener("painted", () => queueMicrotask(() => {
  globalThis.flights ??= document.getAnimations();
  for (const flight of flights) flight.pause();
}));
"""
TWO = ("0000000a", "0000000b")


def of_both(player, moment, look):
    """What is to be seen at the same moment of two games, one after the other."""
    player.take_in({f"game/{id}": record_of(moment) for id in TWO})
    found = []
    for id in TWO:
        player.press("games").press(f"resume {id}")
        found.append(look())
        player.painted_by(player.page.go_back)
    return found


def test_the_same_race_is_shown_in_the_next_game_too(player):
    player.page.evaluate(RACES)
    assert of_both(player, "race", lambda: player.page.evaluate("races")) == [True, True]


def test_the_places_of_peace_and_conflict_are_drawn_by_lot_for_each_game(player):
    player.page.evaluate("() => { Math.random = () => (location.hash.endsWith('a') ? 0.1 : 0.9) }")  # another lot in each
    swapped = "[...document.querySelectorAll('[data-peek]')].map((peek) => 'swapped' in peek.dataset)"
    assert of_both(player, "flat-duel", lambda: player.page.evaluate(swapped)) == [[True, True], [False, False]]


def test_a_card_that_lands_when_its_page_is_gone_is_not_felt(player):
    player.take_in({"game/0000000a": record_of("race")}).page.evaluate(FEELS)
    player.press("resume 0000000a").painted_by(player.page.go_back)
    player.page.evaluate("flights.forEach((flight) => flight.finish())")
    player.page.wait_for_function("!document.querySelector('[data-racing]')")
    assert player.page.evaluate("felt") == []


def test_a_card_whose_place_is_something_elses_when_it_lands_holds_nobody_up(player):
    """The next page is morphed into this one: what was a card may be a number beside one."""
    player.take_in({"game/0000000a": record_of("race")}).page.evaluate(FEELS)
    player.press("resume 0000000a").page.evaluate("for (const card of document.querySelectorAll('.airborne')) card.replaceChildren()")
    player.page.evaluate("flights.forEach((flight) => flight.finish())")
    player.page.wait_for_function("!document.querySelector('[data-racing]')")
    assert player.page.evaluate("felt") == []
