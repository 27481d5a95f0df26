"""The drawer: a game is replayed once for each state of its record, and a record that makes no sense is put aside."""

import json

import pytest

from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from web.archive import A_DAY, Archive
from web.games import GAMES
from web.words import Say

PEOPLE = [("Anna", 1, ""), ("Ben", 2, ""), ("Clara", 3, "")]


def game(*moves, at=1_800_000_000_000):
    return recorded(Playthrough(GAMES["dilemma"].RULES, 7, 3, moves=moves), PEOPLE, at=at)


def test_a_game_that_has_not_changed_is_not_replayed_for_another_look():
    archive = Archive({"game/1": game()})
    assert archive.games()[0] is archive.games()[0]


def test_a_game_that_was_played_on_is_looked_at_anew():
    archive = Archive({"game/1": game()})
    archive.games()
    archive.put("game/1", json.loads(game("0 offer 3")))
    assert archive.games()[0].played.moves == ["0 offer 3"]


def test_whoever_plays_on_gets_a_game_of_their_own():
    archive = Archive({"game/1": game()})
    assert archive.open("1")[0] is not archive.games()[0]


def test_the_last_played_comes_first():
    archive = Archive({"game/1": game(at=1), "game/2": game(at=2)})
    assert [ticket.id for ticket in archive.tickets(Say("en"))] == ["2", "1"]


def test_what_is_taken_back_lies_as_it_did():
    archive = Archive({"names": "{}", "seen": "[]"})
    archive.put("names", {"ana": "anna"})
    archive.drop("seen")
    archive.put("hidden", [])
    archive.take_back()
    assert (archive.records, archive.take_writes()) == ({"names": "{}", "seen": "[]"}, [])


@pytest.mark.parametrize("at", [-1, 1e30, "yesterday", None])
def test_a_game_that_was_played_at_no_time_is_put_aside(at):
    archive = Archive({"game/1": game(at=at)})
    assert (archive.games(), [*archive.records]) == ([], ["kept/game/1"])


@pytest.mark.parametrize(("later", "lies"), [(A_DAY, True), (A_DAY + 1, False)])
def test_a_deleted_game_lies_there_for_a_day(later, lies):
    archive = Archive({"gone/1": json.dumps({"gone": 1_800_000_000_000, "record": {}})})
    archive.forget_old(1_800_000_000_000 + later)
    assert ("gone/1" in archive.records) == lies


def test_a_deleted_game_that_says_no_time_is_gone_for_good():
    archive = Archive({"gone/1": json.dumps({"gone": "soon", "record": {}}), "gone/2": "{}"})
    archive.forget_old(1_800_000_000_000)
    assert archive.records == {}
