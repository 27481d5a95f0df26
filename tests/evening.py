"""A whole evening in the browser: games of all kinds, one after the other on one phone, as chance has it; what goes wrong is told.

  python3 dev.py evening                 ten minutes; the number it prints leads the same evening again
  python3 dev.py evening 7 8             these two, ten minutes each
  python3 dev.py evening --minutes 60

Where an evening stops, a picture of its last page is in dist-evening/.
"""

import argparse
import sys
import time
from random import Random, SystemRandom

from playwright.sync_api import Error, sync_playwright

from tests.bench.bench_press import Site
from tests.built import served
from tests.chromium import PHONE, launch
from tests.e2e.evening import Evening
from web.build import ROOT
from web.words import LANGUAGES

A_WHILE = 50  # presses
FOLDER = ROOT / "dist-evening"


def spend(browser, address, seed, minutes):
    """What went wrong on this evening."""
    wrong, language = [], [*LANGUAGES][seed % len(LANGUAGES)]
    motion = ("no-preference", "reduce")[seed // len(LANGUAGES) % 2]
    context = browser.new_context(**PHONE, reduced_motion=motion)
    ours = (address, f"blob:{address}", "data:")
    context.on("request", lambda sent: sent.url.startswith(ours) or wrong.append(f"it asked for {sent.url}"))
    context.on("console", lambda said: said.type == "error" and wrong.append(said.text))
    context.on("weberror", lambda thrown: wrong.append(str(thrown.error)))
    evening = Evening(context.new_page(), Site(address), Random(seed).random).open(f"{language}/")
    until = time.monotonic() + 60 * minutes
    try:
        while time.monotonic() < until and not wrong:
            evening.go_on_for(A_WHILE)
    except (Error, AssertionError, LookupError, StopIteration) as stopped:
        wrong.append(f"it stopped at {evening.look()}: {stopped}")
    if wrong:
        evening.page.screenshot(path=FOLDER / f"{seed}.png")
    print(f"Evening {seed} ({language}): {', '.join(f'{name} {times}' for name, times in sorted(evening.met.items()))}", flush=True)
    context.close()
    return [f"Evening {seed}: {each}" for each in wrong]


def main():
    asked = argparse.ArgumentParser(
        prog="python3 dev.py evening", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("seed", nargs="*", type=int)
    asked.add_argument("--minutes", type=float, default=10, help="how long each of them lasts")
    wanted = asked.parse_args()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / ".gitignore").write_text("*\n")
    with sync_playwright() as playwright, served(ROOT / "dist") as address:
        browser = launch(playwright)
        seeds = wanted.seed or [SystemRandom().randrange(1_000_000)]
        wrong = [each for seed in seeds for each in spend(browser, address, seed, wanted.minutes)]
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
