"""How long the phone waits for Python: our set-up page against the plainest PyScript page there is, in the same minute.

Ours: the files kept by the service worker, Python in a worker, until it has painted. The plain one: stock Pyodide and PyScript,
files in the browser's cache, one line of Python on the main thread. The ratio is the budget; the milliseconds are the machine's.
"""

import shutil
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from threading import Thread

from playwright.sync_api import sync_playwright

from tests.chromium import launch
from web.build import NODE_MODULES, ROOT
from web.build.serve import Server

BUDGET = 0.5
RUNS = 5
LONGEST_TASK = 50  # milliseconds of the main thread while Python boots
READY = "html[data-engine=ready]"
CLOCK = """
new MutationObserver(() => document.documentElement.dataset.engine === "ready" && (window.took ??= performance.now()))
  .observe(document, {subtree: true, attributes: true, childList: true});
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
  .observe({type: "longtask", buffered: true});
"""
PLAIN = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<py-config>{"interpreter": "./pyodide/pyodide.mjs"}</py-config>
<script type="py">from pyscript import document; document.documentElement.dataset.engine = "ready"</script>
<script type="module" src="pyscript/core.js"></script>"""


def make_plain(folder):
    shutil.copytree(NODE_MODULES / "pyodide", folder / "pyodide", ignore=shutil.ignore_patterns("node_modules", "*.map"))
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (folder / "index.html").write_text(PLAIN, "utf-8")


@contextmanager
def served(folder):
    server = Server(folder, 0)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.address()
    server.shutdown()


def opened(context, address):
    """Milliseconds until Python has painted, and the longest task of the main thread until then."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(READY)
    took, tasks = page.evaluate("[took, tasks]")
    page.close()
    return took, max(tasks, default=0)


def main():
    with ExitStack() as stack:
        plain = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        make_plain(plain)
        browser = launch(stack.enter_context(sync_playwright()))
        ours, stock = stack.enter_context(served(ROOT / "dist")) + "en/dilemma/", stack.enter_context(served(plain))
        context = browser.new_context()
        context.add_init_script(CLOCK)
        first = context.new_page()
        first.goto(ours)
        first.wait_for_selector("html[data-offline=ready]", timeout=60_000)
        first.close()
        opened(context, stock)
        pairs = [(opened(context, ours), opened(context, stock)) for _ in range(RUNS)]
        browser.close()
    mine, theirs = median(took for (took, _), _ in pairs), median(took for _, (took, _) in pairs)
    longest = median(task for (_, task), _ in pairs)
    print(f"set-up page, opened until Python has painted: {mine:.0f} ms; plain PyScript: {theirs:.0f} ms; {mine / theirs:.2f} of {BUDGET}")
    print(f"longest task of the main thread meanwhile: {longest:.0f} of {LONGEST_TASK} ms")
    sys.exit(mine / theirs > BUDGET or longest > LONGEST_TASK)


if __name__ == "__main__":
    main()
