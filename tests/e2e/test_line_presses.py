"""Presses: the thumb, the keyboard, holding, Back, dragging, and the blind that falls when nobody may look."""

import pytest

from tests.chromium import PHONE, SHORT_VISITS, launch

from .eyes import middle
from .line import at, board, heading, lift_blind, offer, press, ready, sit_down, task

pytestmark = pytest.mark.guest
AWAY = "window.dispatchEvent(new Event('blur'))"
BACK_AGAIN = "window.dispatchEvent(new Event('focus'))"


def test_a_game_is_begun_and_a_card_laid_by_keyboard_alone(phone, site):
    board(phone, site.url)

    def walk_to(do):
        for _ in range(60):
            phone.keyboard.press("Tab")
            if (phone.evaluate("document.activeElement.dataset.do") or "").startswith(do):
                return
        raise AssertionError(f"no way by Tab to {do}")

    walk_to("setup")
    phone.keyboard.press("Enter")
    at(phone, "setup")
    assert phone.evaluate("document.activeElement.localName") == "h1"
    walk_to("start")
    phone.keyboard.press("Space")
    at(phone, "cover")
    walk_to("uncover")
    phone.keyboard.press("Enter")
    phone.keyboard.press("Enter")
    at(phone, "table")
    walk_to("draft 4")
    phone.keyboard.press("Enter")
    phone.wait_for_selector("[data-do='draft 4'][aria-pressed=true]")
    assert phone.evaluate("document.activeElement.dataset.do") == "draft 4"
    walk_to("play")
    phone.keyboard.press("Enter")
    at(phone, "cover")


def test_the_blind_lifts_for_a_thumb_that_stays_and_not_for_one_that_slips(phone, site):
    sit_down(phone, site)
    ring = phone.locator("[data-do=uncover]")
    held = "document.querySelector('[data-hold]').style.getPropertyValue('--held')"
    phone.evaluate("performance.now = () => 0")  # or on a busy machine the ring is full before the thumb slips
    ring.hover()
    phone.mouse.down()
    phone.wait_for_function(f"{held} === '0'")
    phone.mouse.move(5, 5)
    phone.wait_for_function(f"{held} === ''")
    phone.mouse.up()
    phone.evaluate("delete performance.now")
    ring.click()
    at(phone, "cover")
    assert ring.get_attribute("aria-pressed") is None
    ring.hover()
    phone.mouse.down()
    at(phone, "table")
    phone.mouse.up()


def test_the_thumb_that_held_presses_nothing_when_it_is_lifted_from_the_next_page(phone, site):
    sit_down(phone, site)
    fingers = phone.context.new_cdp_session(phone)
    x, y = middle(phone.locator("[data-do=uncover]"))
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    at(phone, "table")
    assert phone.evaluate("at => document.elementFromPoint(...at).closest('[data-do]').dataset.do.startsWith('draft')", [x, y])
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(300)  # a press would be painted by now
    assert phone.locator("[data-do^='draft'][aria-pressed=true]").count() == 0


def test_tap_twice_asks_again_and_forgets_when_one_turns_away(phone, site):
    board(phone, f"{site.url}#settings")
    phone.locator("label:has([name=tap][value=twice])").click()
    phone.wait_for_selector("html[data-tap=twice]")
    sit_down(phone, site)
    ring = phone.locator("[data-do=uncover]")
    usual = ring.text_content()
    ring.tap()
    assert ring.get_attribute("aria-pressed") == "true"
    assert ring.text_content() == ring.get_attribute("data-again") != usual
    ring.evaluate("ring => ring.blur()")
    assert ring.get_attribute("aria-pressed") is None
    assert ring.text_content() == usual
    ring.tap()
    ring.tap()
    at(phone, "table")


