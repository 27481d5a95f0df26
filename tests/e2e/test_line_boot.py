"""Boarding: what can be read and tapped before Python is there, how it comes, and what is said when it cannot."""

import re

import pytest

from tests.chromium import PHONE
from web.games import GAMES

from .line import at, board, heading, press, ready, sit_down

pytestmark = pytest.mark.guest
ENGINE = "**/pyodide.asm.wasm.bin"
PIECES = {  # what Python needs to start, and what a server calls it
    "pyscript/core.js": "text/javascript",
    "pyodide/start.js": "text/javascript",
    "pyodide/freight.js": "text/javascript",
    "pyodide/here.js": "text/javascript",
    "pyodide/rest.js": "text/javascript",
    "pyodide/pyodide.js": "text/javascript",
    "pyodide/pyodide.asm.js.bin": "application/octet-stream",
    "pyodide/pyodide.asm.wasm.bin": "application/octet-stream",
    "pyodide/stdlib.bin": "application/octet-stream",
    "pyodide/main.py": "text/x-python",
    "pyodide/app/web.bin": "application/octet-stream",
    "pyodide/app/words.en.bin": "application/octet-stream",
}
OF_THE_GAME = {"static/dilemma.js": "text/javascript"}  # what its pages need besides, and nobody else's
SHEETS = ("static/shared.css", "static/dilemma.css")  # half of one is a sheet, too


@pytest.fixture
def held_up(phone):
    """A network on which the engine does not get through until the test says so."""
    trains = []
    phone.route(ENGINE, lambda route: trains.append(route))

    def let_go():
        while trains:
            trains.pop().continue_()
        phone.unroute(ENGINE)

    return let_go


def test_a_door_opens_before_python_is_there(phone, site, held_up):
    phone.goto(site.url)
    press(phone, "setup dilemma")
    at(phone, "setup")
    assert phone.url == f"{site.url}#setup-dilemma"
    assert phone.locator("html").get_attribute("data-engine") == "booting"
    held_up()
    ready(phone)
    assert heading(phone) == "Dilemma"


def test_what_was_typed_and_pressed_meanwhile_is_kept(phone, site, held_up):
    phone.goto(site.url)
    press(phone, "setup dilemma")
    at(phone, "setup")
    seats = phone.locator("[data-drag]").count()
    phone.fill("[name=name-0]", "Anna")
    press(phone, "add")
    press(phone, "add")  # nothing happened yet, so somebody taps again: it is one press
    phone.fill("[name=name-1]", "Béla")
    phone.locator("label:has([name=option-clock][value='15'])").click()
    assert phone.locator("[data-do=add]").get_attribute("aria-busy") == "true"
    held_up()
    ready(phone)
    assert phone.locator("[data-drag]").count() == seats + 1
    assert phone.input_value("[name=name-0]") == "Anna"
    assert phone.input_value("[name=name-1]") == "Béla"
    assert phone.is_checked("[name=option-clock][value='15']")


def test_who_sat_there_last_sits_there_again_when_the_door_is_opened_by_its_address(phone, site):
    sit_down(phone, site)
    press(phone, "menu")
    press(phone, "leave")
    at(phone, "home")
    press(phone, "setup dilemma")
    at(phone, "setup")
    phone.fill("[name=name-0]", "Anna")
    phone.locator("label:has([name=option-clock][value='15'])").click()
    press(phone, "start")
    at(phone, "cover")
    phone.goto(f"{site.url}en/dilemma/?again")
    ready(phone)
    assert phone.input_value("[name=name-0]") == "Anna"
    assert phone.is_checked("[name=option-clock][value='15']")


def test_a_start_before_python_is_there_stays_pressed_and_says_that_it_comes_by_itself(phone, site, held_up):
    phone.goto(f"{site.url}en/dilemma/")
    plate = phone.locator("[data-do^=start]")
    plate.tap()
    assert plate.get_attribute("aria-busy") == "true" and plate.inner_text() == "Boarding… starts by itself"
    held_up()
    at(phone, "cover")


def test_the_progress_is_counted_in_true_megabytes(phone, site, held_up):
    phone.goto(f"{site.url}en/dilemma/")
    text = phone.locator("[data-stage=engine] [data-template]")
    text.get_by_text(re.compile(r"\d\.\d of \d\.\d MB")).wait_for()
    said, done = phone.locator(".boarding").evaluate("""boarding => [
        boarding.querySelector("[data-stage=engine] [data-template]").textContent,
        Number(document.documentElement.style.getPropertyValue("--done"))]""")
    loaded, total = map(float, re.findall(r"\d+\.\d", said))
    assert 0 <= loaded < total
    assert done == pytest.approx(loaded / total, abs=0.05)
    held_up()
    ready(phone)
    assert not phone.locator("[data-progress]").is_visible()


