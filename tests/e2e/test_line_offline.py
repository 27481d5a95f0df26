"""Without signal: the server is really stopped, and everything goes on working, wherever the site is installed."""

from shutil import copytree

import pytest

from tests.chromium import PHONE

from .line import at, board, heading, lift_blind, offer, offline_ready, press, ready, sit_down, task

IN_A_FOLDER = pytest.mark.parametrize("site", ["/a path/with spaces/"], indirect=True)
NO_SERVER = pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
CACHES = "async () => (await caches.keys()).sort()"


@IN_A_FOLDER
@NO_SERVER
def test_after_the_first_visit_everything_works_with_the_server_gone(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    site.stop()
    board(phone, f"{site.url}en/dilemma/")
    press(phone, "start")
    at(phone, "cover")
    lift_blind(phone)
    offer(phone)
    asked = task(phone)
    phone.reload()
    ready(phone)
    assert task(phone) == asked
    for path in ("", "en/", "fr/", "it/dilemma/", "uk/dilemma/", "uk/rules/dilemma/", "fr/about/"):
        board(phone, site.url + path)
        assert heading(phone), path
        assert phone.evaluate("document.fonts.ready.then(() => document.fonts.check('1rem Montserrat'))")


@NO_SERVER
def test_a_door_opened_in_haste_works_without_signal(phone, site):
    board(phone, site.url)
    offline_ready(phone)
    site.stop()
    phone.goto(site.url, wait_until="commit")
    press(phone, "setup dilemma")
    at(phone, "setup")
    ready(phone)


@IN_A_FOLDER
@NO_SERVER
def test_an_unknown_address_leads_home_and_a_forgotten_slash_is_put_back(phone, site):
    board(phone, f"{site.url}en/")
    offline_ready(phone)
    site.stop()
    phone.goto(f"{site.url}no/such/page?of=ours")
    assert phone.url == site.url
    phone.goto(f"{site.url}fr")
    assert phone.url == f"{site.url}fr/"
    phone.goto(f"{site.url}fr/?utm_source=somewhere")
    ready(phone)


@NO_SERVER
def test_the_phone_starts_again_without_signal(kept_phone, site):
    context = kept_phone()
    page = context.new_page()
    sit_down(page, site)
    offline_ready(page)
    context.close()
    site.stop()
    page = kept_phone().new_page()
    board(page, site.url)
    press(page, "resume")
    at(page, "cover")


def test_installations_side_by_side_leave_each_other_alone(chromium, watch, serve, dist, tmp_path):
    """Three on one origin: at its root, below, and below that; the games of each stay its own."""
    starts = ("/", "/games/", "/games/inner/")
    for start in starts:
        copytree(dist, tmp_path / "host" / start.strip("/"), dirs_exist_ok=True)
    host = serve(tmp_path / "host")
    context = watch(chromium.new_context(**PHONE), host)
    phone = context.new_page()
    for start in starts:
        board(phone, host.url.rstrip("/") + start)
        offline_ready(phone)
        assert phone.evaluate("navigator.serviceWorker.ready.then(({scope}) => new URL(scope).pathname)") == start
    assert {name.split(" ")[1] for name in phone.evaluate(CACHES)} == {host.url.rstrip("/") + start for start in starts}
    for start in starts:
        phone.goto(host.url.rstrip("/") + start)
        ready(phone)
        assert phone.locator("[data-do^=resume]").count() == 0
        press(phone, "setup")
        at(phone, "setup")
        press(phone, "start")
        at(phone, "cover")
    context.close()


DAMAGE = """async (path) => {
  const van = await caches.open((await caches.keys())[0]);
  const [{ url }] = (await van.keys()).filter(({ url }) => url.endsWith(path));
  await van.put(url, new Response("x"));
}"""


def checked(phone):
    press(phone, "check")
    told = phone.locator(".filled [role=status]")
    told.wait_for()
    return told.inner_text()


def in_the_settings(phone, site):
    board(phone, f"{site.url}en/")
    offline_ready(phone)
    phone.goto(f"{site.url}en/#settings")
    at(phone, "settings")


def test_every_file_is_looked_at_and_found_complete(phone, site):
    in_the_settings(phone, site)
    assert "Complete" in checked(phone)


def test_a_damaged_file_is_fetched_anew(phone, site):
    in_the_settings(phone, site)
    phone.evaluate(DAMAGE, "static/style.css")
    assert "1 damaged file was fetched anew" in checked(phone)


@NO_SERVER
def test_a_damaged_file_is_named_where_there_is_no_signal(phone, site):
    in_the_settings(phone, site)
    phone.evaluate(DAMAGE, "static/style.css")
    phone.context.new_cdp_session(phone).send("Network.clearBrowserCache")
    site.stop()
    assert "static/style.css" in checked(phone)
