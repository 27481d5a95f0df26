"""Five hundred finished games in the drawer: what they add to the start and to a press, beside the same phone without any.

Two phones in one run, by turns: one that has never finished a game, and one with five hundred of them, taken in from a file as somebody
does who moves to a new phone. What counts is how they compare within a pair; seconds say more of the machine.
"""

import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.bench_boot import CLOCK, opened, served
from tests.bench.bench_press import Site, timed
from tests.chromium import PHONE, launch
from tests.e2e.driver import Player
from tests.e2e.moments import record_of
from tests.rooms import ROOMS
from tests.screens.test_history import ended
from tests.screens.test_luggage import kept
from web.build import ROOT
from web.reading import replayed
from web.scores import score_of, whole

GAMES, BUDGET = 500, 1.05
STARTS, EVENINGS = 15, 8
PRESSES = 30  # of each evening
UNDER_WAY = "turn"  # a moment in which nobody's time runs


def finished():
    """Real ones, of each kind in turn, each under a name of its own."""
    texts = [record_text(room) for room in ROOMS]
    rows = []
    for at in range(GAMES):
        score, text = texts[at % len(texts)]
        rows.append((score._replace(id=f"f{at}", at=score.at + at), text))
    return kept(*(score for score, _ in rows)) | {whole(score): text for score, text in rows}


def record_text(room):
    from tests.e2e.moments import record

    text = record(ended(room))
    session, _ = replayed("1", text)
    return score_of(session, session.at), text


def phone(browser, url, records, answers):
    """Somebody's phone that keeps the site, and has these in its drawer."""
    context = browser.new_context(**PHONE, reduced_motion="reduce")
    context.add_init_script(CLOCK)
    page = context.new_page()
    page.on("console", lambda line: answers.extend(float(took) for took in re.findall(r"took ([\d.e-]+) ms", line.text)))
    return Player(page, Site(url)).open("en/").wait_until_offline().take_in(records)


def evening(player, number, answers):
    """Milliseconds of Python for the same presses in the same game."""
    player.press("games").press(f"resume {number}")
    answers.clear()
    for count, _ in enumerate(player.play_on(Random(number).random)):
        if count == PRESSES:
            break
    took = sum(answers)
    player.painted_by(player.page.go_back)
    return took


def main():
    under_way = {f"game/{number}": record_of(UNDER_WAY) for number in range(EVENINGS)}
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "dist"
        url = stack.enter_context(served(timed(ROOT / "dist", folder)))
        notes = [], []
        without, full = (phone(browser, url, under_way | more, note) for more, note in zip(({}, finished()), notes, strict=True))
        starts, presses = [], []
        for number in range(STARTS):
            pair = [opened(player.page.context, f"{url}en/dilemma/")[0] for player in ((without, full) if number % 2 else (full, without))]
            starts.append(pair if number % 2 else pair[::-1])
        for number in range(EVENINGS):
            presses.append([evening(player, number, note) for player, note in zip((without, full), notes, strict=True)])
        browser.close()
    is_missed = False
    for what, pairs in (("opened until Python has painted", starts), (f"Python's part of {PRESSES} presses", presses)):
        ratio = median(with_them / none for none, with_them in pairs)
        is_missed |= ratio > BUDGET
        told = f"{median(none for none, _ in pairs):.0f} ms without, {median(many for _, many in pairs):.0f} ms with {GAMES} finished games"
        print(f"{what}: {told}; {ratio:.3f} of {BUDGET}{'  MISSED' if ratio > BUDGET else ''}")
    sys.exit(is_missed)


if __name__ == "__main__":
    main()
