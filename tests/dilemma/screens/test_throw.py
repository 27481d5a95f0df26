"""A swipe is judged as a hand would judge it: what was not let go in a swing was not thrown."""

import pytest

from web.games.dilemma.throw import aimed, flaw, is_samples, swiped, velocity

SWIPE = [(8 * at, 180 + at, 700 - 9 * at) for at in range(14)]  # 125 px/s to the right, 1125 px/s up, a sample every 8 ms


def test_a_steady_swipe_has_its_own_speed():
    assert [round(part) for part in velocity(SWIPE)] == [125, -1125]


def test_1100_px_a_second_straight_up_reach_the_centre():
    assert swiped([(10 * at, 100, 600 - 11 * at) for at in range(12)], "s", "3") == (0, 10000)


def test_the_setting_makes_the_same_swipe_carry_further():
    swipe = [(10 * at, 100, 600 - 11 * at) for at in range(12)]
    assert [swiped(swipe, "s", reach)[1] for reach in "12345"] == [6000, 8000, 10000, 12500, 16000]


def test_only_the_last_100_ms_count():
    slow_start = [(at * 10, 180, 900 - at) for at in range(30)]
    swing = [(300 + 8 * at, 180, 868 - 9 * at) for at in range(14)]
    assert round(velocity([*slow_start, *swing])[1]) == -1125


def test_chromes_last_sample_that_hardly_moves_is_dropped():
    lift = (SWIPE[-1][0] + 8, SWIPE[-1][1] + 0.4, SWIPE[-1][2])
    assert velocity([*SWIPE, lift]) == velocity(SWIPE)


def test_a_pause_before_the_lift_is_no_throw():
    assert velocity([*SWIPE, (SWIPE[-1][0] + 41, *SWIPE[-1][1:])]) is None


def test_a_gap_in_the_swing_is_no_throw():
    later = [(t + 45, x, y) for t, x, y in SWIPE[8:]]
    assert velocity([*SWIPE[:8], *later]) is None


def test_a_finger_that_trembles_on_the_spot_throws_nothing_far():
    still = [(8 * at, 180 + at % 2, 700 - at % 3) for at in range(20)]
    assert max(map(abs, velocity(still))) < 250


def test_pulling_the_card_back_is_no_throw():
    assert swiped([(t, x, -y) for t, x, y in SWIPE], "s", "3") is None


def test_times_that_run_backwards_are_no_throw():
    assert velocity([*SWIPE[:6], SWIPE[4], *SWIPE[6:]]) is None


def test_two_samples_are_no_throw():
    assert velocity(SWIPE[:2]) is None


def test_samples_at_one_single_moment_are_no_throw():
    assert velocity([(5, 10, 10), (5, 10, 20), (5, 10, 30)]) is None


def test_every_edge_throws_straight_on_towards_the_middle():
    away = {"s": (0, -1), "w": (1, 0), "n": (0, 1), "e": (-1, 0)}
    for side, (x, y) in away.items():
        assert swiped([(10 * at, 500 + 11 * at * x, 500 + 11 * at * y) for at in range(12)], side, "3") == (0, 10000)


def test_every_edge_has_its_own_right_hand():
    right = {"s": (1, -9), "w": (9, 1), "n": (-1, 9), "e": (-9, -1)}
    throws = {side: swiped([(8 * at, 500 + at * x, 500 + at * y) for at in range(12)], side, "3") for side, (x, y) in right.items()}
    assert set(throws.values()) == {(1136, 10227)}


def test_markers_in_the_middle_reach_the_centre():
    assert aimed(0, 0) == (0, 10000)


def test_markers_at_their_ends_overshoot_and_fall_short():
    assert [aimed(0, power)[1] for power in (-1000, 1000)] == [4000, 24000]


def test_the_aim_goes_aside_by_the_same_angle_however_strong():
    assert [round(1000 * across / ahead) for across, ahead in (aimed(1000, power) for power in (-1000, 0, 1000))] == [420] * 3


def test_what_is_no_list_of_samples_is_refused():
    wrong = (None, "x", [[1, 2]], [[True, 1, 2]], [["1", 1, 2]], [[float("inf"), 1, 2]], [[float("nan"), 1, 2]])
    assert (is_samples([[0, 1.5, 2], [8, 3, 4]]), [is_samples(bad) for bad in wrong]) == (True, [False] * len(wrong))


WHY = {
    "stopped": [*SWIPE, (SWIPE[-1][0] + 41, *SWIPE[-1][1:])],
    "slow": [(8 * at, 180, 700 - at) for at in range(14)],
    "aside": [(8 * at, 180 + 9 * at, 700 - at) for at in range(14)],
    None: SWIPE[:2],
}


@pytest.mark.parametrize("why", WHY)
def test_a_swipe_that_was_no_throw_says_why(why):
    samples = [list(sample) for sample in WHY[why]]
    assert flaw({"samples": samples}, {"reach": "3"}, "s") == why


def test_pulling_the_card_back_went_aside():
    assert flaw({"samples": [[t, x, -y] for t, x, y in SWIPE]}, {"reach": "3"}, "s") == "aside"
