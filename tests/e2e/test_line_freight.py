"""Our own code travels in pieces: what the opened page needs comes first, the rest behind it, and what is asked for earlier at once."""

import re

import pytest
from zstandard import ZstdDecompressor

from tests.chromium import PHONE
from web.build.packing import packed
from web.build.pieces import MARK
from web.games import GAMES, ROOM_OF
from web.words import LANGUAGES

from .driver import Player
from .line import at, board, heading, offline_ready, press, ready, untold

LAST = "words.uk"  # of all, where another language is read
FRAME = {"edition", "pygame_logic", "pyscript", "web", "web.games", "web.pages"}
NO_SERVER = pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
MISSING = pytest.mark.expects("status of 404")
pytestmark = pytest.mark.expects("reading 'active'")  # see test_meagre_host.py
every_game = pytest.mark.parametrize("key", GAMES)


@pytest.fixture
def asked(visitor):
    """A phone and what it has asked for of the pieces; nothing takes them along for it."""
    phone, requests = visitor(**PHONE, service_workers="block"), []
    phone.on("request", lambda sent: "/pyodide/app/" in sent.url and requests.append(sent))
    return phone, requests


def piece(url):
    return re.sub(r"(\.\d+)?\.bin$", "", url.rpartition("/")[2])


def of_the_game(key):
    return {f"{package}.{ROOM_OF[key]}" for package in ("pygame_logic", "web.games")}


@pytest.fixture
def without(asked):
    """without("mystery") → that game's room is not on the host, until what it gives is called."""
    phone, _ = asked
    where = re.compile(r"/pyodide/app/")

    def taken(key):
        rooms = of_the_game(key)
        phone.route(where, lambda route: route.fulfill(status=404) if piece(route.request.url) in rooms else route.fallback())
        return lambda: phone.unroute(where)

    return taken


def until_it_answers(asked, address):
    """What was asked for until the first page was painted: Python is not told that it was, so nothing comes behind it."""
    phone, requests = asked
    untold(phone, address)
    return {piece(sent.url) for sent in requests}


def test_the_home_page_needs_the_frame_and_its_own_language(asked, site):
    assert until_it_answers(asked, f"{site.url}uk/#scores") == FRAME | {"words.uk"}


@every_game
@pytest.mark.parametrize("address", ["fr/{}/", "fr/#setup-{}"])
def test_a_set_up_page_needs_its_game_too(asked, site, key, address):
    assert until_it_answers(asked, site.url + address.format(key)) == FRAME | {"words.fr"} | of_the_game(key)


def test_a_page_of_rules_needs_these(asked, site):
    assert "rules.it" in until_it_answers(asked, f"{site.url}it/#rules-dilemma")


def test_all_else_comes_behind_the_page_each_once(asked, site, dist):
    phone, requests = asked
    with phone.expect_request_finished(lambda sent: sent.url.endswith(f"/{LAST}.bin")):
        board(phone, f"{site.url}en/dilemma/")
    files = sorted(file.name for file in (dist / "pyodide" / "app").iterdir())
    assert sorted(sent.url.rpartition("/")[2] for sent in requests) == files


@pytest.mark.parametrize("held", ["mystery", "express"])
def test_a_game_that_is_opened_before_it_has_come_is_brought_at_once(asked, site, held):
    phone, _ = asked
    board(phone, f"{site.url}en/#scores")
    press(phone, "back")
    press(phone, f"setup {held}")
    at(phone, "setup")
    press(phone, "start")
    phone.wait_for_selector("#screen[data-screen=cover], #screen[data-screen=table]")


@MISSING
def test_a_game_that_cannot_be_had_is_told_of_and_everything_else_goes_on(asked, site, without):
    phone, _ = asked
    without("mystery")
    board(phone, f"{site.url}en/#scores")
    press(phone, "back")
    press(phone, "setup mystery")
    at(phone, "mishap")
    assert heading(phone) == "Not on the phone yet"
    press(phone, "settings")
    at(phone, "settings")
    press(phone, "back")
    press(phone, "home")
    press(phone, "setup dilemma")
    press(phone, "start")
    at(phone, "cover")


