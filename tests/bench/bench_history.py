"""Five hundred finished games in the drawer

What they add to the start and to a press. One phone, by turns: the games are laid into its drawer, and taken out again. Each time it does
the same; the quickest start counts, and the quickest of each press, for a busy machine only ever adds. Of a start it is the work of the
processors: waiting for others is none of it.
"""

import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.bench.bench_press import telling, visit
from tests.bench.figure import Figure
from tests.built import served
from tests.chromium import launch
from tests.e2e.moments import record, record_of
from tests.rooms import ROOMS
from tests.screens.test_history import ended
from tests.screens.test_luggage import kept
from web.build import ROOT
from web.reading import replayed
from web.scores import score_of, whole

GAMES, BUDGET = 500, 1.05
READY = "html[data-engine=ready]"
STARTS, EVENINGS = 25, 7
PRESSES = 30  # of each evening
LAY = """([name, records]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(name);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("records", "readwrite");
    const store = transaction.objectStore("records");
    for (const [key, text] of Object.entries(records)) text === null ? store.delete(key) : store.put(text, key);
    transaction.oncomplete = () => resolve(opening.result.close());
  };
})"""
UNDER_WAY = "turn"  # a moment in which nobody's time runs


def finished(count=GAMES):
    """Real ones, of each kind in turn, each under a name of its own."""
    kinds = [ended_game(room) for room in ROOMS]
    games = [(kinds[at % len(kinds)], at) for at in range(count)]
    rows = [(score._replace(id=f"f{at}", at=score.at + at), text) for (score, text), at in games]
    return kept(*(score for score, _ in rows)) | {whole(score): text for score, text in rows}


def ended_game(room):
    text = record(ended(room))
    session, _ = replayed("1", text)
    return score_of(session, session.at), text


def by_turns(player, rounds, measure):
    """The least of each thing that is measured, added up: without the games, and with them."""
    games, found = finished(), {False: [], True: []}
    for number in range(2 * rounds):
        is_full = number % 4 in (1, 2)  # each is as often the first
        player.page.goto(f"{player.site.url}manifest.json")  # of this origin, and no page of ours
        player.page.evaluate(LAY, [f"pocket-express {player.site.path}", {key: text if is_full else None for key, text in games.items()}])
        found[is_full].append(measure(player, number))
    return [sum(map(min, zip(*found[is_full], strict=True))) for is_full in (False, True)]


def start(player, number):
    """(milliseconds that processors have worked for a page until Python has painted,)"""
    context = player.page.context
    page, before = context.new_page(), worked(context.browser)
    page.goto(f"{player.site.url}en/dilemma/")
    page.wait_for_selector(READY)
    found = sum(took - before.get(process, 0) for process, took in worked(context.browser).items())
    page.close()
    return (found,)


def worked(browser):
    """Process of a page → milliseconds."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    devtools.detach()
    return {each["id"]: 1000 * each["cpuTime"] for each in processes if each["type"] == "renderer"}


def evening(player, number, answers):
    """Milliseconds of Python for each of the same presses in a game that is always the same."""
    player.open("en/").press("games").press(f"resume {number}")
    answers.clear()
    for count, _ in enumerate(player.play_on(Random(1).random)):
        if count == PRESSES:
            return tuple(answers)
    raise LookupError(f"no {PRESSES} presses lead on from {UNDER_WAY}")


def figures():
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        player = visit(browser, stack.enter_context(served(ROOT / "dist")), []).wait_until_offline()
        starts = by_turns(player, STARTS, start)
        folder, answers = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "dist", []
        player = visit(browser, stack.enter_context(served(telling(ROOT / "dist", folder))), answers)
        player.take_in({f"game/{number}": record_of(UNDER_WAY) for number in range(2 * EVENINGS)})
        presses = by_turns(player, EVENINGS, partial(evening, answers=answers))
        browser.close()
    for what, (without, full) in (("start, until Python has painted", starts), (f"Python's part of {PRESSES} presses", presses)):
        yield Figure(what, full / without, "×", BUDGET, f"{without:.0f} ms without, {full:.0f} ms with them")
