"""The whole line: the station, a journey with each game, and what lies about once the signal is gone."""

from importlib import import_module

from tests.engines.journey import Journey, demand
from tests.plans import TESTS
from tests.rooms import ROOMS

WITHOUT_SIGNAL = ("", "fr/", "it/dilemma/", "uk/rules/dilemma/", "en/rules/express/", "uk/rules/mystery/", "en/about/")
FAULTS = "JSON.parse(localStorage.getItem('faults') ?? '[]')"


def travel(player):
    board(player)
    show_the_way(player, "share")
    for room, game in ROOMS.items():
        journey_of(room)(player, game.KEY, min(game.RULES.SEATS)).travel()
    show_the_way(player, "share-without-signal")
    look_around(player)
    faults = player.page.evaluate(FAULTS)
    demand(not faults, "the page complains: " + "; ".join(faults))


def journey_of(room):
    return import_module(f"tests.{room}.engines").JOURNEY if (TESTS / room / "engines.py").exists() else Journey


def board(player):
    player.page.goto(f"{player.site.url}en/")
    player.draw("home")
    player.page.locator("h1").click()
    player.wait_for_python()


def show_the_way(player, name):
    """The code for somebody else's camera; the library that draws it comes only now, and after a reload once more."""
    player.press("share")
    player.page.wait_for_selector(".qr")
    player.draw(name)
    player.press("back")


def look_around(player):
    """Every language and what lies about, with nobody there to serve it."""
    for path in WITHOUT_SIGNAL:
        player.page.goto(player.site.url + path)
        player.wait_for_python()
        player.draw(f"without-signal-{path.strip('/').replace('/', '-') or 'root'}")
