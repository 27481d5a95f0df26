"""Draws anew the list of the functions of Python's engine that play uses: web/build/hot.txt, by which web/build/cut.mjs cuts it in two.

  python3 dev.py hot

In an engine in which every function marks itself the rules' tests run, and in a browser the whole tour, whole games, and some of an
evening in each language: ten minutes. What was seen once stays on the list while the engine is the same; for another one it begins anew.
"""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from random import Random
from threading import Thread

from playwright.sync_api import sync_playwright

from tests.bench.bench_press import Site
from tests.chromium import PHONE, SHORT_VISITS, launch
from tests.e2e.driver import Player
from tests.e2e.evening import Evening
from tests.e2e.tour import tour
from tests.plans import companies
from tests.pyodide.test_rules_in_pyodide import QUIETLY, RUN, files
from tests.rooms import KEYS
from web.build import ROOT, precache
from web.build.halves import HOT
from web.build.packing import packed
from web.build.serve import Page, Server
from web.words import LANGUAGES

HERE = RUN.parent
EVENING = 200  # presses in each language
FLAGS = [*SHORT_VISITS, "--disable-gpu"]


class Asked(Page):
    """A page of the site, or what its engine has seen."""

    def do_POST(self):
        self.server.seen.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send(204, b"", None, False)


def watching_site(dist, folder):
    """The site with an engine that watches itself, whole."""
    shutil.copytree(dist, folder)
    pyodide = folder / "pyodide"
    subprocess.run(["node", HERE / "hot.mjs", "watched", pyodide / "watched"], check=True)
    (pyodide / "pyodide.asm.wasm.bin").write_bytes(packed((pyodide / "watched").read_bytes()))
    shutil.copyfile(HERE / "seen.js", pyodide / "rest.js")
    for name in ("watched", "rest.wasm.bin"):
        (pyodide / name).unlink(missing_ok=True)
    precache.build(folder)


def seen_in_the_browser(folder):
    server = Server(folder, 0)
    server.RequestHandlerClass, server.seen = Asked, set()
    Thread(target=server.serve_forever, daemon=True).start()
    site = Site(server.address())
    with sync_playwright() as playwright:
        browser = launch(playwright, FLAGS)

        def newcomer():
            return browser.new_context(**PHONE, reduced_motion="reduce").new_page(), site

        for what, presses in {"the tour": on_tour, "whole games": through_games, "an evening": of_an_evening}.items():
            for number in presses(newcomer):
                print(f"{what}: {number} pages, {len(server.seen)} functions", flush=True)
        browser.close()
    server.shutdown()
    return server.seen


def on_tour(newcomer):
    yield sum(1 for _ in tour(Player(*newcomer())))


def through_games(newcomer):
    """As whoever has never played: what is new is explained."""
    for room, key in KEYS.items():
        for company in companies(room):
            player = Player(*newcomer()).open(f"{company.language}/").sit_down(company, key)
            yield sum(1 for _ in player.play_on(Random(company.luck).random))


def of_an_evening(newcomer):
    for language in LANGUAGES:
        Evening(*newcomer(), Random(language).random).open(f"{language}/").go_on_for(EVENING)
        yield EVENING


def main():
    with tempfile.TemporaryDirectory() as folder:
        rules, browser = Path(folder) / "rules.json", Path(folder) / "browser.json"
        watching_site(ROOT / "dist", Path(folder) / "site")
        browser.write_text(json.dumps(sorted(seen_in_the_browser(Path(folder) / "site"))))
        print("The rules' tests …", flush=True)
        subprocess.run(["node", RUN, "--seen", rules, *files(), "-m", "not machine", *QUIETLY], cwd=ROOT, check=True)
        drawn = subprocess.run(["node", HERE / "hot.mjs", "list", rules, browser], check=True, capture_output=True, text=True).stdout
    HOT.write_text(drawn, "utf-8")
    print(f"{HOT.relative_to(ROOT)} is drawn.")


if __name__ == "__main__":
    main()
