"""All that may go wrong, and all that may be sent: what `dev.py test` tries a sample of, to its end.

python3 dev.py faults             everything, some hours
python3 dev.py faults kills       every golden game, switched off after each move; as messages and records without a browser
python3 dev.py faults messages    a hundred thousand that no page sends
python3 dev.py faults records     a full drawer, damaged in one place in all twelve thousand ways
python3 dev.py faults crashes     a golden game of each kind in a browser, the page killed at every move
  python3 dev.py faults files       each file of the site missing, half, of another type, a login page; or damaged on the phone
"""

import sys
from random import Random

from playwright.sync_api import sync_playwright

from tests.chromium import SHORT_VISITS, launch
from tests.e2e.fixtures import ROOT, Site
from tests.faults.crashes import lost_by_crashing
from tests.faults.damage import main as every_damage
from tests.faults.files import survived
from tests.faults.kills import lost_by_killing
from tests.faults.messages import lost_by
from tests.plans import pressed
from tests.playthroughs.goldens import goldens
from tests.rooms import ROOMS

MESSAGES, SEEDS = 10_000, 10


def kills():
    for name in goldens():
        for count, screen, there in lost_by_killing(name):
            yield f"{name}, killed after {count} moves: the page {screen}, and {there} are its last moves"


def messages():
    for seed in range(SEEDS):
        lost, mishaps = lost_by(MESSAGES, Random(seed).random)
        print(f"{MESSAGES} messages from the seed {seed}: {mishaps} told as a mishap", flush=True)
        yield from (f"seed {seed}: {key} is lost" for key in lost)


def records():
    if every_damage():
        yield "some damage was not survived: see above"


def crashes():
    site = Site(ROOT / "dist", "/")
    site.start()
    try:
        with sync_playwright() as playwright:
            for room in ROOMS:
                yield from lost_by_crashing(launch(playwright, SHORT_VISITS), site, f"{room}-{pressed(room)[0]}")
    finally:
        site.stop()


def files():
    with sync_playwright() as playwright:
        yield from survived(launch(playwright, SHORT_VISITS), ROOT / "dist")


ALL = {each.__name__: each for each in (kills, messages, records, crashes, files)}


def main(words):
    if unknown := {*words} - {*ALL}:
        raise SystemExit(f"{__doc__}\nThere is no {' '.join(unknown)}.")
    wrong = 0
    for name in words or ALL:
        for told in ALL[name]():
            wrong += 1
            print(f"{name}: {told}", flush=True)
        print(f"{name}: done", flush=True)
    return f"{wrong} went wrong" if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
