"""A character held up for the whole room, and the tracks around it."""

from dataclasses import replace

import pytest

from pygame_logic.dilemma_express.rails import Pin
from tests.e2e.moments import PEOPLE, moment
from tests.screens.phone import Page
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.game import GAME as express
from web.games.dilemma_express.tracks import tracks
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

SAY = Say("en")
TAG = '<span class="tag">'


def page(seen, draft=""):
    return Page(str(shown(express, View(seen, tuple(Person(*each) for each in PEOPLE), SAY, draft, {}))))


@pytest.fixture
def pleading():
    return moment("plea").seen_by(None)


def test_it_is_a_page_of_its_own_with_nothing_but_the_way_back(pleading):
    assert page(pleading, "look L2").doors == ["draft"]


@pytest.fixture
def pinning():
    played = moment("modifier")
    return played.seen_by(next(iter(played.open)))


def pinned_on(seen, place):
    return f"{seen.words[seen.seat].modifiers[0]} {place}"


def test_in_the_midst_of_pinning_it_leads_back_to_what_was_begun(pinning):
    begun = pinned_on(pinning, "L1")
    assert page(pinning, f"look R1 {begun}").doors[-1] == f"draft {begun}"


def test_what_is_pinned_can_move_to_whom_one_looks_at(pinning):
    assert f"draft {pinned_on(pinning, 'R1')}" in page(pinning, f"look R1 {pinned_on(pinning, 'L1')}").doors


def test_what_is_pinned_on_it_already_stays(pinning):
    begun = pinned_on(pinning, "L1")
    assert page(pinning, f"look L1 {begun}").doors == [f"draft {begun}"]


def test_it_says_all_that_is_pinned_on_it(pleading):
    place = next(place for place in pleading.table.places if pleading.table.tracks[place.side][place.character].pins and not place.figure)
    lying = pleading.table.tracks[place.side][place.character]
    text = page(pleading, f"look {place}").text
    assert all(deck.text(id, SAY) in text for id in (lying.card.id, *(pin.modifier for pin in lying.pins)))


def test_a_place_where_nobody_lies_shows_the_tracks(pleading):
    assert "draft look L1" in page(pleading, "look L9").doors


def test_one_crew_speaks_after_the_other_and_then_the_conductor_has_heard_enough(pleading):
    assert [page(pleading, draft).doors[-1] for draft in ("", "right")] == ["draft right", "play all heard"]


@pytest.mark.parametrize(("draft", "onward"), [("look L1 right", "draft right"), ("prompt 3 right", "play all heard")])
def test_whoever_looks_at_a_card_or_asks_for_a_question_keeps_the_floor(pleading, draft, onward):
    assert page(pleading, draft).doors[-1] == onward


def test_robots_have_written_their_plea_down_and_take_no_turn(pleading):
    robots = tuple(Person("R", seat + 1, "" if seat == pleading.table.crews[1][0] else "stickler") for seat in range(8))
    page = Page(str(shown(express, View(pleading, robots, SAY, "", {}))))
    assert (page.doors[-1], "right-speaks" in page.root["class"]) == ("play all heard", True)


def test_the_pictures_give_way_where_many_are_pinned(pleading):
    lonely = pleading.table.tracks[0][0]._replace(pins=())
    assert "crowded" not in drawn(pleading.table, lonely)
    assert "crowded" in drawn(pleading.table, lonely._replace(pins=pinned(pleading.table) * 3))


def test_a_long_column_of_modifiers_is_folded_after_the_first_two(pleading):
    page = Page(drawn(pleading.table, piled(pleading.table)))
    before, _, folded = page.html.partition("<details")
    assert (before.count(TAG), folded.count(TAG)) == (2, 3)


def test_whoever_listens_hears_all_modifiers_of_a_folded_column_in_their_order(pleading):
    character = piled(pleading.table)
    shown = Page(drawn(pleading.table, character).partition("</summary>")[0]).text
    at = [shown.index(deck.text(pin.modifier, SAY)) for pin in character.pins]
    assert at == sorted(at)


def piled(table):
    """With five Modifiers on one character."""
    return table.tracks[0][0]._replace(pins=tuple(Pin(f"m{number}", 0, 1) for number in range(1, 6)))


def pinned(table):
    return next(each.pins[:1] for side in table.tracks for each in side if each.pins)


def drawn(table, character):
    return str(tracks(replace(table, tracks=((character,), ())), SAY))
