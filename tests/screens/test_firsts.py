"""What comes for the first time on this phone is explained once, to each who plays; then it can be had again from the menu."""

import json

import pytest

from tests.e2e.moments import record_of
from tests.screens.phone import Phone
from web.firsts import Met


def given(met=None, moment="show"):
    """Of four who share a phone, two are asked for a clue; on this phone so much has been told."""
    return Phone(records={"game/1": record_of(moment)} | ({"met": met} if met else {})).press("resume 1").press("uncover")


def asked(phone=None):
    """On the page that asks it: whoever is new here reads before that what it is all about."""
    phone = phone or given()
    return phone.press("jot begin") if "jot begin" in phone.page.doors else phone


def shown(phone):
    return phone.press("draft greed").press(next(door for door in phone.page.doors if door.startswith("play ")))


def of_another_game(phone):
    """The same record, as an earlier game has left it."""
    return json.dumps({thing: ["0", *seats] for thing, (_, *seats) in json.loads(phone.records["met"]).items()})


def is_told(phone):
    """Whether it lies open, waits beside the menu, or is not there."""
    html = phone.page.html
    return "open" if 'class="guide' in html else "folded" if 'aria-expanded="false"' in html else "away"


def test_what_is_new_lies_open_at_the_head_of_its_page():
    assert is_told(asked()) == "open"


def test_it_stays_as_long_as_one_is_busy_with_it():
    assert is_told(asked().press("draft greed")) == "open"


def test_it_is_folded_away_with_one_tap_and_unfolded_with_another():
    phone = asked()
    assert [is_told(phone.press("fold")) for _ in range(2)] == ["folded", "open"]


def test_whoever_goes_on_has_been_told():
    phone = asked()
    seat = phone.shell.session.asked
    assert json.loads(shown(phone).records["met"])["mystery.show"] == ["1", seat]


def test_each_who_shares_the_phone_is_told():
    """The other one, too, is asked for the first time, and nobody can tell from that page what the first was shown."""
    phone = shown(asked())
    while phone.screen != "cover":
        phone.press(next(door for door in phone.page.doors if door.endswith(" no")))  # powers are not used
    assert is_told(asked(phone.press("uncover"))) == "open"


def test_in_the_next_game_it_is_not_told_again():
    assert is_told(asked(given(of_another_game(shown(asked()))))) == "away"


def test_in_the_next_game_what_it_is_all_about_is_not_told_again():
    assert "jot begin" not in given(of_another_game(shown(asked()))).page.doors


def test_in_the_game_in_which_it_came_it_stays_at_hand():
    phone = given(moment="turn").press("jot read")
    assert [is_told(phone.press(f"draft {tab}")) for tab in ("hand", "sheet", "hand")] == ["open", "open", "folded"]


def test_on_a_page_that_has_no_room_it_waits_to_be_unfolded():
    phone = given(moment="turn").press("jot read")
    assert [is_told(phone), is_told(phone.press("fold"))] == ["folded", "open"]


def test_what_was_told_long_ago_is_brought_back_from_the_menu():
    phone = asked(given(of_another_game(shown(asked()))))
    assert is_told(phone.press("menu").press("explain").press("uncover")) == "open"


def test_the_menu_says_nothing_of_it_behind_the_blind():
    assert "explain" not in Phone(records={"game/1": record_of("show")}).press("resume 1").press("menu").page.doors


def test_the_menu_offers_nothing_that_the_page_has_no_place_for():
    phone = Phone().seat("Anna", "Ben", "Clara", way="flat")
    assert "explain" not in phone.press("menu").page.doors


def test_a_lesson_explains_itself_and_does_not_count():
    phone = asked()
    phone.shell.session.is_kept = False
    assert is_told(phone.press("fold")) == "away"


@pytest.mark.parametrize(
    "record", ["[]", '{"a": []}', '{"a": ["0", "x"]}', '{"a": ["../x"]}', '{"a": 1}', '{"a": ["0", true]}', '{"a": ["0", -1]}']
)
def test_a_record_that_is_none_is_put_aside_and_all_is_new(record):
    phone = given(record)
    assert ("jot begin" in phone.page.doors, phone.records["kept/met"]) == (True, record)


def test_the_record_reads_what_it_has_written():
    record = {"dilemma.life": ["3f2a", None], "mystery.turn": ["3f2a", None, 0, 2]}
    assert Met.of(record).record() == record
