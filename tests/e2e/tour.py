"""Once through the whole station: every page there is, in every moment of every game, reached by pressing what is offered.

Games come in as a file, as from another phone; each is a golden playthrough, stopped at the moment to be looked at.
"""

import re
from pathlib import Path
from urllib.parse import urlsplit

from tests.dilemma_express.packs import ENOUGH
from tests.e2e.driver import Player
from tests.e2e.moments import MOMENTS, record_of, told_all
from tests.sizes import language_of
from web.deal import LINK
from web.edition import edition
from web.fragment import folded
from web.games import GAMES
from web.games.dilemma_express.cards import pack_file
from web.luggage import packed

ROOT = Path(__file__).parents[2]
ENDS = "end"  # the moment after which there are scores to be looked at
AGAIN = "-again"  # so ends the name of a page that was met before, on the way
DEAL = {"game": "mystery", "seed": 1, "luck": 1, "options": {"powers": "off", "wien": "2"}, "seats": ["", "ace", "", "regular"]}
DEAL["end"] = [["Ottilie", 4, True]]


def screens_in_the_sources():
    """Every value of data-screen that the page functions can give."""
    sources = [file.read_text("utf-8") for folder in ("pages", "games") for file in (ROOT / "web" / folder).rglob("*.py")]
    named = {name for source in sources for name in re.findall(r'\bscreen\(\s*"([a-z]+)"', source)}
    return named | {name for source in sources if re.search(r"\bpage\(", source) for name in re.findall(r'\bname="([a-z]+)"', source)}


def tour(player, language="en", is_short=False):
    """Yields (name of the page, who looks at it): a full phone, the station, each moment of a game, what lies behind the menu.

    A short one leaves out the rooms and the moments that are looked at in another language.
    """

    def is_here(name):
        return not is_short or language_of(name) == language

    if is_here("on_a_full_phone"):
        yield from on_a_full_phone(player, language)
    yield "home", player.open(f"{language}/").wait_until_offline()
    for room in (station, where_a_page_raises, before_a_game, at_the_card_table, for_the_first_time, in_the_lessons):
        if is_here(room.__name__):
            yield from room(player)
    yield from out_of_a_file(player)
    yield from in_the_games(player, [name for name in MOMENTS if is_here(name) or (name == ENDS and is_here("around_a_game"))])
    if is_here("around_a_game"):
        yield from around_a_game(player, language)


def station(player):
    for place in ("settings", "languages", "about", "scores", "share", "rules"):
        player.press(door(player, place))
        if place == "share":
            player.page.wait_for_selector(".qr")
        yield place, player
        player.press("back")


def where_a_page_raises(player):
    """A door is made to lead to a game that there is not."""
    player.page.locator("[data-do='setup dilemma']").evaluate("door => (door.dataset.do = 'setup chess')")
    yield "mishap", player.press("setup chess")
    player.press("home")


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


def at_the_card_table(player):
    """A pack is written, shared, brought in as by somebody else, and found too small."""
    player.press("setup express").press("cards")
    yield "cards", player
    player.press("hide i2").painted_by(lambda: player.page.locator("[name=drawer][value=hidden]").check(force=True))
    yield "cards-hidden", player
    player.press("show i2").painted_by(lambda: player.page.locator("[name=drawer][value=m]").check(force=True))
    yield "cards-modifiers", player
    player.press("packs")
    yield "packs-none", player
    player.press("write-pack").press("write-card new")
    yield "card-blank", player
    player.press("keep-card")
    yield "card-wrong", player
    for name, text in (("text", ENOUGH.cards[0].text), ("emoji", ENOUGH.cards[0].cast)):
        player.page.locator(f"[name={name}]").fill(text)
    player.page.keyboard.press("Tab")
    player.page.wait_for_selector(f".proof :text('{ENOUGH.cards[0].text}') >> nth=0")
    player.page.locator("summary").click()
    yield "card", player
    player.press("keep-card")
    yield "pack", player
    player.press(door(player, "share-pack")).page.wait_for_selector(".qr")
    yield "handout", player
    player.press("back").press("back")
    player.bring(pack_file.as_text(ENOUGH))
    yield "parcel", player
    player.press("take-pack")
    yield "packs", player
    player.bring("{}")
    yield "packs-refused", player
    for _ in range(2):
        player.press(door(player, "delete-pack"))
    yield "packs-deleted", player
    player.press("dismiss").press("back").press("back")
    player.page.locator("[name=option-cards][value=own]").check(force=True)
    player.press("start express")
    yield "setup-too-few-cards", player
    player.press("back")


