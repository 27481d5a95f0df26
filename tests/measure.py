"""Measures everything: every page of the tour on every size of screen, in every language, with the text as set and largest.

  python3 dev.py look --measure               all of it, an hour
  python3 dev.py look --measure uk 'turn-.*'  some languages, the pages of that name
"""

import re

from tests.bench.bench_press import Site
from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.measured import looked_at
from tests.e2e.rulers import Rulers
from tests.e2e.tour import tour
from tests.sizes import LIGHTS, USUAL
from web.words import LANGUAGES


def measure(browser, address, language, pages):
    """What is wrong, once for each kind and place: {(measure, place): (first setting, finding)}."""
    context, wrong = browser.new_context(**PHONE, color_scheme=LIGHTS[language], reduced_motion="reduce"), {}
    rulers = Rulers(language, browser.new_context().new_page(), everywhere=True)
    for name, player in tour(Player(context.new_page(), Site(address)), language):
        if re.fullmatch(pages, name):
            for setting, found in rulers.laid_on(player, name):
                wrong.setdefault(found[:2], (setting, found))
            looked_at(player, USUAL, "usual")
    context.close()
    return wrong


def main(browser, address, words):
    """Whether nothing is wrong."""
    languages = [word for word in words if word in LANGUAGES] or [*LANGUAGES]
    pages = next((word for word in words if word not in LANGUAGES), ".*")
    faults = 0
    for language in languages:
        wrong = measure(browser, address, language, pages)
        faults += len(wrong)
        print(f"{language}: {len(wrong)} faults", flush=True)
        for setting, found in wrong.values():
            print(f"{setting}: {found}")
    return not faults
