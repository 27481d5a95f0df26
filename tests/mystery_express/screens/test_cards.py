"""Mystery Express in the hand: what one holds and knows, the inbox, standing orders, and what one is asked, by what the pages offer."""

import re
from collections import Counter
from dataclasses import replace
from itertools import takewhile
from random import Random

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import CATEGORY
from pygame_logic.mystery_express.train import hand_of
from pygame_logic.mystery_express.whereabouts import last_of_their_kind, surely_there
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
    assert "for everybody" in page.text and "only you" not in page.text


def test_it_is_held_up_by_whoever_asked_and_by_nobody_else():
    played = moment("turn", when=lambda played: is_deed("lounge")(played) and played.table.log[-1][0] == "card")
    at, seat = len(played.table.log) - 1, played.table.seat
    assert [other for other in range(4) if "for everybody" in page_of(played, other, "", at).text] == [seat]


def test_where_a_robot_has_asked_the_first_person_after_it_holds_the_phone_up():
    played = moment("turn", when=lambda played: is_deed("lounge")(played) and played.table.log[-1][0] == "card")
    at, robot = len(played.table.log) - 1, played.table.seat
    held_up = [other for other in range(4) if "for everybody" in page_of(played, other, "", at, {robot}).text]
    assert held_up == [(robot + 1) % 4]


def test_what_all_have_laid_open_is_held_up_by_its_cover_and_by_nobody_s_own_page():
    played = next(played for played in moments(1) if played.table.revealed)
    at = next(at for at, line in enumerate(played.table.log) if line[0] == "card" and line[3].kind == "open")
    assert [seat for seat in range(4) if "for everybody" in page_of(played, seat, "", at).text] == []


def news_of_two_legs():
    """On the second leg somebody has not read yet what the first has shown."""
    played = moment("turn", seed=5, when=lambda played: played.table.leg == 2)
    return page_of(played, played.table.seat, read=1)


def test_what_was_seen_before_the_city_stands_under_its_own_sign():
    assert "Leg 1: Paris\u00a0→ Stras" in news_of_two_legs().text


def test_on_one_leg_there_is_no_sign():
    played = moment("turn", when=lambda played: is_deed("dining")(played) and played.table.log[-1][0] == "card")
    assert "leg-sign" not in page_of(played, played.table.seat, read=len(played.table.log) - 1).html


def last_of_its_kind(played):
    """Somebody was asked who had only one such card."""
    at, line = len(played.table.log) - 1, played.table.log[-1]
    if line[0] != "card" or line[2].kind != "hand" or not is_deed("dining")(played):
        return False
    return at in last_of_their_kind(played.table, line[2].number)


def test_who_had_only_one_such_card_is_told_that_it_was_shown():
    played = moment("turn", when=last_of_its_kind)
    page = page_of(played, played.table.log[-1][2].number, read=len(played.table.log) - 1)
    assert f"This was your only clue of that category, so you were not asked: {NAMES[played.table.seat]} sees it." in page.text


def test_a_power_that_a_robot_has_used_is_no_page_of_its_own():
    played = moment("turn", powers="on", when=lambda played: played.table.log[-1][0] == "look")
    looker, seat = played.table.log[-1][1], played.table.seat
    assert "jot read" not in page_of(played, seat, read=len(played.table.log) - 1, robots={looker}).doors


@pytest.mark.parametrize(("phase", "verb"), [("hide", "hide"), ("guess", "guess")])
def test_a_tap_on_a_hand_chooses_it_and_no_more(phase, verb):
    played = moment(phase)
    seat = asked_in(played)
    doors = [page_of(played, None if phase == "guess" else seat, draft).doors for draft in ("", "left")]
    assert [[door for door in each if door.startswith("play")] for each in doors] == [[], [f"play {seat} {verb} left"]]


def test_the_sheet_is_in_reach_while_one_reads_the_news():
    assert {"draft sheet", "draft hand", "jot read"} <= {*news_of_two_legs().doors}


def test_alone_one_reads_what_came_of_the_last_turn_before_the_clock():
    played = moment("clock", when=lambda played: played.table.leg == 1 and not any(played.table.clock))
    page = page_of(played, 0, read=1, robots={1, 2, 3})
    assert ("jot read" in page.doors, "play all next" in page.doors) == (True, False)


def test_the_first_page_says_what_it_is_all_about_and_shows_ones_own_clues():
    played = moment("turn", seed=4)
    page = page_of(played, played.table.seat, read=0)
    assert page.html.count('class="clue"') == 7 and "jot begin" in page.doors


def test_who_has_begun_has_missed_no_news():
    played = moment("turn", seed=4)
    pocket = mystery.jotted(Pocket(), played.seen_by(played.table.seat), ["begin"], {})
    assert played.table.log[pocket.read - 1][0] == "leg"


def firsts_of(played, seat, draft="", pocket=None):
    return mystery.firsts(View(played.seen_by(seat), people_of(played.seats), SAY, draft, {}, pocket or Pocket(read=1_000)))


def test_whoever_has_sent_help_away_in_an_older_game_has_none_there():
    played = moment("turn")
    assert [firsts_of(played, played.table.seat, pocket=Pocket(read=1_000, guide=guide)) for guide in (False, True)] == [[], ["turn"]]