def for_the_first_time(player):
    """What is new is explained, and what is closed says why."""
    player.take_in({"game/f": record_of("show")})
    player.press("games").press("resume f").press("uncover")
    yield "begin", player
    for step, name in (("jot begin", "first"), ("fold", "first-folded"), ("why why.choose", "why")):
        yield name, player.press(step)
    player.press("dismiss").painted_by(player.page.go_back)


def in_the_lessons(player):
    """Of each its first thought, its finger, and the first time that something came of it."""
    for key in [key for key, game in GAMES.items() if game.LESSON]:
        yield f"lesson-{key}", player.press(f"setup {key}").press(f"lesson {key} 1")
        yield f"lesson-{key}-finger", player.press("met")
        while "on" not in player.look()["doors"]:
            player.press("met") if "met" in player.look()["doors"] else player.follow()
        yield f"lesson-{key}-then", player
        player.press("back").press("back")


def out_of_a_file(player):
    player.lay({"met": told_all(), "game/f": None})
    player.press("settings").bring(packed({f"game/{at:08x}": record_of(name) for at, name in enumerate(MOMENTS)}))
    player.page.wait_for_selector("#screen[data-screen=luggage]")  # the settings are painted anew, too: they tell how much room there is
    yield "luggage", player
    yield "luggage-taken", player.press("take-in")
    yield "home-taken-in", player.press("back").press("back")


def in_the_games(player, names):
    yield "games", player.press("games")
    for name in names:
        if player.screen != "games":
            player.press("games")
        player.press(f"resume {[*MOMENTS].index(name):08x}")
        yield name, player
        steps = MOMENTS[name]
        for nth, step in enumerate(steps):
            if step != "uncover" and player.screen == "cover":
                player.press("uncover")
            player.press(door(player, step))
            again = AGAIN if step in steps[:nth] else ""
            yield f"{name}-{step.replace(' ', '-')}{again}", player
        player.painted_by(player.page.go_back)


def around_a_game(player, language):
    player.press("scores")
    yield "scores-one", player
    player.press(door(player, "person"))
    yield "person", player
    player.press("back")
    yield from seen_again(player)
    player.press("back").press("games").press("resume 00000005")
    other = Player(player.page.context.new_page(), player.site)
    other.page.goto(f"{player.site.url}{language}/#game-00000005")
    other.wait_for_python().page.wait_for_selector("#screen[data-screen=locked]")
    yield "locked", other
    other.page.close()
    player.painted_by(player.page.go_back)
    player.press("games").press("resume 00000004").press("menu")
    yield "menu", player
    player.press("away")
    yield "menu-away", player
    player.press("leaves 1")
    yield "menu-away-leaves", player
    player.press("returns 1").press("back")
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
    yield from from_a_link(player, language)
    yield from of_the_day(player, language)


def from_a_link(player, language):
    player.page.goto("about:blank")
    player.page.goto(f"{player.site.url}{language}/#{LINK}{folded([edition()['version'], DEAL])}")
    player.wait_for_python().page.wait_for_selector("#screen[data-screen=dealt]")
    yield "dealt", player


def of_the_day(player, language):
    """The trolley, to its end."""
    player.page.goto("about:blank")
    player.page.goto(f"{player.site.url}{language}/#today")
    player.wait_for_python().page.wait_for_selector("#screen[data-screen=today]")
    yield "today", player
    player.press("begin express").press("play all heard").press("play 0 left").press("play all next")
    yield "today-done", player


def seen_again(player):
    player.press("history")
    yield "history", player
    player.press(door(player, "replay")).page.wait_for_selector("[name=step]")
    yield "replay", player
    player.page.locator(".moments > summary").click()
    player.press(door(player, "moment"))
    yield "replay-moment", player
    player.press(door(player, "hand-on"))
    yield "handout-game", player
    player.press(door(player, "let-play")).page.wait_for_selector("#screen[data-screen=handout]")
    yield "handout-deal", player
    player.press("back").press("back").press("back").press(door(player, "forget"))
    yield "history-deleted", player
    player.press(door(player, "remember")).press("back")


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
    return meant(step, player.look()["doors"])


def meant(step, doors):
    exact = [each for each in doors if each == step]
    begun = [each for each in doors if each.startswith(f"{step} ")]
    begun = [each for each in begun if each.split()[-1].isdecimal()] or begun
    ended = [each for each in doors if each.startswith("play ") and each.endswith(f" {step}")]
    found = exact or ended or begun
    if not found:
        raise LookupError(f"no {step!r} among {doors}")
    return found[len(found) // 2]
