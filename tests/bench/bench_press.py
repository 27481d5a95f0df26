"""From the thumb to the paint

Every press of whole games, what Python takes of it, the same again after ten thousand presses more, and how soon a long game is resumed.
A press is counted from the browser's own time of the click to the frame after the page was painted; how long a finger swings or
holds is not counted. What Python takes is counted where it runs, by a main.py that says so: at the page its answer may wait for a frame.
"""

import re
import shutil
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure
from tests.built import served
from tests.chromium import PHONE, launch
from tests.e2e.driver import Player, recorded
from tests.e2e.moments import record_of
from tests.games import FINISHED, play_on, random_game
from tests.plans import timed
from tests.rooms import KEYS
from web.build import ROOT

PRESS, PYTHON, RESUME = 50, 16, 100  # milliseconds
LONG = 300  # moves
RUNS = 5
WORN = 10_000  # presses
EVENINGS = tuple((key, company) for room, key in KEYS.items() for company in timed(room))
PEOPLE = [(f"Player {seat}", seat, "") for seat in range(1, 6)]
WATCH = """
globalThis.pressed = null;
globalThis.presses = [];
addEventListener("pointerdown", () => (pressed = null), true);
addEventListener("pointerup", () => (pressed = performance.now()), true);  // a throw: the driver gives its finger times of its own
addEventListener("click", (event) => (pressed = event.timeStamp), true);
document.addEventListener("painted", () => {
  const since = pressed;
  pressed = null;
  if (since === null) return;
  const { port1, port2 } = new MessageChannel();  // its message comes once the frame has been painted
  port1.onmessage = () => presses.push(performance.now() - since);
  requestAnimationFrame(() => port2.postMessage(""));
});
"""
PRESSED = """async ([doors, times]) => {
  for (let press = 0; press < times; press++) {
    const told = new Promise((resolve) => document.addEventListener("painted", resolve, { once: true }));
    document.querySelector(`#screen [data-do="${doors[press % doors.length]}"]`).click();
    await told;
  }
}"""
TIMED = """
from time import perf_counter

told = press


def press(message):
    began = perf_counter()
    answer = told(message)
    print(f"took {1000 * (perf_counter() - began)} ms")
    return answer
"""


class Site:
    """What a player has to know of it."""

    path = "/"

    def __init__(self, url):
        self.url = url


def long_game():
    """A random game of as many moves as the budget names, not over yet, and nobody's time running."""
    for seed in range(1000):
        played = random_game(FINISHED["dilemma"], seed)
        for _ in play_on(played, seed, LONG):
            pass
        if len(played.moves) == LONG and not played.is_over and played.table.phase in ("offer", "race", "duel", "result"):
            return played
    raise LookupError(f"no game has {LONG} moves")


def telling(dist, folder):
    """The site with a Python that says how long it took."""
    shutil.copytree(dist, folder)
    main = folder / "pyodide" / "main.py"
    main.write_text(main.read_text("utf-8") + TIMED, "utf-8")
    return folder


def visit(browser, url, answers):
    page = browser.new_context(**PHONE, reduced_motion="reduce").new_page()
    page.add_init_script(WATCH)
    page.on("console", lambda line: answers.extend(float(took) for took in re.findall(r"took ([\d.e-]+) ms", line.text)))
    return Player(page, Site(url)).open("en/")


def play(player, key, company, seed):
    """A whole game; every press and what Python took of it."""
    player.sit_down(company, key)
    for _ in player.play_on(Random(seed).random):
        pass
    player.press("home")


def resume(player, played):
    """Milliseconds from the press on the ticket to the page of a long game, five times."""
    player.take_in({"game/00000300": recorded(played, PEOPLE[: played.seats])})
    found = []
    for _ in range(RUNS):
        player.press("games")
        player.page.evaluate("presses.length = 0")
        player.press("resume 00000300")
        player.page.wait_for_function("presses.length > 0")
        found.append(player.page.evaluate("presses[0]"))
        player.painted_by(player.page.go_back)
    return median(found)


def ninety_fifth(figures):
    return quantiles(figures, n=20)[-1]


def evenings(player, answers):
    """Whole games of each kind: milliseconds of every press until it is painted, and of Python for each answer."""
    answers.clear()
    player.page.evaluate("presses.length = 0")
    for seed, evening in enumerate(EVENINGS):
        play(player, *evening, seed)
    return player.page.evaluate("presses"), tuple(answers)


def wear(player):
    """Many presses on one visit: somebody looks from the cards to the sheet and back."""
    player.take_in({"game/00000400": record_of("turn")}).press("games").press("resume 00000400").press("uncover").press("jot read")
    player.page.evaluate(PRESSED, [["draft sheet", "draft hand"], WORN])
    player.painted_by(player.page.go_back)


def figures():
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        folder, answers = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "dist", []
        player = visit(browser, stack.enter_context(served(telling(ROOT / "dist", folder))), answers)
        yield from of_presses("", *evenings(player, answers))
        yield Figure(f"a game of {LONG} moves resumed, median of {RUNS}", resume(player, long_game()), "ms", RESUME)
        wear(player)
        yield from of_presses(f"after {WORN:,} presses more, ", *evenings(player, answers))
        browser.close()


def of_presses(when, presses, answers):
    half = f"half of {len(presses)} presses within {median(presses):.0f} ms"
    yield Figure(f"{when}press to paint, 95th of a hundred", ninety_fifth(presses), "ms", PRESS, half)
    half = f"half of {len(answers)} answers within {median(answers):.1f} ms"
    yield Figure(f"{when}Python's part of it", ninety_fifth(answers), "ms", PYTHON, half)
