"""What the phone has got: how far everything has come aboard, how much room it takes, and whether it will be kept."""

import re

from tests.chromium import PHONE

from .line import at, board, offline_ready, press, ready, sit_down

STRIP = "#screen .boarding"
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value, hadRecentInput }) => hadRecentInput ? 0 : value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def test_the_home_page_counts_up_to_the_tunnel_and_says_once_that_all_is_aboard(phone, site):
    """Once a game was looked at; before, it would sound as if nothing could be played yet."""
    met = []
    phone.expose_function("met", lambda line: met.append(line))
    phone.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const line = [...document.querySelectorAll(".boarding > p")].find((one) => one.checkVisibility());
        if (line) met(line.textContent);
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true }))""")
    phone.goto(f"{site.url}en/dilemma/")
    press(phone, "back")
    at(phone, "home")
    offline_ready(phone)
    phone.locator("#screen [data-stage=all]").wait_for()
    assert any(re.fullmatch(r"Getting ready for the tunnel: \d+%", line) for line in met)
    phone.locator("#say").get_by_text("Ready to ride without signal").wait_for()
    phone.locator("[data-do=settings]").click()
    at(phone, "settings")
    phone.go_back()
    at(phone, "home")
    assert not phone.locator(STRIP).is_visible()


def test_nothing_on_the_home_page_moves_while_the_rest_comes_aboard(phone, site):
    phone.add_init_script(SHIFTS)
    phone.goto(site.url)
    phone.locator("h1").tap()
    phone.wait_for_selector("html[data-aboard=engine]")
    phone.evaluate("shifts.length = 0")
    phone.locator("#screen [data-stage=all]").wait_for()
    assert sum(phone.evaluate("shifts")) == 0


def test_a_phone_that_has_everything_shows_no_strip(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    phone.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        if (document.documentElement.dataset.aboard) window.shown = true;
    }).observe(document.documentElement, { attributes: true }))""")
    board(phone, f"{site.url}en/")
    offline_ready(phone)
    assert phone.evaluate("window.shown") is None


def test_in_a_game_no_strip_is_shown(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    phone.locator("[data-do^=start]").click()
    at(phone, "cover")
    offline_ready(phone)
    assert phone.locator(STRIP).count() == 0


def test_the_settings_tell_the_room_that_is_taken_up_and_the_version(phone, site):
    board(phone, f"{site.url}en/#settings")
    phone.get_by_text(re.compile(r"^\d+\.\d MB are taken up on this phone\.$")).wait_for()
    phone.get_by_text(re.compile(r"^Version \d+\.\d+\.\d+ · [0-9a-f]{8}$")).wait_for()


def test_an_address_without_storage_facts_says_nothing_of_them(phone, site):
    phone.add_init_script("Object.defineProperty(navigator, 'storage', { value: undefined })")
    board(phone, f"{site.url}en/#settings")
    assert phone.get_by_text("taken up").count() == 0


# as a browser tells it that knows how large the phone's own letters are
LARGE_LETTERS = """
const drawn = window.getComputedStyle;
const told = (style, name) => (name === "textIndent" ? "130px" : typeof style[name] === "function" ? style[name].bind(style) : style[name]);
window.getComputedStyle = (...of) => new Proxy(drawn(...of), { get: told });
"""


def test_a_first_visit_begins_with_letters_as_large_as_the_phones_own(phone, site):
    phone.add_init_script(LARGE_LETTERS)
    phone.goto(f"{site.url}en/dilemma/")
    assert phone.locator("html").get_attribute("data-text") == "large"
    ready(phone)
    assert phone.locator("html").get_attribute("data-text") == "large"


TOKENS = "names => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))"


def test_a_phone_that_wants_no_motion_gets_none_from_the_first_page_on(visitor, site):
    page = visitor(**PHONE, reduced_motion="reduce")
    page.goto(f"{site.url}en/")
    assert page.evaluate(TOKENS, ["--quick", "--drama"]) == ["0s", "0s"]


def test_a_phone_that_wants_more_contrast_gets_it_from_the_first_page_on(visitor, site):
    page = visitor(**PHONE, contrast="more")
    page.goto(f"{site.url}en/")
    soft, ink = page.evaluate(TOKENS, ["--soft", "--on-ground"])
    assert soft == ink


LAMP = """
window.lit = 0;
const request = async () => (lit += 1, { release: () => (lit -= 1) });
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""


def test_a_phone_forgotten_on_the_table_may_go_dark_and_the_next_touch_lights_it(phone, site):
    phone.add_init_script(LAMP)
    phone.clock.install()
    sit_down(phone, site)
    phone.wait_for_function("lit === 1")
    phone.clock.fast_forward("05:01")
    phone.wait_for_function("lit === 0")
    phone.locator("h1").tap()
    phone.wait_for_function("lit === 1")
