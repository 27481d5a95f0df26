"""Onto the home screen: what a browser and a store want to know, and the button where the browser has one."""

import json
import struct
from urllib.request import urlopen

import pytest

from web.pages.document import manifest_of
from web.words import LANGUAGES, Say

from .line import at, board, offline_ready, press

REQUIRED = ("icons", "name", "short_name", "start_url")
RECOMMENDED = (
    "background_color", "categories", "description", "dir", "display", "display_override", "id", "lang", "orientation",
    "prefer_related_applications", "related_applications", "scope", "screenshots", "shortcuts", "theme_color",
)  # fmt: skip


def size_of_jpeg(picture):
    """Read off its frame header, behind the segments before it."""
    at = 2
    while picture[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(picture[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", picture[at + 5 : at + 9])
    return f"{width}x{height}"


def manifest_in(site, language):
    with urlopen(site.url + manifest_of(language)) as answer:
        return json.load(answer)


def test_the_manifest_has_what_stores_ask_for_and_every_file_it_names(site):
    manifest = manifest_in(site, "en")
    assert [key for key in (*REQUIRED, *RECOMMENDED) if key not in manifest] == []
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "./"
    badges = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert badges >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for badge in [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]:
        with urlopen(site.url + badge["src"]) as answer:
            head = answer.read(24)
        assert "%dx%d" % struct.unpack(">II", head[16:24]) == badge["sizes"]
    for picture in manifest["screenshots"]:
        with urlopen(site.url + picture["src"]) as answer:
            assert size_of_jpeg(answer.read()) == picture["sizes"]
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    assert len({shortcut["icons"][0]["src"] for shortcut in manifest["shortcuts"]}) == len(manifest["shortcuts"])
    for shortcut in manifest["shortcuts"]:
        with urlopen(site.url + shortcut["url"].split("#")[0]) as answer:
            assert b'id="screen"' in answer.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_opened_on_a_page_of_its_language_and_shared_with_the_service_worker(site, language):
    manifest = manifest_in(site, language)
    (opened,), shared = manifest["file_handlers"], manifest["share_target"]
    assert (opened["action"], opened["accept"]) == (f"./{language}/", {"application/json": [".json"]})
    assert (shared["action"], shared["method"], shared["enctype"]) == ("./share/", "POST", "multipart/form-data")
    assert [(file["name"], file["accept"]) for file in shared["params"]["files"]] == [("file", ["application/json", ".json"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_of_its_page_and_is_the_same_app(site, language):
    manifest = manifest_in(site, language)
    assert (manifest["lang"], manifest["description"]) == (language, Say(language)("app.about"))
    assert manifest["id"] == manifest_in(site, "en")["id"]


def test_chromium_finds_nothing_that_stands_against_installing(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    devtools = phone.context.new_cdp_session(phone)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    hindrances = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in hindrances if one["errorId"] != "in-incognito"] == []  # as every test's browser is


def test_the_button_appears_when_the_browser_offers_and_asks_the_browser(phone, site):
    board(phone, f"{site.url}#about")
    phone.go_back()
    at(phone, "home")
    assert phone.locator("[data-do=install]").count() == 0
    phone.evaluate("""() => {
        const offer = new Event('beforeinstallprompt', {cancelable: true})
        offer.prompt = () => (window.asked = true)
        window.kept = !window.dispatchEvent(offer)
    }""")
    press(phone, "install")
    assert phone.evaluate("[asked, kept]") == [True, True]
    phone.evaluate("window.dispatchEvent(new Event('appinstalled'))")
    phone.wait_for_selector("[data-do=install]", state="detached")


def test_an_iphone_gets_the_drawn_sheet(visitor, site):
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"
    page = visitor(user_agent=agent, viewport={"width": 390, "height": 844}, has_touch=True, locale="en")
    board(page, f"{site.url}#about")
    page.go_back()
    at(page, "home")
    press(page, "install")
    at(page, "install")
