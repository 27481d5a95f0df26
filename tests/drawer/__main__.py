"""Updates an installed 0.1 to today's build in a browser, its drawer full: nothing may be missing, and a game in the middle goes on.

  python3 dev.py drawer

0.1 is built from its commit, and installed by its own service worker; then the host publishes what lies in dist/.
"""

import json
import re
import shutil
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Error, sync_playwright

from tests.chromium import PHONE, launch_kept
from tests.drawer import checkout
from tests.drawer.of_0_1 import DRAWER, DRESSED, GAMES, UNDER_WAY, moves
from tests.e2e.driver import Player
from tests.e2e.fixtures import Site
from tests.e2e.line import at, board, offline_ready, ready

PATH = "/games/"  # in a folder of a host, as many are
PATIENCE = 180_000  # milliseconds: a busy machine replays some eighty games at each start
A_FEW = 3  # moves
FILL = """([name, records, dressed]) => new Promise((resolve, reject) => {
  localStorage.setItem(name, JSON.stringify(dressed));
  const opening = indexedDB.open(name);
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("records", "readwrite");
    for (const [key, text] of Object.entries(records)) transaction.objectStore("records").put(text, key);
    transaction.oncomplete = () => resolve(opening.result.close());
  };
})"""
VANS = "async () => (await caches.keys()).filter((name) => name.startsWith('pocket-express '))"
LOOK_FOR_UPDATE = "navigator.serviceWorker.getRegistration().then((registration) => registration.update())"
IS_WAITING = "navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration.waiting))"


class Lost(Exception):
    """What a player would miss, as a sentence."""


class Regular(Player):
    """Somebody who has come for months. This phone is set to ask twice instead of being held, and to throw with the markers."""

    def look(self):
        return super().look() | {"throws": []}

    def hold(self, control):
        control.focus()
        self.page.keyboard.press("Enter")
        return self.painted_by(lambda: self.page.keyboard.press("Enter"))

    def come(self, where=""):
        """Through the door, or by a link."""
        self.page.goto("about:blank")
        board(self.page, self.site.url + where)
        return self

    def play_a_few(self, id):
        """Presses in the middle of a game until a few moves more are kept; what was played before is still the beginning of it."""
        before = moves(self.records(), id)
        *_, last = self.play_on(Random(id).random, stop=lambda seen: len(moves(self.records(), id)) >= len(before) + A_FEW)
        if last["screen"] not in ("cover", "table"):
            raise Lost(f"The game {id} did not go on, it shows the page {last['screen']!r}.")
        if (after := moves(self.records(), id))[: len(before)] != before:
            raise Lost(f"The game {id} lost moves: there were {len(before)}, then {len(after)}.")

    def resume(self, id):
        self.come(f"{DRESSED['lang']}/#game-{id}")
        if self.screen not in ("cover", "table"):
            raise Lost(f"The game {id} was not resumed: its address leads to the page {self.screen!r}.")
        return self

    def van(self):
        return self.page.evaluate(VANS)


@contextmanager
def stage(what):
    """Says what is done now, and if it fails in which way."""
    began = time.monotonic()
    try:
        yield
    except (Lost, Error, AssertionError) as failed:
        raise SystemExit(f"Not so: {what}. {str(failed).splitlines()[0]}") from failed
    print(f"{what}: {time.monotonic() - began:.0f} s", flush=True)


def in_the_middle(key):
    """A game of this kind in which nobody's time runs."""
    return next(id for id in UNDER_WAY if GAMES[id]["game"] == key and GAMES[id]["save"]["options"].get("clock") in (None, "none"))


PLAYED = [in_the_middle(key) for key in ("dilemma", "express", "mystery")]


def full_drawer():
    """What was deleted is forgotten after a day, so it is deleted now."""
    now = int(time.time() * 1000)
    return {key: json.dumps(json.loads(text) | {"gone": now}) if key.startswith("gone/") else text for key, text in DRAWER.items()}


def see_that_all_is_there(player, before):
    """Every record, letter by letter; of a game that was played on, its moves and more."""
    after = player.records()
    if lost := before.keys() - after.keys():
        raise Lost(f"These records are gone: {', '.join(sorted(lost))}.")
    games = {key for key in before if key.startswith("game/")}
    changed = {key for key in before.keys() - games if before[key] != after[key]}
    changed |= {key for key in games if moves(after, key[5:])[: len(moves(before, key[5:]))] != moves(before, key[5:])}
    if changed:
        raise Lost(f"These records are no longer what they were: {', '.join(sorted(changed))}.")


