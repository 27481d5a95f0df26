"""The deal of the day: the same for everybody on one date, kept in a small record, told to others without spoiling anything."""

import json
import time
from datetime import UTC, date, datetime

import pytest

from tests.screens.phone import NOW, Phone
from web import today
from web.daily import Daily, as_text
from web.dates import date_here
from web.fragment import folded
from web.games import GAMES
from web.pages import today as pages

CASE, TROLLEY = "mystery", "express"
WON = {CASE: "11010", TROLLEY: "l lrlr because of the aunt"}
NUMBER = today.number_of(NOW)
HOUR, A_DAY = 3_600_000, 24 * 3_600_000
every_game = pytest.mark.parametrize("game", today.games(), ids=lambda game: game.KEY)


@pytest.fixture
def zone(monkeypatch):
    """Says in which time zone this phone is."""

    def here(name):
        monkeypatch.setenv("TZ", name)
        time.tzset()

    yield here
    monkeypatch.undo()
    time.tzset()


def moment(*when):
    return int(datetime(*when, tzinfo=UTC).timestamp() * 1000)


def kept(*rows):
    return {"today": json.dumps(rows)} if rows else {}


def at_today(*rows, now=NOW, **more):
    phone = Phone(**{"records": kept(*rows)} | more)
    phone.send({"do": "today", "now": now})
    return phone


def rows(phone):
    return json.loads(phone.records.get("today", "[]"))


def told(phone):
    return phone.page.text




# -- which day it is


@pytest.mark.parametrize(("name", "day"), [("Europe/Kyiv", 2), ("America/New_York", 1), ("UTC", 1)])
def test_the_day_is_the_one_on_this_phones_own_calendar(zone, name, day):
    zone(name)
    assert date_here(moment(2027, 3, 1, 22, 30)) == date(2027, 3, day)


def test_on_the_day_when_the_clocks_change_it_is_one_day_for_as_long_as_it_lasts(zone):
    zone("Europe/Kyiv")  # 23 hours, from 22:00 to 21:00 UTC
    hours = [date_here(moment(2027, 3, 27, 21) + at * HOUR) for at in range(26)]
    assert hours.count(date(2027, 3, 28)) == 23


def test_the_first_day_is_number_one(zone):
    zone("UTC")
    assert today.number_of(moment(today.BEGIN.year, today.BEGIN.month, today.BEGIN.day)) == 1


@pytest.mark.parametrize("now", [0, moment(2026, 11, 1)])
def test_before_the_first_day_the_page_says_so_and_deals_nothing(now):
    phone = at_today(now=now)
    assert [do for do in phone.page.doors if do.startswith("begin")] == []


def test_a_press_after_midnight_deals_the_new_day():
    phone = at_today()
    phone.press(f"begin {TROLLEY}", now=NOW + A_DAY)
    assert phone.shell.session.day == NUMBER + 1


# -- what is dealt


@every_game
def test_two_phones_are_dealt_the_same(game):
    one, other = (Phone(chance=luck).press("today").press(f"begin {game.KEY}") for luck in (lambda: 0.1, lambda: 0.9))
    assert one.shell.session.played.table == other.shell.session.played.table


@every_game
def test_another_day_deals_another_game(game):
    assert len({game.TODAY.dealt(game, number).seed for number in range(1, 367)}) == 366


@every_game
def test_after_the_last_deal_of_the_list_the_first_one_comes_again(game):
    seeds = game.TODAY.seeds
    assert game.TODAY.dealt(game, len(seeds) + 1).seed == seeds[0]


def test_a_list_is_read_as_it_was_written():
    assert Daily(as_text([7, 9, 1300])).seeds == (7, 9, 1300)


def test_whoever_has_played_here_before_plays_by_that_name():
    phone = Phone().seat("Zoé", "Ida", "Noé", game=CASE)
    phone = at_today(records=phone.records).press(f"begin {CASE}")
    assert phone.shell.session.people[0].name == "Zoé"


@every_game
def test_a_day_that_is_under_way_goes_on(game):
    phone = Phone().press("today").press(f"begin {game.KEY}")
    id = phone.shell.session.id
    phone = at_today(records=phone.records).press(f"begin {game.KEY}")
    assert phone.shell.session.id == id


