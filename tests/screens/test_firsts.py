"""What comes for the first time on this phone is explained once, to each who plays; then it can be had again from the menu."""

import json

import pytest

from tests.e2e.moments import record_of
from tests.screens.phone import Phone
from web.firsts import Met

PAPER = 'class="guide'
SIGN = 'aria-expanded="false"'


def seated(phone):
    return phone.seat("Anna", "Ben", "Chiara", clock="none")


def passed_round(phone=None):
    """Three people; whoever begins has the phone."""
    return seated(phone or Phone()).press("uncover")


def offered(phone):
    return next(door for door in phone.page.doors if door.startswith("draft ") and door.split(" ")[1].isdecimal())


def laid(phone):
    phone.press(offered(phone))
    return phone.press(next(door for door in phone.page.doors if door.startswith("play ")))


def is_told(phone):
    """Whether it lies open, waits beside the menu, or is not there."""
    return "open" if PAPER in phone.page.html else "folded" if SIGN in phone.page.html else "away"


def test_what_is_new_lies_open_at_the_head_of_its_page():
    assert is_told(passed_round()) == "open"


def test_it_stays_as_long_as_one_is_busy_with_it():
    phone = passed_round()
    assert is_told(phone.press(offered(phone))) == "open"


def test_it_is_folded_away_with_one_tap_and_unfolded_with_another():
    phone = passed_round()
    assert [is_told(phone.press("fold")) for _ in range(2)] == ["folded", "open"]


def test_whoever_goes_on_has_been_told():
    phone = passed_round()
    seat = phone.shell.session.asked
    assert json.loads(laid(phone).records["met"])["dilemma.offer"] == [phone.shell.session.id, seat]


def test_each_who_shares_the_phone_is_told():
    """Whoever offers next offers for the first time, and nobody can tell from that page what others were shown."""
    phone = laid(passed_round())
    while phone.screen == "cover" or phone.shell.session.played.table.phase != "offer":
        leads_on = ("uncover", "play all next", "draft score")
        phone.press(next(do for do in phone.page.doors if do in leads_on or do.endswith((" go", " pass"))))
    assert is_told(phone) == "open"


def of_another_game(phone):
    """The same record, as an earlier game has left it."""
    met = {thing: ["0", *seats] for thing, (_, *seats) in json.loads(phone.records["met"]).items()}
    return Phone(records={"met": json.dumps(met)})


def test_in_the_next_game_it_is_not_told_again():
    assert is_told(passed_round(of_another_game(laid(passed_round())))) == "away"


def test_in_the_game_in_which_it_came_it_stays_at_hand():
    phone = Phone(records={"game/1": record_of("turn")}).press("resume 1").press("uncover").press("jot read")
    assert [is_told(phone.press(f"draft {tab}")) for tab in ("hand", "sheet", "hand")] == ["open", "open", "folded"]


def test_a_page_that_is_decided_at_a_glance_keeps_its_room():
    phone = Phone(records={"game/1": record_of("turn")}).press("resume 1").press("uncover").press("jot read")
    assert [is_told(phone), is_told(phone.press("fold"))] == ["folded", "open"]


def test_it_is_brought_back_from_the_menu():
    phone = passed_round(of_another_game(laid(passed_round())))
    assert is_told(phone.press("menu").press("explain").press("uncover")) == "open"


def test_the_menu_says_nothing_behind_the_blind():
    assert "explain" not in seated(Phone()).press("menu").page.doors


def test_a_lesson_explains_itself_and_does_not_count():
    phone = passed_round()
    phone.shell.session.is_kept = False
    phone.press("fold")
    assert is_told(phone) == "away"


@pytest.mark.parametrize("record", ["[]", '{"a": []}', '{"a": ["0", "x"]}', '{"a": ["../x"]}', '{"a": 1}', '{"a": ["0", true]}'])
def test_a_record_that_is_none_is_put_aside_and_all_is_new(record):
    phone = passed_round(Phone(records={"met": record}))
    assert (is_told(phone), phone.records["kept/met"]) == ("open", record)


def test_the_record_reads_what_it_has_written():
    record = {"dilemma.life": ["3f2a", None], "mystery.turn": ["3f2a", None, 0, 2]}
    assert Met.of(record).record() == record
