"""Rides the whole line in other engines than Chromium: each game to its end, with pages lost and the signal gone on the way.

  python3 dev.py engines            in Firefox, then in WebKitGTK
  python3 dev.py engines webkit     in one of them

A picture of each kind of page is in dist-engines/.
"""

import argparse
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from playwright.sync_api import TimeoutError

from tests.e2e.eyes import COUNT_PAINTED
from tests.e2e.fixtures import Site
from tests.engines.browsers import ENGINES, Refused
from tests.engines.journey import Derailed
from tests.engines.line import travel
from tests.engines.passenger import Passenger
from tests.engines.tab import Tab
from web.build import ROOT, precache

WENT_WRONG = (Derailed, Refused, TimeoutError, AssertionError, OSError)
FOLDER = ROOT / "dist-engines"
# WebDriver hears no console; so the first script of every page takes down what it says. The rest of the site is as it is shipped.
WITNESS = """
{
  const noted = () => JSON.parse(localStorage.getItem("faults") ?? "[]");
  const note = (what) => localStorage.setItem("faults", JSON.stringify([...noted(), what]));
  addEventListener("error", (event) => note(event.message ?? `not loaded: ${event.target.src ?? event.target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  const { error } = console;
  console.error = (...words) => (note(words.join(" ")), error.apply(console, words));
}
"""


def watched(dist, folder):
    """The same site with a witness in it."""
    shutil.copytree(dist, folder)
    first = folder / "static" / "first.js"
    first.write_text(COUNT_PAINTED + WITNESS + first.read_text("utf-8"), "utf-8")
    precache.build(folder)
    return folder


def ride(name, site):
    """None if all went well, otherwise a sentence."""
    pictures = FOLDER / name
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    began = time.monotonic()
    site.start()
    try:
        with ENGINES[name]() as browser:
            player = Passenger(Tab(browser), site, pictures)
            try:
                travel(player)
            except WENT_WRONG:
                traceback.print_exc()  # which press it was
                player.draw("failed")
                raise
    except WENT_WRONG as failed:
        return f"{name}: {failed}"
    finally:
        site.stop()
    print(f"{browser.version}: the whole line, {len(player.drawn)} pictures, {time.monotonic() - began:.0f} s", flush=True)
    return None


def main():
    asked = argparse.ArgumentParser(
        prog="python3 dev.py engines", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("engine", nargs="*", metavar="firefox|webkit")
    asked.add_argument("--folder", type=Path, default=ROOT / "dist", help="the built site, if it is not dist/")
    wanted = asked.parse_args()
    if unknown := {*wanted.engine} - {*ENGINES}:
        asked.error(f"no engine is called {', '.join(unknown)}")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / ".gitignore").write_text("*\n")
    with tempfile.TemporaryDirectory() as work:
        folder = watched(wanted.folder, Path(work) / "site")
        failures = [ride(name, Site(folder, "/")) for name in wanted.engine or ENGINES]
    sys.exit("\n".join(filter(None, failures)) or 0)


if __name__ == "__main__":
    main()
