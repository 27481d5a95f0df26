"""Where a card comes to rest: the examples of the rules page, in tenths of a millimetre and 1024ths of a turn."""

from math import cos, pi, sin

import pytest

from pygame_logic.dilemma.landing import FLOORS, Landed, at_rest, cosine, sine, touch, turned

NORMAL = FLOORS["normal"]


def rest(x, y, angle, floor=NORMAL):
    landed = at_rest(Landed(0, 1, fell=(x, y), angle=angle), floor)
    return landed.kind, landed.x, landed.y


@pytest.mark.parametrize(
    ("fell", "lies"),
    [
        ((0, 0, 0), ("flat", 0, 0)),
        ((395, 0, 256), ("flat", 395, 0)),
        ((425, 0, 256), ("flat", 395, 0)),
        ((426, 0, 256), ("leaning", 426, 0)),
        ((645, 0, 256), ("leaning", 645, 0)),
        ((646, 0, 256), ("rim", 646, 0)),
        ((910, 0, 256), ("rim", 910, 0)),
        ((911, 0, 256), ("outside", 911, 0)),
        ((350, 350, 128), ("flat", 320, 320)),
    ],
)
def test_D5_a_card_is_flat_leaning_on_the_rim_or_outside(fell, lies):
    assert rest(*fell) == lies


@pytest.mark.parametrize("turns", range(4))
def test_the_arena_is_the_same_from_every_edge(turns):
    x, y = turned(426, 0, turns)
    assert rest(x, y, 256 - 256 * turns)[0] == "leaning"


def test_a_mirrored_card_slips_the_mirrored_way():
    assert rest(-425, -410, 256) == ("flat", -395, -410)


@pytest.mark.parametrize(("size", "edge"), [("small", 750), ("normal", 850), ("large", 1050)])
def test_the_floor_can_be_smaller_or_larger(size, edge):
    assert [rest(0, edge - 455 + over, 0, FLOORS[size])[0] for over in (30, 31)] == ["flat", "leaning"]


@pytest.mark.parametrize(
    ("x", "y", "angle", "is_on_it"),
    [
        (570, 0, 0, True),
        (571, 0, 0, False),
        (0, 890, 0, True),
        (0, 891, 0, False),
        (730, 0, 256, True),
        (731, 0, 256, False),
        (-570, 0, 512, True),
    ],
)
def test_D6_a_card_lies_on_the_offer_if_they_overlap_by_2_mm(x, y, angle, is_on_it):
    assert touch(Landed(0, 1, x=x, y=y, angle=angle), Landed(1, 2)) == is_on_it


def test_two_cards_corner_to_corner_are_apart_though_their_outlines_boxes_meet():
    assert not touch(Landed(0, 1, x=600, y=640, angle=128), Landed(1, 2))


def test_it_does_not_matter_which_of_two_cards_is_asked():
    one, other = Landed(0, 1, x=400, y=300, angle=77), Landed(1, 2, x=-90, y=20, angle=900)
    assert touch(one, other) == touch(other, one)


@pytest.mark.parametrize("function", [(sine, sin), (cosine, cos)])
def test_sine_and_cosine_are_right_to_their_last_digit(function):
    ours, exact = function
    assert [ours(angle) for angle in range(-1024, 1025)] == [round(exact(angle * pi / 512) * 2**14) for angle in range(-1024, 1025)]


@pytest.mark.parametrize(("edge", "place"), [(0, (0, -1900)), (1, (-1900, 0)), (2, (0, 1900)), (3, (1900, 0))])
def test_the_edges_go_round_to_the_left(edge, place):
    assert turned(0, -1900, edge) == place
