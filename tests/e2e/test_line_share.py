"""The way here for somebody else: a code and an address, without signal too, and a finished game told in words."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player, recorded
from tests.e2e.moments import PEOPLE, moment

from .line import at, board, offline_ready, press

SHARES = "window.sent = []; navigator.share = async (what) => void sent.push(what);"
REFUSES = "navigator.share = async () => { throw new DOMException('no', 'NotAllowedError') };"
CANNOT = "for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });"
CLIPBOARD = "navigator.clipboard.readText()"


@pytest.fixture
def phone(visitor, site):
    """A phone that lets a page read what it has put into the clipboard."""
    page = visitor(**PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url.rstrip("/"))
    return page


def open_share(page, site):
    board(page, f"{site.url}en/#share")
    at(page, "share")


def told(page, sentence):
    page.locator("#say").get_by_text(sentence).wait_for()


@pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
def test_the_code_is_drawn_without_signal(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    site.stop()
    open_share(phone, site)
    assert phone.locator(".qr").get_attribute("aria-label") == f"QR code of the address {site.url}"


@pytest.mark.expects("loading micropip", "Failed to fetch", "ERR_FAILED")
def test_where_the_library_cannot_be_had_the_address_remains_and_the_page_says_so(phone, site):
    phone.route("**/wheels/*", lambda route: route.abort())
    open_share(phone, site)
    phone.get_by_text("could not be drawn").wait_for()
    assert phone.locator(".address").text_content() == site.url


def test_no_library_is_fetched_before_somebody_wants_to_share(phone, site):
    asked = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.route("**/service-worker.js", lambda route: route.abort())  # it would carry the wheels aboard
    board(phone, f"{site.url}en/dilemma/")
    assert not [url for url in asked if url.endswith(".whl")]


def test_the_address_is_copied_and_the_page_says_so(phone, site):
    open_share(phone, site)
    press(phone, "copy")
    told(phone, "Copied")
    assert phone.evaluate(CLIPBOARD) == site.url


def test_the_phones_own_sheet_gets_the_address(phone, site):
    phone.add_init_script(SHARES)
    open_share(phone, site)
    press(phone, "send")
    assert [what["url"] for what in phone.evaluate("sent")] == [site.url]


def test_a_sheet_that_is_refused_is_said(phone, site):
    phone.add_init_script(REFUSES)
    open_share(phone, site)
    press(phone, "send")
    told(phone, "does not allow it")


def test_where_nothing_can_be_handed_on_only_the_address_stands_there(phone, site):
    phone.add_init_script(CANNOT)
    open_share(phone, site)
    assert phone.locator("#screen .foot").count() == 0


def test_a_finished_game_is_told_in_the_language_of_the_page(phone, site):
    player = Player(phone, site).open("fr/")
    player.take_in({"game/00000001": recorded(moment("end"), PEOPLE[: moment("end").seats])})
    player.press("games").press("resume 00000001")
    while player.screen != "over":
        player.press(next(door for door in player.look()["doors"] if door in ("draft score", "play all next")))
    press(phone, "copy")
    told(phone, "Copié")
    first, *lines, last = phone.evaluate(CLIPBOARD).splitlines()
    assert (first, last) == ("Dilemma", site.url)
    assert any(line.startswith("Anna\u202f: ") and "point" in line for line in lines)