def test_a_french_reader_sees_french_numbers(phone, site, held_up):
    phone.goto(f"{site.url}fr/dilemma/")
    phone.locator("[data-stage=engine] [data-template]").get_by_text(re.compile(r"\d,\d")).wait_for()


def test_whoever_only_reads_the_home_page_loads_nothing_at_first(phone, site):
    asked = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(site.url)
    phone.wait_for_load_state("networkidle")
    assert not [url for url in asked if "pyodide" in url or "pyscript" in url]
    with phone.expect_request(ENGINE):
        phone.locator("h1").tap()


def test_five_quiet_seconds_start_python_too(phone, site):
    phone.clock.install()
    phone.goto(site.url)
    with phone.expect_request(ENGINE):
        phone.clock.fast_forward(5000)


@pytest.mark.parametrize("language, heading_language", [("fr-CA", "fr"), ("uk", "uk"), ("it-IT", "it"), ("de", "en"), ("en-GB", "en")])
def test_the_crossroads_sends_everybody_to_their_own_language(visitor, site, language, heading_language):
    page = visitor(locale=language)
    page.goto(f"{site.url}#scores")
    page.wait_for_load_state()
    assert page.locator("html").get_attribute("lang") == heading_language
    assert page.url.endswith("#scores")


def test_a_language_once_chosen_wins_over_the_browsers(phone, site):
    board(phone, f"{site.url}#settings")
    phone.locator("label:has([name=language][value=fr])").click()
    phone.wait_for_url(re.compile("/fr/"))
    ready(phone)
    phone.goto(site.url)
    phone.wait_for_url(f"{site.url}fr/")


def test_the_settings_are_worn_before_python_is_there(phone, site, held_up):
    held_up()
    board(phone, f"{site.url}#settings")
    phone.locator("label:has([value=night])").click()
    phone.wait_for_selector("html[data-theme=night]")
    phone.add_init_script("document.addEventListener('DOMContentLoaded', () => window.worn = document.documentElement.dataset.theme)")
    phone.goto(f"{site.url}en/about/")
    assert phone.evaluate("worn") == "night"


@pytest.mark.expects("WebAssembly is missing")
def test_without_webassembly_the_page_says_so(phone, site):
    phone.add_init_script("delete window.WebAssembly")
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")
    assert told(phone) == ["wasm"]
    assert phone.locator("[data-retry]").evaluate("button => button === document.activeElement")


@pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch", "could not load", "MessageEvent")
@pytest.mark.parametrize("piece", [*PIECES, *OF_THE_GAME, *SHEETS])
def test_a_network_that_ends_in_the_middle_is_named_and_can_be_tried_again(phone, site, piece):
    phone.route(f"**/{piece}", lambda route: route.abort("connectionrefused"))
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")
    assert told(phone) == ["offline"]
    phone.unroute(f"**/{piece}")
    phone.locator("[data-retry]").click()
    ready(phone)
    assert not phone.locator("#failed").is_visible()


@pytest.mark.expects("ERR_CONNECTION_REFUSED", "could not load", "Failed to fetch", "reading 'active'")  # the last: see test_meagre_host.py
@pytest.mark.parametrize("piece", [*OF_THE_GAME, "static/dilemma.css"])
def test_a_game_whose_own_pieces_do_not_come_is_told_of_and_can_be_tried_again(visitor, site, piece):
    phone = visitor(**PHONE, service_workers="block")  # it would have carried them aboard by now
    phone.route(f"**/{piece}", lambda route: route.abort("connectionrefused"))
    board(phone, f"{site.url}en/#scores")
    press(phone, "back")
    press(phone, "setup dilemma")
    phone.wait_for_selector("html[data-engine=failed]")
    assert told(phone) == ["offline"]
    phone.unroute(f"**/{piece}")
    phone.locator("[data-retry]").click()
    ready(phone)
    press(phone, "setup dilemma")
    at(phone, "setup")


def test_what_one_game_needs_comes_with_its_first_page_and_is_worn_before_that_is_painted(phone, site):
    asked = []
    phone.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    board(phone, f"{site.url}en/#scores")
    own = {f"static/{game}.{kind}" for game in GAMES for kind in ("css", "js")}
    assert own & {*asked} == set()
    phone.evaluate("""() => addEventListener("painted", ({ detail: { root } }) => (globalThis.worn =
      root.dataset.game && [...document.styleSheets].some(({ href }) => href.endsWith(`static/${root.dataset.game}.css`))), true)""")
    press(phone, "back")
    press(phone, "setup mystery")
    at(phone, "setup")
    assert phone.evaluate("worn")
    assert own & {*asked} == {"static/mystery.css", "static/mystery.js"}


