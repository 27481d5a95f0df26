"""A newer version: loaded beside the old one, whole or not at all, even cut off and overtaken, and put on only when the player says so."""

from itertools import count
from shutil import copytree

import pytest
from playwright.sync_api import TimeoutError

from web.build import precache

from .driver import Player
from .evening import here, leave, throw, to_go
from .line import at, board, lift_blind, offline_ready, press, ready, sit_down, task

UNCHANGED = ("pyodide/pyodide.asm.wasm.bin", "pyodide/pyodide.asm.js", "pyodide/start.js", "pyodide/app/web.bin", "static/style.css")
CACHES = "async () => (await caches.keys()).length"
UPDATED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const once = (target, what) => new Promise((resolve) => target.addEventListener(what, resolve, {once: true}))
    const found = once(registration, 'updatefound').then(() => registration.installing)
    await registration.update()
    const worker = await found
    while (worker.state === 'installing') await once(worker, 'statechange')
    return worker.state
}"""
FOUND = "document.addEventListener('DOMContentLoaded', () => window.printed = document.title)"
# a busy machine takes longer than the three seconds after which a page goes first: here it waits for the new version
PATIENT = """const { setTimeout } = window
  window.setTimeout = (call, wait, ...more) => setTimeout(call, wait === 3000 ? 100_000 : wait, ...more)"""
LOOK_FOR_IT = "navigator.serviceWorker.getRegistration().then((one) => one.update())"
WAITING = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))"


@pytest.fixture
def published(dist, tmp_path):
    """A folder of one's own on a host: what is published there can be changed."""
    return copytree(dist, tmp_path / "published")


@pytest.fixture
def site(published, serve):
    return serve(published)


def put_on(phone):
    """How many pages that takes. At rest: where tools watch, Chromium stops the old version in mid-answer, and a page waits for ever."""
    at_rest(phone)
    loads = []
    phone.on("load", lambda page: loads.append(page.url))
    with phone.expect_event("load"):  # a hash that changes is a navigation, too, but no new page
        phone.locator("#screen [data-do=update]").click()
    ready(phone)
    return len(loads)


def at_rest(phone):
    """Half a second without a request."""
    try:
        while phone.wait_for_event("request", timeout=500):
            pass
    except TimeoutError:
        return


def publish_next(published, where="en/index.html"):
    page = published / where
    page.write_text(page.read_text("utf-8").replace("<title>", "<title>Next: "), "utf-8")
    precache.build(published)


def test_an_update_waits_for_consent_and_takes_unchanged_files_over(phone, site, published):
    board(phone, f"{site.url}en/")
    phone.keyboard.press("Tab")
    offline_ready(phone)
    publish_next(published)
    for path in UNCHANGED:  # were they asked for again, the update would fail
        (published / path).unlink()
    phone.reload()
    ready(phone)
    phone.locator("[data-do=update]").wait_for()
    assert not document_title(phone).startswith("Next")
    phone.add_init_script(PATIENT)
    phone.reload()
    assert not document_title(phone).startswith("Next"), "a reload is no consent"
    phone.locator("[data-do=update]").wait_for()
    phone.add_init_script(FOUND)
    assert put_on(phone) == 1
    assert phone.evaluate("printed").startswith("Next")
    assert phone.evaluate(CACHES) == 1, "the old version is gone"
    site.stop()
    board(phone, f"{site.url}en/")


def document_title(page):
    return page.evaluate("fetch(location.pathname).then((answer) => answer.text()).then((text) => text.match(/<title>([^<]*)/)[1])")


def test_an_update_in_mid_game_disturbs_nobody(phone, site, published):
    sit_down(phone, site)
    offline_ready(phone)
    lift_blind(phone)
    press(phone, "draft 3")
    phone.wait_for_selector("[data-do='draft 3'][aria-pressed=true]")
    publish_next(published)
    phone.evaluate(LOOK_FOR_IT)
    phone.wait_for_function(WAITING)
    phone.wait_for_selector("[data-do='draft 3'][aria-pressed=true]")
    at(phone, "table")
    press(phone, "play")
    at(phone, "cover")
    asked = task(phone)
    phone.go_back()
    at(phone, "home")
    put_on(phone)
    press(phone, "resume")
    at(phone, "cover")
    assert task(phone) == asked


