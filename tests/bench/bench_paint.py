"""How soon a stranger's phone shows the home page: first paint on a slow network and a slow phone, and what Lighthouse says."""

import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.bench_boot import served
from tests.chromium import PHONE, executable, launch
from web.build import NODE_MODULES, ROOT

PAINT = 1200  # milliseconds
RUNS = 5
# as Lighthouse says it
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 // 8, "uploadThroughput": 750_000 // 8}
SLOWER = 4  # times, the phone's processor
SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
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


def main():
    with ExitStack() as stack:
        address = stack.enter_context(served(ROOT / "dist")) + "en/"
        playwright = stack.enter_context(sync_playwright())
        browser = launch(playwright)
        paint = median(first_paint(browser, address) for _ in range(RUNS))
        browser.close()
        runs = [lighthouse(address, executable(playwright)) for _ in range(3)]
    scores = {name: sorted(run[name] for run, _ in runs)[1] for name in SCORES}
    missed = "" if paint <= PAINT else "  MISSED"
    print(f"first contentful paint of the home page, slow 4G, processor ÷{SLOWER}: {paint:.0f} of {PAINT} ms{missed}")
    for name, least in SCORES.items():
        print(f"Lighthouse, {name}: {scores[name]}, at least {least}{'' if scores[name] >= least else '  MISSED'}")
    for title in sorted({title for _, titles in runs for title in titles}):
        print(f"  it would like better: {title}")
    sys.exit(paint > PAINT or any(scores[name] < least for name, least in SCORES.items()))


if __name__ == "__main__":
    main()
