"""What somebody has done on this phone: counted over all games that are remembered, under all names that mean the same person."""

import json

import pytest

from tests.rooms import ROOMS
from tests.screens.phone import NOW, Phone
from tests.screens.test_history import ended, kept
from web.archive import Archive
from web.film import steps
from web.game import Game
from web.games import GAMES
from web.scores import Score
from web.statistics import everybody, join, names_of, split


def won_by(winner, *others, at=NOW, game="dilemma", **feats):
    names = (winner, *others)
    points = (9, *(3 for _ in others))
    return Score(game, at, f"{at:x}"[-8:], names, points, (True, *(False for _ in others)), 60_000, 0, tuple(feats for _ in names))


ANNA_TWICE = (won_by("Anna", "Béla", at=1), won_by("Béla", "Anna", at=2), won_by("anna", "Béla", at=3), won_by("Anna", "Béla", at=4))


def archive(*rows):
    return Archive(kept(*rows))


def called(name, drawer):
    return next(one for one in everybody(drawer) if one.name == name)


def test_whoever_has_won_most_is_first():
    assert [one.name for one in everybody(archive(*ANNA_TWICE))] == ["Anna", "Béla"]


def test_the_same_name_is_the_same_person_however_it_was_typed():
    assert called("Anna", archive(*ANNA_TWICE)).won == 3


def test_a_streak_is_games_won_in_a_row_now_and_at_best():
    assert called("Anna", archive(*ANNA_TWICE)).streaks() == (2, 2)


def test_a_lost_game_ends_a_streak():
    assert called("Béla", archive(*ANNA_TWICE)).streaks() == (0, 1)


def test_two_names_that_are_joined_are_one_person():
    drawer = archive(won_by("Anna", at=1), won_by("Ana", at=2))
    join(drawer, "anna", "ana")
    assert [(one.name, one.won) for one in everybody(drawer)] == [("Anna", 2)]


def test_whoever_sat_at_the_same_table_is_nobody_to_be_joined():
    phone = Phone(records=kept(won_by("Anna", "Béla", at=1)), where="scores")
    phone.press(next(do for do in phone.page.doors if do.startswith("person")))
    assert [do for do in phone.page.doors if do.startswith("join")] == []


def test_joined_names_bring_along_what_was_joined_to_them():
    drawer = archive(won_by("Anna", at=1), won_by("Ana", at=2), won_by("Anni", at=3))
    join(drawer, "ana", "anni")
    join(drawer, "anna", "ana")
    assert [one.won for one in everybody(drawer)] == [3]


def test_what_was_joined_can_be_split():
    drawer = archive(won_by("Anna", at=1), won_by("Ana", at=2))
    join(drawer, "anna", "ana")
    split(drawer, "ana")
    assert {one.name for one in everybody(drawer)} == {"Anna", "Ana"}


@pytest.mark.parametrize("record", [[], {"a": ""}, {"a": 1}, {"a": "b", "b": "c"}, "x"])
def test_names_that_lead_nowhere_or_on_to_names_are_refused(record):
    with pytest.raises((ValueError, TypeError, AttributeError)):
        names_of(record)


def test_a_name_leads_to_what_its_person_has_done():
    phone = Phone(records=kept(*ANNA_TWICE), where="scores")
    assert phone.press(next(do for do in phone.page.doors if do.startswith("person"))).screen == "person"


def test_on_that_page_another_name_is_joined_and_split_again():
    phone = Phone(records=kept(won_by("Anna", at=1), won_by("Ana", at=2)), where="scores")
    phone.press(next(do for do in phone.page.doors if do.startswith("person")))
    phone.press(next(do for do in phone.page.doors if do.startswith("join"))).press("split 1")
    assert json.loads(phone.records["names"]) == {}


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if type(game).feats is not Game.feats])
def test_what_is_worth_remembering_of_a_game_is_told_on_that_page(key):
    room = next(room for room in ROOMS if key == ROOMS[room].KEY)
    feats = GAMES[key].feats([step.table for step in steps(ended(room))])
    one, other = (won_by("Anna", at=at, game=key, **next(iter(feats.values()))) for at in (1, 2))
    phone = Phone(records=kept(one, other), where="scores")
    phone.press(next(do for do in phone.page.doors if do.startswith("person")))
    (sentence,) = GAMES[key].feats_told(one.feats + other.feats, phone.shell.say)
    assert sentence in phone.page.text


def test_points_are_drawn_game_by_game_and_told_to_whoever_cannot_see():
    phone = Phone(records=kept(*ANNA_TWICE), where="scores")
    phone.press(next(do for do in phone.page.doors if do.startswith("person")))
    assert phone.shell.say("person.points", points="9, 3, 9, 9") in phone.page.html


@pytest.mark.parametrize("feats", [[{"a": []}], [{"a": -1}], [{"a": "x" * 21}], [{}, {}], {"a": 1}, [1]])
def test_a_row_with_what_no_game_could_have_left_is_refused(feats):
    row = won_by("Anna")._asdict() | {"feats": feats}
    with pytest.raises((ValueError, TypeError, AttributeError)):
        Score.of(row)


def test_whoever_has_won_as_often_as_the_first_shares_the_place():
    phone = Phone(records=kept(won_by("Zoé", "Ève", at=1), won_by("Ève", "Zoé", at=2)), where="scores")
    assert phone.page.html.count('<tr class="first">') == 2
