"""A drawer with every kind of record in it, as presses have written them, and every way of damaging one of them in one place."""

import json
import re
from functools import cache, partial
from random import Random
from unittest.mock import patch

from tests.dilemma_express.packs import ENOUGH, SMALL, records
from tests.e2e.moments import record_of
from tests.screens.phone import ADDRESS, NOW, Phone
from web.games import GAMES
from web.shell import Shell

TOO_DEEP = "more brackets than anybody reads"
GONE = object()
# what stands there instead: nothing, or something that nobody of us writes
ODD = (
    GONE, None, True, False, 0, -1, 7, 99, 10**30, 0.5, float("nan"), float("inf"), "", "x", "\ud800", "<b>", "5 5", "A" * 5_000,
    [], [None], ["x"], [[]], {}, {"x": {}}, TOO_DEEP,
)  # fmt: skip
NO_RECORDS = (
    "", "{", "null", "5", "true", '""', "NaN", "[]", "[null]", "{}", '{"x": 1}', "[" * 99_999, '"\\ud800"', "x" * 2_000_000,
    None, 5, True, [], {"x": 1},
)  # fmt: skip
ODD_IDS = ("", "..", "../x", "A", "a b", "a-b", "a/b", '"]', "é", "x" * 99)
HOUSE_RULES = {"dilemma": {"clock": "calm"}, "express": {"cards": "own"}, "mystery": {"assist": "2"}}  # others are usual
HALF_WAY = ("offer", "flat-throw", "guilty", "verdict", "turn", "show")  # moments


@cache
def drawer():
    """Nobody has made these up: they were pressed, always with the same luck."""
    luck = Random(4)
    with patch("web.shell.SystemRandom", lambda: luck):
        return pressed()


def pressed():
    phone = Phone(records=records(aa=ENOUGH, bb=SMALL, cc=SMALL), chance=Random(1).random)
    phone.press("settings").send({"do": "set theme night"}).press("back")
    for key in GAMES:
        phone.press(f"setup {key}")
        if "bot" in phone.page.doors:
            phone.press("bot")
        form = {f"name-{seat}": name for seat, name in enumerate(("Anna", "Ben", "Clara"))}
        phone.press(f"start {key}", form=form | {f"option-{name}": word for name, word in HOUSE_RULES.get(key, {}).items()})
        play(phone, Random(2), 40)
        while phone.screen != "home":
            phone.send({"do": "home"})
    phone.press("setup express").press("cards").press("hide i2").press("hide i3").press("packs").press("delete-pack cc")
    phone.send({"do": "home"})
    kept = phone.records | {f"game/{at:08x}": record_of(name) for at, name in enumerate(HALF_WAY)} | {"game/e": record_of("end")}
    phone = Phone(records=kept, where="game-e")
    while phone.screen != "over":
        phone.press(next(do for do in phone.page.doors if do in ("uncover", "draft score", "play all next")))
    phone.press("home").press("games").press("delete 00000000")
    return phone.records


def play(phone, chance, most):
    """Presses that a page offers, whichever."""
    for _ in range(most):
        doors = [do for do in phone.page.doors if do.split(" ")[0] in ("play", "uncover", "draft", "jot")]
        if not doors or phone.screen == "over":
            return
        phone.press(chance.choice(doors))


