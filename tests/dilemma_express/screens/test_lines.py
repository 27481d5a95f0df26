"""What robots say, as it is heard: in the words of their character, about somebody who is there."""

import json
from pathlib import Path

import pytest

from pygame_logic.dilemma_express.lines import LEVELS, LINES, OLD
from pygame_logic.dilemma_express.piles import Card
from pygame_logic.dilemma_express.rails import Character, Pin
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.past import run_over
from web.games.dilemma_express.sentences import in_quotes, sentence
from web.words import LANGUAGES, Say

WORDS = Path(__file__).parents[3] / "static" / "words"
EN = Say("en")
TRACKS = ((Character(Card("i1"), 0, (Pin("m1", 0, 1), Pin("m2", 0, 2))), Character(Card("g1"), 1)), (Character(Card("i2"), 2),))
LOG = (
    ("round", 1, 0),
    ("chance", 0, "i4"),
    ("laid", 1, 0, "i5"),
    ("laid", 2, 0, "g5"),
    ("chance", 1, "i6"),
    ("pulled", 0, 0),
    ("round", 2, 1),
)
NUMBERS = [(verb, number) for verb, subjects in LINES.items() for numbers in subjects.values() for number in numbers]


def text(id):
    return in_quotes(deck.text(id, EN), EN)


def said(word, character="", log=LOG, say=EN):
    return sentence(word, character, TRACKS, log, say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_each_character_has_words_for_every_line(level, language):
    say = Say(language)
    said_by = {verb: OLD * (LEVELS.index(level) + 1) for verb in LINES}
    heard = [said(f"{verb} {said_by[verb] + number} L1", say=say) for verb, number in NUMBERS]
    assert len({*heard}) == len(NUMBERS) and not any("{" in each or "None" in each for each in heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_written_that_is_never_said(language):
    written = json.loads((WORDS / language / "robots.json").read_text("utf-8"))
    assert {*written} == {f"{verb}.{level}.{number}" for level in LEVELS for verb, number in NUMBERS}


def test_a_line_about_a_card_names_it():
    assert text("g1") in said("plea 124 L2")


def test_a_line_about_a_modifier_names_the_one_that_was_pinned_last():
    assert text("m2") in said("plea 130 L1")


def test_a_line_about_the_last_verdict_names_the_innocent_whom_a_crew_has_lost():
    assert run_over(LOG) == "i5" and text("i5") in said("plea 136 L1")


def test_nobody_was_run_over_before_the_first_verdict():
    assert run_over(LOG[:1]) is None


@pytest.mark.parametrize("word", ["plea 130 L2", "plea 130", "because 126 R1", "plea 199 L1", "plea 950 L1", "because 30 L1"])
def test_a_line_about_something_that_is_not_there_is_another_line(word):
    assert "None" not in said(word)


def test_without_a_verdict_a_line_about_it_is_another_line():
    assert "None" not in said("plea 136 L1", log=LOG[:1])


@pytest.mark.parametrize("level", LEVELS)
def test_an_old_number_is_in_the_words_of_whoever_speaks(level):
    assert said("plea 5 L1", level) == said(f"plea {OLD * (LEVELS.index(level) + 1) + 5} L1")


def test_a_line_stays_its_characters_when_a_person_takes_the_seat():
    assert said("plea 205 L1", "") == said("plea 205 L1", "stickler")
