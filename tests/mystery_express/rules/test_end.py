"""Istanbul: final answers, points, ties, and the cards of the solution one by one."""

import pytest

from pygame_logic.mystery_express import points, standing, turn_up, winners
from pygame_logic.mystery_express.train import Hand, Train
from tests.games import scene
from tests.mystery_express.table import LYING, at, say, told

NOTHING = ("-",) * 5
FOUR = ("shot", "candy", "money", "lounge", "4:30")  # one is wrong
ALL = LYING.solution


def at_the_end(*written):
    """A train in Istanbul; of each seat what it has sent from Budapest and what it answers now."""
    hands = tuple(Hand(telegram=telegram, finals=finals) for telegram, finals in written)
    return Train(hands=hands, down=LYING, phase="finale")


def test_R51_everyone_writes_final_answers():
    assert [*at("finals", seats=3).open] == [0, 1, 2]


def test_R51_unseen_by_the_others():
    played = at("finals", seats=3).play("1 finals shot - - - 4:00")
    assert [played.seen_by(seat).answered for seat in (0, 1)] == [{}, {1: "finals shot - - - 4:00"}]


def test_R52_one_point_for_each_right_one():
    assert points(at_the_end((NOTHING, FOUR), (NOTHING, ALL), (NOTHING, NOTHING))) == (4, 5, 0)


def test_R52_wrong_or_blank_costs_nothing():
    assert points(at_the_end((NOTHING, ("pushed", "-", "money", "dining", "-")))) == (1,)


def test_R53_most_points_win():
    assert winners(at_the_end((ALL, FOUR), (NOTHING, ALL), (ALL, NOTHING))) == (1,)


def test_MX18_of_two_with_four_one_right_and_none_wrong_beats_two_right_and_one_wrong():
    one, two = ("shot", "-", "-", "-", "-"), ("shot", "candy", "greed", "-", "-")
    assert winners(at_the_end((two, FOUR), (one, FOUR), (ALL, NOTHING))) == (1,)


def test_R54_on_a_tie_right_less_wrong_of_the_telegram():
    two, three = ("shot", "candy", "-", "-", "-"), ("shot", "candy", "money", "-", "4:30")
    assert (standing(at_the_end((three, FOUR)), 0)[1], winners(at_the_end((two, FOUR), (("-",) * 5, FOUR)))) == (2, (0,))


def test_R54_for_the_first_place_only():
    assert winners(at_the_end((ALL, FOUR), (NOTHING, ALL), (NOTHING, FOUR))) == (1,)


@pytest.mark.parametrize("blank", [0, 1])
def test_R55_then_fewer_wrong_entries_and_blanks_are_not_wrong(blank):
    level = [("shot", "edmund", "-", "-", "-"), NOTHING]
    assert winners(at_the_end((level[blank], FOUR), (level[1 - blank], FOUR))) == (1 - blank,)


def test_R56_then_the_victory_is_shared():
    assert winners(at_the_end((NOTHING, FOUR), (NOTHING, FOUR), (NOTHING, NOTHING))) == (0, 1)


def finale(*moves):
    table = at_the_end((NOTHING, FOUR), (NOTHING, ALL), (NOTHING, NOTHING))
    return scene(lambda: turn_up(table), *moves, seats=3)


def test_everybodys_answer_is_told_before_the_card():
    assert (told(finale(), "answers"), told(finale(), "unveiled")) == ([("how", "shot", "shot", "-")], [])


def test_the_cards_are_turned_up_one_by_one():
    assert [told(say(finale(), *["all turn", "all next"] * count), "unveiled") for count in (1, 2)] == [
        [("how", "shot")],
        [("how", "shot"), ("who", "candy")],
    ]


def test_the_last_card_ends_the_game():
    played = finale(*["all turn", "all next"] * 5)
    assert (played.is_over, told(played, "over")) == (True, [(1,)])


def test_when_it_is_over_everything_is_told():
    played = at("over", seats=3)
    assert played.seen_by(None).table == played.table
