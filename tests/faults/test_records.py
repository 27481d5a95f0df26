"""Records that were torn off, that are somebody else's, that a newer edition has written: read, or put aside whole, and the app goes on.

One place of a record that is wrong in itself: tests/screens/test_edge.py."""

import json

import pytest

from tests.damage import Visitor, as_it_is, drawer, survive_this

KINDS = {key.split("/")[0]: key for key in drawer()}  # one of each
FOREIGN = {
    "a page": "<!doctype html><title>Log in</title>",
    "a map": '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null}]}',
    "a package": '{"name": "game", "version": "1.0.0", "people": {"name": "Anna"}, "save": "npm run save", "game": "index.js"}',
    "another game": '{"game": "chess", "people": [{"name": "Anna", "colour": "white"}], "save": {"moves": ["e4", "e5"]}, "at": "today"}',
    "a list of games": '[{"game": "dilemma", "at": 1}, ["mystery"], "express"]',
    "a picture": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
}
NEWER = {"edition": "9.9", "weather": {"rain": [1, None]}, "__proto__": {"game": "chess"}}


@pytest.mark.parametrize("part", [0.02, 0.5, 0.98])
@pytest.mark.parametrize("kind", KINDS)
def test_a_record_that_was_torn_off_stops_nothing_and_is_kept(kind, part):
    text = drawer()[KINDS[kind]]
    survive_this(KINDS[kind], text[: int(len(text) * part)])


@pytest.mark.parametrize("what", FOREIGN)
@pytest.mark.parametrize("kind", KINDS)
def test_what_another_app_has_written_stops_nothing_and_is_kept(kind, what):
    survive_this(KINDS[kind], FOREIGN[what])


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_newer_edition_has_added_stops_nothing_and_is_kept(kind):
    record = json.loads(drawer()[KINDS[kind]])
    grown = record | NEWER if isinstance(record, dict) else [*record, NEWER, "9.9"]
    survive_this(KINDS[kind], json.dumps(grown))


def test_a_game_to_which_a_newer_edition_has_added_something_is_played_on():
    key = next(key for key in drawer() if key.startswith("game/"))
    phone = Visitor({key: json.dumps(json.loads(drawer()[key]) | NEWER)}, key.replace("/", "-"))
    assert phone.on.split("#")[0] in ("cover", "table")


def test_a_kind_of_record_that_only_a_newer_edition_knows_stays_as_it_is():
    phone = Visitor(drawer() | {"weather/1": "rain", "weather": '{"rain": 1}'})
    phone.look_round()
    assert (phone.records["weather/1"], phone.records["weather"]) == ("rain", '{"rain": 1}')


def test_every_record_damaged_at_once_leaves_the_station_standing():
    torn = {key: text[: len(text) // 2] for key, text in drawer().items()}
    phone = Visitor(torn)
    phone.look_round()
    assert {*torn.values()} - {*phone.records.values()} <= {text for key, text in torn.items() if key.startswith("gone/")}


def test_a_record_that_vanishes_is_found(monkeypatch):
    monkeypatch.setattr("web.archive.Archive.keep_copy", as_it_is_not_kept)
    with pytest.raises((AssertionError, KeyError)):
        survive_this(KINDS["game"], FOREIGN["a page"])


def as_it_is_not_kept(archive, key):
    return as_it_is(key)
