"""The rules page: how its text is read, and that one can get on at any stop."""

import pytest

from web.games import GAMES
from web.pages import rules
from web.pages.rules import emphasised
from web.rulebook import read, rules_of
from web.words import LANGUAGES, Say

TEXT = """
# A turn {turn}
Five stops.
## The throws {D4 D5}
Nobody *has* to throw.
! good | Flat: good
| Players | Cards |
| 3 | 10 |
"""


def test_a_chapter_holds_its_stops():
    (chapter,) = read(TEXT)
    assert (chapter.title, chapter.anchors, chapter.lines) == ("A turn", ("turn",), ["Five stops."])


def test_a_stop_knows_the_numbers_of_the_rules_it_tells():
    assert read(TEXT)[0].stops[0].anchors == ("D4", "D5")


def test_a_figure_is_its_name_and_what_it_shows():
    assert read(TEXT)[0].stops[0].lines[1] == ("good", "Flat: good")


def test_a_row_of_a_table_is_its_cells():
    assert read(TEXT)[0].stops[0].lines[2:] == [["Players", "Cards"], ["3", "10"]]


def test_words_between_stars_are_emphasised():
    assert "".join(map(str, emphasised("Nobody *has* to"))) == "Nobody <b>has</b> to"


def test_the_first_row_of_a_table_is_its_head():
    page = str(rules.rules(Say("en"), GAMES["express"]))
    assert '<thead><tr><th scope="col">Players</th>' in page
    assert '<tr><th scope="row">3</th><td>1</td><td>1</td></tr>' in page


def test_rules_that_are_asked_for_by_number_are_marked():
    page = str(rules.rules(Say("en"), GAMES["dilemma"], "D4"))
    assert page.count("data-at") == 1
    assert 'aria-current="true"' in page


def test_a_reader_from_inside_a_game_finds_the_way_back_at_the_thumb():
    assert "Back to the game" in str(rules.rules(Say("en"), GAMES["dilemma"], back=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_rules(language):
    def anchors(language):
        return [(chapter.anchors, [stop.anchors for stop in chapter.stops]) for chapter in rules_of("dilemma", language)]

    assert anchors(language) == anchors("en")
