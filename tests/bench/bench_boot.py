"""How long the phone waits for Python

Our set-up page, opened until the first frame that Python has painted, beside the plainest PyScript page there is and beside bare Pyodide;
milliseconds of the three stand behind the ratio to PyScript. Ours runs Python in a worker, and the service worker keeps its files; the
plain ones run one line of Python on the page's own thread, from stock files in the browser's cache. Cold: a browser that was never here.
A slow processor is every process of the browser stopped three quarters of the time, a slow network a host that sends no more; the host
packs what can be packed, for all three.
"""

import shutil
import tempfile
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure
from tests.bench.slower import FAST_4G, SLOW_4G, slow, slowed
from tests.built import served
from tests.chromium import launch
from tests.engines.browsers import ENGINES
from tests.engines.tab import Tab
from web.build import NODE_MODULES, ROOT, precache

BUDGETS = {"chromium": 0.45, "firefox": 0.45, "webkit": 0.50}
RUNS, FEW = 5, 3
SLOWER = 4  # times
LONGEST_TASK = 50  # milliseconds of the page's own thread while Python boots
EARLY = 100  # milliseconds until a press is seen to have been heard
PATIENCE = 240_000  # milliseconds
CLOCK = """
{
  window.tasks = [0];
  if (PerformanceObserver.supportedEntryTypes.includes("longtask"))
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
      .observe({ type: "longtask", buffered: true });
  window.presses = [0];  // milliseconds until the next frame; a shorter one is not told
  if (PerformanceObserver.supportedEntryTypes.includes("event"))
    new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration }) => name === "click" && presses.push(duration)))
      .observe({ type: "event", durationThreshold: 16, buffered: true });
  new MutationObserver((changes, clock) => {
    if (document.documentElement.dataset.engine !== "ready") return;
    clock.disconnect();
    requestAnimationFrame(() => (window.took = performance.now()));
  }).observe(document, { subtree: true, attributes: true, childList: true });
}
"""
READY = 'from js import document; document.documentElement.dataset.engine = "ready"'
PLAIN = f"""<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script>{CLOCK}</script>
<py-config>{{"interpreter": "./pyodide/pyodide.mjs"}}</py-config>
<script type="py">{READY}</script>
<script type="module" src="pyscript/core.js"></script>"""
BARE = f"""<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script>{CLOCK}</script>
<script type="module">import {{ loadPyodide }} from "./pyodide/pyodide.mjs"; (await loadPyodide()).runPython(`{READY}`)</script>"""


def make_plain(folder):
    """The plainest PyScript page there is, and one with Pyodide alone."""
    shutil.copytree(NODE_MODULES / "pyodide", folder / "pyodide", ignore=shutil.ignore_patterns("node_modules", "*.map"))
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    for name, page in (("index.html", PLAIN), ("bare.html", BARE)):
        (folder / name).write_text(page, "utf-8")
    return folder


def make_ours(folder):
    """The site, with a clock in the first script of each page."""
    shutil.copytree(ROOT / "dist", folder)
    first = folder / "static" / "first.js"
    first.write_text(CLOCK + first.read_text("utf-8"), "utf-8")
    precache.build(folder)
    return folder


@contextmanager
def chromium():
    """(its name, an empty tab) of a browser that was never used."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield f"Chromium {browser.version.partition('.')[0]}", browser.new_page()
        browser.close()


@contextmanager
def other(name):
    with ENGINES[name]() as browser:
        yield browser.version, Tab(browser)


BROWSERS = {"chromium": chromium} | {name: partial(other, name) for name in ENGINES}


def opened(tab, address):
    """Milliseconds until Python has painted."""
    tab.goto("about:blank")
    tab.goto(address)
    tab.wait_for_function("() => window.took", timeout=PATIENCE)
    return tab.evaluate("() => window.took")


def pressed_early(tab, address):
    """Milliseconds until the press on Start is painted, while Python is on its way."""
    tab.goto("about:blank")
    tab.goto(address, wait_until="commit")
    tab.locator("[data-do^=start]").click()
    tab.wait_for_selector("#screen[data-screen=cover]", timeout=PATIENCE)
    return tab.evaluate("() => Math.max(...presses)")


def side_by_side(tab, addresses, runs):
    """The median of each, one after the other, round after round."""
    return [median(took) for took in zip(*([opened(tab, address) for address in addresses] for _ in range(runs)), strict=True)]


def cold(browser, addresses, runs=1):
    """As side_by_side, but each time in a browser of its own."""

    def once(address):
        with BROWSERS[browser]() as (_, tab):
            return opened(tab, address)

    return [median(took) for took in zip(*([once(address) for address in addresses] for _ in range(runs)), strict=True)]


def beside(what, took, budget=None):
    ours, pyscript, bare = took
    return Figure(what, ours / pyscript, "×", budget, f"{ours:,.0f} ms; PyScript {pyscript:,.0f}; Pyodide {bare:,.0f}")


def of_engine(browser, site, plain):
    with ExitStack() as stack:
        name, tab = stack.enter_context(BROWSERS[browser]())
        with served(site) as address:
            ours = f"{address}en/dilemma/"
            here = [ours, *plain.at]
            tab.goto(ours)
            tab.wait_for_selector("html[data-offline=ready]", timeout=PATIENCE)
            side_by_side(tab, here, 1)  # what is only done once
            yield beside(f"{name}, warm", side_by_side(tab, here, RUNS), BUDGETS[browser])
            if browser == "chromium":
                tasks = [opened(tab, ours) and tab.evaluate("() => Math.max(...tasks)") for _ in range(RUNS)]
                yield Figure(f"{name}, warm, longest task of the page's own thread", median(tasks), "ms", LONGEST_TASK)
                early = median(pressed_early(tab, ours) for _ in range(RUNS))
                yield Figure(f"{name}, warm, Start pressed while Python loads, until that is painted", early, "ms", EARLY)
            with slowed(SLOWER):
                yield beside(f"{name}, warm, processor ÷{SLOWER}", side_by_side(tab, here, FEW))
            yield beside(f"{name}, cold", cold(browser, here, FEW))
        yield Figure(f"{name}, warm, the host gone", *side_by_side(tab, [ours], FEW), "ms")
    for line, called in ((FAST_4G, "fast 4G"), (SLOW_4G, "slow 4G")):
        with slow(site, line) as address, slow(plain.folder, line) as theirs:
            yield beside(f"{name}, cold, {called}", cold(browser, [f"{address}en/dilemma/", *pages_of(theirs)]))


class Plain:
    """The plain pages, and where they are."""

    def __init__(self, folder, address):
        self.folder, self.at = folder, pages_of(address)


def pages_of(address):
    return [address, f"{address}bare.html"]


def figures():
    with tempfile.TemporaryDirectory() as folder:
        site, stock = make_ours(Path(folder) / "ours"), make_plain(Path(folder) / "plain")
        with served(stock) as address:
            for browser in BROWSERS:
                yield from of_engine(browser, site, Plain(stock, address))
