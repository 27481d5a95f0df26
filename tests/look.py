"""Looks at everything: plays golden games in the browser and takes a picture of every page, on every size of screen, by day and by night.

  python3 dev.py look             what differs from the approved pictures, side by side: dist-look/different.html; then every size,
                                  dealt among the languages by day and by night, on a contact sheet: dist-look/index.html
  python3 dev.py look --approve   what differed when it was last looked at, all or the pages named, is right from now on
  python3 dev.py look --all       every size with every language and light
  python3 dev.py look --measure   measures every page on every size, with the text as set and largest: tests/measure.py
  python3 dev.py look --publish   draws the screenshots of the manifest and the README anew: static/screenshots/
"""

import argparse
import html
import shutil
import sys
from contextlib import contextmanager
from itertools import product

from playwright.sync_api import sync_playwright

from tests import measure, pictures
from tests.bench.bench_press import Site
from tests.built import served
from tests.chromium import launch
from tests.e2e.driver import Player
from tests.e2e.tour import tour
from tests.plans import PLANS
from tests.sizes import SIZES, Size, resize
from web.build import ROOT
from web.words import LANGUAGES

LIGHTS = ("light", "dark")
FOLDER, SHOTS = ROOT / "dist-look", ROOT / "static" / "screenshots"
NARROW, WIDE = (540, 1170), (1280, 720)
PUBLISHED = {  # page of the tour → which of its shapes are shown to the world
    "home": ("narrow", "wide"),
    **{page: shapes for plan in PLANS.values() for page, shapes in plan.published.items()},
}
STYLE = """body { font: 14px sans-serif; background: #888 } section { display: flex; gap: 8px; align-items: end; overflow: auto }
h2 { min-width: 9em } img { height: 300px } figure { margin: 0 }"""


def dealt():
    """Settings in which every size is seen, and every language by day and by night."""
    languages = [*LANGUAGES]
    return [(size, languages[at % len(languages)], LIGHTS[at // len(languages) % 2]) for at, size in enumerate(SIZES)]


@contextmanager
def visitor(browser, address, size, light, scale=1):
    """Somebody with a screen of this size; whatever is small enough to be a phone is touched."""
    is_phone = min(size.width, size.height) < 600
    screen = {"device_scale_factor": scale, "has_touch": is_phone, "is_mobile": is_phone}
    context = browser.new_context(**screen, color_scheme=light, reduced_motion="reduce", locale="en")
    player = Player(context.new_page(), Site(address))
    resize(player.page, player.fingers, size)
    yield player
    context.close()


def take(browser, address, size, language, light):
    """The whole tour in one setting; the pictures' names."""
    folder = FOLDER / f"{size}-{language}-{light}"
    folder.mkdir(parents=True)
    names = []
    with visitor(browser, address, size, light) as first:
        for name, player in tour(first, language):
            names.append(name)
            player.page.screenshot(path=folder / f"{len(names):02d}-{name}.jpg", quality=70, type="jpeg", animations="disabled")
    print(f"{folder.relative_to(ROOT)}: {len(names)} pages", flush=True)
    return folder, names


def sheet(taken):
    """All pages in all settings, a row for each page, to be looked at in one go."""
    pages = max((names for _, names in taken), key=len)
    rows = []
    for name in pages:
        cells = []
        for folder, names in taken:
            if name in names:
                file = f"{folder.name}/{names.index(name) + 1:02d}-{name}.jpg"
                cells.append(f'<figure><a href="{file}"><img src="{file}"></a><figcaption>{folder.name}</figcaption></figure>')
        rows.append(f"<section><h2>{html.escape(name)}</h2>{''.join(cells)}</section>")
    page = f"<!doctype html><meta charset=utf-8><title>look</title><style>{STYLE}</style>{''.join(rows)}"
    (FOLDER / "index.html").write_text(page, "utf-8")


def look(browser, address, settings):
    sheet([take(browser, address, *each) for each in settings])
    page = browser.new_page(viewport={"width": 2400, "height": 1200})
    page.goto((FOLDER / "index.html").as_uri())
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.screenshot(path=FOLDER / "sheet.jpg", type="jpeg", quality=60, full_page=True)
    print(f"Look at {FOLDER.relative_to(ROOT)}/index.html")


def publish(browser, address):
    """Few, small and the same for everybody: what the stores and the README show."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir()
    for form, size, scale in (("narrow", NARROW, 1.5), ("wide", WIDE, 1)):
        size = Size(round(size[0] / scale), round(size[1] / scale))
        with visitor(browser, address, size, "light", scale) as first:
            for name, player in tour(first):
                if form in PUBLISHED.get(name, ()):
                    player.page.screenshot(path=SHOTS / f"{name}-{form}.jpg", type="jpeg", quality=80, animations="disabled")
    for file in sorted(SHOTS.glob("*.jpg")):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")


def main():
    wanted = argparse.ArgumentParser(prog="python3 dev.py look", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--all", action="store_true")
    wanted.add_argument("--measure", nargs="*", metavar="WORD")
    wanted.add_argument("--publish", action="store_true")
    wanted.add_argument("--approve", nargs="*", metavar="page")
    wanted = wanted.parse_args()
    with sync_playwright() as playwright, served(ROOT / "dist") as address:
        browser, wrong = launch(playwright), False
        if wanted.measure is not None:
            wrong = not measure.main(browser, address, wanted.measure)
        elif wanted.publish:
            publish(browser, address)
        elif wanted.approve is not None:
            pictures.approve(wanted.approve, browser.new_page())
        else:
            shutil.rmtree(FOLDER, ignore_errors=True)
            wrong = different = pictures.compare(playwright, Site(address))
            print("\n".join(different) or "Every page looks as it was approved.", flush=True)
            look(browser, address, [*product(SIZES, LANGUAGES, LIGHTS)] if wanted.all else dealt())
        browser.close()
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
