"""Mystery Express, the time of the crime: what stands beside the watch while the cards go by."""

import re

import pytest

from tests.mystery_express.table import at
from web.games.mystery_express.clock import what_to_do
from web.games.mystery_express.clock_face import face
from web.games.mystery_express.game import GAME as mystery
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

PEOPLE = tuple(Person(name, colour, "") for colour, name in enumerate(("Anna", "Bernard", "Clara", "Daniel", "Eva"), 1))


@pytest.mark.parametrize(("cards", "firsts"), [(0, ["clock"]), (1, [])])
def test_help_speaks_before_the_first_card_and_leaves_all_the_room_to_the_watch(cards, firsts):
    played = at("clock")
    for _ in range(cards):
        played.play("all next")
    assert mystery.firsts(View(played.seen_by(None), PEOPLE, Say("en"))) == firsts


ALONE = (PEOPLE[0], *(Person(each.name, each.colour, "ace") for each in PEOPLE[1:]))


@pytest.mark.parametrize(("people", "seat", "word"), [(PEOPLE, None, "ready"), (PEOPLE, 1, "ready-alone"), (ALONE, None, "ready-alone")])
def test_nobody_is_called_close_where_one_looks_alone(people, seat, word):
    assert what_to_do(View(at("clock").seen_by(seat), people, Say("en")), seat, ()) == word


def same_time_twice():
    """A game in which two cards that follow each other show the same time, before and after the second."""
    for seed in range(50):
        played = at("clock", seed=seed, seats=3)
        times = played.table.down.times
        twice = next((at for at in range(1, 23) if times[at] == times[at - 1]), None)
        if twice is not None:
            return played, twice
    raise LookupError("no such game")


def test_a_card_with_the_same_time_is_laid_anew():
    played, twice = same_time_twice()
    pages = []
    for _ in range(twice + 1):
        played.play("all next")
        pages.append(page_of(played))
    laid = [re.search(r'<li class="(shown \w+)">.*?(id="laid-\d+")', page, re.S).groups() for page in pages[-2:]]
    assert laid[0][0] != laid[1][0] and laid[0][1] != laid[1][1]


def test_who_wants_no_motion_reads_which_card_it_is():
    played, twice = same_time_twice()
    for _ in range(twice + 1):
        played.play("all next")
    assert re.findall(r'<b class="nth num" aria-hidden="true">(.*?)</b>', page_of(played)) == [f"{twice + 1} / 23"]


@pytest.mark.parametrize("times", [("11:45", "12:00"), ("4:00", "4:15"), ("4:15", "11:45")])
def test_the_hands_of_a_watch_go_on_the_short_way(times):
    before, after = ([float(angle) for angle in re.findall(r"rotate\((.*?)\)", str(face(*shown)))] for shown in (times[:1], times))
    assert all(abs(to - at) <= 180 for at, to in zip(before, after, strict=True))


def test_when_the_cards_are_away_everybody_may_write():
    played = at("clock", seats=3)
    for _ in range(23):
        played.play("all next")
    assert {'data-do="play all write"', 'data-do="play all next"'} <= {*re.findall(r'data-do="play all \w+"', page_of(played))}


def test_whoever_taps_on_after_the_last_card_puts_the_cards_away_and_writes():
    played = at("clock")
    for _ in range(23):
        played.play("all next")
    assert re.findall(r'data-do="(play all \w+)"', page_of(played))[-1] == "play all write"


def test_whoever_writes_after_the_clock_has_the_times_before_them():
    played = at("clock", seats=3)
    for move in (*["all next"] * 23, "all write"):
        played.play(move)
    seat = next(iter(played.open))
    page = str(shown(mystery, View(played.seen_by(seat), PEOPLE[:3], Say("en"), "", {})))
    assert 'id="rows-when"' in page and f'data-do="play {seat} written"' in page


def test_whoever_looks_at_a_pile_alone_reads_their_own_name_and_is_not_told_that_everybody_looks():
    played = at("fan", fans="round")
    seat = next(iter(played.open))
    page = page_of(played, seat)
    assert PEOPLE[seat].name in page and "only you" in page and "Everybody" not in page


def page_of(played, seat=None):
    people = PEOPLE[: played.table.number]
    return str(shown(mystery, View(played.seen_by(seat), people, Say("en"), "", {})))
