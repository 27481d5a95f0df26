"""A small sample of what `dev.py alike` does with a thousand games of each kind and every Python at hand."""

import sys

import pytest

from tests.alike.__main__ import PHONE, different, played, pythons

SAMPLE = 15  # games of each kind


@pytest.mark.timeout(600)
def test_random_games_come_out_the_same_here_and_on_the_phone():
    commands = (sys.executable, "-m", "tests.alike.games"), PHONE
    assert different(dict(played(command, SAMPLE, []) for command in commands)) == {}


def test_a_game_that_comes_out_otherwise_in_one_python_is_named():
    every = {"3.11": {"pig 0": "a", "pig 1": "b"}, "3.13": {"pig 0": "a", "pig 1": "c"}, "phone": {"pig 0": "a"}}
    assert different(every) == {"pig 1": {"b": ["3.11"], "c": ["3.13"], None: ["phone"]}}


def test_this_very_python_is_at_hand():
    assert ("cpython", *sys.version_info[:3]) in pythons()
