"""The news of Mystery Express: what somebody has learnt since they last had the phone, told once, and held up by one."""

from itertools import takewhile

from pygame_logic.mystery_express.whereabouts import last_of_their_kind
from tests.mystery_express.screens.seen import NAMES, SAY, asked_in, is_deed, moment, moments, page_of, people_of
from web.games.mystery_express.deed import deed
from web.games.mystery_express.game import GAME as mystery
from web.pages.table import shown
from web.view import View


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
    assert f"{NAMES[thief]} takes this from your bag." in page.text


def test_what_was_shown_to_all_may_be_held_up_for_all():
    played = moment("turn", when=lambda played: is_deed("lounge")(played) and played.table.log[-1][0] == "card")
    page = page_of(played, played.table.seat, read=len(played.table.log) - 1)
    assert "for everybody" in page.text and "only you" not in page.text


def test_while_it_goes_from_hand_to_hand_nothing_of_one_s_own_is_a_tap_away():
    played = moment("turn", when=lambda played: is_deed("lounge")(played) and played.table.log[-1][0] == "card")
    doors = page_of(played, played.table.seat, read=len(played.table.log) - 1).doors
    assert [do for do in doors if do.startswith("draft")] == [] and "jot read" in doors


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


def test_the_sheet_is_in_reach_while_one_reads_the_news():
    assert {"draft sheet", "draft hand", "jot read"} <= {*news_of_two_legs().doors}


def test_alone_one_reads_what_came_of_the_last_turn_before_the_clock():
    played = moment("clock", when=lambda played: played.table.leg == 1 and not any(played.table.clock))
    page = page_of(played, 0, read=1, robots={1, 2, 3})
    assert ("jot read" in page.doors, "play all next" in page.doors) == (True, False)


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


def test_whoever_sits_with_robots_is_told_what_they_did_meanwhile():
    played = moment("turn", when=lambda played: deed(played.table.log)[1] != played.table.seat if played.table.leg > 1 else False)
    seat = played.table.seat
    page = page_of(played, seat, read=0, robots={0, 1, 2, 3} - {seat})
    assert "Meanwhile" in page.text


def test_a_question_of_a_robot_needs_no_other_page_before_it():
    played = moment("show", when=lambda played: is_deed("dining")(played) and asked_in(played) != played.table.seat)
    seat, at = asked_in(played), max(at for at, line in enumerate(played.table.log) if line[0] == "dining")
    assert "jot read" not in page_of(played, seat, read=at, robots={0, 1, 2, 3} - {seat}).doors
