"""How a game is set up, saved and loaded, and what is refused: saves travel, and come back old, damaged or forged."""

import pytest

from pygame_logic.playthrough import MOST_MOVES, IllegalMove, Playthrough
from pygame_logic.table import IllegalGame
from tests.tiny import STANDOFF, at_first_table, breaks, endless, game, rules, standoff


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, True, "1", None])
def test_a_seed_is_a_number_that_javascript_can_hold(seed):
    with pytest.raises(IllegalGame):
        Playthrough(STANDOFF, seed, 2)


@pytest.mark.parametrize("seats", [1, 4, 2.0, True, "2", None])
def test_only_so_many_can_play(seats):
    with pytest.raises(IllegalGame):
        Playthrough(STANDOFF, 1, seats)


@pytest.mark.parametrize("options", [{"pot": "7"}, {"pot": 6}, {"pot": None}, {"jam": "6"}])
def test_an_option_is_one_of_its_words(options):
    with pytest.raises(IllegalGame):
        Playthrough(STANDOFF, 1, 2, options)


def test_the_first_word_of_an_option_is_the_usual_one():
    assert game().options == {"pot": "6"}


def test_words_that_cannot_be_listed_name_their_usual_one():
    class Pack:
        usual = "standard"

        def __contains__(self, word):
            return word.isalpha()

    packed = rules(standoff, pot=("6",), pack=Pack())
    assert Playthrough(packed, 1, 2).options == {"pot": "6", "pack": "standard"}


SAVE = game("0 steal", "1 share").save()


def test_a_save_loads_to_the_same_game():
    played, lost = Playthrough.load(STANDOFF, SAVE)
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
        Playthrough.load(STANDOFF, SAVE | wrong)


@pytest.mark.parametrize("saved", [None, 5, "save", [], {}, {"rules": 1}])
def test_what_has_not_even_its_shape_is_refused(saved):
    with pytest.raises(IllegalGame):
        Playthrough.load(STANDOFF, saved)


@pytest.mark.parametrize("move", ["\u0660 steal", "00 steal", "0 flee", "", "all next"])
def test_moves_that_are_no_longer_legal_are_lost_with_all_that_follow(move):
    played, lost = Playthrough.load(STANDOFF, SAVE | {"moves": ["1 share", move, "0 steal"]})
    assert (played.moves, lost) == (["1 share"], [move, "0 steal"])


BROKEN = rules(at_first_table(breaks), version=2, pot=("6", "8"))


def test_an_older_save_ends_where_newer_rules_cannot_go_on():
    played, lost = Playthrough.load(BROKEN, SAVE | {"moves": ["0 bad"]})
    assert (played.moves, lost) == ([], ["0 bad"])


def test_a_save_of_these_very_rules_that_breaks_them_is_our_mistake():
    with pytest.raises(ZeroDivisionError):
        Playthrough.load(BROKEN, SAVE | {"rules": 2, "moves": ["0 bad"]})


def test_a_game_that_could_no_longer_be_loaded_is_over_for_good():
    played = endless(MOST_MOVES)
    with pytest.raises(IllegalMove):
        played.play("0 on")
    assert (played.is_over, played.is_cut_short, played.seen_by(0).awaited) == (True, True, ())


def test_up_to_there_it_is_loaded():
    played = endless(MOST_MOVES)
    again, lost = Playthrough.load(played.game, played.save())
    assert (again.table, again.is_cut_short, lost) == (played.table, True, [])


def test_one_move_earlier_it_goes_on():
    assert not endless(MOST_MOVES - 1).is_over


def test_a_game_that_has_ended_is_not_cut_short():
    played = game("0 share", "1 share", "all next")
    assert (played.is_over, played.is_cut_short) == (True, False)
