"""The frame all games stand on, tried with games so small that a reader sees at once what they must do."""

from dataclasses import dataclass, replace

import pytest

from pygame_logic.playthrough import IllegalMove, Playthrough
from pygame_logic.table import IllegalGame, Table, ask_any, ask_each, ask_one, wait_for


@dataclass(frozen=True)
class Standoff(Table):
    scores: tuple = (0, 0)


class Game:
    """Two seats take what lies there, all at once or not at all."""

    __name__ = "game"
    RULES = 1
    SEATS = range(2, 4)
    OPTIONS = {"pot": ("6", "8")}

    def play(self, seats, chance, options):
        table = Standoff(hands=("ace",) * seats)
        stances = yield from ask_each(table, {0: ("share", "steal"), 1: ("share", "steal")})
        table = table.tell("shown", *stances.values())
        if "steal" in stances.values():
            taken = int(options["pot"])
        else:
            taken = int(options["pot"]) // 2
        table = replace(table, scores=(taken, taken))
        yield from wait_for(table, (None,), "next", aloud=True)
        return table


def game(*moves, **options):
    return Playthrough(Game(), 7, 2, options, moves)


def scripted(script, **extra):
    """A game with this script: a generator function of nothing but a table."""

    class Scripted(Game):
        OPTIONS = {}

        def play(self, seats, chance, options):
            return script(Standoff(hands=("ace",) * seats))

    return Playthrough(Scripted(), 7, 2, **extra)


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


@pytest.mark.parametrize(
    "move", ["2 share", "0 flee", "share", "0", "", "00 share", "٠ share", "0  share", " 0 share", "0 share ", None, 5, ["0 share"]]
)
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


def breaks(table):
    word = yield from ask_one(table, 0, ("good", "bad"))
    table = table.tell(1 // (word == "good"))
    yield from wait_for(table, (None,))
    return table


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


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, True, "1", None])
def test_a_seed_is_a_number_that_javascript_can_hold(seed):
    with pytest.raises(IllegalGame):
        Playthrough(Game(), seed, 2)


@pytest.mark.parametrize("seats", [1, 4, 2.0, True, "2", None])
def test_only_so_many_can_play(seats):
    with pytest.raises(IllegalGame):
        Playthrough(Game(), 1, seats)


@pytest.mark.parametrize("options", [{"pot": "7"}, {"pot": 6}, {"pot": None}, {"jam": "6"}])
def test_an_option_is_one_of_its_words(options):
    with pytest.raises(IllegalGame):
        Playthrough(Game(), 1, 2, options)


def test_the_first_word_of_an_option_is_the_usual_one():
    assert game().options == {"pot": "6"}


def test_words_that_cannot_be_listed_name_their_usual_one():
    class Pack:
        usual = "standard"

        def __contains__(self, word):
            return word.isalpha()

    class Packed(Game):
        OPTIONS = {"pot": ("6",), "pack": Pack()}

    assert Playthrough(Packed(), 1, 2).options == {"pot": "6", "pack": "standard"}


SAVE = game("0 steal", "1 share").save()


def test_a_save_loads_to_the_same_game():
    played, lost = Playthrough.load(Game(), SAVE)
    assert (played.table, played.save(), lost) == (game("0 steal", "1 share").table, SAVE, [])


@pytest.mark.parametrize(
    "wrong",
    [{"seed": seed} for seed in (None, "1", 1.0, True, -1, 2**53)]
    + [{"rules": rules} for rules in (None, "1", 1.0, True)]
    + [{"seats": seats} for seats in (None, "2", 2.0, True, 13)]
    + [{"options": options} for options in (None, [], {"pot": 6}, {"pot": ["6"]}, {"jam": "6"}, {1: "6"})]
    + [{"moves": moves} for moves in (None, 5, "0 steal", [5], [["0 steal"]], [None], ["0 steal"] * 5001, ["0 " + "x" * 199])],
)
def test_what_is_no_save_is_refused(wrong):
    with pytest.raises(IllegalGame):
        Playthrough.load(Game(), SAVE | wrong)


@pytest.mark.parametrize("saved", [None, 5, "save", [], {}, {"rules": 1}])
def test_what_has_not_even_its_shape_is_refused(saved):
    with pytest.raises(IllegalGame):
        Playthrough.load(Game(), saved)


@pytest.mark.parametrize("move", ["٠ steal", "00 steal", "0 flee", "", "all next"])
def test_moves_that_are_no_longer_legal_are_lost_with_all_that_follow(move):
    played, lost = Playthrough.load(Game(), SAVE | {"moves": ["1 share", move, "0 steal"]})
    assert (played.moves, lost) == (["1 share"], [move, "0 steal"])


class Broken(Game):
    RULES = 2

    def play(self, seats, chance, options):
        return breaks(Standoff(hands=("ace",) * seats))


def test_an_older_save_ends_where_newer_rules_cannot_go_on():
    played, lost = Playthrough.load(Broken(), SAVE | {"moves": ["0 bad"]})
    assert (played.moves, lost) == ([], ["0 bad"])


def test_a_save_of_these_very_rules_that_breaks_them_is_our_mistake():
    with pytest.raises(ZeroDivisionError):
        Playthrough.load(Broken(), SAVE | {"rules": 2, "moves": ["0 bad"]})
