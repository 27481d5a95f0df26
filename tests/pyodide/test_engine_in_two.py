"""Python's engine, cut in two: what play needs not wakes the rest, and is then what it is in an engine that is whole."""

import json
import subprocess
from pathlib import Path

import pytest

WAKE = Path(__file__).with_name("wake.mjs")


@pytest.fixture(scope="module")
def told():
    """What wake.py says of letters, codecs, decimals, errors and depths, each time in a process of its own; they run beside one another."""
    running = {engine: subprocess.Popen(["node", WAKE, engine], stdout=subprocess.PIPE, text=True) for engine in ("stock", "cut", "half")}
    return {engine: json.loads(process.communicate()[0]) for engine, process in running.items()}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("engine", ["cut", "half"])
def test_an_engine_cut_in_two_says_what_it_says_whole(told, engine):
    assert told[engine]["said"] == told["stock"]["said"]


@pytest.mark.parametrize("engine", ["cut", "half"])
def test_for_what_no_game_needs_the_rest_was_woken(told, engine):
    assert told[engine]["woken"] is not None and told["stock"]["woken"] is None
