"""In the middle of a game: a file lies damaged on the phone, Python falls silent or finds no memory, the drawer is emptied."""

from shutil import copytree

import pytest

from tests.e2e.driver import Player
from tests.e2e.line import at, board, heading, lift_blind, offer, offline_ready, press, ready, sit_down, task
from tests.e2e.test_line_offline import DAMAGE
from web.build import precache
from web.words import Say

DEAF = """
_press = press
def press(message):
    if json.loads(message)["do"].startswith("draft"):
        import js

        js.close()  # this is its last answer
    return _press(message)
"""
WITHOUT_MEMORY = """
_press = press
def press(message):
    if json.loads(message)["do"].startswith("draft"):
        raise MemoryError
    return _press(message)
"""
AN_HOUR = 3_600_000


@pytest.fixture
def site(request, dist, serve, tmp_path):
    """The site, but that Python comes to grief."""
    if not hasattr(request, "param"):
        return serve(dist)
    folder = copytree(dist, tmp_path / "published")
    main = folder / "pyodide" / "main.py"
    main.write_text(main.read_text("utf-8") + request.param, "utf-8")
    precache.build(folder)
    return serve(folder)


@pytest.mark.expects(".")
@pytest.mark.parametrize("damaged", ["pyodide/stdlib", "static/main.js"])
def test_a_file_that_lies_damaged_on_the_phone_is_mended_by_trying_again(phone, site, damaged):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    phone.evaluate(DAMAGE, damaged)
    phone.reload()
    phone.locator("#failed").wait_for()
    phone.locator("[data-retry]").click()
    ready(phone)
    assert heading(phone) == "Dilemma"


@pytest.mark.expects("Python is silent")
@pytest.mark.parametrize("site", [DEAF], indirect=True)
def test_a_python_that_falls_silent_is_missed_in_a_sentence_and_the_game_comes_back(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    press(phone, "draft 3")
    phone.wait_for_selector("[data-do='draft 3'][aria-pressed=true]")
    phone.clock.install()
    press(phone, "play")
    phone.clock.fast_forward(AN_HOUR)  # asleep: one clock is over when it wakes
    assert not phone.locator("#failed").is_visible()
    phone.clock.fast_forward(AN_HOUR)
    phone.locator("#failed [data-why=other]").wait_for()
    phone.evaluate("dispatchEvent(new Event('blur'))")
    assert not phone.locator("#screen [data-do='draft 3']").is_visible(), "the blind falls all the same"
    phone.locator("[data-retry]").click()
    at(phone, "cover")


@pytest.mark.expects("MemoryError")
@pytest.mark.parametrize("site", [WITHOUT_MEMORY], indirect=True)
def test_a_python_without_memory_says_what_to_do(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    press(phone, "draft 3")
    phone.locator("#failed [data-why=memory]").wait_for()


def test_a_game_goes_on_when_the_drawer_is_emptied_under_it(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    phone.context.new_cdp_session(phone).send("Storage.clearDataForOrigin", {"origin": site.url.rstrip("/"), "storageTypes": "all"})
    offer(phone)
    asked, (kept,) = task(phone), (key for key in Player(phone, site).records() if key.startswith("game/"))
    again = phone.context.new_page()
    phone.close()
    board(again, f"{site.url}en/#{kept.replace('/', '-')}")
    at(again, "cover")
    assert task(again) == asked


@pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
def test_a_service_worker_that_dies_in_mid_game_is_missed_by_nobody(phone, site):
    sit_down(phone, site)
    offline_ready(phone)
    site.stop()
    devtools = phone.context.new_cdp_session(phone)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")
    lift_blind(phone)
    offer(phone)
    asked = task(phone)
    devtools.send("ServiceWorker.stopAllWorkers")
    phone.reload()
    ready(phone)
    assert task(phone) == asked


def test_of_three_tabs_one_plays_and_the_others_are_told(phone, site):
    sit_down(phone, site)
    tabs = [phone, phone.context.new_page(), phone.context.new_page()]
    for tab in tabs[1:]:
        board(tab, phone.url)
        at(tab, "locked")
    lift_blind(phone)
    offer(phone)
    for player in (tabs[1], tabs[2]):
        press(player, "take-over")
        at(player, "cover")
        assert task(player).startswith("Throw"), "the newest record counts"
        for other in {*tabs} - {player}:
            at(other, "locked")


def test_a_file_of_a_hundred_megabytes_is_refused_in_plain_words(phone, site, tmp_path):
    with (tmp_path / "huge.json").open("wb") as huge:
        huge.truncate(100_000_000)
    board(phone, f"{site.url}en/#packs")
    phone.set_input_files("input[type=file]", tmp_path / "huge.json")
    phone.locator(".notice", has_text=Say("en")("not-ours.title")).wait_for()
