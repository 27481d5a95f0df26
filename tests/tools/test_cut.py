"""An engine cut in two says what it said whole; what nobody asks for stays away, and what does not belong together does not go together."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from web.build import NODE_MODULES
from web.build.halves import HOT, halves

STOCK = NODE_MODULES / "pyodide" / "pyodide.asm.wasm"


@pytest.fixture(scope="module")
def told():
    """What tests/tools/cut.mjs tells of a small module, cut in thirty ways."""
    return json.loads(subprocess.run(["node", Path(__file__).with_name("cut.mjs")], capture_output=True, check=True, text=True).stdout)


@pytest.fixture(scope="module")
def cuts(told):
    return {name: what for name, what in told.items() if isinstance(what, dict)}


def test_wherever_it_is_cut_it_says_the_same(cuts):
    whole = cuts["whole"]["said"]
    assert "-9007199254740993" in whole and len(cuts) > 30
    assert [name for name, cut in cuts.items() if cut["said"] != whole] == []


def test_whoever_plays_with_the_front_alone_does_not_wake_the_rest(cuts):
    assert cuts["all in front"]["woken"] == cuts["without nobodys"]["woken"] == []


def test_the_first_function_that_is_missing_wakes_the_rest_and_is_named(cuts):
    assert cuts["without fall"]["woken"] == ["fall"]
    assert cuts["without product"]["woken"] == ["product"]


def test_the_rest_is_woken_once(cuts):
    assert max(len(cut["woken"]) for cut in cuts.values()) == 1


def test_only_the_exports_that_are_asked_for_keep_their_names(told):
    assert told["names"] == ["depth"]


def test_one_half_of_today_does_not_go_with_one_of_yesterday(told):
    assert told["mixed"].startswith("LinkError")


def test_the_list_of_functions_is_read_as_it_was_written(told):
    assert told["list"] == [0, 3, 4, 5, 9, 1000]


def test_what_is_no_engine_is_refused(told):
    assert told["foreign"] == "Error: no module of WebAssembly"


def test_another_engine_than_the_list_was_drawn_in_travels_whole_and_the_build_says_so(tmp_path, capsys):
    other = tmp_path / "engine.wasm"
    other.write_bytes(STOCK.read_bytes() + b"\0")
    assert halves(other, (), tmp_path) == (other.read_bytes(), b"")
    assert "dev.py hot draws it anew" in capsys.readouterr().out


def test_the_list_was_drawn_in_the_engine_that_travels(dist):
    assert HOT.read_text("utf-8").startswith(sha256(STOCK.read_bytes()).hexdigest())
    assert (dist / "pyodide" / "rest.wasm.bin").exists()