def test_a_table_that_does_without_help_has_none():
    played = moment("turn")
    without = Playthrough(mystery_express, played.seed, played.seats, played.options | {"guide": "off"}, played.moves)
    assert firsts_of(without, played.table.seat) == []


@pytest.mark.parametrize("phase", ["tunnel", "telegram", "reveal"])
def test_there_is_help_for_what_is_new_on_a_later_leg(phase):
    played = moment(phase)
    assert firsts_of(played, asked_in(played)) == [phase]


def test_what_it_is_all_about_is_told_once_on_a_phone():
    played = moment("turn", seed=4)
    view = View(played.seen_by(played.table.seat), people_of(4), SAY, "", {}, Pocket())
    assert [mystery.firsts(replace(view, met=met)) == ["begin"] for met in (frozenset(), frozenset({"begin"}))] == [True, False]


def test_what_came_of_a_robots_search_stands_before_the_clock():
    def has_searched(played):
        if played.table.phase != "clock" or any(played.table.clock) or played.table.leg > 2:
            return False
        turn = [*takewhile(lambda line: line[0] != "turn", reversed(played.table.log))]
        return any(line[0] == "bag" for line in turn)

    played = next(played for seed in range(60) for played in moments(seed, seats=3) if has_searched(played))
    thief = next(line[1] for line in reversed(played.table.log) if line[0] == "bag")
    pages = [str(shown(mystery, View(played.seen_by(None), people_of(3, robots), SAY))) for robots in ({thief}, set())]
    assert ['class="opened"' in page for page in pages] == [True, False]


def test_the_cars_come_into_sight_when_an_investigator_is_chosen():
    played = Playthrough(mystery_express, 3, 3)
    assert ['data-eyes="into"' in page_of(played, None, draft).html for draft in ("", "strauss")] == [False, True]


def test_the_last_investigator_is_chosen_already():
    played = Playthrough(mystery_express, 3, 5)
    for crew in ("macdouglas", "mirabella", "strauss", "mansard"):
        played.play(f"{asked_in(played)} be {crew} dining")
    assert f'data-do="play {asked_in(played)} be pransky club"' in page_of(played, None).html


def test_a_power_is_asked_about_by_its_kind_and_by_the_name_it_is_for():
    played = moment("power", when=lambda played: len(played.open) == 1)
    seat = asked_in(played)
    kind = SAY(f"mystery.category.{played.table.power_of(seat)}")
    assert f"{people_of(5)[seat].name}: look at the “{kind}?” clue" in page_of(played, None).text


def test_where_one_asks_stands_how_many_of_the_cards_one_could_name():
    played = moment("turn", when=lambda played: any(is_elsewhere(place, played.table.seat) for place in known_in(played)))
    pages = [page_of(played, played.table.seat, f"{action}").html for action in played.open[played.table.seat].open]
    assert any('class="eye"' in page for page in pages)


def known_in(played):
    return surely_there(played.seen_by(played.table.seat).table, played.table.seat)


def is_elsewhere(place, seat):
    return place.kind == "hand" and place.number != seat


def test_the_train_stands_on_its_line_where_it_is():
    played = moment("turn", when=lambda played: played.table.leg == 3)
    page = page_of(played, played.table.seat, "journey").html
    assert [len(re.findall(sign, page)) for sign in ('<li class="passed', 'class="onway"', 'aria-current="step"')] == [3, 1, 1]


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


def test_the_cover_of_a_turn_without_hours_does_not_say_that_it_goes_on():
    played = next(played for seed in range(50) for played in moments(seed) if played.table.phase == "turn" and not played.table.hours)
    assert cover(played) == "Your hours are used up: end your turn."


def test_the_cover_after_the_revelation_shows_all_what_was_laid_open_until_somebody_has_moved():
    played = next(played for played in moments(1) if played.table.revealed)
    shown, seat = played.table.revealed, played.table.seat
    covers = [str(mystery.under_cover(played.seen_by(None).table, SAY))]
    played.play(f"{seat} done")
    covers.append(str(mystery.under_cover(played.seen_by(None).table, SAY)))
    assert [cover.count('class="named"') for cover in covers] == [len(shown), 0]


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


def test_a_turn_with_hours_left_is_ended_only_by_whoever_was_asked_once_more():
    early = next(played for played in moments(1) if played.table.phase == "turn" and played.table.used)
    seat = early.table.seat
    doors, asked = (page_of(early, seat, draft).doors for draft in ("", "done"))
    assert (f"play {seat} done" in doors, "draft done" in doors, f"play {seat} done" in asked) == (False, True, True)


def test_a_turn_that_is_spent_is_ended_at_once():
    spent = next(
        played
        for played in moments(1)
        if played.table.phase == "turn" and not played.seen_by(played.table.seat).words[played.table.seat].open
    )
    assert f"play {spent.table.seat} done" in page_of(spent, spent.table.seat).doors


@pytest.mark.parametrize(("action", "why"), [("smoking", "no-two R26"), ("grip", "no-discards R29")])
def test_a_car_that_could_do_nothing_says_what_is_missing_there(action, why):
    lacking = (
        played
        for seed in range(50)
        for played in moments(seed)
        if played.table.phase == "turn" and played.seen_by(played.table.seat).words[played.table.seat].closed(action) == "nobody"
    )
    played = next(lacking)
    assert f"why mystery.why.{why}" in page_of(played, played.table.seat).doors
