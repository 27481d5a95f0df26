"""Mystery Express in the hand: what one holds and knows, and what one is asked, by what the pages offer."""

import re
from collections import Counter

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import CATEGORY
from pygame_logic.mystery_express.train import hand_of
from tests.games import play_on, random_game
from tests.mystery_express.screens.seen import NAMES, SAY, asked_in, is_deed, moment, page_of
from web.games.mystery_express.clues import value_name
from web.games.mystery_express.deed import deed

ASKED = ("show", "put", "reveal", "give", "hide", "search", "chat", "tunnel", "look")
TABS = {"sheet", "log", "hand", "orders"}


def reached(played, seat):
    """Every move that can be pressed here, however it is begun."""
    todo, known, moves = [""], {""}, set()
    while todo:
        doors = page_of(played, seat, todo.pop()).doors
        moves |= {door for door in doors if door.startswith("play ")}
        drafts = {door.removeprefix("draft").strip() for door in doors if door.startswith("draft")} - known - TABS
        known |= drafts
        todo += drafts
    return moves


@pytest.mark.parametrize("phase", ASKED)
def test_every_answer_is_reached_by_pressing_and_none_that_is_not_open(phase):
    played = moment(phase, seed=4)
    seat = asked_in(played)
    assert reached(played, seat) == {f"play {seat} {word}" for word in played.open[seat]}


def seen_by(table, seat):
    """Every face this seat has seen."""
    secrets = [secret for seats, _, secret in table.whispers if seat in seats]
    return {card for secret in secrets for card in ([secret] if type(secret) is str else secret)} | {
        line[-1] for line in table.log if line[0] == "card" and line[-1]
    }


@pytest.mark.parametrize("seed", range(3))
def test_no_page_names_a_card_that_its_eyes_have_not_seen(seed):
    told, names = [], {value_name(value, SAY): value for value, category in CATEGORY.items() if category != "when"}
    for played in play_on(random_game(mystery_express, seed), seed):
        if played.is_over or played.ask.aloud or played.table.phase not in (*ASKED, "turn"):
            continue
        seat = asked_in(played)
        for html in (page_of(played, seat, draft, read).html for draft, read in (("", 0), ("", True), ("hand", True), ("orders", True))):
            faces = re.findall(r'class="face"><svg.*?</svg><strong>([^<]*)<', html) + re.findall(r'class="named".*?<b>([^<]*)<', html)
            told += [(len(played.moves), face) for face in faces if names[face.replace("&#39;", "’")] not in seen_by(played.table, seat)]
    assert told == []


def test_my_cards_name_what_was_seen_and_is_still_there():
    played = moment("turn", when=lambda played: is_deed("dining")(played) and played.table.log[-1][0] == "card")
    guest, seat = played.table.log[-1][2].number, played.table.seat
    card = next(secret for seats, at, secret in reversed(played.table.whispers) if at == len(played.table.log) - 1)
    listed = page_of(played, seat, "hand").html.split(f"<span>{NAMES[guest]}</span>")[1].split("</li>")[0]
    assert value_name(card, SAY) in listed


def test_a_guest_is_told_who_asks_and_for_what():
    played = moment("show", when=is_deed("dining"))
    seat = asked_in(played)
    category = SAY(f"mystery.category.{dict(played.table.matter[1:])[seat]}")
    assert f"{NAMES[played.table.seat]} asks you for a “{category}?” clue." in page_of(played, seat).text


def test_a_card_that_goes_round_is_passed_to_the_next_one():
    played = moment("show", when=lambda played: is_deed("passenger")(played) and asked_in(played) == played.table.seat)
    step = -1 if deed(played.table.log)[2] == "left" else 1
    assert f"Which one do you pass to {NAMES[(played.table.seat + step) % 4]}?" in page_of(played, played.table.seat).text


def test_a_card_one_holds_twice_is_there_once_and_says_so():
    played = moment("put", when=lambda played: max(Counter(played.table.hands[played.table.seat].cards).values()) == 2)
    doors = [door for door in page_of(played, asked_in(played)).doors if door.startswith("draft ")]
    assert len(doors) == len({*doors})


def test_under_a_card_stands_who_has_seen_it_in_this_game():
    def is_shown_again(played):
        seat = asked_in(played)
        mine = [line for line in played.table.log if line[0] == "card" and line[2] == hand_of(seat)]
        return any(f"show {line[-1]}" in played.open[seat] for line in mine)

    played = moment("show", when=is_shown_again)
    assert "Seen by" in page_of(played, asked_in(played)).text


def test_the_second_gift_can_be_chosen_first_and_taken_back():
    played = moment("give")
    seat = asked_in(played)
    first, second = played.open[seat][0].split(" ")[1:]
    assert f"draft - {second}" in page_of(played, seat, f"{first} {second}").doors


@pytest.mark.parametrize(("phase", "verb"), [("hide", "hide"), ("guess", "guess")])
def test_a_tap_on_a_hand_chooses_it_and_no_more(phase, verb):
    played = moment(phase)
    seat = asked_in(played)
    doors = [page_of(played, None if phase == "guess" else seat, draft).doors for draft in ("", "left")]
    assert [[door for door in each if door.startswith("play")] for each in doors] == [[], [f"play {seat} {verb} left"]]
