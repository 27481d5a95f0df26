"""Dilemma's pages: whatever may be said can be pressed, nothing else can, and what happened is told as it was."""

from dataclasses import replace
from random import Random

import pytest

from pygame_logic.dilemma.arena import Hand
from pygame_logic.dilemma.throw import Throws
from tests.dilemma.screens.seen import OPTIONS, SAY, SETTINGS, fought, game, page, people, throw, view
from tests.screens.phone import Page
from web.games.dilemma.game import GAME as dilemma
from web.pages.table import shown
from web.view import View


def doors_to(played, seat):
    """What this seat's pages can be brought to say, throw and aim, by picking cards first where that is the way."""
    drafts, pages = [""], []
    for draft in drafts:
        pages.append(page(played, view(played, seat), draft))
        outs = [element["data-out"] for element in pages[-1].elements if "data-out" in element]
        drafts += {do.partition(" ")[2] for do in (*pages[-1].doors, *outs) if do.startswith("draft")} - {*drafts}
    said = {do for each in pages for do in each.doors if do.startswith("play ")}
    said |= {each for page in pages for element in page.elements if (each := element.get("data-out", "")).startswith("play ")}
    cards = {int(element["data-throw"]) for each in pages for element in each.elements if "data-throw" in element}
    aimed = {int(element["data-marker"]) for each in pages for element in each.elements if "data-marker" in element}
    return said, cards, aimed


@pytest.mark.parametrize("way", OPTIONS["way"])
@pytest.mark.parametrize("clock", OPTIONS["clock"])
@pytest.mark.parametrize("offer", OPTIONS["offer"])
def test_every_open_word_can_be_pressed_and_no_press_is_illegal(way, clock, offer):
    chance = Random(f"{way} {clock} {offer}")
    played = game(seats=chance.choice((3, 4, 5)), seed=chance.randrange(1000), way=way, clock=clock, offer=offer)
    for _ in range(25):
        for seat, words in played.open.items():
            said, cards, aimed = doors_to(played, seat)
            called = "all" if seat is None else str(seat)
            plain = words.others if isinstance(words, Throws) else words
            missing = {f"play {called} {word}" for word in plain} - said
            if seat is None and word_comes_by_itself(played):
                missing.discard("play all time")
            throwable = set(words.cards) if isinstance(words, Throws) else set()
            if missing or not throwable <= cards or not throwable <= aimed:
                raise AssertionError(f"{played.table.phase}: {missing}, {throwable} of {cards}, {aimed}")
            for press in said:
                played.read(press.removeprefix("play "))  # raises where a page offers what is not open
        seat, words = chance.choice([*played.open.items()])
        word = words.example(chance.random) if isinstance(words, Throws) else chance.choice(words)
        played.play(f"{'all' if seat is None else seat} {word}")


def word_comes_by_itself(played):
    """Without a limit nobody calls time before a duel card lies there."""
    return played.table.phase == "throw" and played.table.closes is None


def test_no_page_has_a_style_attribute_or_an_id_twice():
    chance, wrong = Random(8), []
    for way in OPTIONS["way"]:
        played = game(seats=5, way=way)
        for _ in range(120):
            seat, words = chance.choice([*played.open.items()])
            seen = page(played, view(played, seat))
            ids = [element["id"] for element in seen.elements if "id" in element]
            wrong += [played.table.phase] if "style=" in seen.html or len(ids) > len(set(ids)) else []
            word = words.example(chance.random) if isinstance(words, Throws) else chance.choice(words)
            played.play(f"{'all' if seat is None else seat} {word}")
    assert wrong == []


def test_a_responder_sees_the_offer_and_the_own_cards_only():
    played = game("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go")
    labels = {element.get("aria-label") for element in page(played, 2).elements if "thrown" in element.get("class", "")}
    assert labels == {"Anne: 8, flat in the arena"}


def test_only_the_last_who_threw_shows_the_race_to_everybody_and_the_others_pass_the_phone_on():
    first, last = ("1 go", "1 " + throw(3), "1 pass"), ("2 go", "2 " + throw(5))
    labels = [page(game("0 offer 8", *moves, seats=3), seat).text for moves, seat in ((first[:2], 1), ((*first, *last), 2))]
    assert [SAY("dilemma.done.last") in label for label in labels] == [False, True]


def test_whoever_passes_last_shows_the_race_to_everybody_with_a_press_of_its_own():
    """Or else the race would run in one hand."""
    played = game("0 offer 8", "1 go", "1 " + throw(3), "1 pass", "2 go", seats=3)
    doors = page(played, 2).doors
    asked = page(played, view(played, 2), "pass")
    assert ("draft pass" in doors, "play 2 pass" in doors, "play 2 pass" in asked.doors) == (True, False, True)
    assert SAY("dilemma.done.last") in asked.text


def test_how_many_cards_each_has_in_hand_stands_beside_what_they_have_won():
    played = game("0 offer 8", "1 go", "1 pass", "2 go", "2 pass", seats=3)
    assert [page(played, None).text.count(SAY("dilemma.in-hand", n=n)) for n in (9, 10)] == [1, 2]


def test_who_holds_only_cards_of_the_offers_value_is_warned():
    played = game("0 offer 6", "1 go")
    table = played.table.with_hand(1, cards=(6,))
    seen = played.seen_by(1)
    warned = type(seen)(1, table.seen_by(1), seen.awaited, {1: Throws((6,), 0, 8000)}, {}, False, 0)
    assert SAY("dilemma.only-equals") in Page(str(shown(dilemma, View(warned, people(4), SAY, "", SETTINGS)))).text


def test_whoever_threw_an_equal_card_reads_why_they_are_asked_again():
    played = game("0 offer 3", "1 go", "1 " + throw(3))
    assert "same value" in page(played, 1).text


@pytest.mark.parametrize("left,told", [((), "over.none"), ((4,), "over.one"), ((2, 9), "over.one")])
def test_the_last_page_tells_why_the_game_is_over_and_what_does_not_count(left, told):
    played = fought("peace", "conflict")
    table = replace(played.table, phase="over", hands=(*(Hand(()) for _ in range(3)), Hand(left)))
    ended = View(replace(played.seen_by(None), table=table), people(4), SAY)
    sentence = SAY.plain(f"dilemma.{told}", name="Daniel", cards=", ".join(map(str, left)))
    assert sentence in Page(str(shown(dilemma, ended))).text
