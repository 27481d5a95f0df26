"""The end of the night train: a card is turned over before all eyes, somebody has solved most, and then everything is told."""

import re
from dataclasses import replace
from functools import cache
from html import unescape

import pytest

from pygame_logic import mystery_express as rules
from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.clues import CATEGORIES, QUESTIONS
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import Down, Hand, Train
from pygame_logic.playthrough import Playthrough
from tests.games import play_on
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.over import decided_by, ranking, result, tied
from web.games.mystery_express.truth import known
from web.pages.table import shown
from web.parts import hand_on
from web.people import Person
from web.view import View
from web.words import LANGUAGES, Say

SOLUTION = ("hanged", "edmund", "greed", "dining", "4:30")
NOTHING = ("-",) * len(QUESTIONS)
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(("Anna", "Bernard", "Оксана", "Daniel", "Émile"), 1))


@cache
def moves(seats):
    """A whole journey at random: move for move."""
    played = Playthrough(rules, 3, seats)
    for _ in play_on(played, 3):
        pass
    return tuple(played.moves)


def journey(seats=4, but=0):
    """All of it, but for the last moves."""
    whole = moves(seats)
    return Playthrough(rules, 3, seats, moves=whole[: len(whole) - but])


def page(played, language="en", **settings):
    return str(shown(mystery, View(played.seen_by(None), PEOPLE[: played.seats], Say(language), "", settings)))


def story(played, language="en"):
    return mystery.story(played.seen_by(None).table, PEOPLE[: played.seats], Say(language))


def written(chapters):
    return "".join(f"{title}{''.join(map(str, lines))}" for title, lines in chapters)


def end(*hands):
    """The end of a journey where (final answers, telegram) were these; three who have nothing are there, too."""
    hands = tuple(Hand(finals=finals, telegram=telegram) for finals, telegram in (*hands, *[(NOTHING, NOTHING)] * 3))
    return Train(hands=hands, down=Down(solution=SOLUTION), unveiled=SOLUTION, phase="over")


def entries(rights, wrongs=0):
    """As many right entries and then as many wrong ones; the rest stays blank."""
    return (*SOLUTION[:rights], *("shot", "candy", "money", "lounge", "4:00")[rights : rights + wrongs], *NOTHING[rights + wrongs :])


FINALE = range(2 * len(QUESTIONS), 0, -1)  # so many moves before the end: a card to turn over, a card turned over, and so on


@pytest.mark.parametrize("but", FINALE[::2])
def test_only_cards_that_were_turned_over_lie_open(but):
    assert page(journey(but=but)).count('class="clue"') == FINALE[::2].index(but)


@pytest.mark.parametrize("but", FINALE[::2])
def test_nobody_is_told_whether_the_answer_is_right_before_the_card_is_turned_over(but):
    assert not re.search('class="tick (right|wrong)"', page(journey(but=but)))


@pytest.mark.parametrize("but", FINALE)
def test_every_step_of_the_finale_is_one_plate_and_a_legal_one(but):
    played = journey(but=but)
    assert re.findall('data-do="play all ([^"]*)"', page(played)) == [played.open[None][0]]


def test_who_alone_has_most_points_needs_no_telegram():
    assert tied(end((entries(3), NOTHING), (entries(2), entries(2)))) == []


@pytest.mark.parametrize(
    "one, other, word",
    [(entries(1), entries(2, 2), "telegram"), (entries(1), entries(2, 1), "wrong"), (entries(2, 1), entries(2, 1), "shared")],
)
def test_between_equals_the_page_says_what_decided(one, other, word):
    assert decided_by(end((entries(3), one), (entries(3), other))) == word


def test_the_winner_of_the_telegram_stands_first():
    assert ranking(end((entries(3), NOTHING), (entries(3), entries(1))))[0] == 1


def test_the_last_page_says_in_a_sentence_that_the_telegram_decides():
    seen = replace(journey().seen_by(None), table=end((entries(3), NOTHING), (entries(3), entries(1))))
    assert Say("en")("mystery.tie.telegram") in str(shown(mystery, View(seen, PEOPLE, Say("en"), "", {})))


