"""Five hundred finished games in the drawer: what they add to the start and to a press, beside the same phone without any.

Two phones in one run, by turns: one that has never finished a game, and one with five hundred of them, taken in from a file as somebody
does who moves to a new phone. Each does the same again and again, and the quickest of each are compared: a busy machine only ever adds.
"""

import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.bench.bench_boot import CLOCK, opened, served
from tests.bench.bench_press import Site, timed
from tests.chromium import PHONE, launch
from tests.e2e.driver import Player
from tests.e2e.moments import record, record_of
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
    kinds = [ended_game(room) for room in ROOMS]
    games = [(kinds[at % len(kinds)], at) for at in range(GAMES)]
    rows = [(score._replace(id=f"f{at}", at=score.at + at), text) for (score, text), at in games]
    return kept(*(score for score, _ in rows)) | {whole(score): text for score, text in rows}


def ended_game(room):
    text = record(ended(room))
    session, _ = replayed("1", text)
    return score_of(session, session.at), text


def phones(browser, url):
    """(somebody's phone, what Python says it took): one without finished games, one with many. Both have some games under way."""
    under_way = {f"game/{number}": record_of(UNDER_WAY) for number in range(EVENINGS)}
    for more in ({}, finished()):
        answers = []
        context = browser.new_context(**PHONE, reduced_motion="reduce")
        context.add_init_script(CLOCK)
        page = context.new_page()
        page.on("console", lambda line, answers=answers: answers.extend(map(float, re.findall(r"took ([\d.e-]+) ms", line.text))))
        yield Player(page, Site(url)).open("en/").take_in(under_way | more), answers


def by_turns(phones, rounds, measure):
    """Pairs of what is measured, without and with; each of the two is as often the first."""
    pairs = []
    for number in range(rounds):
        turns = phones if number % 2 else phones[::-1]
        found = [measure(*phone, number) for phone in turns]
        pairs.append(found if number % 2 else found[::-1])
    return pairs


def start(player, answers, number):
    return opened(player.page.context, f"{player.site.url}en/dilemma/")[0]


def evening(player, answers, number):
    """Milliseconds of Python for the same presses in a game that is always the same."""
    player.press("games").press(f"resume {number}")
    answers.clear()
    for count, _ in enumerate(player.play_on(Random(1).random)):
        if count == PRESSES:
            break
    took = sum(answers)
    player.painted_by(player.page.go_back)
    return took


def main():
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        kept_here = [*phones(browser, stack.enter_context(served(ROOT / "dist")))]
        for player, _ in kept_here:
            player.wait_until_offline()
        starts = by_turns(kept_here, STARTS, start)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "dist"
        presses = by_turns([*phones(browser, stack.enter_context(served(timed(ROOT / "dist", folder))))], EVENINGS, evening)
        browser.close()
    is_missed = False
    for what, pairs in (("opened until Python has painted", starts), (f"Python's part of {PRESSES} presses", presses)):
        without, full = map(min, zip(*pairs, strict=True))
        is_missed |= full / without > BUDGET
        verdict = f"{full / without:.3f} of {BUDGET}{'  MISSED' if full / without > BUDGET else ''}"
        print(f"{what}: {without:.0f} ms without, {full:.0f} ms with {GAMES} finished games; {verdict}")
    sys.exit(is_missed)


if __name__ == "__main__":
    main()