def test_a_double_tap_on_start_begins_one_game(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    phone.evaluate("() => { const start = document.querySelector('[data-do^=start]'); start.click(); start.click(); start.click() }")
    at(phone, "cover")
    phone.go_back()
    at(phone, "home")
    assert phone.locator("[data-do^=resume]").count() == 1
    assert phone.locator("[data-do=games]").text_content() == "Save or delete this game"


def test_a_double_tap_plays_one_card(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    press(phone, "draft 3")
    phone.wait_for_selector("[data-do='draft 3'][aria-pressed=true]")
    phone.evaluate("""() => {
        const plate = document.querySelector('#screen [data-do^="play"]')
        const late = plate.cloneNode(true) // as if the second tap came from a page that is not painted yet
        plate.after(late)
        plate.click()
        late.click()
    }""")
    at(phone, "cover")
    assert task(phone).startswith("Throw"), "the first responder has not been answered for"


def test_back_goes_up_and_never_uncovers(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    secret = heading(phone)
    phone.go_back()
    at(phone, "home")
    assert "#" not in phone.url
    phone.go_forward()
    at(phone, "home")
    press(phone, "resume")
    at(phone, "cover")
    assert heading(phone) != secret


def test_back_leads_home_from_a_page_opened_before_the_browser_had_gone_back(phone, site):
    phone.add_init_script("const back = history.back.bind(history); history.back = () => setTimeout(back, 700)")
    board(phone, site.url)
    press(phone, "settings")
    at(phone, "settings")
    press(phone, "back")
    at(phone, "home")
    press(phone, "about")
    phone.wait_for_function("location.hash === '#about'")
    phone.go_back()
    at(phone, "home")


def test_back_from_a_side_room_leads_to_where_one_came_from(phone, site):
    board(phone, site.url)
    press(phone, "settings")
    at(phone, "settings")
    assert phone.url.endswith("#settings")
    phone.go_back()
    at(phone, "home")
    press(phone, "about")
    at(phone, "about")
    press(phone, "back")
    at(phone, "home")
    phone.wait_for_url(site.url)


def test_a_seat_is_dragged_to_another_place(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    for seat, name in enumerate(("Anna", "Béla", "Chloé")):
        phone.fill(f"[name=name-{seat}]", name)
    grips = phone.locator("[data-grip]")
    start, goal = grips.nth(2).bounding_box(), grips.nth(0).bounding_box()
    x = start["x"] + start["width"] / 2
    phone.mouse.move(x, start["y"] + start["height"] / 2)
    phone.mouse.down()
    for step in (0.3, 0.7, 1):
        phone.mouse.move(x, start["y"] + (goal["y"] - start["y"]) * step + start["height"] / 2)
    phone.mouse.up()
    phone.wait_for_function("document.querySelector('[name=name-0]').value === 'Chloé'")
    assert [phone.input_value(f"[name=name-{seat}]") for seat in range(3)] == ["Chloé", "Anna", "Béla"]
    press(phone, "down 0")
    phone.wait_for_function("document.querySelector('[name=name-0]').value === 'Anna'")


LEAVING = {
    "another window": AWAY,
    "another app": "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
    "document.dispatchEvent(new Event('visibilitychange'))",
    "another page": "window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))",
    "back from another page": "window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
}
BLIND = """() => {
  const { visibility, translate } = getComputedStyle(document.documentElement, '::after');
  return [visibility, translate, document.getElementById("screen").checkVisibility({ visibilityProperty: true })];
}"""


def test_the_blind_falls_at_once_when_somebody_looks_elsewhere(phone, site):
    """It is down, whole, when the event has been dealt with: before Python hears of it, and before a page is kept for the way back."""
    sit_down(phone, site)
    blinds = {}
    for where, leaving in LEAVING.items():
        lift_blind(phone)
        blinds[where] = phone.evaluate(f"() => {{ {leaving}; return ({BLIND})() }}")
        at(phone, "cover")
        phone.evaluate("delete document.hidden")
        phone.wait_for_selector("html:not([data-blind])")
    assert [where for where, blind in blinds.items() if blind != ["visible", "0px", False]] == []


def test_a_page_that_the_browser_has_kept_for_the_way_back_comes_back_covered(playwright, watch, site):
    """The browser's own memory of pages, which Playwright otherwise turns off."""
    with launch(playwright, SHORT_VISITS, ignore_default_args=["--disable-back-forward-cache"]) as browser:
        phone = watch(browser.new_context(**PHONE), site).new_page()
        sit_down(phone, site)
        lift_blind(phone)
        phone.evaluate("addEventListener('pageshow', ({ persisted }) => (globalThis.kept = persisted))")
        phone.goto("about:blank")
        phone.go_back(wait_until="commit")  # a page that was kept does not load
        at(phone, "cover")
        phone.wait_for_selector("html:not([data-blind])")
        shown = phone.locator("#screen [data-do='draft 3']").count()
        kept = phone.evaluate("globalThis.kept")
    assert (shown, kept) == (0, True)


def test_the_blind_falls_when_the_phone_is_turned_face_down(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    turned = "window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', {beta: %d, gamma: 3}))"
    assert not phone.evaluate(f"() => {{ {turned % 40}; return 'blind' in document.documentElement.dataset }}")
    assert phone.evaluate(f"() => {{ {turned % -176}; return 'blind' in document.documentElement.dataset }}")
    at(phone, "cover")


def test_under_the_blind_nothing_can_be_seen(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    phone.evaluate("document.documentElement.dataset.blind = ''")
    assert not phone.locator("#screen [data-do='draft 3']").is_visible()


def test_a_public_screen_stays_when_somebody_looks_elsewhere(phone, site):
    board(phone, site.url)
    assert not phone.evaluate(f"() => {{ {AWAY}; return document.documentElement.hasAttribute('data-blind') }}")


def test_a_secret_that_was_on_its_way_when_they_looked_elsewhere_is_covered(phone, site):
    sit_down(phone, site)
    phone.evaluate(f"""() => {{
        const ring = document.querySelector('[data-do=uncover]')
        ring.click()
        ring.click()
        {AWAY}
    }}""")
    phone.wait_for_selector("[data-do=uncover]:not([aria-busy])")
    at(phone, "cover")
    phone.evaluate(BACK_AGAIN)
    lift_blind(phone)


def test_a_reload_covers(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    phone.reload()
    ready(phone)
    at(phone, "cover")


def test_what_is_said_is_heard_and_the_focus_is_never_lost(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    phone.fill("[name=name-0]", "Anna")
    press(phone, "colour 0")
    phone.wait_for_selector("[data-do='colour 0']:not([aria-busy])")
    assert phone.evaluate("document.activeElement.dataset.do") == "colour 0"
    press(phone, "remove 2")
    phone.wait_for_function("document.querySelectorAll('[data-drag]').length === 2")
    assert phone.evaluate("document.getElementById('screen').contains(document.activeElement)")
    press(phone, "start")
    phone.wait_for_selector(".problem")


def test_another_page_is_read_from_its_heading_even_where_the_same_plate_leads_back(phone, site):
    board(phone, f"{site.url}en/#rules")
    press(phone, "rules dilemma")
    at(phone, "rules")
    phone.locator("#screen [data-do=back]").first.focus()
    phone.keyboard.press("Enter")
    at(phone, "shelf")
    assert phone.evaluate("document.activeElement.localName") == "h1"


@pytest.mark.parametrize("path", ["en/", "en/#share"])
def test_a_page_that_fits_on_the_phone_cannot_be_scrolled(phone, site, path):
    board(phone, site.url + path)
    assert phone.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0


def test_a_press_that_waits_for_an_earlier_answer_is_not_made_twice(phone, site):
    """Somebody types a name and taps twice: what is painted for the name does not free the plate."""
    board(phone, f"{site.url}en/dilemma/")
    seats = phone.locator("[data-drag]").count()
    phone.evaluate("""() => {
        const add = document.querySelector('[data-do=add]')
        document.querySelector('[name=name-0]').dispatchEvent(new Event('change', {bubbles: true}))
        add.click()
        document.addEventListener('painted', () => add.click(), {once: true})
    }""")
    colour = phone.locator("[data-do='colour 0']").get_attribute("data-p")
    press(phone, "colour 0")  # heard after all that
    phone.wait_for_selector(f"[data-do='colour 0']:not([data-p='{colour}'])")
    assert phone.locator("[data-drag]").count() == seats + 1


def test_a_card_in_hand_is_offered_and_the_phone_goes_on(phone, site):
    sit_down(phone, site)
    first = heading(phone)
    lift_blind(phone)
    offer(phone)
    assert heading(phone) != first


def test_the_address_is_written_where_it_changes_and_not_with_every_page(phone, site):
    """Safari counts: at the hundredth time in ten seconds it throws."""
    sit_down(phone, site)
    lift_blind(phone)
    phone.evaluate("() => { globalThis.written = 0; history.pushState = history.replaceState = () => (written += 1); }")
    for value in (3, 5, 8):
        press(phone, f"draft {value}")
        phone.wait_for_selector(f"#screen [data-do='draft {value}'][aria-pressed=true]")
    assert phone.evaluate("written") == 0


def test_the_rules_asked_for_in_a_game_lie_open_at_what_is_going_on(phone, site):
    sit_down(phone, site)
    lift_blind(phone)
    press(phone, "menu")
    press(phone, "rules")
    at(phone, "rules")
    title = phone.locator("[data-at]")
    assert title.evaluate("title => title === document.activeElement")
    assert 0 < title.bounding_box()["y"] < phone.viewport_size["height"] / 2


def test_enter_leads_from_name_to_name_as_its_key_says(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    phone.locator("[name=name-0]").tap()
    for name in ("Anna", "Béla", "Clara"):
        phone.keyboard.type(name)
        phone.keyboard.press("Enter")
    assert [phone.input_value(f"[name=name-{seat}]") for seat in range(3)] == ["Anna", "Béla", "Clara"]
    assert phone.evaluate("document.activeElement.localName") == "body"
