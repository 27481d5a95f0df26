"""Messages that no page of ours sends, thousands of them, to a phone with a full drawer: each is answered, and nothing is lost by any."""

import json

from tests.damage import drawer
from tests.fuzz.outside import STRANGE
from tests.fuzz.parsers import deleted
from tests.screens.phone import Phone
from web.games import GAMES
from web.router import PAGES
from web.shell import TOLD, VERBS, Shell

PAGES_OF_ALL = (*PAGES, *(page for game in GAMES.values() for page in game.PAGES))
OF_GAMES = (verb for game in GAMES.values() for verb in (*game.VERBS, *game.GESTURES))
OF_PAGES = {does[3:].replace("_", "-") for each in (Shell, *PAGES_OF_ALL) for does in dir(each) if does.startswith("do_")}
VERBS_OF_ALL = sorted({*VERBS, *TOLD, *OF_GAMES, *OF_PAGES, *(page.NAME for page in PAGES_OF_ALL)})
SPOKEN = ("1", "2", "-1", "99", "all", "next", "offer", "peace", "3", "ready", "go", "pass", "theme", "night", "fr", "aa", "x")
WORDS = (*GAMES, *STRANGE[:-1], *SPOKEN)
FORGOTTEN = "seen"  # by a press on the page of cards
FIELDS = ("name-0", "level-1", "option-first", "option-clock", "first", "own-note", "why-line", "title", "text", "letter", "search")
SAMPLES = ([], [[0, 0, 0]], [[at, 0, -at] for at in range(0, 100, 10)])


def some_of(things, chance, most):
    return [things[int(chance() * len(things))] for _ in range(int(chance() * (most + 1)))]


def made_up(phone, chance):
    """Most of them press what the page offers, so that one comes round; the others are whatever comes to mind, on this page or another."""
    doors = phone.page.doors
    if doors and chance() < 0.8:
        return phone.made(doors[int(chance() * len(doors))])
    verb = VERBS_OF_ALL[int(chance() * len(VERBS_OF_ALL))]
    message = {"do": " ".join([verb, *some_of(WORDS, chance, 3)])}
    message |= {"form": {name: WORDS[int(chance() * len(WORDS))] for name in some_of(FIELDS, chance, 3)}}
    message |= {"text": WORDS[int(chance() * len(WORDS))], "texts": {}, "lock": "game/00000001", "came": chance() < 0.5, "can": []}
    message |= {"used": 1, "kept": True, "saves": 1, "files": 1, "bytes": 1, "mended": 0, "missing": [], "why": ""}
    message |= {"samples": SAMPLES[int(chance() * len(SAMPLES))], "aim": 0, "power": 0, "at": 2000}
    return message | ({"on": "home#"} if chance() < 0.05 else {})


def lost_by(count, chance):
    """After so many messages: what is not there any more that nobody has thrown away, forgotten, played to its end or put aside."""
    phone, mishaps = Phone(records=drawer(), where="games", may_stumble=True), 0
    for at in range(count):
        message = made_up(phone, chance)
        if message["do"].split(" ")[0] in ("boot", "take-over"):
            continue  # the scripts send the whole drawer with these, and nobody else can
        phone.send(message)
        assert phone.screen, message
        json.dumps(phone.reply)
        mishaps += "mishap" in phone.reply
        if at % 200 == 0:
            phone = phone.restarted()
    over = {f"game/{key.removeprefix('over/')}" for key in phone.records if key.startswith("over/")}
    again = phone.send({"do": "home"}).restarted()
    assert again.screen in ("home", "game", "cover", "table"), again.screen
    return {*drawer()} - {*again.records, *deleted(again.records), FORGOTTEN} - over, mishaps
