"""What the investigators of Mystery Express may do in somebody else's turn: look at a card of their colour that was just put down."""

import pytest

from pygame_logic.mystery_express import depart
from pygame_logic.mystery_express.powers import knowing
from tests.mystery_express.table import after, at, cards_of, deed, first_word, train

POWERS = {"has_powers": True}  # 0 how, 1 who, 2 why, 3 where, 4 one hour more


def asked(table, word, *moves):
    """Who is asked for a power, and with which words."""
    played = deed(table, word, *moves)
    return played.open if played.table.phase == "power" else {}


def test_R48_right_after_an_opponent_put_down_a_card_of_ones_colour():
    assert asked(train("hanged", "shot", "money", "candy", seat=0, **POWERS), "dining 2 why 3 who") == {1: ("no", "look 3 hand 3")}


def test_R48_it_is_asked_in_the_open():
    assert deed(train("hanged", "shot", "greed", "candy", **POWERS), "dining 3 who").ask.aloud


def test_R48_whoever_looks_sees_the_card_and_it_stays():
    played = deed(train("hanged", "shot", "greed", "candy", **POWERS), "dining 3 who", "1 look 3 hand 3")
    assert (played.table.whispers[-1][::2], cards_of(played.table)[3], played.open) == (((1,), "candy"), "candy", {1: ("seen",)})


def test_R48_it_is_optional():
    played = deed(train("hanged", "shot", "greed", "candy", **POWERS), "dining 3 who", "1 no")
    assert (played.is_over, played.table.spent) == (True, ())


def test_R48_once_a_leg():
    assert asked(train("hanged", "shot", "greed", "candy", spent=(1,), **POWERS), "dining 3 who") == {}


def test_R36_powers_are_fresh_again_on_the_next_leg():
    assert depart(train("hanged", "shot", "greed", spent=(1,)), 3).spent == ()


def test_R48_not_on_ones_own_discard():
    assert asked(train("hanged", "candy", "greed", **POWERS), "dining 1 who") == {}


def test_R48_not_when_one_knows_the_card():
    assert asked(train("hanged", "shot candy", "edmund", **POWERS), "sleeping 1", "1 hide left", "0 guess left", "0 search who") == {}


def test_R48_nor_when_one_has_handed_it_on():
    """1 gives Candy, 0 has none, 3 and 2 hand it on, and it comes home."""
    investigators = ("pransky", "macdouglas", "mansard", "mirabella")
    assert asked(train("shot", "candy", "hanged", "greed", investigators=investigators, **POWERS), "passenger left who") == {}


def test_R48_whoever_has_seen_a_card_on_its_way_is_known():
    table = after(train("shot", "candy", "hanged", "greed"), "passenger left who")
    assert knowing(table, len(table.log) - 1) == {0, 1, 2, 3}


def test_R48_right_after_also_between_two_who_pass():
    table = train("money", "greed despair", "unknown", "lounge", **POWERS)
    assert asked(table, "passenger left why", "1 show greed") == {2: ("no", "look 0 hand 1")}


def test_R49_never_in_ones_own_turn():
    assert asked(train("hanged", "pushed", "lounge", **POWERS), "dining 1 how") == {}


def test_R49_of_several_one_is_chosen():
    table = train("hanged candy", "money", "greed", "lounge", investigators=("pransky", "mirabella", "mansard", "strauss"), **POWERS)
    assert asked(table, "smoking 1 2 why") == {3: ("no", "look 0 hand 1", "look 0 hand 2")}


def test_R49_not_on_what_is_put_on_a_slot():
    played = deed(train("money", "candy", "greed", has_powers=True, conductor="dining"), "dining 1 who", "0 slot 1")
    assert played.is_over


@pytest.mark.parametrize("phase", ["tunnel", "telegram"])
def test_R49_not_in_the_tunnel_and_not_at_the_revelation(phase):
    played, phases = at(phase), set()
    while played.table.phase != "turn":
        phases.add(played.table.phase)
        played.play(first_word(played))
    assert phases <= {"tunnel", "telegram", "reveal"}
