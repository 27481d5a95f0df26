"""Measures everything: every page of the tour on every size of screen, in every language, with the text as set and largest.

  python3 dev.py look --measure               all of it, an hour: what tests/e2e/known.txt has not, and what of it is mended
  python3 dev.py look --measure uk 'turn-.*'  some languages, the pages of that name
"""

import re

from tests.bench.bench_press import Site
from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.known import Known
from tests.e2e.measured import looked_at
from tests.e2e.rulers import Rulers
from tests.e2e.tour import tour
from tests.sizes import LIGHTS, USUAL
from web.words import LANGUAGES


def measure(browser, address, language, pages):
    """({(measure, place): (setting, finding)} of what is new, the rows of the list that are mended)."""
    context, new = browser.new_context(**PHONE, color_scheme=LIGHTS[language], reduced_motion="reduce"), {}
    rulers = Rulers(language, browser.new_context().new_page(), everywhere=True)
    for name, player in tour(Player(context.new_page(), Site(address)), language):
        if re.fullmatch(pages, name):
            for setting, found in rulers.laid_on(player, name):
                if found[:2] not in new or setting.text == "usual" != new[found[:2]][0].text:
                    new[found[:2]] = (setting, found)
            looked_at(player, USUAL, "usual")
    context.close()
    return new, [row for row in rulers.mended() if re.fullmatch(pages, row.seen.page)]


def main(browser, address, words):
    """Whether nothing is wrong that is not known, and everything known is still wrong; lines as the list has them."""
    languages = [word for word in words if word in LANGUAGES] or [*LANGUAGES]
    pages = next((word for word in words if word not in LANGUAGES), ".*")
    faults = 0
    for language in languages:
        new, mended = measure(browser, address, language, pages)
        faults += len(new) + len(mended)
        print(f"{language}: {len(new)} found that are not known, {len(mended)} known that are mended", flush=True)
        for setting, found in new.values():
            print(f"{Known(found.measure, found.where, setting)}\t{found.what}")
        for row in mended:
            print(f"mended: {row}")
    return not faults
