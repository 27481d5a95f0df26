"""What travels behind the first page and cannot be had when somebody asks for it: said on a page, and nothing kept suffers for it."""

import json
import sys

import pytest

from tests.e2e.moments import record_of
from tests.screens.phone import Phone
from web import freight, games, reading
from web.edition import edition
from web.games import GAMES
from web.rulebook import rules_of

GAME = "game/0a0b"
TWO = {GAME: record_of("turn"), "game/2": record_of("shown")}
LOST = json.loads(TWO[GAME])["game"]


@pytest.fixture
def no_signal(monkeypatch):
    """no_signal("rules.en") → that cannot be fetched any more."""
    rules_of.cache_clear()
    return lambda name: monkeypatch.setitem(freight.expected, name, lambda: False)


@pytest.fixture
def without_the_game(monkeypatch):
    """Its room cannot be fetched. Called: it can."""
    there = type(GAMES).__getitem__

    def behind(self, key):
        if key == LOST:
            raise freight.NotAboard(key)
        return there(self, key)

    reading.looked_at.cache_clear()
    monkeypatch.setattr(games.Games, "__getitem__", behind)
    return lambda: monkeypatch.setattr(games.Games, "__getitem__", there)


@pytest.fixture
def room(tmp_path, monkeypatch):
    """A package that lies nowhere; called, it lies there."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(freight, "expected", {})

    def brought():
        (tmp_path / "a_room_behind").mkdir()
        (tmp_path / "a_room_behind" / "__init__.py").write_text("CAME = True")
        return True

    yield brought
    sys.modules.pop("a_room_behind", None)


def test_rules_that_cannot_be_fetched_are_told_of_in_a_sentence(no_signal):
    no_signal("rules.en")
    assert "could not be fetched" in Phone(where=f"rules-{LOST}").page.text


def test_home_and_settings_are_reached_from_there(no_signal):
    no_signal("rules.en")
    there = Phone(where=f"rules-{LOST}")
    assert [there.press(do).screen for do in ("settings", "back", "home")] == ["settings", "mishap", "home"]


def test_it_is_tried_again_and_comes(no_signal):
    no_signal("rules.en")
    there = Phone(where=f"rules-{LOST}")
    freight.expected["rules.en"] = lambda: True
    assert there.press(f"rules {LOST}").screen == "rules"


def test_whoever_cannot_fetch_has_met_no_mishap(no_signal):
    no_signal("rules.en")
    assert "mishap" not in Phone(where=f"rules-{LOST}").reply


def test_a_game_whose_room_has_not_come_is_left_where_it_lies(without_the_game):
    there = Phone(records=TWO)
    assert (there.screen, there.records, "resume 2" in there.page.doors) == ("home", TWO, True)


def test_the_home_page_says_that_not_every_game_can_be_shown(without_the_game):
    assert "what they need could not be fetched" in Phone(records=TWO).page.text


def test_it_says_so_once(without_the_game):
    assert "what they need could not be fetched" not in Phone(records=TWO).press("dismiss").press("settings").press("back").page.text


def test_a_game_that_is_opened_without_its_room_is_neither_put_aside_nor_blamed(without_the_game):
    there = Phone(records=TWO, where=GAME.replace("/", "-"))
    assert (there.press(f"resume {GAME.removeprefix('game/')}").screen, there.records) == ("mishap", TWO)


def test_it_is_blamed_for_nothing_that_happens_later(without_the_game):
    there = Phone(records=TWO, where=GAME.replace("/", "-"))
    without_the_game()
    assert (there.press(f"resume {GAME.removeprefix('game/')}").screen, edition()["version"] in str(there.records)) == ("cover", False)


def test_a_module_that_has_not_come_is_brought_with_its_package(room):
    freight.expect({"a_room_behind": room})
    import a_room_behind

    assert (a_room_behind.CAME, freight.expected) == (True, {})


def test_a_module_that_cannot_be_brought_says_which(room):
    freight.expect({"a_room_behind": lambda: False})
    with pytest.raises(freight.NotAboard, match="could not load a_room_behind"):
        import a_room_behind  # noqa: F401


def test_a_module_of_nobodys_is_missing_as_ever(room):
    freight.expect({"a_room_behind": room})
    with pytest.raises(ModuleNotFoundError):
        import a_room_behind_that  # noqa: F401
