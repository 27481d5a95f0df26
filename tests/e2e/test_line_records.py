"""The drawer: nothing is lost when the page is killed, the phone is full, or the game is open twice."""

import json

import pytest
from playwright.sync_api import Error

from tests.e2e.driver import Player, recorded
from tests.e2e.moments import PEOPLE, moment
from tests.screens.test_luggage import FULL
from web import luggage

from .line import at, board, drawer, lift_blind, offer, offline_ready, press, ready, sit_down, task

pytestmark = pytest.mark.guest


def test_a_page_that_is_killed_comes_back_where_it_was(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    offer(phone)
    asked, address = task(phone), phone.url
    with phone.expect_event("crash"), pytest.raises(Error):
        phone.goto("chrome://crash")
    again = phone.context.new_page()
    board(again, address)
    at(again, "cover")
    assert task(again) == asked


def test_a_game_left_in_the_middle_waits_at_the_station_after_a_restart(kept_phone, site):
    context = kept_phone()
    page = context.new_page()
    sit_down(page, site)
    lift_blind(page)
    offer(page)
    asked = task(page)
    offline_ready(page)
    context.close()
    page = kept_phone().new_page()
    board(page, site.url)
    press(page, "resume")
    at(page, "cover")
    assert task(page) == asked


SLOW_DISK = """() => {
    const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete')
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
        set(heard) { set.call(this, (event) => setTimeout(() => { window.lies = true; heard(event) }, 500)) }
    })
    document.addEventListener('painted', () => (window.lay = Boolean(window.lies)), {once: true})
}"""


def test_nothing_is_painted_before_the_disk_has_said_that_the_record_lies_there(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    press(phone, "draft 3")
    phone.wait_for_selector("[data-do='draft 3'][aria-pressed=true]")
    phone.evaluate(SLOW_DISK)
    press(phone, "play")
    at(phone, "cover")
    assert phone.evaluate("lay")


def test_a_second_tab_is_told_and_can_take_the_game_over(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    second = phone.context.new_page()
    board(second, phone.url)
    at(second, "locked")
    offer(phone)
    asked = task(phone)
    press(second, "take-over")
    at(second, "cover")
    assert task(second) == asked, "the newer record counts, not the one read at the start"
    at(phone, "locked")
    lift_blind(second)
    stored = drawer(second, site)
    phone.keyboard.press("Escape")
    press(phone, "home")
    at(phone, "home")
    assert drawer(second, site) == stored, "who has lost the game writes nothing any more"


def test_back_from_a_game_that_is_played_elsewhere_leads_home(phone, site):
    sit_down(phone, site)
    second = phone.context.new_page()
    board(second, phone.url)
    at(second, "locked")
    second.go_back()
    at(second, "home")


DEAF = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {set() {}})"


@pytest.mark.parametrize("ears", ["", DEAF], ids=["told", "untold"])
def test_a_tab_with_an_old_record_takes_up_the_newer_one(phone, site, ears):
    sit_down(phone, site)
    second = phone.context.new_page()
    second.add_init_script(ears)
    board(second, site.url)
    lift_blind(phone)
    offer(phone)
    asked = task(phone)
    phone.go_back()
    at(phone, "home")
    press(second, "resume")
    at(second, "cover")
    assert task(second) == asked


JAMS_ONCE = """
    const open = IDBFactory.prototype.open
    let times = 0
    IDBFactory.prototype.open = function (...words) {
        times += 1
        if (times === 1) throw new DOMException('jammed', 'UnknownError')
        return open.apply(this, words)
    }"""


@pytest.mark.expects("jammed")
def test_a_drawer_that_jams_once_is_opened_at_the_next_attempt(phone, site):
    phone.add_init_script(JAMS_ONCE)
    board(phone, f"{site.url}en/dilemma/")
    at(phone, "unsaved")
    press(phone, "close")
    press(phone, "start")
    at(phone, "cover")
    assert any(key.startswith("game/") for key in drawer(phone, site))


@pytest.mark.expects("QuotaExceededError", "Quota", "quota")
def test_what_could_not_be_kept_goes_along_with_the_next_attempt(phone, site):
    devtools = phone.context.new_cdp_session(phone)
    origin = site.url.rstrip("/")
    board(phone, f"{site.url}#settings")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    phone.locator("label:has([value=night])").click()
    at(phone, "unsaved")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    press(phone, "close")
    at(phone, "settings")
    assert json.loads(drawer(phone, site)["settings"])["theme"] == "night"


@pytest.mark.expects("QuotaExceededError", "Quota", "quota")
def test_a_full_phone_says_so_plays_on_and_saves_as_soon_as_there_is_room(phone, site):
    devtools = phone.context.new_cdp_session(phone)
    origin = site.url.rstrip("/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    board(phone, f"{site.url}en/dilemma/")
    press(phone, "start")
    at(phone, "unsaved")
    assert not any(key.startswith("game/") for key in drawer(phone, site))
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    press(phone, "close")
    at(phone, "cover")
    lift_blind(phone)
    offer(phone)
    asked = task(phone)
    board(phone, phone.url)
    at(phone, "cover")
    assert task(phone) == asked


@pytest.mark.expects("SecurityError", "refused")
def test_a_browser_without_a_drawer_says_that_nothing_is_kept_and_plays(phone, site):
    phone.add_init_script("Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('refused', 'SecurityError') }})")
    board(phone, f"{site.url}en/dilemma/")
    at(phone, "unsaved")
    press(phone, "close")
    press(phone, "start")
    at(phone, "cover")
    lift_blind(phone)
    offer(phone)


def test_an_exported_game_can_be_taken_in_by_another_phone(phone, site, visitor, tmp_path):
    sit_down(phone, site)
    board(phone, f"{site.url}#settings")
    with phone.expect_download() as download:
        press(phone, "export")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    other = visitor()
    board(other, f"{site.url}#settings")
    other.set_input_files("input[type=file]", file)
    at(other, "luggage")
    press(other, "take-in")
    other.wait_for_selector("[data-do='take-in']", state="detached")
    other.go_back()
    at(other, "settings")
    other.go_back()
    at(other, "home")
    press(other, "resume")
    at(other, "cover")


def test_a_file_of_everything_has_the_finished_games_whole(phone, site, tmp_path):
    player = Player(phone, site).open("en/").take_in(FULL).press("settings")
    with phone.expect_download() as download:
        press(phone, "export")
    download.value.save_as(tmp_path / "file")
    assert luggage.opened(json.loads((tmp_path / "file").read_text("utf-8"))).keys() == FULL.keys() == player.records().keys()


def test_a_file_that_is_none_of_ours_is_refused_in_plain_words(phone, site, tmp_path):
    board(phone, f"{site.url}#settings")
    (tmp_path / "other.json").write_text("[1, 2")
    phone.set_input_files("input[type=file]", tmp_path / "other.json")
    phone.go_back()
    at(phone, "home")
    phone.locator(".notice").wait_for()
    ready(phone)


def test_two_tabs_that_change_the_settings_keep_what_the_other_has_set(phone, site):
    board(phone, f"{site.url}#settings")
    second = phone.context.new_page()
    board(second, f"{site.url}#settings")
    phone.locator("label:has([value=night])").click()
    phone.wait_for_selector("html[data-theme=night]")
    second.locator("label:has([value=largest])").click()
    second.wait_for_selector("html[data-text=largest][data-theme=night]")
    assert {"theme": "night", "text": "largest"}.items() <= json.loads(drawer(phone, site)["settings"]).items()


def test_two_games_that_end_in_two_tabs_are_both_among_the_scores(phone, site):
    first, game = Player(phone, site).open("en/"), moment("end")
    first.take_in({f"game/0000000{number}": recorded(game, PEOPLE[: game.seats]) for number in (1, 2)})
    second = Player(phone.context.new_page(), site).open("en/")
    for number, player in enumerate((first, second), 1):
        player.press("games").press(f"resume 0000000{number}")
    for player in (first, second):
        while player.screen != "over":
            player.press(next(door for door in player.look()["doors"] if door in ("draft score", "play all next")))
    assert {entry["id"] for entry in json.loads(drawer(phone, site)["scores"])} == {"00000001", "00000002"}
