"""Dilemma's duel: peace or conflict, chosen unseen and shown together."""

import pytest

from tests.dilemma.turn import lines, removed, turn


def duel(*choices, lives=(2, 2, 2, 2, 2)):
    """X9: Anne's 8 against Éric's 3."""
    return turn("0 offer 8", "all go", "4 throw 3 0 10000 0 0 1000", "all time", "all next", *choices, lives=lives)


def test_D10_provoker_and_contractor_are_asked_at_once():
    assert duel().open == {0: ("peace", "conflict"), 4: ("peace", "conflict")}


def test_D10_they_choose_in_private():
    assert not duel().ask.aloud


def test_D10_a_choice_changes_nobody_elses_table():
    assert duel("0 conflict").seen_by(4).table == duel().seen_by(4).table


def test_D10_both_are_shown_together():
    assert lines(duel("0 conflict", "4 peace"), "shown") == [[0, "conflict", 4, "peace"]]


def test_D10_nothing_is_shown_before_both_have_chosen():
    assert lines(duel("4 peace"), "shown") == []


def test_a_choice_can_be_taken_back_while_the_other_is_awaited():
    assert duel("0 conflict").undo(0).open == duel().open


def test_D11_two_peaceful_swap_their_cards():
    assert [*map(list, duel("0 peace", "4 peace").table.piles)] == [[(4, 3)], [], [], [], [(0, 8)]]


@pytest.mark.parametrize(("choices", "pile"), [(("0 conflict", "4 peace"), 0), (("0 peace", "4 conflict"), 4)])
def test_D12_conflict_takes_both_cards_from_a_peaceful(choices, pile):
    assert sorted(duel(*choices).table.piles[pile]) == [(0, 8), (4, 3)]


def test_D12_conflict_costs_a_life():
    assert duel("0 conflict", "4 peace").table.lives == (1, 2, 2, 2, 2)


def test_D13_after_two_conflicts_both_cards_leave_the_game():
    assert removed(duel("0 conflict", "4 conflict")) == [(0, 8), (4, 3)]


def test_D13_two_conflicts_cost_a_life_each():
    assert duel("0 conflict", "4 conflict").table.lives == (1, 2, 2, 2, 1)


def test_D14_who_has_no_life_left_is_not_asked():
    assert duel(lives=(0, 2, 2, 2, 2)).open == {4: ("peace", "conflict")}


def test_D14_who_has_no_life_left_is_peaceful():
    assert lines(duel("4 conflict", lives=(0, 2, 2, 2, 2)), "shown") == [[0, "peace", 4, "conflict"]]


def test_D14_two_without_lives_are_shown_peaceful_unasked():
    assert lines(duel(lives=(0, 2, 2, 2, 0)), "shown") == [[0, "peace", 4, "peace"]]


@pytest.mark.parametrize(
    ("choices", "scores", "lives"),
    [
        (("0 peace", "4 peace"), (3, 8), (2, 2)),
        (("0 conflict", "4 peace"), (11, 0), (1, 2)),
        (("0 peace", "4 conflict"), (0, 11), (2, 1)),
        (("0 conflict", "4 conflict"), (0, 0), (1, 1)),
    ],
)
def test_X9_anne_8_against_eric_3(choices, scores, lives):
    table = duel(*choices).table
    assert ((table.scores[0], table.scores[4]), (table.lives[0], table.lives[4])) == (scores, lives)
