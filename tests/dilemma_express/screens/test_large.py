"""A character held up for the whole room, and the tracks around it."""

from dataclasses import replace

import pytest

from pygame_logic.dilemma_express.rails import Pin
from tests.dilemma_express.table import at
from tests.e2e.moments import PEOPLE, moment
from tests.screens.phone import Page
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.game import GAME as express
from web.games.dilemma_express.sentences import in_quotes
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


def test_it_is_a_page_of_its_own_with_the_ways_to_its_neighbours_and_back(pleading):
    assert page(pleading, "look L3 left").doors == ["draft look L2 left", "draft left", "draft look R1 left"]


def test_the_first_has_none_before_it_and_the_last_none_after_it(pleading):
    first, last = (page(pleading, f"look {end} left").doors for end in ("L1", "R3"))
    assert (first, last) == (["why why.first", "draft left", "draft look L2 left"], ["draft look R2 left", "draft left", "why why.last"])


def read_aloud(seen):
    """Leaf by leaf, as somebody reads who presses the way on: what each says."""
    found, draft = [], ""
    while "read" in (leaf := page(seen, draft)).root["class"].split():
        found.append(leaf.text)
        draft = leaf.doors[-1].removeprefix("draft ")
    return found


def test_what_has_come_to_light_is_read_aloud_card_by_card_and_then_what_was_said(pleading):
    cards = [deck.text(character.card.id, SAY) for track in pleading.table.tracks for character in track]
    pages = read_aloud(pleading)
    assert [card in text for card, text in zip(cards, pages, strict=False)] == [True] * 6 and len(pages) == 6 + len(pleading.table.pleas)


def test_whoever_would_rather_see_all_at_once_need_not_read(pleading):
    assert "draft left" in page(pleading).doors and "draft look L1 left" in page(pleading, "left").doors


def test_among_robots_nothing_is_read_aloud(pleading):
    alone = tuple(Person("R", seat + 1, "" if seat == 0 else "stickler") for seat in range(8))
    drawn = Page(str(shown(express, View(pleading, alone, SAY, "", {}))))
    assert ("read" in drawn.root["class"], drawn.doors[-1]) == (False, "play all heard")


def test_over_each_track_stands_whose_it_is(pleading):
    tracks = page(pleading, "left").html.partition('class="tracks"')[2]
    assert tracks.count('class="aboard"') == 2


def test_whoever_is_at_the_lever_still_sees_whose_tracks_they_are():
    assert page(moment("lever").seen_by(None)).html.count('class="aboard"') == 2


def test_of_a_robot_at_the_lever_one_knows_what_it_minds(pleading):
    people = tuple(Person("R", seat + 1, "stickler" if seat == pleading.table.conductor else "") for seat in range(8))
    assert SAY("level.stickler") in Page(str(shown(express, View(pleading, people, SAY, "left", {})))).text


def test_the_page_to_be_read_aloud_says_so(pleading):
    assert "Read aloud: 1 of " in page(pleading).text


def test_beside_a_question_it_still_says_whose_turn_it_is(pleading):
    assert "Left crew: “Who on your track" in page(pleading, "prompt 0 left").text


def test_at_the_lever_the_phone_goes_to_whoever_drives():
    seen = moment("lever").seen_by(None)
    assert f"Phone to {PEOPLE[seen.table.conductor][0]}:" in page(seen).text


def test_after_the_trolley_the_card_is_named_that_the_crew_laid_and_two_more():
    seen = moment("verdict").seen_by(None)
    spared = seen.table.tracks[1 - seen.table.verdict]
    assert f"“{in_quotes(deck.text(spared[1].card.id, SAY), SAY)}” and two more" in page(seen).text


@pytest.fixture
def pinning():
    played = moment("modifier")
    return played.seen_by(next(iter(played.open)))


def pinned_on(seen, place):
    return f"{seen.words[seen.seat].modifiers[0]} {place}"


def test_in_the_midst_of_pinning_it_leads_back_to_what_was_begun(pinning):
    begun = pinned_on(pinning, "L1")
    assert f"draft {begun}" in page(pinning, f"look R1 {begun}").doors


def test_what_is_pinned_can_move_to_whom_one_looks_at(pinning):
    assert f"draft {pinned_on(pinning, 'R1')}" in page(pinning, f"look R1 {pinned_on(pinning, 'L1')}").doors


def test_what_is_pinned_on_it_already_stays(pinning):
    begun = pinned_on(pinning, "L1")
    assert page(pinning, f"look L1 {begun}").doors == ["why why.first", f"draft {begun}", f"draft look L2 {begun}"]


def test_it_says_all_that_is_pinned_on_it(pleading):
    place = next(place for place in pleading.table.places if pleading.table.tracks[place.side][place.character].pins and not place.figure)
    lying = pleading.table.tracks[place.side][place.character]
    text = page(pleading, f"look {place}").text
    assert all(deck.text(id, SAY) in text for id in (lying.card.id, *(pin.modifier for pin in lying.pins)))


def test_a_place_where_nobody_lies_shows_the_tracks(pleading):
    assert "draft look L1" in page(pleading, "look L9").doors


def test_one_crew_speaks_after_the_other_and_then_the_conductor_has_heard_enough(pleading):
    assert [page(pleading, draft).doors[-1] for draft in ("left", "right")] == ["draft right", "play all heard"]


@pytest.mark.parametrize(("draft", "onward"), [("look L1 right", "draft right"), ("prompt 3 right", "play all heard")])
def test_whoever_looks_at_a_card_or_asks_for_a_question_keeps_the_floor(pleading, draft, onward):
    assert onward in page(pleading, draft).doors


def test_robots_have_written_their_plea_down_and_take_no_turn(pleading):
    persons = (pleading.table.conductor, pleading.table.crews[1][0])
    robots = tuple(Person("R", seat + 1, "" if seat in persons else "stickler") for seat in range(8))
    page = Page(str(shown(express, View(pleading, robots, SAY, "left", {}))))
    assert (page.doors[-1], "right-speaks" in page.root["class"]) == ("play all heard", True)


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


def drawn(table, character):
    return str(tracks(replace(table, tracks=((character,), ())), SAY))


@pytest.fixture
def with_tom():
    """Who holds Tom Trolley and has Modifiers anyway: six tags, of which two may be pinned."""
    played = at("modifier", rounds=2, seats=7, tom="on", verdict="right")
    return played.seen_by(played.table.tom)


def test_tom_stands_beside_the_driver_too():
    seen = moment("jobs").seen_by(None)
    beside = replace(seen, table=replace(seen.table, tom=seen.table.conductor))
    assert page(beside).text.count(SAY("express.tom")) == 1


def test_whoever_may_pin_two_is_told_before_the_first(with_tom):
    assert SAY("express.pin-two") in page(with_tom).text


def test_the_plate_that_ends_the_turn_after_one_of_two_is_not_the_red_one(with_tom):
    first, second = with_tom.words[with_tom.seat].modifiers[:2]
    plates = [
        page(with_tom, draft).html.partition('data-do="play ')[0].rpartition("<button")[2]
        for draft in (f"{first} L1", f"{first} L1 {second} R1")
    ]
    assert ["line" in plate for plate in plates] == [True, False]
