"""Names are text: whatever somebody types fits on a flap board and does no harm."""

from web.games import GAMES
from web.parts import called_out
from web.people import clean_name


def test_a_name_stays_as_it_was_typed():
    assert clean_name("Fatima-Zahra") == "Fatima-Zahra"


def test_spaces_around_and_between_are_folded():
    assert clean_name("  Anna   Maria\n") == "Anna Maria"


def test_a_name_of_10_000_letters_is_cut_to_24():
    assert clean_name("ab" * 5000) == "ab" * 12


def test_a_long_name_with_a_hyphen_is_cut_there_on_the_flap_board():
    boards = called_out("Maximiliane-Sophie")
    assert ['aria-label="Maximiliane-"' in str(boards[0]), 'aria-label="Sophie"' in str(boards[1])] == [True, True]


def test_marks_that_turn_the_line_round_are_dropped():
    assert clean_name("An\u202ena\u0007") == "An na"


def test_letters_and_accents_typed_apart_become_one():
    assert clean_name("E\u0301ric") == "Éric"


def test_html_is_only_text():
    assert clean_name("<b>Anna</b>") == "<b>Anna</b>"


def test_a_robot_that_sits_down_plays_as_the_level_in_the_middle():
    game = GAMES["mystery"]
    assert game.usual_level(0) == game.BOTS.LEVELS[1]
