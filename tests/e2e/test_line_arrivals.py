"""A file comes to the app from outside: by the phone's share sheet or from its files; it is shown, and nothing is taken by itself."""

import pytest

from tests.dilemma_express.packs import SMALL
from tests.e2e.driver import Player
from tests.e2e.moments import record_of
from web.games.dilemma_express.cards import pack_file
from web.luggage import packed

from .line import at, board, offline_ready, press, ready

GAMES = packed({"game/00000001": record_of("offer")})
SHARED = "async () => (await caches.keys()).filter((name) => name.startsWith('shared '))"
# what Chromium hands to an installed app that is opened with a file; here it is opened by hand
OPENED_WITH = """
Object.defineProperty(window, "launchQueue", { value: {
  setConsumer: (consume) => (window.openWith = (text) => consume({ files: [{ getFile: async () => new File([text], "a.json") }] })),
} });
"""
NO_SERVER = pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")


@pytest.fixture
def aboard(phone, site):
    """A phone that has been here before, and keeps the site."""
    board(phone, f"{site.url}en/")
    offline_ready(phone)
    return phone


def share(page, site, text, kind="multipart/form-data"):
    """As the share sheet does it: a form is posted, and its answer is the page."""
    page.goto("about:blank")
    page.set_content(f'<form method="post" enctype="{kind}" action="{site.url}share/"><input type="file" name="file"><button>')
    page.set_input_files("input", {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()})
    page.click("button")
    ready(page)
    return page


@NO_SERVER
@pytest.mark.parametrize("site", ["/", "/a path/with spaces/"], indirect=True)
def test_a_file_from_the_share_sheet_is_shown_without_signal_too(aboard, site):
    site.stop()
    share(aboard, site, GAMES)
    at(aboard, "luggage")
    press(aboard, "take-in")
    aboard.wait_for_selector("[data-do='take-in']", state="detached")
    aboard.go_back()
    at(aboard, "home")
    aboard.wait_for_selector("[data-do='resume 00000001']")


def test_a_pack_from_the_share_sheet_is_shown(aboard, site):
    share(aboard, site, pack_file.as_text(SMALL))
    at(aboard, "parcel")


def test_what_was_shown_does_not_lie_there_any_longer(aboard, site):
    share(aboard, site, GAMES)
    at(aboard, "luggage")
    aboard.wait_for_function(f"({SHARED})().then((kept) => !kept.length)")


@pytest.mark.parametrize(("text", "kind"), [("[1, 2", "multipart/form-data"), (GAMES, "text/plain")])
def test_something_else_from_the_share_sheet_is_refused_in_plain_words(aboard, site, text, kind):
    share(aboard, site, text, kind)
    aboard.locator(".notice").get_by_text("cannot be read").wait_for()


def test_a_file_that_the_app_is_opened_with_is_shown(phone, site):
    phone.add_init_script(OPENED_WITH)
    board(phone, f"{site.url}en/#settings")
    phone.evaluate("openWith", GAMES)
    at(phone, "luggage")
    assert Player(phone, site).records() == {}


def test_a_file_that_the_app_is_opened_with_waits_for_python(phone, site):
    phone.add_init_script(OPENED_WITH)
    phone.goto(f"{site.url}en/#settings")
    phone.evaluate("openWith", GAMES)
    ready(phone)
    at(phone, "luggage")