def places(thing, path=()):
    """The ways to everything in a record. Of a long list three entries stand for all."""
    yield path
    if isinstance(thing, dict):
        for name, inner in thing.items():
            yield from places(inner, (*path, name))
    elif isinstance(thing, list):
        for at in sorted({0, len(thing) // 2, len(thing) - 1} if thing else ()):
            yield from places(thing[at], (*path, at))


def put(thing, path, odd):
    if not path:
        return odd
    thing = thing.copy()
    at, *rest = path
    if not rest and odd is GONE:
        del thing[at]
    else:
        thing[at] = put(thing[at], rest, odd)
    return thing


def renamed(thing, path, name):
    """Under another name than ours."""
    if len(path) == 1:
        return {name if each == path[0] else each: inner for each, inner in thing.items()}
    thing = thing.copy()
    thing[path[0]] = renamed(thing[path[0]], path[1:], name)
    return thing


def damaged(how, *what):
    return json.dumps(how(*what)).replace(json.dumps(TOO_DEEP), "[" * 99_999)


def as_it_is(text):
    return text


@cache
def every_damage():
    return tuple(damages(drawer()))


def damages(records):
    """(what was done, key, what makes the text of it): each record with one place that is not as we write it."""
    for key, text in records.items():
        thing = json.loads(text)
        yield from ((f"{key}: {odd!r:.20}", key, partial(as_it_is, odd)) for odd in NO_RECORDS)
        for path in places(thing):
            where = f"{key} {'.'.join(map(str, path))}"
            for odd in ODD if path else ():
                what = "left out" if odd is GONE else f"{odd!r:.20}"
                yield f"{where}: {what}", key, partial(damaged, put, thing, path, odd)
            if path and isinstance(path[-1], str):
                yield f"{where} called otherwise", key, partial(damaged, renamed, thing, path, "x")
        kind = key.rpartition("/")[0]
        others = [f"{kind}/{odd}" for odd in ODD_IDS if kind in ("game", "pack", "gone")]
        yield from ((f"{key} called {other}", other, partial(as_it_is, text)) for other in others)


class Visitor:
    """Starts the app with these records, and goes wherever they are drawn."""

    def __init__(self, records, where=""):
        self.records = dict(records)
        self.open(where)

    def open(self, where):
        """By an address: it may name anything, a press only what is one word."""
        self.shell, self.on = Shell(Random(3).random), None
        self.send("boot", records=dict(self.records), where=where, language="en", root="../", address=ADDRESS)

    def send(self, do, **more):
        reply = self.shell.press({"do": do, "now": NOW, "on": self.on, **more})
        assert "mishap" not in reply, f"{do}: {reply['mishap']}"
        self.records |= dict(reply["write"])
        for key in [key for key, text in reply["write"] if text is None]:
            del self.records[key]
        screen = re.search('data-screen="([a-z]+)"', reply["page"])[1]
        self.on = f"{screen}#{reply['hash']}"

    def look_round(self):
        """Every page that is made of what lies in the drawer."""
        for place in ("games", "scores", "settings", "cards", "packs", *(f"setup {key}" for key in GAMES)):
            self.send(place)
        for key in [key for key in self.records if key.startswith("pack/")]:
            self.send(key.replace("/", "s "))
        self.send("home")

    def sit_down(self, id):
        """In a game: its page, what it tells, and what whoever holds the phone sees."""
        self.open(f"game-{id}")
        for do in ("menu", "story") if self.shell.session else ():
            self.send(do)
            self.send("back")
        if self.shell.session and self.shell.session.is_covered:
            self.send("uncover")
        self.send("home")


def survive(number):
    _, key, made = every_damage()[number]
    survive_this(key, made())


def survive_this(key, text):
    """A start with this damage among sound records, a look round, and the games; then the record as a file from another phone."""
    whole = drawer() | {key: text}
    phone = Visitor(whole)
    kept = [there for place, there in phone.records.items() if place == key or place.startswith(f"kept/{key}")]
    as_text = text if type(text) is str else json.dumps(text)
    assert as_text in kept or key.startswith("gone/") or text in kept, "nothing is lost"
    phone.look_round()
    phone.sit_down(key.removeprefix("game/"))
    if key.startswith("gone/") and " " not in key:
        phone.send(f"restore{'-pack' if 'pack' in key else ''} {key.rpartition('/')[2]}")
        phone.send("games")
    other = Visitor({}, "settings")
    other.send("import", text=json.dumps({"pocket-express": 1, "records": {key: text}}))
    if other.on.startswith("luggage"):
        other.send("take-in")
    for place in ("games", "packs", "home"):
        other.send(place)