@every_game
def test_it_is_the_days_still_after_the_phone_was_switched_off(game):
    phone = Phone().press("today").press(f"begin {game.KEY}")
    assert phone.restarted().shell.session.day == NUMBER


@pytest.mark.parametrize("day", [-1, "7", 1.5, True, 10**9])
def test_a_game_of_no_such_day_is_put_aside(day):
    phone = Phone().press("today").press(f"begin {CASE}")
    (key,) = [key for key in phone.records if key.startswith("game/")]
    record = json.loads(phone.records[key]) | {"day": day}
    assert f"kept/{key}" in Phone(records={key: json.dumps(record)}).records


# -- what came of it


@every_game
def test_a_day_is_played_once(game):
    assert f"begin {game.KEY}" not in at_today((game.KEY, NUMBER, WON[game.KEY])).page.doors


@every_game
def test_what_came_of_it_is_told_to_others(game):
    phone = at_today((game.KEY, NUMBER, WON[game.KEY]), can=["send", "copy"])
    (text,) = {each["data-text"] for each in phone.page.elements if "data-text" in each}
    assert text.splitlines()[1:] == [*game.TODAY.posted(WON[game.KEY], phone.shell.say)]


def test_the_text_names_the_edition(monkeypatch):
    monkeypatch.setattr(pages, "edition", lambda: {"version": "9.9"})
    phone = at_today((CASE, NUMBER, WON[CASE]), can=["copy"])
    assert any("9.9" in each.get("data-text", "") for each in phone.page.elements)


def test_the_last_four_weeks_lie_on_the_page_each_from_its_monday():
    days = [each["datetime"] for each in at_today().page.elements if "aria-label" in each and "datetime" in each]
    assert len(days) == 2 * 28 and date.fromisoformat(days[0]).weekday() == 0 and date_here(NOW).isoformat() in days


@pytest.mark.parametrize(("days", "length"), [((), 0), ((7,), 1), ((5, 6), 2), ((4, 5), 0), ((3, 5, 6, 7), 3), ((6, 7, 8), 2)])
def test_a_streak_lasts_until_today_or_yesterday(days, length):
    assert today.streak(dict.fromkeys(days, ""), 7) == length


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [CASE, NUMBER],
        ["chess", NUMBER, "11010"],
        ["dilemma", NUMBER, "11010"],
        [CASE, 0, "11010"],
        [CASE, "1", "11010"],
        [CASE, NUMBER, "11012"],
        [CASE, NUMBER, 11010],
        [TROLLEY, NUMBER, "l lrlr \u202e"],
        [TROLLEY, NUMBER, "l lrlr " + "x" * 81],
    ],
)
def test_of_a_damaged_record_what_is_right_is_kept(wrong):
    phone = at_today(wrong, (CASE, NUMBER - 1, WON[CASE]))
    assert (rows(phone), "kept/today" in phone.records) == ([[CASE, NUMBER - 1, WON[CASE]]], True)


# -- as a link


def link(number, theirs="1", key=CASE):
    return f"{today.LINK}{folded([theirs, key, number])}"


def test_a_link_leads_to_the_page_of_the_day():
    path = today.as_link(GAMES[CASE], NUMBER, "").removeprefix("#")
    assert Phone(where=path).screen == "today"


def test_a_link_of_another_edition_says_so():
    assert "9.9" in told(Phone(where=link(NUMBER, "9.9")))


def test_a_link_of_another_day_says_which():
    assert f"no. {NUMBER - 3}" in told(Phone(where=link(NUMBER - 3)))


FOREIGN = ([], ["1", CASE, 0], ["1", CASE, "1"], ["\n", CASE, 1], [2, CASE, 1], ["1", "dilemma", 1], ["1", "chess", 1])


@pytest.mark.parametrize("rest", ["", "!!", *map(folded, FOREIGN)])
def test_a_foreign_or_hostile_link_says_so_in_a_sentence(rest):
    phone = Phone(where=f"{today.LINK}{rest}")
    assert (phone.screen, phone.shell.say("wrong-game.title") in told(phone)) == ("home", True)
