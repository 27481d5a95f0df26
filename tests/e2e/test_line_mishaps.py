"""Derailed: a damaged record in the drawer stops no start, a page that raises says so, and what to tell can be copied without a signal."""

import json

import pytest

from tests.e2e.moments import record_of

from .line import at, board, offline_ready, press

STORE = """([key, text]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(`pocket-express ${new URL(document.documentElement.dataset.root, location.href).pathname}`);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("records", "readwrite");
    transaction.objectStore("records").put(text, key);
    transaction.oncomplete = () => resolve(opening.result.close());
  };
})"""


def derail(page):
    """A door is made to lead to a game that there is not, and opened."""
    page.locator("[data-do='setup dilemma']").evaluate("door => (door.dataset.do = 'setup chess')")
    press(page, "setup chess")
    at(page, "mishap")


def test_a_damaged_record_stops_no_start_and_is_told(phone, site):
    board(phone, f"{site.url}#settings")
    record = json.loads(record_of("offer"))
    record["people"][0]["name"] = 5
    phone.evaluate(STORE, ["game/0000000a", json.dumps(record)])
    board(phone, f"{site.url}?again#about")
    press(phone, "back")
    phone.locator(".notice").get_by_text("cannot be read").wait_for()


@pytest.mark.expects("KeyError in web/")
def test_a_page_that_raises_says_so_and_another_game_begins(phone, site):
    board(phone, f"{site.url}#about")
    press(phone, "back")
    derail(phone)
    press(phone, "home")
    press(phone, "setup mystery")
    press(phone, "start mystery")
    at(phone, "table")


@pytest.mark.expects("KeyError in web/")
def test_the_report_is_copied_without_a_signal_and_nothing_but_the_report(phone, site):
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    board(phone, f"{site.url}#about")
    press(phone, "back")
    offline_ready(phone)
    derail(phone)
    site.stop()
    press(phone, "copy")
    phone.locator("[data-do=copy]").get_by_text("Copied").wait_for()
    edition, browser, page, kind, presses = phone.evaluate("navigator.clipboard.readText()").split("\n")
    assert (browser, page, kind.split(" in ")[0]) == (phone.evaluate("navigator.userAgent"), "page: setup", "KeyError")
    assert (edition.split(" ")[:2], presses.split(" ")[-1]) == (["Pocket", "Express"], "setup")
