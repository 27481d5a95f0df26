"""Draws every page of a game as a still picture of it, in about a second: no site is built, no phone's Python started.

  python3 dev.py draw pig        dist-look/draw/pig.html, and again whenever a file changes; the page in the browser follows
                                 [--once] [--language uk] [--seed 3: other seats, house rules and moves]
"""

import argparse
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from tests.built import newest_source
from tests.games import play_on, random_game
from tests.screens.phone import Page
from web import markup as h
from web.build import ROOT, browser, icons
from web.games import GAMES, ROOMS
from web.pages import rules, setup
from web.pages.story import story
from web.pages.table import covered, shown
from web.party import Party
from web.people import Person
from web.session import Session
from web.settings import html_attributes, known_settings
from web.view import View
from web.words import LANGUAGES, Say

FOLDER = ROOT / "dist-look" / "draw"
NAMES = ("Anna", "Bohdan", "Maximiliane-Aurélie", "Zoé", "Їжак", "Fatima-Zahra", "Ó", "Santiago", "Ева", "Li", "Bartholomäus", "Ida", "Noé")
LOOK = """body { font: 14px sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 16px } figure { margin: 0 }
iframe { inline-size: 390px; block-size: 664px; border: 0; display: block }"""
FOLLOW = """let drawn;
if (location.protocol !== "file:") setInterval(async () => {
  const { headers } = await fetch(location, { method: "HEAD", cache: "no-store" });
  const now = headers.get("last-modified");
  if (drawn && now !== drawn) location.reload();
  drawn = now;
}, 500);"""


def main():
    wanted = argparse.ArgumentParser(prog="python3 dev.py draw", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", choices=sorted({*GAMES, *ROOMS}), metavar="game")
    wanted.add_argument("--language", choices=LANGUAGES, default="en")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--once", action="store_true")
    given = wanted.parse_args()
    if not given.once:
        return follow([arg for arg in sys.argv[1:] if arg != "--once"], FOLDER / f"{given.game}.html")
    print(f"{draw(given.game, given.language, given.seed)}")


def follow(words, page):
    """Draws in a Python of its own each time: what has changed may be anything, and may be wrong."""
    server = ThreadingHTTPServer(("localhost", 0), partial(Silent, directory=ROOT))
    Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://localhost:{server.server_port}/{page.relative_to(ROOT)}", flush=True)
    drawn = 0
    while True:
        if (changed := newest_source()) > drawn:
            drawn, began = changed, time.monotonic()
            done = subprocess.run([sys.executable, "-m", "tests.draw", *words, "--once"], cwd=ROOT, stdout=subprocess.DEVNULL)
            print("Not drawn: see above." if done.returncode else f"Drawn in {time.monotonic() - began:.1f} s", flush=True)
        time.sleep(0.3)


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *words):
        """Nobody wants to read who asked for what."""


def draw(name, language, seed):
    icons.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    browser.make("styles.mjs", FOLDER)
    game = GAMES[name] if name in GAMES else next(game for game in GAMES.values() if game.RULES.__name__.endswith(f".{name}"))
    settings = known_settings({}) | {"language": language, "motion": "off"}
    framed = [h.figure[h.figcaption[called], frame(game, called, page, settings)] for called, page in pages(game, settings, seed)]
    whole = h.html(lang=language)[
        h.head[h.meta(charset="utf-8"), h.title[f"{name}: {len(framed)} pages"], h.style[h.Html(LOOK)], h.script[h.Html(FOLLOW)]],
        h.body[framed],
    ]
    page = FOLDER / f"{name}.html"
    page.write_text(f"<!doctype html>{whole}", "utf-8")
    return page


def frame(game, called, page, settings):
    """A phone that shows this page and does nothing. Its letters are those of the last build, if there was one."""
    sheets = (f"../../dist/static/fonts-{settings['language']}.css", "style.css", "shared.css", f"{game.KEY}.css")
    whole = h.html(html_attributes(settings))[h.head[[h.link(rel="stylesheet", href=sheet) for sheet in sheets]], h.body[h.Html(str(page))]]
    return h.iframe(title=called, srcdoc=f"<!doctype html>{whole}")


def pages(game, settings, seed):
    """What they are called, and the pages: before a game, one for each phase and seat that is asked in it, and afterwards."""
    say, met = Say(settings["language"]), set()
    yield "set-up", setup.setup(say, "", game, Party.fresh(game))
    for played in moments(game, seed):
        people = tuple(Person(NAMES[seat % len(NAMES)], seat % len(NAMES) + 1) for seat in range(len(played.table.hands)))
        session = Session("1", game, people, played, 0)
        moment = (getattr(played.table, "phase", ""), session.asked)
        if moment not in met:
            met.add(moment)
            yield from ((" ".join(map(str, (*moment, called))), page) for called, page in faces(session, say, settings))
    yield "story", story(say, game, game.story(played.seen_by(None).table, people, say), people)
    yield "rules", rules.rules(say, game)


def moments(game, seed):
    """A random game at its beginning, and after each move."""
    played = random_game(game.RULES, seed)
    yield played
    yield from play_on(played, seed)


def faces(session, say, settings):
    """The cover, the page of whoever is asked, the same with a move begun, and what is seen meanwhile on the table and in another seat."""
    game, asked = session.game, session.asked
    if session.is_covered:
        yield "cover", covered(say, session, settings["tap"])
        session.uncover()
    page = shown(game, session.view(say, settings))
    yield "", page
    if begun := next((door for door in Page(str(page)).doors if door.startswith("draft ")), None):
        session.draft = begun.removeprefix("draft ")
        yield begun, shown(game, session.view(say, settings))
    if asked is not None:
        for seat in (None, (asked + 1) % len(session.people)):
            view = View(session.played.seen_by(seat), session.people, say, settings=settings)
            yield f"waiting {seat}", replace(game.waiting(view), game=game.KEY)


if __name__ == "__main__":
    main()
