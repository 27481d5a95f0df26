"""How a throw flies, and the one way in which it can be written down."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from pygame_logic.dilemma.arena import Arena, Hand
from pygame_logic.dilemma.landing import FLOORS
from pygame_logic.dilemma.throw import DISTANCES, Throw, Throws, aim, between, flight_time, flutter, land
from tests.dilemma.turn import still

CENTRE = "throw 3 0 10000 0 0 1000"
OPEN = Throws((3, 7), 500, 8000)


def landed(word, edge=0, chance=still):
    return land(Throw.read(word), 0, edge, FLOORS["normal"], chance)


@pytest.mark.parametrize(
    ("speed", "far"), [(2500, 800), (5000, 1300), (7500, 1640), (10000, 1900), (13000, 2150), (40000, 3800), (99999, 3800), (6000, 1436)]
)
def test_a_faster_card_flies_farther(speed, far):
    assert between(DISTANCES, speed) == far


@pytest.mark.parametrize(("speed", "time"), [(13000, 292), (10000, 320), (2500, 500), (4000, 500), (40000, 230), (80000, 230)])
def test_a_faster_card_arrives_sooner(speed, time):
    assert flight_time(speed) == time


def test_straight_ahead_with_1100_px_a_second_reaches_the_centre():
    assert landed(CENTRE).fell == (0, 0)


def test_a_card_lands_after_its_release_and_its_flight():
    assert landed(CENTRE).lands == 1320


@pytest.mark.parametrize(("edge", "start"), [(0, (80, -1900)), (1, (-1900, -80)), (2, (-80, 1900)), (3, (1900, 80))])
def test_a_card_leaves_from_the_throwers_own_edge(edge, start):
    assert landed("throw 3 0 10000 80 0 0", edge).start == start


@pytest.mark.parametrize(("edge", "angle"), [(0, 16), (1, 784), (2, 528), (3, 272)])
def test_a_card_lies_as_it_was_held_seen_from_the_edge(edge, angle):
    assert landed("throw 3 0 10000 0 16 0", edge).angle == angle


def test_a_card_thrown_to_the_right_from_the_left_edge_lands_below():
    x, y = landed("throw 3 2000 10000 0 0 0", edge=1).fell
    assert y < -300 and abs(x) < 60


@given(st.integers(-900, 900), st.integers(-900, 900), st.integers(-300, 300))
def test_aim_hits_what_it_aims_at(x, y, offset):
    across, ahead = aim(x, y, offset)
    fell = landed(f"throw 3 {across} {ahead} {offset} 0 0").fell
    assert abs(fell[0] - x) <= 3 and abs(fell[1] - y) <= 3


def test_a_throw_flutters():
    assert landed(CENTRE, chance=Random(1).random).fell != (0, 0)


def test_flutter_draws_twelve_times_for_each_of_along_across_and_angle():
    luck = iter([0.9] * 12 + [0.5] * 12 + [0.1] * 12)
    card = landed(CENTRE, chance=lambda: next(luck))
    assert (card.fell, card.angle) == ((0, 192), 1024 - 58)


def test_flutter_across_is_square_to_the_flight():
    oblique = "throw 3 6000 8000 0 0 0"
    luck = iter([0.5] * 12 + [0.9] * 12 + [0.5] * 12)
    (x, y), (to_x, to_y) = landed(oblique).fell, landed(oblique, chance=lambda: next(luck)).fell
    assert (to_x - x, to_y - y) == (96, -72)


@pytest.mark.parametrize("spread", [40, 25, 12])
def test_flutter_has_the_spread_it_names(spread):
    chance = Random(5).random
    drawn = [flutter(spread, chance) for _ in range(4000)]
    mean = sum(drawn) / len(drawn)
    assert abs((sum((value - mean) ** 2 for value in drawn) / len(drawn)) ** 0.5 - spread) < spread / 20


@pytest.mark.parametrize(
    "word",
    [
        "throw 4 0 10000 0 0 1000",  # not in the hand
        "throw 3 0 2499 0 0 1000",  # too slow
        "throw 3 0 -10000 0 0 1000",  # away from the arena
        "throw 3 10000 0 0 0 1000",  # along the edge
        "throw 3 0 10000 1901 0 1000",  # not from the edge
        "throw 3 0 10000 0 1024 1000",
        "throw 3 0 10000 0 -1 1000",
        "throw 3 0 10000 0 0 499",  # before the time
        "throw 3 0 10000 0 0 8001",  # after it
        "throw 3 0 10000 0 0",
        "throw 3 0 10000 0 0 1000 0",
        "throw 3 0 10000 0 0 1e3",
        "throw 03 0 10000 0 0 1000",
        "throw 3 +0 10000 0 0 1000",
        "throw 3 -0 10000 0 0 1000",
        "throw ٣ 0 10000 0 0 1000",
        "throw 3 0 1_0000 0 0 1000",
        "throw 3  0 10000 0 0 1000",
        "throw 3 0 10000 0 0 1000\n",
        "throw 3 0 99999999 0 0 1000",
        "",
        "Pass",
    ],
)
def test_what_no_hand_could_throw_is_no_word(word):
    assert word not in OPEN


@pytest.mark.parametrize("word", [CENTRE, "pass", "throw 7 -300 2500 -1900 1023 500", "throw 3 0 40001 0 0 8000"])
def test_what_a_hand_could_throw_is_a_word(word):
    assert word in OPEN


@given(st.integers(0, 2**32))
def test_an_example_is_a_word_and_reads_as_it_is_written(seed):
    example = OPEN.example(Random(seed).random)
    assert example in OPEN and (example == "pass" or str(Throw.read(example)) == example)


def test_the_words_can_be_read_in_a_bug_report():
    assert str(OPEN) == "throw 3|7 from 500 to 8000, pass"


@pytest.mark.parametrize(
    ("seats", "provoker", "edges"),
    [(3, 0, (0, 1, 2)), (4, 2, (0, 1, 2, 3)), (5, 0, (0, 0, 1, 2, 3)), (5, 2, (0, 1, 1, 2, 3)), (5, 4, (0, 1, 2, 3, 3))],
)
def test_each_responder_has_an_edge_of_its_own(seats, provoker, edges):
    table = Arena(hands=(Hand(),) * seats, provoker=provoker)
    assert tuple(map(table.edge, range(seats))) == edges