@pytest.mark.parametrize("rights", [1, 5])
def test_who_has_won_by_the_telegram_has_neither_found_out_most_nor_solved_it_alone(rights):
    told = result(end((entries(rights), NOTHING), (entries(rights), entries(1))), PEOPLE, Say("en"))
    assert told.splitlines()[1] == "Bernard wins by telegram"


def test_the_result_as_text_names_the_solution():
    assert "Who? Sir Edmund" in result(end((entries(3), NOTHING)), PEOPLE, Say("en")).splitlines()


def test_a_word_that_is_handed_on_has_lost_the_places_where_it_may_break():
    assert 'data-text="Зіштовхнуто"' in str(hand_on(Say("uk"), "copy", "", "", Say("uk")("mystery.value.pushed")))


def test_the_result_as_text_names_everybody_with_points_best_first():
    told = result(end((entries(1), NOTHING), (entries(3), NOTHING)), PEOPLE, Say("en"))
    assert told.splitlines()[2:4] == ["Bernard: 3 points", "Anna: 1 point"]


@pytest.mark.parametrize("but", [400, 200, 60, 11, 1])
def test_the_story_of_a_journey_under_way_shows_no_hidden_card(but):
    log = journey(but=but).table.log
    public = [line for line in log if (line[0] == "card" and line[-1]) or line[0] == "unveiled"]
    names = {Say("en")(f"mystery.value.{card}") for category in CATEGORIES for card in rules.cards_of(category, 4)} | {
        *rules.cards_of("when", 4)
    }
    chips = re.findall('class="chip"[^>]*><svg.*?</svg>([^<]*)', written(story(journey(but=but))))
    assert len([name for name in chips if unescape(name) in names]) == len(public)


def test_the_truth_names_every_card_that_ever_moved():
    chips = re.findall('class="chip"[^>]*><svg.*?</svg>([^<]*)', written(story(journey())))
    names = {Say("en")(f"mystery.category.{category}") for category in CATEGORIES}
    asked = sum(len([word for word in line if word in CATEGORIES]) for line in journey().table.log if line[0] in ACTIONS)
    assert len([name for name in chips if name in names]) == asked


@pytest.mark.parametrize("seats, cards", [(3, 28), (4, 36), (5, 44)])
def test_in_the_end_every_card_is_shown_where_it_was_dealt(seats, cards):
    _, lines = story(journey(seats))[0]
    assert "".join(map(str, lines)).count('class="named"') == cards


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_was_dealt_is_every_card_but_the_solution(seats):
    played = journey(seats)
    _, lines = story(played)[0]
    crimes = [card for category in CATEGORIES for card in rules.cards_of(category, seats)]
    for card in played.table.down.solution[: len(CATEGORIES)]:
        crimes.remove(card)
    names = re.findall(r"<b>([^<]*)</b>", "".join(map(str, lines)).replace("&#39;", "'"))
    assert sorted(names) == sorted(Say("en")(f"mystery.value.{card}") for card in crimes)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_leg_one_could_have_known_it_on_is_the_first_on_which_the_sheet_says_it(seats):
    table = journey(seats).table
    ends = [at for at, line in enumerate(table.log) if line[0] == "arrived"]
    wrong = []
    for seat in range(seats):
        for category, (leg, left) in zip(CATEGORIES, known(table, seat), strict=True):
            solved = [sheet_of(table, seat, until=end).solved(category, seats) is not None for end in ends]
            if (solved.index(True) + 1 if any(solved) else None) != (leg if left == 1 else None):
                wrong.append((seat, category, leg, left, solved))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_truth_is_told_in_every_language(language):
    assert [Say(language)(f"mystery.truth.{part}") for part in ("departure", "entries")] == [
        story(journey(5), language)[at][0] for at in (0, -1)
    ]


@pytest.mark.parametrize(("rights", "said"), [(5, "Anna solves the case"), (1, "Anna has found out most")])
def test_a_case_is_solved_only_by_whoever_has_all_five(rights, said):
    assert result(end((entries(rights), NOTHING)), PEOPLE, Say("en")).splitlines()[1] == said


def test_whoever_has_travelled_once_as_somebody_has_no_favourite_yet():
    assert mystery.feats_told([{"investigator": "strauss"}, {"investigator": "pransky"}], Say("en")) == []
