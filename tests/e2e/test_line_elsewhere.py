"""Where nobody meant it to stand: at an address that leads nowhere, opened as a file, in a frame, in a browser that keeps nothing."""

import json

import pytest

from .line import at, board, lift_blind, offer, offline_ready, press, ready

ANYWHERE = pytest.mark.parametrize("site", ["/", "/some path/"], indirect=True)
WRONG = ("nothing", "x/y/z", "en/dilemma/typo", "fr/x/")
NO_COOKIES = {"default_content_setting_values": {"cookies": 2}}
NONE_IN_FRAMES = {"block_third_party_cookies": True, "cookie_controls_mode": 1}
REFUSED = pytest.mark.expects("dispatchEvent", "^error: Event$")  # the drawer that PyScript's own page opens, whether it needs one or not


@pytest.fixture
def site(request, dist, serve):
    """On a host that shows 404.html wherever there is nothing, as GitHub Pages does."""
    return serve(dist, getattr(request, "param", "/"), server="tests.meagre")


@ANYWHERE
@pytest.mark.expects("404")
def test_every_wrong_address_leads_home(phone, site):
    for path in WRONG:
        phone.goto(site.url + path)
        phone.wait_for_selector("[data-up]", state="hidden")
        phone.get_by_role("link").click()
        at(phone, "home")
        assert phone.url == f"{site.url}en/", path


@pytest.mark.expects("404")
def test_a_wrong_address_is_told_in_the_readers_language(visitor, site):
    page = visitor(locale="uk")
    page.goto(f"{site.url}x/y/z")
    assert page.locator("h1:visible").all_text_contents() == ["Поїзд тут не зупиняється"]


@pytest.mark.expects("404")
def test_without_scripts_one_climbs_home(visitor, site):
    page = visitor(java_script_enabled=False)
    page.goto(f"{site.url}x/y/z")
    page.locator("[data-up]").first.click()
    page.locator("[data-up]").first.click()
    at(page, "home")


@pytest.mark.expects("404")
def test_with_signal_a_wrong_address_is_the_hosts_business_though_all_is_aboard(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    phone.goto(f"{site.url}x/y/z")
    phone.get_by_role("link", name="To Pocket Express").wait_for()
    phone.wait_for_selector("[data-up]", state="hidden")


@pytest.mark.parametrize(
    ("page", "why"), [("index.html", "This page needs a server"), ("uk/dilemma/index.html", "Цій сторінці потрібен сервер")]
)
def test_a_page_opened_as_a_file_says_what_it_wants(chromium, dist, page, why):
    context = chromium.new_context(locale="fr")
    opened = context.new_page()
    opened.goto((dist / page).as_uri())
    assert opened.locator("#from-file h2").text_content() == why
    assert opened.locator("#from-file").is_visible() and opened.locator("html").get_attribute("data-engine") == "failed"
    context.close()


@pytest.fixture
def strict(kept_phone, tmp_path):
    """strict(wishes) → a browser whose owner has set it so."""

    def opened(wishes):
        (tmp_path / "phone" / "Default").mkdir(parents=True)
        (tmp_path / "phone" / "Default" / "Preferences").write_text(json.dumps({"profile": wishes}))
        return kept_phone().new_page()

    return opened


@REFUSED
def test_a_browser_that_keeps_nothing_says_so_once_and_plays(strict, site):
    page = strict(NO_COOKIES)
    board(page, f"{site.url}en/dilemma/")
    at(page, "unsaved")
    assert page.locator("h1").text_content() == "Nothing can be kept here."
    press(page, "close")
    at(page, "setup")
    press(page, "start")
    at(page, "cover")
    lift_blind(page)
    offer(page)


@REFUSED
def test_a_browser_that_keeps_nothing_opens_the_settings_too(strict, site):
    page = strict(NO_COOKIES)
    board(page, f"{site.url}en/")
    page.locator(".notice").get_by_text("Nothing can be kept here.").wait_for()
    press(page, "settings")
    at(page, "settings")
    page.locator("label:has([value=night])").click()
    page.wait_for_selector("html[data-theme=night]")


@pytest.fixture
def portal(serve, site, tmp_path):
    """portal(attributes) → the address of somebody else's page that has ours in a frame."""

    def shown(attributes=""):
        page = tmp_path / "portal" / "index.html"
        page.parent.mkdir()
        page.write_text(f'<!doctype html><iframe {attributes} src="{site.url}en/dilemma/" width="380" height="700"></iframe>', "utf-8")
        return serve(page.parent).url.replace("localhost", "127.0.0.1")

    return shown


@REFUSED
@pytest.mark.expects("left the origin: http://127.0.0.1", "404", "screen-wake-lock")
def test_framed_by_somebody_else_it_plays_and_shows_the_way_to_its_own_page(strict, portal, site):
    page = strict(NONE_IN_FRAMES)
    page.goto(portal())
    frame = page.frames[1]
    ready(frame)
    at(frame, "unsaved")
    with page.context.expect_page() as opened:
        frame.get_by_role("link", name="Open on its own page").click()
    assert opened.value.url == f"{site.url}en/"
    press(frame, "close")
    press(frame, "start")
    at(frame, "cover")


@pytest.mark.expects(".")  # what a browser says of every file that a page without an origin asks for
def test_locked_into_a_box_it_shows_the_way_out(phone, portal):
    phone.goto(portal('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"'))
    frame = phone.frames[1]
    with phone.context.expect_page() as opened:
        frame.get_by_role("link", name="Open on its own page").click()
    ready(opened.value)
