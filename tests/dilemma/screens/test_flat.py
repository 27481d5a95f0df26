"""Dilemma on a phone that lies flat: everybody at their own edge, each with what is theirs."""

import pytest

from tests.dilemma.screens.seen import SAY, SETTINGS, game, page, swipe, throw
from web.games.dilemma import throw as dilemma_throw
from web.games.dilemma.game import GAME as dilemma


def test_on_the_flat_table_everybody_throws_from_the_own_edge():
    played = game("0 offer 6", "all go", way="flat")
    words = [
        dilemma.word(played.seen_by(seat), {"do": "throw 3", "samples": swipe(x, y), "at": 700}, SETTINGS)
        for seat, (x, y) in {1: (1, 0), 2: (0, 1), 3: (-1, 0)}.items()
    ]
    assert words == ["throw 3 0 10000 0 0 700"] * 3


def test_on_a_flat_phone_each_who_may_throw_reads_what_to_do_and_whose_flick_failed_reads_why():
    played = game("0 offer 8", "all go", way="flat")
    shown = page(played, None, "slow 1 3").text
    assert (shown.count(SAY("dilemma.flick-key")), shown.count("Too slow")) == (2, 1)


def test_on_a_flat_phone_whoever_threw_an_equal_card_reads_so_once_it_lies():
    thrown = page(game("0 offer 3", "all go", "1 " + throw(3), way="flat"), None)
    calls = [element["class"] for element in thrown.elements if "call" in element.get("class", "").split()]
    assert calls == ["call w own timed", "call n timed", "call e timed"]


def test_before_go_pass_has_its_place_already_with_everybody_who_may_throw():
    counted = page(game("0 offer 3", way="flat"), None)
    assert sum("due" in element.get("class", "").split() for element in counted.elements) == 3


@pytest.mark.parametrize("provoker", range(5))
def test_of_five_around_a_phone_whoever_offers_throws_from_the_edge_that_is_shown(provoker):
    played = game(seats=5, way="flat", offer="thrown", first=str(provoker))
    side = next(
        element["data-side"]
        for element in page(played, None).elements
        if element.get("data-edge") == str(provoker) and "data-side" in element
    )
    message = {"do": "throw 3", "samples": swipe(*dilemma_throw.FACING[side][1]), "at": 700}
    assert dilemma.word(played.seen_by(provoker), message, SETTINGS)


@pytest.mark.parametrize("provoker", range(5))
@pytest.mark.parametrize("left", range(1, 5))
def test_of_five_around_a_phone_both_duellists_have_an_edge(provoker, left):
    contractor = (provoker + left) % 5
    moves = (f"{provoker} offer 8", "all go", f"{contractor} {throw(3)}", "all time", "all next")
    played = game(*moves, seats=5, way="flat", first=str(provoker))
    sides = [element["data-side"] for element in page(played, None).elements if "data-side" in element]
    doors = {do.split()[1] for do in page(played, None).doors if do.startswith("play ")}
    assert (len(sides), doors) == (len(set(sides)), {str(provoker), str(contractor)})
