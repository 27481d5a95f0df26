"""How soon a stranger sees something

The first paint of the home page on a slow network and a slow phone, and what Lighthouse says of it as a phone, the median of three.
"""

import json
import os
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure
from tests.built import served
from tests.chromium import PHONE, executable, launch
from web.build import NODE_MODULES, ROOT
from web.words import LANGUAGES

PAINT = 1200  # milliseconds
RUNS = 5
# as Lighthouse says it
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 // 8, "uploadThroughput": 750_000 // 8}
SLOWER = 4  # times, the phone's processor
SCORES = {"performance": 100, "accessibility": 100, "best-practices": 100, "seo": 100}
SET_UP = SCORES | {"performance": 97}
PAGES = {f"{language}/": SCORES for language in LANGUAGES} | {"en/rules/mystery/": SCORES, "en/mystery/": SET_UP}
PAINTED = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  const first = list.getEntriesByName("first-contentful-paint")[0];
  if (first) resolve(first.startTime);
}).observe({ type: "paint", buffered: true }))"""


def first_paint(browser, address):
    """Milliseconds, on a phone that was never here."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    found = page.evaluate(PAINTED)
    context.close()
    return found


def lighthouse(address, chromium):
    """Category → points, as a phone gets them."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            "node", NODE_MODULES / "lighthouse" / "cli" / "index.js", address, "--quiet", "--output=json", f"--output-path={report}",
            f"--only-categories={','.join(SCORES)}", "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
        ]  # fmt: skip
        path = os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ["PATH"]))
        subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": chromium, "PATH": path}, stderr=subprocess.DEVNULL)
        told = json.loads(report.read_text("utf-8"))
    return {name: round(100 * told["categories"][name]["score"]) for name in SCORES}, lost(told)


def lost(told):
    """What cost points."""
    weighed = {ref["id"] for name in SCORES for ref in told["categories"][name]["auditRefs"] if ref["weight"]}
    audits = [told["audits"][name] for name in sorted(weighed)]
    return [audit["title"] for audit in audits if audit["score"] is not None and audit["score"] < 0.9]


def figures():
    with ExitStack() as stack:
        address = stack.enter_context(served(ROOT / "dist"))
        playwright = stack.enter_context(sync_playwright())
        browser = launch(playwright)
        paint = median(first_paint(browser, f"{address}en/") for _ in range(RUNS))
        browser.close()
        yield Figure(f"first contentful paint of the home page, slow 4G, processor ÷{SLOWER}", paint, "ms", PAINT)
        for page, least in PAGES.items():
            runs = [lighthouse(address + page, executable(playwright)) for _ in range(3)]
            dear = "; ".join(sorted({title for _, titles in runs for title in titles}))
            for name, points in least.items():
                found = median(scores[name] for scores, _ in runs)
                yield Figure(f"Lighthouse, {page}, {name}", found, "", points, dear if found < points else "", is_least=True)