def test_a_network_that_never_answers_is_told_of_too(asked, site, dist):
    phone, _ = asked
    here = re.sub("PATIENCE = [\\d_]+", "PATIENCE = 500", (dist / "pyodide" / "here.js").read_text("utf-8"))
    phone.route("**/pyodide/here.js", lambda route: route.fulfill(body=here, content_type="text/javascript"))
    phone.route("**/pyodide/app/*", lambda route: piece(route.request.url) in of_the_game("mystery") or route.fallback())
    board(phone, f"{site.url}en/#scores")
    press(phone, "back")
    press(phone, "setup mystery")
    at(phone, "mishap")
    assert heading(phone) == "Not on the phone yet"


@MISSING
@pytest.mark.parametrize("address", ["en/mystery/", "en/#setup-mystery"])
def test_the_same_for_whoever_opens_it_by_its_address(asked, site, without, address):
    phone, _ = asked
    found = without("mystery")
    board(phone, site.url + address)
    at(phone, "mishap")
    found()
    press(phone, "setup mystery")
    at(phone, "setup")


@MISSING
@pytest.mark.expects("could not load words.en")
def test_a_page_without_its_language_says_so_plainly(asked, site):
    phone, _ = asked
    phone.route("**/app/words.en.bin", lambda route: route.fulfill(status=404))
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")
    assert phone.locator("#failed [data-why=offline]").is_visible()


@MISSING
@pytest.mark.expects("could not load", "MessageEvent")
def test_a_piece_of_another_edition_is_not_taken(asked, site, dist):
    phone, _ = asked
    other = (dist / "pyodide" / "app" / "words.fr.bin").read_bytes()
    phone.route("**/app/web.pages.bin", lambda route: route.fulfill(body=other))
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")
    assert phone.locator("#failed [data-why=offline]").is_visible()


def test_a_piece_that_its_host_has_spoilt_in_the_middle_is_like_one_that_has_not_come(asked, site, dist):
    phone, _ = asked
    (broken,) = (dist / "pyodide" / "app").glob("web.games.mystery_express.bin")
    opened = ZstdDecompressor().decompress(broken.read_bytes())
    phone.route(f"**/{broken.name}", lambda route: route.fulfill(body=packed(b"no archive" + opened[-MARK:])))
    board(phone, f"{site.url}en/#scores")
    press(phone, "back")
    press(phone, "setup mystery")
    at(phone, "mishap")
    assert heading(phone) == "Not on the phone yet"


def test_two_tabs_that_start_at_once_get_what_each_of_them_waits_for(asked, site):
    phone, _ = asked
    other = phone.context.new_page()
    phone.goto(f"{site.url}fr/#rules-dilemma", wait_until="commit")
    other.goto(f"{site.url}uk/#setup-mystery", wait_until="commit")
    at(phone, "rules")
    at(other, "setup")
    assert {tab.locator("html").get_attribute("lang") for tab in (phone, other)} == {"fr", "uk"}


@every_game
def test_whoever_was_sent_a_link_to_a_game_plays_it(visitor, site, key):
    player = Player(visitor(**PHONE), site).open(f"en/{key}/")
    player.press(f"start {key}")
    assert player.screen in ("cover", "table")


@NO_SERVER
def test_after_one_visit_every_game_and_language_is_there_without_signal(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    site.stop()
    for key, language in zip((*GAMES, *GAMES), LANGUAGES, strict=False):
        board(phone, f"{site.url}{language}/{key}/?{language}")
        press(phone, "start")
        phone.wait_for_selector("#screen[data-screen=cover], #screen[data-screen=table]")
        board(phone, f"{site.url}{language}/?{key}#rules-{key}")
        at(phone, "rules")


@NO_SERVER
def test_a_game_left_in_the_middle_is_gone_on_with_without_signal(phone, site):
    board(phone, f"{site.url}en/mystery/")
    press(phone, "start")
    phone.wait_for_selector("#screen[data-screen=cover], #screen[data-screen=table]")
    where = phone.evaluate("location.hash")
    offline_ready(phone)
    site.stop()
    phone.goto(f"{site.url}en/?again{where}")
    ready(phone)
    assert phone.locator("#screen").get_attribute("data-game") == "mystery"
    assert phone.evaluate("location.hash") == where
