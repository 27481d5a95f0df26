"""The deck of Dilemma Express: more than 500 cards of our own, each whole in four languages, no two alike."""

import re
import unicodedata
from collections import Counter
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path

import pytest

from pygame_logic.dilemma_express import printed
from pygame_logic.dilemma_express.deck import Deck, cards_of
from pygame_logic.dilemma_express.piles import GUILTY, INNOCENT, KINDS, LETTERS, MODIFIER
from pygame_logic.dilemma_express.printed import FILES, LANGUAGES, RETIRED, ever_ours, ours

TAB = "\t"
FOLDER = Path(printed.__file__).parent
COUNTS = {INNOCENT: 200, GUILTY: 125, MODIFIER: 175}
LONGEST = {INNOCENT: 60, GUILTY: 60, MODIFIER: 40}
LONGEST_NAME = 22
LONG_WORD = 11  # letters and what clings to them; a longer one, too wide for a card on the rails, says where it may be broken
INKS = {INNOCENT: "1234", GUILTY: "5678", MODIFIER: ""}
SCENES = {"rays", "sun", "hills", "spot", "arch", "steps", "town", "wave"}
ALIKE = 0.8
each_language = pytest.mark.parametrize("language", LANGUAGES)


def kind(card):
    return LETTERS.index(card.id[0])


def of(wanted):
    return [card for card in ours() if kind(card) == wanted]


def plain(text):
    """As it is compared: without soft hyphens, signs, accents and capitals."""
    letters = unicodedata.normalize("NFD", text.replace("\u00ad", "").casefold())
    return " ".join(re.sub(r"[^\w ]", " ", "".join(each for each in letters if not unicodedata.combining(each))).split())


@pytest.mark.parametrize("file", FILES)
def test_a_line_has_a_text_in_every_language(file):
    head, *lines = (FOLDER / file).read_text("utf-8").splitlines()
    columns = head.split(TAB)
    missing = [
        f"{line.split(TAB)[0]}: {', '.join(columns[len(line.split(TAB)) :]) or 'a part too many'}"
        for line in lines
        if len(line.split(TAB)) != len(columns)
    ]
    assert missing == [] and tuple(columns[-len(LANGUAGES) :]) == LANGUAGES


@pytest.mark.parametrize("wanted", KINDS)
def test_there_are_as_many_cards_as_in_the_printed_game(wanted):
    assert len(of(wanted)) >= COUNTS[wanted]


@pytest.mark.parametrize("letter", LETTERS)
def test_ids_count_on_and_a_card_that_leaves_keeps_its_own(letter):
    ids = [card.id for card in ever_ours() if card.id[0] == letter]
    assert ids == [f"{letter}{number}" for number in range(1, len(ids) + 1)]


def test_a_card_that_has_left_the_deck_is_not_dealt():
    retired = {card.id for card in ever_ours() if card.tier == RETIRED}
    assert retired and not retired & {card.id for card in cards_of(Deck().whole)}


def test_a_card_is_for_the_family_or_spicy():
    assert {card.tier for card in ours()} == {"family", "spicy"}


@pytest.mark.parametrize("wanted", KINDS)
def test_three_of_five_cards_are_for_the_family(wanted):
    assert sum(card.tier == "family" for card in of(wanted)) >= 0.6 * len(of(wanted))


def test_the_tiers_filter():
    family = {card.id for card in ours() if card.tier == "family"}
    assert {card.id for card in cards_of(Deck().usual)} == family


def test_forty_cards_and_more_show_several_figures():
    assert sum(card.figures > 1 for card in ours()) >= 40


def test_a_card_shows_one_or_two_to_five_figures_and_a_Modifier_none():
    assert {card.figures for card in of(MODIFIER)} == {0} and {card.figures for card in ours()} <= {0, 2, 3, 4, 5}


@each_language
def test_every_text_is_there_and_short_enough_for_a_phone(language):
    texts = {card.id: card.text(language).replace("\u00ad", "") for card in ours()}
    assert [(id, text) for id, text in texts.items() if not 0 < len(text) <= LONGEST[LETTERS.index(id[0])]] == []


@each_language
def test_the_figures_of_a_card_are_named_in_every_language(language):
    wrong = [card.id for card in ours() if len(card.names(language)) != card.figures or any(not name for name in card.names(language))]
    assert wrong == []


@each_language
def test_the_name_of_a_figure_is_short_enough_for_a_plate(language):
    assert [name for card in ours() for name in card.names(language) if len(name.replace("\u00ad", "")) > LONGEST_NAME] == []


@each_language
def test_a_long_word_says_where_it_may_be_broken(language):
    words = [(card.id, word) for card in ours() for word in re.findall(r"[^\s|–—-]+", card.text(language))]
    assert [each for each in words if max(map(len, each[1].split("\u00ad"))) > LONG_WORD] == []


@pytest.mark.machine
@each_language
def test_no_two_cards_say_the_same(language):
    texts = sorted((plain(card.text(language)), card.id) for card in ours())
    alike = [
        (one, other)
        for (one, _), (other, _) in combinations(texts, 2)
        if abs(len(one) - len(other)) < 8 and SequenceMatcher(None, one, other).quick_ratio() > ALIKE
        and SequenceMatcher(None, one, other).ratio() > ALIKE
    ]  # fmt: skip
    assert alike == []


@each_language
@pytest.mark.parametrize("wanted", KINDS)
def test_no_two_opening_words_begin_more_than_one_card_of_twenty_five(language, wanted):
    openings = Counter(" ".join(plain(card.text(language)).split()[:2]) for card in of(wanted))
    assert [each for each in openings.items() if each[1] > 0.04 * len(of(wanted))] == []


def test_no_two_cards_have_the_same_cast():
    casts = Counter(frozenset(card.cast.split(" ")) for card in ours() if card.cast)
    assert [cast for cast, times in casts.items() if times > 1] == []


def test_light_grounds_are_innocent_and_dark_ones_guilty():
    assert [card.id for card in ours() if card.ink not in INKS[kind(card)]] == []


def test_a_character_has_a_scene_and_one_to_three_in_it_a_Modifier_has_words_only():
    wrong = [card.id for card in ours() if (card.scene in SCENES and 1 <= len(card.cast.split()) <= 3) != (kind(card) != MODIFIER)]
    assert wrong == []


def test_every_card_is_weighed_by_all_three():
    assert [card.id for card in ours() if len(card.weights) != 3 or any(abs(weight) > 9 for weight in card.weights)] == []
