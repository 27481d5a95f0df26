"""Mystery Express in the hand: what one holds and knows, the inbox, standing orders, and what one is asked, by what the pages offer."""

import re
from collections import Counter
from random import Random

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import CATEGORY
from pygame_logic.mystery_express.train import hand_of
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_game, random_move
from tests.screens.phone import Page
from web.games.mystery_express.clues import value_name
from web.games.mystery_express.deed import deed
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.pocket import Pocket
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

NAMES = ("Anna", "Bernard", "Clara", "Daniel", "Eva")
ASKED = ("show", "put", "reveal", "give", "hide", "search", "chat", "tunnel", "look")
TABS = {"sheet", "log", "hand", "orders"}
SAY = Say("en")


def people_of(seats, robots=()):
    return tuple(Person(name, colour, "snoop" if colour - 1 in robots else "") for colour, name in enumerate(NAMES[:seats], 1))


def page_of(played, seat, draft="", read=True, robots=(), **pocket):
    pocket = Pocket(read=len(played.table.log) if read is True else read, **pocket)
    people = people_of(played.table.number, robots)
    return Page(str(shown(mystery, View(played.seen_by(seat), people, SAY, draft, {}, pocket))))


def moments(seed, seats=4, **options):
    """A game at random, move by move."""
    played, chance = Playthrough(mystery_express, seed, seats, options), Random(seed).random
    while not played.is_over:
        yield played
        played.play(random_move(played, chance))


def moment(phase, seed=3, when=lambda played: True, **options):
    return next(played for played in moments(seed, **options) if played.table.phase == phase and when(played))


def asked_in(played):
    return next(iter(played.open))


def is_deed(action):
    return lambda played: any(line[0] == action for line in played.table.log) and deed(played.table.log)[0] == action


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
    assert f"{NAMES[played.table.seat]} asks you for a clue: {category}." in page_of(played, seat).text


def test_a_card_that_goes_round_is_passed_to_the_next_one():
    played = moment("show", when=lambda played: is_deed("passenger")(played) and asked_in(played) == played.table.seat)
    step = -1 if deed(played.table.log)[2] == "left" else 1
    assert f"Which one do you pass to {NAMES[(played.table.seat + step) % 4]}?" in page_of(played, played.table.seat).text


def test_a_card_one_holds_twice_is_there_once_and_says_so():
    played = moment("put", when=lambda played: max(Counter(played.table.hands[played.table.seat].cards).values()) == 2)
    doors = [door for door in page_of(played, asked_in(played)).doors if door.startswith("draft ")]
    assert len(doors) == len({*doors})


def test_under_a_card_stands_who_has_surely_seen_it_there():
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


def test_a_news_page_comes_only_when_something_was_learnt():
    """Whoever has shown a card by own choice learns nothing from it."""
    played = moment("turn", when=lambda played: is_deed("dining")(played) and played.table.log[-1][0] == "card")
    at, guest = max((at, line[2].number) for at, line in enumerate(played.table.log) if line[0] == "card")
    assert "jot read" not in page_of(played, guest, "hand", read=at).doors


def test_what_the_conductor_gets_after_a_search_was_not_stolen():
    """He stands in the sleeping car: between the guess and the card he gets, nobody else has moved."""

    def is_given(played):
        return is_deed("sleeping")(played) and played.table.log[-1][0] == "card" and played.table.log[-1][3].kind == "slot"

    played = next(played for seed in range(50) for played in moments(seed) if played.table.phase == "turn" and is_given(played))
    assert "jot read" not in page_of(played, played.table.seat, read=len(played.table.log) - 1).doors


def test_who_was_robbed_is_told_what_is_gone():
    played = moment("turn", when=lambda played: is_deed("sleeping")(played) and played.table.log[-1][0] == "card")
    thief, victim = played.table.seat, played.table.log[-1][2].number
    page = page_of(played, victim, read=len(played.table.log) - 1)
    assert f"{NAMES[thief]} takes this from your luggage." in page.text


def test_what_was_shown_to_all_may_be_held_up_for_all():
    played = moment("turn", when=lambda played: is_deed("lounge")(played) and played.table.log[-1][0] == "card")
    page = page_of(played, played.table.seat, read=len(played.table.log) - 1)
    assert "Everybody may see these" in page.text and "only you" not in page.text


def test_whoever_sits_with_robots_is_told_what_they_did_meanwhile():
    played = moment("turn", when=lambda played: deed(played.table.log)[1] != played.table.seat if played.table.leg > 1 else False)
    seat = played.table.seat
    page = page_of(played, seat, read=0, robots={0, 1, 2, 3} - {seat})
    assert "Meanwhile" in page.text


def test_a_question_of_a_robot_needs_no_other_page_before_it():
    played = moment("show", when=lambda played: is_deed("dining")(played) and asked_in(played) != played.table.seat)
    seat, at = asked_in(played), max(at for at, line in enumerate(played.table.log) if line[0] == "dining")
    assert "jot read" not in page_of(played, seat, read=at, robots={0, 1, 2, 3} - {seat}).doors


def test_an_order_is_numbered_and_taken_back_by_a_second_press():
    played = moment("show")
    seat = asked_in(played)
    card = played.open[seat][0].split(" ")[1]
    words = ["first", CATEGORY[card], card]
    once = mystery.jotted(Pocket(), played.seen_by(seat), words, {})
    twice = mystery.jotted(once, played.seen_by(seat), words, {})
    assert (once.orders, twice.orders) == ({CATEGORY[card]: (card,)}, {CATEGORY[card]: ()})


def test_an_order_shows_the_first_of_its_cards_that_is_in_hand():
    played = moment("show")
    seat = asked_in(played)
    first, *_, last = dict.fromkeys(word.split(" ")[1] for word in played.open[seat])
    gone = next(value for value in mystery_express.cards_of(CATEGORY[last], 5) if f"show {value}" not in played.open[seat])
    assert mystery.standing(played.seen_by(seat), Pocket(orders={CATEGORY[last]: (gone, last, first)})) == f"show {last}"


def test_who_has_no_power_gives_no_order_about_it():
    played = moment("turn", powers="off")
    assert "jot power" not in page_of(played, played.table.seat, "orders").doors


def cover(played):
    return mystery.task(played.seen_by(None), asked_in(played), people_of(4), SAY)


def test_the_cover_says_who_asks_everybody_for_what():
    played = moment("show", when=is_deed("lounge"))
    _, asker, category = deed(played.table.log)
    assert cover(played) == f"{NAMES[asker]} asks everybody for a clue: {SAY(f'mystery.category.{category}')}."


def test_the_cover_after_a_guess_shows_all_what_came_of_it():
    played = moment("search")
    assert "Found!" in str(mystery.under_cover(played.seen_by(None).table, SAY))


@pytest.mark.parametrize("language", ["en", "fr", "it", "uk"])
def test_every_cover_has_its_sentence(language):
    people, say, seen = people_of(4), Say(language), set()
    for played in moments(5):
        if not played.ask.aloud:
            seen.add(mystery.task(played.seen_by(None), asked_in(played), people, say))
    assert len(seen) > 12
