"""The frame all games stand on: who is asked, who hears it, what can be taken back."""

from dataclasses import replace

import pytest

from pygame_logic.playthrough import IllegalMove
from pygame_logic.table import Table, ask_any, ask_each, ask_one, wait_for
from tests.tiny import breaks, game, scripted


def test_everybody_is_asked_at_once():
    assert game().open == {0: ("share", "steal"), 1: ("share", "steal")}


def test_who_has_answered_is_not_asked_again():
    assert game("0 share").open == {1: ("share", "steal")}


def test_the_script_hears_all_answers_together_in_the_order_it_asked():
    assert game("1 steal", "0 share").table.log == (("shown", "share", "steal"),)


def test_a_private_answer_is_known_to_its_seat_only():
    played = game("0 steal")
    assert [played.seen_by(seat).answered for seat in (0, 1, None)] == [{0: "steal"}, {}, {}]


def test_a_private_question_is_heard_by_its_seat_only():
    assert [list(game().seen_by(seat).words) for seat in (0, 1, None)] == [[0], [1], []]


class Coached(Table):
    """Seat 0 looks over the others' shoulders, and nobody over its own."""

    def may_see(self, seat, owner):
        return seat in (0, owner)


def test_whoever_sees_into_a_hand_hears_its_question_and_is_not_heard_in_return():
    def script(_):
        return (yield from wait_for(Coached(hands=("ace", "king")), (0, 1)))

    played = scripted(script)
    assert [list(played.seen_by(seat).words) for seat in (0, 1)] == [[0, 1], [1]]


def test_a_question_aloud_is_heard_by_everybody():
    assert [list(game("0 share", "1 share").seen_by(seat).words) for seat in (0, 1, None)] == [[None]] * 3


def test_a_hand_is_seen_by_its_seat_only():
    assert [game().seen_by(seat).table.hands for seat in (0, 1, None)] == [("ace", None), (None, "ace"), (None, None)]


def test_what_lies_face_down_is_seen_by_nobody():
    table = Table(hands=("ace",), down="king")
    assert [table.seen_by(seat).down for seat in (0, None)] == [None, None]


def test_a_whisper_is_heard_by_those_it_names():
    table = Table(hands=("", "", "")).tell("looked", 1, to=(1, 2), secret="the queen")
    assert [table.seen_by(seat).whispers for seat in (0, 1)] == [(), (((1, 2), 0, "the queen"),)]


def test_the_line_itself_is_heard_by_everybody():
    assert Table().tell("looked", 1, to=(1,), secret="the queen").seen_by(None).log == (("looked", 1),)


def test_a_press_carries_how_often_its_seat_has_answered():
    assert [game("0 share", "1 share", "all next").said(seat) for seat in (0, 1, None)] == [1, 1, 1]


def test_undo_takes_back_ones_own_answer():
    assert game("0 steal").undo(0).save() == game().save()


def test_undo_leaves_the_others_answers():
    played = scripted(lambda table: ask_each(table, {0: "ab", 1: "ab", 2: "ab"}), moves=["0 a", "1 b"])
    assert played.undo(0).moves == ["1 b"]


def test_what_the_script_has_heard_cannot_be_taken_back():
    with pytest.raises(IllegalMove):
        game("0 steal", "1 share").undo(0)


NO_MOVES = ["2 share", "0 flee", "share", "0", "", "00 share", "\u0660 share", "0  share", " 0 share", "0 share ", None, 5, ["0 share"]]


@pytest.mark.parametrize("move", NO_MOVES)
def test_a_move_that_is_not_open_is_refused(move):
    with pytest.raises(IllegalMove):
        game().play(move)


def test_the_refusal_names_who_is_awaited_and_no_words():
    with pytest.raises(IllegalMove, match=r"^'0 flee'; awaited: 0, 1$"):
        game().play("0 flee")


def test_who_has_one_word_only_is_not_asked():
    def script(table):
        table = table.tell("said", (yield from ask_one(table, 0, ("yes",))))
        return table

    assert scripted(script).table.log == (("said", "yes"),)


def test_two_cards_that_are_the_same_are_still_a_choice():
    assert scripted(lambda table: ask_one(table, 0, (4, 4))).open == {0: ("4", "4")}


def test_with_nobody_to_ask_nobody_is_waited_for():
    def script(table):
        yield from ask_each(table, {})
        return table

    assert scripted(script).is_over


def test_a_look_is_waited_for_though_it_has_one_word():
    assert scripted(lambda table: wait_for(table, (0, 1))).open == {0: ("ready",), 1: ("ready",)}


def test_the_first_to_answer_decides():
    def script(table):
        seat, word = yield from ask_any(table, {0: ("grab",), 1: ("grab",)})
        return table.tell(word, seat)

    assert scripted(script, moves=["1 grab"]).table.log == (("grab", 1),)


def test_a_mistake_in_the_rules_is_passed_on():
    with pytest.raises(ZeroDivisionError):
        scripted(breaks).play("0 bad")


def test_a_mistake_in_the_rules_costs_one_move_and_never_the_game():
    played = scripted(breaks)
    with pytest.raises(ZeroDivisionError):
        played.play("0 bad")
    assert played.play("0 good").moves == ["0 good"]


def asks_without_from(table):
    yield ask_one(table, 0, "ab")


def forgets_its_table(table):
    yield from wait_for(table, (0,))


@pytest.mark.parametrize("script", [asks_without_from, forgets_its_table])
def test_a_step_that_asks_or_ends_wrongly_says_so(script):
    with pytest.raises(TypeError, match="yield from"):
        scripted(script).play("0 ready")


def test_every_seat_has_a_hand_on_the_first_table():
    with pytest.raises(TypeError, match="hands"):
        scripted(lambda table: wait_for(replace(table, hands=()), (0,)))
