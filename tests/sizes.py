"""The one list of screens that every page is looked at on: whoever looks, measures or photographs takes its sizes from here."""

from itertools import product
from typing import NamedTuple
from zlib import crc32

from web.words import LANGUAGES


class Size(NamedTuple):
    """CSS pixels; what a notch takes above and the bar of gestures below is part of the height."""

    width: int
    height: int
    above: int = 0
    below: int = 0

    def __str__(self):
        return f"{self.width}x{self.height}" + (f"+{self.above}+{self.below}" if self.above else "")


SIZES = (
    Size(320, 568),  # nothing sticks out: what WCAG calls reflow
    Size(360, 640),
    Size(375, 667),
    Size(390, 664),  # a phone with its browser's bars
    Size(360, 705),
    Size(390, 844),
    Size(393, 852, above=59, below=34),
    Size(412, 915),
    Size(844, 390),
    Size(820, 1180),
    Size(1024, 768),
    Size(1440, 900),
)
SMALL, USUAL = Size(360, 640), Size(390, 844)
TEXTS = ("usual", "largest")  # as the app sets them: `<html data-text>`
LIGHTS = dict(zip(LANGUAGES, ("light", "dark") * len(LANGUAGES), strict=False))
EVERYTHING = [*product(SIZES, TEXTS)]


def dealt(page, language):
    """(size, text) in which a page is looked at in this language: in all languages together it meets sizes far apart, and over all pages
    every size, language and text meet each other. It depends on nothing but the page's name: a further page changes no other's."""
    start, nth = crc32(page.encode()), [*LANGUAGES].index(language)
    place = (start + nth * len(SIZES) // len(LANGUAGES)) % len(SIZES)
    return SIZES[place], TEXTS[(start // len(SIZES) + nth) % len(TEXTS)]


def language_of(name):
    """The one in which something is looked at that would take too long in all of them."""
    return [*LANGUAGES][crc32(name.encode()) // (len(EVERYTHING) * len(LANGUAGES)) % len(LANGUAGES)]  # so that it goes with no size


def resize(page, fingers, size):
    """The page on such a screen, with what its edges hide; `fingers` is its session with the browser's own tools."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    insets = {"top": size.above, "topMax": size.above, "bottom": size.below, "bottomMax": size.below}
    fingers.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
