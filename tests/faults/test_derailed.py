"""Python raises where nobody thought it could: in the middle of a move, of a robot's thought, of what is written down. Nothing of it has
happened, and whoever tries again plays on. (In the middle of a page: tests/screens/test_mishaps.py.)"""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from tests.screens.phone import Phone
from tests.screens.test_playing import next_message
from web.archive import Archive
from web.games import GAMES
from web.session import Session

A_WHILE = 8  # presses
WHERE = {
    "in the middle of a move": (Playthrough, "play"),
    "when it is written down": (Session, "record"),
    "while the drawer is laid": (Archive, "put"),
    "when the page looks at the table": (Playthrough, "seen_by"),
}
KINDS = (ZeroDivisionError, MemoryError, RecursionError)


class Derailed(Exception):
    """The planted fault."""


def half_done(does, kind, after=1):
    """It does what it should, and raises before anybody hears of it."""
    times = iter(range(after - 1, -1, -1))

    def derails(*words, **more):
        done = does(*words, **more)
        if next(times, 1) == 0:
            raise kind("planted")
        return done

    return derails


def under_way(key, bots=0):
    """A game in which some moves have been made."""
    chance, people = Random(3), max(min(GAMES[key].RULES.SEATS) - bots, 1)
    phone = Phone(chance=Random(3).random, may_stumble=True).seat(*("Anna", "Ben", "Clara", "Dora", "Emil")[:people], bots=bots, game=key)
    for _ in range(A_WHILE):
        phone.send(next_message(phone, chance.random))
    return phone


def game_of(phone):
    (kept,) = (text for key, text in phone.records.items() if key.startswith("game/"))
    return json.loads(kept)["save"]["moves"]


def stumble(phone):
    """Plays until the planted fault shows; the moves that lay in the drawer before that press."""
    chance = Random(4)
    for _ in range(40):
        before = game_of(phone)
        phone.send(next_message(phone, chance.random))
        if phone.screen == "mishap":
            return before
    raise AssertionError("what was planted never came to light")


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_of_a_press_that_derails_has_happened_and_the_game_goes_on(key, where, monkeypatch):
    phone = under_way(key)
    owner, name = WHERE[where]
    monkeypatch.setattr(owner, name, half_done(getattr(owner, name), Derailed, after=5))
    before = stumble(phone)
    monkeypatch.undo()
    assert game_of(phone) == before
    resumed = phone.press(next(do for do in phone.page.doors if do.startswith("resume ")))
    chance = Random(5)
    while len(game_of(resumed)) == len(before):
        resumed.send(next_message(resumed, chance.random))
    assert game_of(resumed)[: len(before)] == before


@pytest.mark.parametrize("key", GAMES)
def test_a_robot_that_derails_takes_nothing_along(key, monkeypatch):
    phone, bots = under_way(key, bots=min(GAMES[key].RULES.SEATS) - 1), GAMES[key].BOTS
    monkeypatch.setattr(bots, "choose", half_done(bots.choose, Derailed, after=2))
    before = stumble(phone)
    assert (game_of(phone), phone.screen) == (before, "mishap")


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_raised_the_page_says_so(kind, monkeypatch):
    phone = under_way("dilemma")
    monkeypatch.setattr(Playthrough, "play", half_done(Playthrough.play, kind))
    stumble(phone)
    assert kind.__name__ in phone.reply["mishap"]


def test_a_phone_without_memory_loses_no_game_by_it(monkeypatch):
    """It is not the record's fault: a page may raise over it as often as it likes."""
    phone = under_way("mystery")
    (key,) = (key for key in phone.records if key.startswith("game/"))
    for _ in range(3):
        with monkeypatch.context() as planted:
            planted.setattr(Playthrough, "play", half_done(Playthrough.play, MemoryError))
            stumble(phone)
        phone.press(next(do for do in phone.page.doors if do.startswith("resume ")))
    assert key in phone.records