def see_that_all_is_shown(player):
    """Every game has its ticket, and the settings are worn."""
    worn = player.page.evaluate("() => ({...document.documentElement.dataset})")
    if other := {name for name, word in DRESSED.items() if name != "lang" and worn.get(name.removeprefix("data-")) != word}:
        raise Lost(f"These settings are not worn any more: {', '.join(sorted(other))}.")
    tickets = {door.split(" ")[1] for door in player.press("games").look()["doors"] if door.startswith("resume ")}
    if tickets != {*GAMES}:
        raise Lost(f"{len({*GAMES} - tickets)} of {len(GAMES)} games are not on the page of games.")
    player.press("back")


def publish(folder, new):
    """As a host does: what is not in the new build is no longer there."""
    shutil.rmtree(folder)
    shutil.copytree(new, folder)


def travel(playwright, work, old, new):
    folder = shutil.copytree(old, work / "site")
    site, drawer, wrong = Site(folder, PATH), full_drawer(), []

    def phone():
        """The same phone, switched on."""
        context = launch_kept(playwright, work / "phone", **PHONE)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda thrown: wrong.append(str(thrown.error)))
        return context

    def tab(context):
        return Regular(context.new_page(), site)

    site.start()
    try:
        context = phone()
        player = tab(context)
        with stage("0.1 is installed by its own service worker"):
            player.open(f"{DRESSED['lang']}/")
            offline_ready(player.page)
            old_vans = player.van()
        with stage("its drawer is filled, and it finds everything"):
            player.page.evaluate(FILL, [f"pocket-express {PATH}", drawer, DRESSED])
            player.come()
            see_that_all_is_there(player, drawer)
            see_that_all_is_shown(player)
        with stage("a game of each kind goes on in 0.1"):
            for id in PLAYED:
                player.resume(id).play_a_few(id)
        with stage("switched off and on, 0.1 goes on without signal"):
            context.close()
            site.stop()
            context = phone()
            player = tab(context).resume(PLAYED[0])
            player.play_a_few(PLAYED[0])
        with stage("today's build waits, and the game in the middle is not disturbed"):
            publish(folder, new)
            site.start()
            player.page.evaluate(LOOK_FOR_UPDATE)
            player.page.wait_for_function(IS_WAITING)
            player.play_a_few(PLAYED[0])
            before = player.records()
        with stage("another tab is offered the update, and takes it"):
            other = tab(context).come()
            other.page.locator("[data-do=update]").wait_for()
            if other.van()[:1] != old_vans:
                raise Lost("0.1 was replaced before anybody agreed.")
            with other.page.expect_event("load"):
                other.control("update").click()
            ready(other.page)
            if {*other.van()} & {*old_vans} or len(other.van()) != 1:
                raise Lost(f"Today's build alone should be kept on the phone, but there is: {', '.join(other.van())}.")
        with stage("everything is still there"):
            see_that_all_is_there(other, before)
            see_that_all_is_shown(other)
        with stage("the tab of 0.1 plays on, and after a reload in today's build"):
            player.play_a_few(PLAYED[0])
            player.page.reload()
            ready(player.page)
            player.play_a_few(PLAYED[0])
            player.page.close()
        with stage("a game of each kind goes on in today's build"):
            for id in PLAYED:
                other.resume(id).play_a_few(id)
        with stage("without signal, too, and in every corner"):
            context.close()
            site.stop()
            context = phone()
            player = tab(context).resume(PLAYED[1])
            player.play_a_few(PLAYED[1])
            see_that_all_is_there(player, before)
            see_that_all_is_shown(player.come())
            board(player.page, f"{site.url}it/rules/mystery/")
            at(player.page, "rules")
        if wrong:
            raise SystemExit(f"A page threw: {wrong[0]}")
    finally:
        site.stop()


def version(site):
    return re.search(r'"version": ?"([^"]+)"', (site / "precache.js").read_text("utf-8"))[1]


def main():
    began = time.monotonic()
    old, new = checkout.site(), checkout.ROOT / "dist"
    if version(old) == version(new):
        raise SystemExit("Today's build is 0.1, sign for sign: there is nothing to update to.")
    if not checkout.is_drawer_as_written():
        raise SystemExit("tests/drawer/of_0_1/ is not what 0.1 writes: see tests/drawer/write.py.")
    print(f"0.1 writes the drawer as it lies here: {time.monotonic() - began:.0f} s", flush=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        travel(playwright, Path(work), old, new)
    print(f"Nothing is lost. {time.monotonic() - began:.0f} s in all.")


if __name__ == "__main__":
    main()