def test_an_evening_goes_on_after_an_update(phone, site, published):
    player = Player(phone, site).open("en/").wait_until_offline()
    game = here(throw(to_go(player.seat("Anna", "Bruno", "Chiara", clock="15"))))
    publish_next(published)
    phone.evaluate(LOOK_FOR_IT)
    phone.wait_for_function(WAITING)
    leave(player)
    put_on(phone)
    throw(to_go(player.press(f"resume {game}")))
    throw(to_go(leave(player).seat("Anna", "Bruno", "Chiara", clock="15")))


@pytest.mark.parametrize(("late", "title"), [(4000, "Next: Pocket Express"), (60_000, "Pocket Express")])
def test_a_version_that_does_not_take_over_at_once_comes_with_the_next_page_or_is_offered_again(phone, site, published, late, title):
    board(phone, f"{site.url}en/")
    phone.keyboard.press("Tab")
    offline_ready(phone)
    guard = published / "service-worker.js"
    takes_over = f"new Promise((now) => setTimeout(now, {late})).then(() => self.skipWaiting())"
    guard.write_text(guard.read_text("utf-8").replace("self.skipWaiting()", takes_over), "utf-8")
    publish_next(published)
    phone.evaluate(LOOK_FOR_IT)
    phone.locator("[data-do=update]").wait_for()
    phone.add_init_script(FOUND)
    at_rest(phone)
    loads = count(1)
    with phone.expect_event("load", lambda _: next(loads) == 2):
        phone.locator("#screen [data-do=update]").click()
    ready(phone)
    assert (phone.evaluate("printed"), phone.evaluate(WAITING)) == (title, title == "Pocket Express")
    if title == "Pocket Express":
        phone.locator("#screen [data-do=update]:not([aria-busy])").wait_for()


@pytest.mark.expects("is of another version", "404")
@pytest.mark.parametrize("fault", ["changed", "missing"])
def test_a_half_published_site_is_not_taken(phone, site, published, fault):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    torn = published / "pages.bin"
    listed = torn.read_bytes()
    publish_next(published, "it/index.html")
    torn.unlink()
    if fault == "changed":
        torn.write_bytes(listed)
    assert (phone.evaluate(UPDATED), phone.evaluate(CACHES)) == ("redundant", 1)
    site.stop()
    board(phone, f"{site.url}it/dilemma/")


@pytest.mark.expects("is of another version", "Failed to fetch", "404")
def test_one_is_cut_off_and_another_comes_while_one_waits(phone, site, published):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    publish_next(published)
    whole = (published / "pages.bin").read_bytes()
    (published / "pages.bin").write_bytes(whole[: len(whole) // 2])
    assert (phone.evaluate(UPDATED), phone.evaluate(CACHES)) == ("redundant", 1)
    (published / "pages.bin").write_bytes(whole)
    assert phone.evaluate(UPDATED) == "installed"
    publish_next(published)
    assert (phone.evaluate(UPDATED), phone.evaluate(WAITING)) == ("installed", True)
    phone.goto(f"{site.url}en/")
    ready(phone)
    phone.locator("[data-do=update]").wait_for()
    phone.add_init_script(FOUND)
    put_on(phone)
    assert (phone.evaluate("printed").startswith("Next: Next"), phone.evaluate(CACHES)) == (True, 1)


def test_a_new_guard_with_the_same_goods_loads_nothing_twice(phone, site, published):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    script = published / "service-worker.js"
    script.write_text(script.read_text("utf-8") + "// the same, with a word more\\n", "utf-8")
    for path in UNCHANGED:
        (published / path).unlink()
    phone.evaluate(LOOK_FOR_IT)
    phone.wait_for_function(WAITING)
    site.stop()
    board(phone, f"{site.url}en/dilemma/")
