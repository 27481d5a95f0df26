"""Whatever is sent to the shell is answered, and loses nothing; ten thousand messages and more: `dev.py faults messages`."""

from random import Random

import pytest

from tests.faults.messages import lost_by
from web.archive import Archive

SAMPLE = 300
LUCKLESS = 12  # seeds: not each comes by such a verb


@pytest.mark.parametrize("seed", range(2))
def test_messages_that_no_page_sends_lose_nothing(seed):
    lost, mishaps = lost_by(SAMPLE, Random(seed).random)
    assert (lost, mishaps < SAMPLE / 2) == (set(), True)


def test_a_verb_that_throws_something_away_for_good_is_found(monkeypatch):
    monkeypatch.setattr(Archive, "throw_away", lambda archive, id, now, kind="game": archive.drop(f"{kind}/{id}"))
    assert any(lost_by(SAMPLE, Random(seed).random)[0] for seed in range(LUCKLESS))
