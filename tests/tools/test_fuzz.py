"""A small sample of what `dev.py fuzz` does for as long as one lets it: whatever comes in from outside, nothing raises beyond the edge."""

import pytest
from hypothesis import Phase, seed

from tests.fuzz.__main__ import tried
from tests.fuzz.parsers import parsers
from web import reading

SAMPLE = 8


@pytest.mark.parametrize("name", parsers())
def test_whatever_comes_in_from_outside_the_app_goes_on(name):
    seed(4)(tried(name, SAMPLE, database=None))()


def test_an_edge_that_lets_something_raise_is_found(monkeypatch):
    monkeypatch.setattr("web.scores.Score.of", classmethod(lambda cls, record: cls(**record)))
    with pytest.raises(AssertionError):
        seed(4)(tried("record-scores", 100, database=None, phases=(Phase.generate,)))()


def test_nothing_is_read_that_is_longer_than_any_record():
    with pytest.raises(ValueError, match="no record"):
        reading.parsed("1" * (reading.LONGEST_RECORD + 1))