def drawn_today(html):
    return html


def drawn_by_0_1(html):
    """Its rules pages hang in a sheet that brought all others, and no script of a game."""
    return re.sub(r"<script [^>]*static/dilemma\.js[^>]*></script>", "", html).replace("static/dilemma.css", "static/table.css")


@pytest.mark.expects("table.css")
@pytest.mark.parametrize("drawn", [drawn_today, drawn_by_0_1])
def test_whatever_edition_has_drawn_a_page_what_a_game_wears_lies_over_what_all_share(phone, site, dist, drawn):
    html = drawn((dist / "en/rules/dilemma/index.html").read_text("utf-8"))
    phone.route("**/en/rules/dilemma/", lambda route: route.fulfill(body=html, content_type="text/html"))
    phone.goto(f"{site.url}en/rules/dilemma/")
    phone.locator("h1").tap()
    ready(phone)
    worn = phone.evaluate("[...document.styleSheets].map(({ href }) => href.split('/').at(-1))")
    assert [name for name in worn if name in ("style.css", "shared.css", "dilemma.css")] == ["style.css", "shared.css", "dilemma.css"]
    assert phone.locator("[data-throw]").first.evaluate("card => getComputedStyle(card).cursor") == "grab"


@pytest.mark.expects(".")  # whatever the browser, Pyodide and PyScript make of it
@pytest.mark.parametrize("piece", PIECES | OF_THE_GAME)
def test_a_site_that_is_only_half_published_is_told_and_not_waited_for(phone, site, dist, piece):
    whole = (dist / piece).read_bytes()
    phone.route(f"**/{piece}", lambda route: route.fulfill(body=whole[: len(whole) // 2], content_type=(PIECES | OF_THE_GAME)[piece]))
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")
    assert told(phone) in (["offline"], ["other"])


def told(page):
    return page.eval_on_selector_all("#failed [data-why]", "all => all.filter((one) => !one.hidden).map((one) => one.dataset.why)")


@pytest.mark.parametrize("missing", ["Array.prototype.toSorted", "window.DecompressionStream", "window.structuredClone"])
def test_a_browser_that_is_too_old_is_told_so_and_nothing_breaks(phone, site, missing):
    phone.add_init_script(f"delete {missing}")
    phone.goto(site.url)
    assert phone.locator("#too-old").is_visible()
    phone.locator("h1").tap()
    assert phone.locator("html").get_attribute("data-engine") == "failed"


def test_without_javascript_everything_can_be_read(visitor, site):
    page = visitor(java_script_enabled=False)
    page.goto(site.url)
    assert page.locator(".poster").first.is_visible()
    page.locator("[data-do='setup dilemma']").click()
    page.wait_for_url(f"{site.url}en/dilemma/")
    page.wait_for_selector("noscript .mishap")


def what_a_finger_meets(page):
    """Whatever lies in the middle of each ninth of the window."""
    return page.evaluate("""() => [1, 3, 5].flatMap((x) => [1, 3, 5].map((y) =>
      document.elementFromPoint((innerWidth * x) / 6, (innerHeight * y) / 6)?.closest(".arriving, #screen")?.id ?? null))""")


def test_a_game_that_the_address_asks_for_comes_from_behind_the_blind_and_not_from_the_home_page(phone, site, held_up):
    phone.goto(f"{site.url}en/#games")
    phone.locator(".arriving").get_by_text(re.compile(r"\d\.\d of \d\.\d MB")).wait_for()
    assert set(what_a_finger_meets(phone)) == {""}
    assert not phone.get_by_role("heading").count() and not phone.get_by_role("link").count() and not phone.get_by_role("button").count()
    phone.keyboard.press("Tab")
    assert phone.evaluate("document.activeElement === document.body")
    held_up()
    at(phone, "games")
    phone.get_by_role("region", name="Loading the game").wait_for(state="hidden")
    assert phone.evaluate("document.activeElement.localName") == "h1"


@pytest.mark.expects("ERR_FAILED", "Failed to fetch", "MessageEvent")
def test_a_game_that_cannot_come_leaves_the_home_page_to_be_read(phone, site):
    phone.route(ENGINE, lambda route: route.abort())
    phone.goto(f"{site.url}en/#game-00000001")
    phone.wait_for_selector("html[data-engine=failed]")
    assert phone.get_by_role("link", name="Rules").is_visible()
    assert phone.get_by_role("region", name="Loading the game").is_hidden()
