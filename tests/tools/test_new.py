"""A new game gets a name that nothing else has; whoever asks for another one is told why not, and nothing is written."""

import subprocess
import sys

import pytest

from web.build import ROOT, new


def dev_new(*words):
    return subprocess.run([sys.executable, "-m", "web.build.new", *words], cwd=ROOT, capture_output=True, text=True)


def test_without_a_name_one_is_asked_for():
    assert dev_new().stderr == "What is the game called? python3 dev.py new <game>\n"


@pytest.mark.parametrize("name", ["Pig", "pig-game", "pig2", "_pig", "le_été", "../pig", ""])
def test_a_name_is_small_latin_letters(name):
    assert "cannot be the name of a game" in new.why_not(name)


@pytest.mark.parametrize("name", ["dilemma", "express", "dilemma_express", "rules", "shell"])
def test_what_is_there_already_keeps_its_name(name):
    assert f"“{name}” is taken: there is " in new.why_not(name)


@pytest.mark.parametrize("name", ["table", "home", "setup", "cover", "style", "shared"])
def test_what_the_house_calls_something_else_is_no_game(name):
    assert f"“{name}” is taken: " in new.why_not(name)


def test_a_word_that_stands_only_in_the_rooms_of_another_game_is_free():
    assert new.why_not("contractor") is None


def test_a_refusal_writes_nothing():
    before = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True).stdout
    assert dev_new("dilemma").returncode == 1
    assert subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True).stdout == before


def test_every_file_gets_the_name_of_the_game():
    written = new.files("liars_dice")
    assert not [file for file, text in written.items() if "new_game" in f"{file}{text}" or "NewGame" in text]


def test_a_class_is_called_like_the_game():
    assert new.renamed("class NewGame(Game)", "liars_dice") == "class LiarsDice(Game)"
