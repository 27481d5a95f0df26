"""What is worth telling when a game of Dilemma Express is over, read off its story."""

import pytest

from web.games.dilemma_express.awards import awards, favourite, longest_lived, most_run_over, verdicts
from web.words import LANGUAGES, Say

LEFT, RIGHT = range(2)


def round_of(number, left, right, pins, dead):
    """Two cards a side; the story of a round as the rules tell it."""
    chances = [("chance", side, cards[0]) for side, cards in ((LEFT, left), (RIGHT, right))]
    laid = [("laid", 1, side, cards[1]) for side, cards in ((LEFT, left), (RIGHT, right))]
    return [("round", number, 0), *chances, *laid, *(("pinned", 1, *pin) for pin in pins), ("pulled", 0, dead)]


def told(*stories):
    return [*verdicts([line for story in stories for line in story])]


ONCE = round_of(1, ("i1", "g1"), ("i2", "g2"), (("m1", "L2"), ("m2", "R1")), LEFT)
AGAIN = round_of(2, ("i1", "g3"), ("i3", "g2"), (("m3", "R2"),), LEFT)


def test_most_run_over_is_who_lay_under_the_trolley_most_often():
    assert most_run_over(told(ONCE, AGAIN)) == (2, "i1")


def test_of_several_it_is_the_one_with_the_most_luggage():
    assert most_run_over(told(ONCE)) == (1, "g1")


def test_the_levers_favourite_modifier_has_saved_somebody_guilty():
    assert favourite(told(ONCE, AGAIN)) == "m3"


def test_a_modifier_that_saved_nobody_is_no_favourite():
    assert favourite(told(round_of(1, ("i1", "g1"), ("i2", "g2"), (("m1", "L1"),), LEFT))) is None


def test_the_longest_lived_innocent_was_spared_first_and_never_run_over():
    assert longest_lived(told(ONCE, AGAIN)) == "i2"


def test_who_comes_back_and_is_run_over_lives_no_longer():
    later = round_of(2, ("i2", "g3"), ("i3", "g4"), (), LEFT)
    last = round_of(3, ("i5", "g5"), ("i6", "g6"), (), LEFT)
    assert longest_lived(told(ONCE, later, last)) == "i3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_them_is_named_in_every_language(language):
    page = str(awards(ONCE + AGAIN, Say(language)))
    assert page.count("<li>") == 3


def test_a_game_without_a_verdict_has_none():
    assert awards((), Say("en")) is None
