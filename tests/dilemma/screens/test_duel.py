"""A duel on the page: neither choice shows before both are made, and afterwards everybody reads what it brought."""

import pytest

from tests.dilemma.screens.seen import SAY, fought, game, page, throw


@pytest.mark.parametrize(
    "one,other,told",
    [
        ("peace", "peace", "Each takes the other’s card: Anne scores 3, Bernard scores 8."),
        ("conflict", "peace", "Anne takes both cards for 11 points and loses a life."),
        ("peace", "conflict", "Bernard takes both cards for 11 points and loses a life."),
        ("conflict", "conflict", "Both cards leave the game, both lose a life."),
    ],
)
def test_the_page_after_a_duel_tells_what_it_brought(one, other, told):
    assert told in page(fought(one, other), None, "score").text


def test_both_choices_are_shown_together():
    shown = page(fought("peace", "conflict"), None)
    assert (shown.doors, shown.text.index("Peace") < shown.text.index("Conflict")) == (["draft score"], True)


def test_the_second_who_chooses_lays_the_phone_in_the_middle_first():
    duel = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "all next")
    pages = page(game(*duel, seats=3), 0), page(game(*duel, "0 peace", seats=3), 1)
    assert [SAY("dilemma.hold.last") in each.text for each in pages] == [False, True]


def test_a_duellist_sees_the_rivals_lives_beside_the_own():
    turn = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", "2 pass", "all next", "0 conflict", "1 peace", "all next")
    again = ("1 offer 8", "2 go", "2 pass", "0 go", "0 " + throw(3), "0 pass", "all next")
    shown = page(game(*turn, *again, seats=3), 1)
    labels = [element.get("aria-label") for element in shown.elements if "lives" in element.get("class", "")]
    assert labels == ["3 of 3 lives", "2 of 3 lives"]


def test_the_choice_of_one_changes_nothing_on_the_others_page():
    passes = [f"{seat} {word}" for seat in (2, 3) for word in ("go", "pass")]
    before = ("0 offer 8", "1 go", "1 " + throw(3), "1 pass", *passes, "all next")
    assert len({page(game(*before, f"0 {choice}"), 1).html for choice in ("peace", "conflict")}) == 1


def test_at_the_edges_of_a_flat_phone_both_keys_of_a_duel_look_the_same():
    played = game("0 offer 8", "all go", "1 " + throw(3), "all time", "all next", way="flat")
    said = set(page(played, None).doors) - {"menu"}
    assert said == {f"play {seat} {choice}" for seat in (0, 1) for choice in ("peace", "conflict")}


def test_at_the_edges_of_a_flat_phone_a_duel_says_what_it_pays():
    played = game("0 offer 8", "all go", "1 " + throw(3), "all time", "all next", way="flat")
    brings = [SAY.plain("dilemma.pays.conflict", name=name, n=11) for name in ("Bernard", "Anne")]
    assert [each in page(played, None).text for each in brings] == [True, True]
