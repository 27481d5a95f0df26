"""How much memory a table takes

The largest process of a page at rest, everything aboard for the tunnel, beside the plainest PyScript page and bare Pyodide: what it has to
itself, for what processes share is the browser's own, and what it holds, for what nobody holds any more goes when the browser likes, in
half a minute or never while it is watched. So is the service worker's: it is ended here, as any browser ends it after half a minute. One
round after the other, each page in a browser that was opened for nothing else; the median counts.
"""

import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.bench_boot import make_plain, pages_of
from tests.bench.bench_press import Site
from tests.bench.figure import Figure
from tests.built import served
from tests.chromium import FLAGS, PHONE, launch
from tests.e2e.driver import Player
from tests.e2e.moments import record_of
from web.build import ROOT

BUDGET, RUNS = 1.25, 3
REST = 8  # seconds
WITH_GC = (*FLAGS, "--js-flags=--expose-gc")
MOMENTS = {"dilemma": "race", "express": "plea", "mystery": "turn"}
HELD = ("Private_Clean", "Private_Dirty")


def largest(browser):
    """Megabytes of the largest process that draws a page."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(held(each["id"]) for each in processes if each["type"] == "renderer")


def held(process):
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(HELD)) / 1000


def at_a_table(moment):
    """Somebody sits at it, and the van is full."""

    def open_it(page, address):
        player = Player(page, Site(address)).open("en/").wait_until_offline()
        player.take_in({"game/00000001": record_of(moment)}).press("games").press("resume 00000001")

    return open_it


def let_go(page):
    for thread in (page, *page.workers):
        thread.evaluate("gc()")
    devtools = page.context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")


def plain(page, address):
    page.goto(address)
    page.wait_for_function("() => window.took")


def weighed(playwright, open_it, address):
    browser = launch(playwright, WITH_GC)
    page = browser.new_page(**PHONE)
    open_it(page, address)
    time.sleep(REST)
    let_go(page)
    time.sleep(REST)
    found = largest(browser)
    browser.close()
    return found


def figures():
    with ExitStack() as stack:
        stock = make_plain(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "plain")
        playwright, theirs, ours = map(stack.enter_context, (sync_playwright(), served(stock), served(ROOT / "dist")))
        pages = {name: (plain, address) for name, address in zip(("PyScript", "Pyodide"), pages_of(theirs), strict=True)}
        pages |= {key: (at_a_table(moment), ours) for key, moment in MOMENTS.items()}
        rounds = [{name: weighed(playwright, *page) for name, page in pages.items()} for _ in range(RUNS)]
    for key in MOMENTS:
        ratio = median(each[key] / each["PyScript"] for each in rounds)
        most = {name: f"{median(each[name] for each in rounds):.0f}" for name in pages}
        beside = f"{most[key]} MB; PyScript {most['PyScript']}; Pyodide {most['Pyodide']}"
        yield Figure(f"{key}, a table's page", ratio, "×", BUDGET, beside)
