"""The first page as a browser fetches and draws it: few bytes, no letter in another typeface, and the badge as it was painted."""

import re
from base64 import b64encode

import pytest
import resvg_py

from tests.bench.bench_bytes import first_pages, in_bytes
from tests.e2e.fixtures import ROOT
from web.build import png
from web.pages.document import manifest_of
from web.words import LANGUAGES

PIXELS = """async (png) => {
  const image = Object.assign(new Image(), {src: `data:image/png;base64,${png}`});
  await image.decode();
  const sheet = new OffscreenCanvas(image.width, image.height).getContext("2d");
  sheet.drawImage(image, 0, 0);
  return [...sheet.getImageData(0, 0, image.width, image.height).data].join();
}"""


@pytest.fixture(scope="module")
def first(playwright, dist):
    return first_pages(playwright, dist)


def test_the_first_page_its_fonts_and_the_whole_journey_keep_within_their_bytes(first, dist):
    assert not [str(figure) for figure in in_bytes(first, dist) if figure.is_missed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fetches_the_fonts_of_its_language_and_no_other(first, language):
    fonts = {file.name for file in first[language] if file.suffix == ".woff2"}
    assert fonts == ({"uk.woff2", "uk-latin.woff2"} if language == "uk" else {f"{language}.woff2"})


def test_what_the_browser_needs_to_install_the_app_is_counted(first):
    assert all({manifest_of(language), "192.png"} <= {file.name for file in files} for language, files in first.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_first_page_is_drawn_in_our_own_font(visitor, site, language):
    page = visitor(viewport={"width": 390, "height": 664}, service_workers="block")
    page.goto(f"{site.url}{language}/")
    page.evaluate("document.fonts.ready")
    drawn = [*fonts_drawn(page)]
    assert drawn and [font for font in drawn if not font["isCustomFont"]] == []


def fonts_drawn(page):
    """The fonts of every element that has words in it, as the browser has drawn them."""
    asked = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        asked.send(f"{domain}.enable")
    asked.send("DOM.getDocument", {"depth": 0})
    found = asked.send("DOM.performSearch", {"query": "//body//*[text()[normalize-space()]]"})
    if found["resultCount"]:
        page_of = {"searchId": found["searchId"], "fromIndex": 0, "toIndex": found["resultCount"]}
        for node in asked.send("DOM.getSearchResults", page_of)["nodeIds"]:
            yield from asked.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]


def test_numbered_colours_change_no_pixel_of_the_badge(visitor):
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=(ROOT / "static" / "badge.svg").read_text("utf-8"), width=180, height=180))
    page, small = visitor(), png.numbered(drawn)
    assert len(small) < 0.6 * len(drawn)
    before, after = (page.evaluate(PIXELS, b64encode(picture).decode()) for picture in (drawn, small))
    assert re.fullmatch(r"[\d,]+", before) and before == after
