"""Once through the whole station: every page there is, in every moment of every game, reached by pressing what is offered.

Games come in as a file, as from another phone; each is a golden playthrough, stopped at the moment to be looked at.
"""

import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from pygame_logic.playthrough import Playthrough
from pygame_logic.throw import Throws
from tests.e2e.driver import Player, recorded
from tests.games import FINISHED
from tests.playthroughs import goldens

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Bohdan", "Maximiliane-Aurélie", "Zoé", "Їжак Кирило")
PEOPLE = [(name, colour, "") for colour, name in enumerate(NAMES, 1)]


def opened(played):
    """What the first who is asked may answer."""
    return next(iter(played.open.values()), ())


def has_thrown(played):
    seat = next(iter(played.open), None)
    return seat is not None and bool(played.table.hands[seat].thrown) and opened(played) == ("pass",)


# name of a moment → the golden game it is in, whether this is the moment, presses that lead on from there, each to one more page
# fmt: off
DILEMMA = {
    "offer": ("dilemma-3", lambda _, table: table.turn == 4 and table.phase == "offer", ("uncover", "draft")),
    "throw": ("dilemma-passed-none-large-laid", lambda played, _: opened(played) == ("go",), ("uncover", "go", "draft", "draft aim")),
    "thrown": ("dilemma-passed-none-large-laid", lambda played, _: has_thrown(played), ("uncover",)),
    "calm": ("dilemma-passed-calm-small-laid", lambda played, _: isinstance(opened(played), Throws), ("draft",)),
    "race": ("dilemma-5", lambda _, table: table.phase == "race" and len(table.race) > 2, ()),
    "duel": ("dilemma-3", lambda _, table: table.phase == "duel" and not table.stances, ("uncover",)),
    "shown": ("dilemma-4", lambda _, table: table.phase == "result" and bool(table.stances) and table.turn > 3, ("draft score",)),
    "end": ("dilemma-4", lambda _, table: table.phase == "result" and len(table.holders) < 2, ("draft score", "next")),
    "thrown-offer": ("dilemma-passed-none-normal-thrown", lambda _, table: table.phase == "offer", ("uncover", "draft")),
    "flat-offer": ("dilemma-flat-none-small-laid", lambda _, table: table.phase == "offer" and table.turn == 2, ("draft", "play")),
    "flat-thrown-offer": ("dilemma-flat-8-large-thrown", lambda _, table: table.phase == "offer", ("draft aim",)),
    "flat-throw": ("dilemma-flat-none-small-laid", lambda _, table: table.phase == "throw", ("draft aim",)),
    "flat-race": ("dilemma-flat-15-normal-laid", lambda _, table: table.phase == "race" and bool(table.race), ()),
    "flat-duel": ("dilemma-flat-15-normal-laid", lambda _, table: table.phase == "duel", ()),
}
# fmt: on


@cache
def moment(name):
    """The game stopped at this moment."""
    golden, is_it, _ = DILEMMA[name]
    save = goldens.read(golden)
    played = Playthrough(FINISHED["dilemma"], save["seed"], save["seats"], save["options"])
    for move in save["moves"]:
        if is_it(played, played.table):
            return played
        played.play(move)
    raise LookupError(f"{golden} has no moment {name!r}")


def screens_in_the_sources():
    """Every value of data-screen that the page functions can give."""
    sources = [file.read_text("utf-8") for folder in ("pages", "games") for file in (ROOT / "web" / folder).glob("*.py")]
    named = {name for source in sources for name in re.findall(r'\bscreen\(\s*"([a-z]+)"', source)}
    return named | {name for source in sources if "page(" in source for name in re.findall(r'\bname="([a-z]+)"', source)}


def tour(player, language="en"):
    """Yields (name of the page, who looks at it): a full phone, the station, each moment of a game, what lies behind the menu."""
    yield from on_a_full_phone(player, language)
    yield from station(player.open(f"{language}/"))
    yield from before_a_game(player)
    player.take_in({f"game/{at:08x}": recorded(moment(name), PEOPLE[: moment(name).seats]) for at, name in enumerate(DILEMMA)})
    yield "home-taken-in", player
    yield from in_the_games(player)
    yield from around_a_game(player, language)


def station(player):
    yield "home", player
    for place in ("settings", "languages", "about", "scores", "share", "rules"):
        player.press(door(player, place))
        if place == "share":
            player.page.wait_for_selector(".qr")
        yield place, player
        player.press("back")


def before_a_game(player):
    player.press("setup dilemma")
    yield "setup", player
    for seat in (2, 1, 0):
        player.press(f"remove {seat}")
    player.press("bot").press("start dilemma")
    yield "setup-too-few", player
    for _ in range(4):
        player.press("bot" if player.page.locator("select").count() < 3 else "add")
    player.page.locator("[name=name-4]").fill("Maximiliane-Aurélie von A")
    yield "setup-full", player
    player.press("back")


def in_the_games(player):
    for at, (name, (_, _, steps)) in enumerate(DILEMMA.items()):
        player.press("games")
        if at == 0:
            yield "games", player
        player.press(f"resume {at:08x}")
        yield name, player
        for step in steps:
            if step != "uncover" and player.screen == "cover":
                player.press("uncover")
            player.press(door(player, step))
            yield f"{name}-{step.replace(' ', '-')}", player
        player.painted_by(player.page.go_back)


def around_a_game(player, language):
    player.press("scores")
    yield "scores-one", player
    player.press("back").press("games").press("resume 00000005")
    other = Player(player.page.context.new_page(), player.site)
    other.page.goto(f"{player.site.url}{language}/#game-00000005")
    other.wait_for_python().page.wait_for_selector("#screen[data-screen=locked]")
    yield "locked", other
    other.page.close()
    player.painted_by(player.page.go_back)
    player.press("games").press("resume 00000004").press("menu")
    yield "menu", player
    for place in ("story", "rules", "settings"):
        player.press(door(player, place))
        yield f"menu-{place}", player
        player.press("back")
    player.press("leave").press("games").press("delete 00000000")
    yield "games-deleted", player
    player.page.goto("about:blank")
    player.page.goto(f"{player.site.url}{language}/#install")
    player.wait_for_python()
    yield "install", player
    player.page.goto("about:blank")
    player.page.goto(f"{player.site.url}{language}/#rules")
    player.wait_for_python()
    yield "shelf", player


def on_a_full_phone(player, language):
    """The browser itself is told that there is no room left, and later that there is."""
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(player.site.url))
    player.fingers.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    player.open(f"{language}/").press("setup dilemma").press("start dilemma")
    yield "unsaved", player
    player.fingers.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    player.press("close").painted_by(player.page.go_back)
    player.press("games").press(door(player, "delete")).press("dismiss").press("back")


def door(player, step):
    """The door of this page that a step of the tour means: "go" → "play 1 go", "draft" → "draft 3"."""
    doors = player.look()["doors"]
    exact = [each for each in doors if each == step]
    begun = [each for each in doors if each.startswith(f"{step} ")]
    begun = [each for each in begun if each.split()[-1].isdecimal()] or begun
    ended = [each for each in doors if each.startswith("play ") and each.endswith(f" {step}")]
    found = exact or ended or begun
    if not found:
        raise LookupError(f"no {step!r} among {doors}")
    return found[len(found) // 2]
