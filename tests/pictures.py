"""How every page looked when somebody last approved it: today's pages are held beside those pictures, and what differs is drawn.

  python3 dev.py look             takes a picture of each page, and draws what nobody has approved: dist-look/different.html
  python3 dev.py look --approve   what was drawn there is right from now on
"""

import html
import os
import shutil
from base64 import b64encode
from dataclasses import dataclass

from fontTools.ttLib import TTFont

from tests.chromium import SHORT_VISITS, launch
from tests.e2e.driver import Player
from tests.e2e.tour import AGAIN, screens_in_the_sources, tour
from tests.judge import BOUND, drawn, judged
from web.build import ROOT
from web.build.fonts import whole

APPROVED, FOLDER = ROOT / "tests" / "approved", ROOT / "dist-look"
NOW, LETTERS = FOLDER / "now", FOLDER / "letters"
LARGEST = 1_500_000  # bytes of all approved pictures
# a phone with its browser's bars
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True, "locale": "en"}
SCREEN = PHONE | {"color_scheme": "light", "reduced_motion": "reduce"}
# a machine that has no letters but ours: what they lack is an empty box everywhere, and no letter is rounded to whole pixels. macOS asks
# no fontconfig: there the pages with arrows or emoji in their words will differ
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir><cachedir>{folder}</cachedir>
  <match target="pattern"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
</fontconfig>"""
TODAY = "Date.now = () => 1_800_000_600_000"  # ten minutes after the recorded games, so that no game of the tour is ever older than they
# whether a page goes on is told a frame after it was painted: static/scripts/below.js
TOLD = """() => {
  const page = document.documentElement;
  return page.hasAttribute("data-goes-on") === (page.scrollHeight - innerHeight - scrollY > 12);
}"""
RESTED = "!document.querySelector('#screen :active')"  # a plate stays sunk for a moment after the finger has left it
HELD = {  # painted over, for it is different each time
    ".code, .sign:has(.address)": "a link begins with the address of the tests' own server",
    "[data-marker] svg:has([data-aim])": "the marker runs to and fro",
}
APPROVE = "Look at dist-look/different.html (or .png): as approved, now, where. Is it meant to be so? python3 dev.py look --approve [pages]"
STYLE = """body { font: 14px sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 16px } h2 { font-size: 14px; margin: 0 }
section { inline-size: 605px } img { inline-size: 195px; margin-inline-end: 5px }"""


@dataclass(frozen=True)
class Difference:
    """One page that nobody has approved as it is: its pictures as they lie in files, and a drawing of where they differ."""

    name: str
    approved: bytes | None
    now: bytes | None
    where: bytes | None = None
    score: float = 0

    def __str__(self):
        if not self.approved:
            return f"{self.name}: a new page"
        if not self.now:
            return f"{self.name}: no longer a page of the tour"
        return f"{self.name}: differs by {self.score:.1f}, and {BOUND} may pass"


def compare(playwright, site):
    """A sentence for each page that looks as nobody has approved it, or that the tour has not met; nothing where all is well."""
    shutil.rmtree(NOW, ignore_errors=True)
    for drawn_before in FOLDER.glob("different.*"):
        drawn_before.unlink()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / ".gitignore").write_text("*\n")
    browser = launch(playwright, SHORT_VISITS, env=os.environ | {"FONTCONFIG_FILE": str(letters())})
    try:
        eyes = browser.new_page(viewport={"width": 2500, "height": 400})
        met = take(browser.new_context(**SCREEN), site, eyes)
        missed = [f"no way leads to the screen {name!r}" for name in sorted(screens_in_the_sources() - met)]
        found = [*differences(eyes)]
        if found:
            draw(found, eyes)
    finally:
        browser.close()
    return [*missed, *map(str, found), *([APPROVE] if found else [])]


def letters():
    """Tells the browser's machine which letters it has."""
    LETTERS.mkdir(exist_ok=True)
    font = TTFont(whole("latin"))
    font.flavor = None
    font.save(LETTERS / "montserrat.ttf")
    told = LETTERS / "fonts.conf"
    told.write_text(FONTS.format(folder=html.escape(str(LETTERS))))
    return told


def take(context, site, eyes):
    """Today's picture of every page of the tour, small; which screens those were. `eyes`: a blank page of the browser, to draw with."""
    taken, met = {}, set()
    context.add_init_script(TODAY)
    for name, player in tour(Player(context.new_page(), site)):
        met.add(player.screen)
        if name.endswith(AGAIN):
            continue  # it looks as it did
        player.page.wait_for_function(RESTED)
        player.page.wait_for_function(TOLD)
        held = [player.page.locator(f"#screen :is({places})") for places in HELD]
        picture = player.page.screenshot(animations="disabled", mask=held, mask_color="#777")
        taken[name] = drawn(eyes, picture)
    NOW.mkdir()  # all or none: what a tour that broke off has not met is not gone
    for name, picture in taken.items():
        (NOW / f"{name}.webp").write_bytes(picture)
    return met


def differences(eyes):
    """What nobody has approved of the pictures that were taken last."""
    for name in sorted({file.stem for folder in (APPROVED, NOW) for file in folder.glob("*.webp")}):
        files = [folder / f"{name}.webp" for folder in (APPROVED, NOW)]
        approved, now = (file.read_bytes() if file.exists() else None for file in files)
        if not (approved and now):
            yield Difference(name, approved, now)
            continue
        score, where = judged(eyes, approved, now)
        if score > BOUND:
            yield Difference(name, approved, now, where, score)


def draw(found, eyes):
    """Side by side: as approved, as it is now, and where they differ."""
    sections = []
    for each in found:
        pictures = (b64encode(picture or b"").decode() for picture in (each.approved, each.now, each.where))
        images = "".join(f'<img alt="" src="data:image/webp;base64,{picture}">' for picture in pictures)
        sections.append(f"<section><h2>{html.escape(str(each))}</h2>{images}</section>")
    page = f"<!doctype html><meta charset=utf-8><title>approved, now, where</title><style>{STYLE}</style>{''.join(sections)}"
    (FOLDER / "different.html").write_text(page, "utf-8")
    eyes.set_content(page)
    eyes.screenshot(path=FOLDER / "different.png", full_page=True)


def approve(names, eyes):
    """The pages named, or all that differ. The others keep their pictures: noise is no reason to write a file anew."""
    found = {each.name: each for each in differences(eyes)} if NOW.exists() else {}
    if unknown := {*names} - {*found}:
        raise SystemExit(f"Nothing to approve in {', '.join(sorted(unknown))}: python3 dev.py look takes the pictures anew.")
    APPROVED.mkdir(exist_ok=True)
    for name in names or found:
        file = APPROVED / f"{name}.webp"
        if found[name].now:
            file.write_bytes(found[name].now)
        else:
            file.unlink()
        print(f"approved: {name}")
