"""What two thumbs can do to one page before it is painted anew: all its presses, and a phone taken up at one moment again and again."""

import re
from copy import copy
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = (ROOT / "static" / "scripts").rglob("*.js")
HERE = {verb for script in SCRIPTS for verb in re.findall(r'here\.set\("([a-z-]+)"', script.read_text("utf-8"))}
SWING = [[at, 0, -at] for at in range(0, 100, 10)]


class Moment:
    """A phone as it stands. Its game's script cannot be copied: it is replayed as soon as somebody has played on."""

    def __init__(self, phone):
        self.phone = copy(phone)
        self.shell, self.records = copied(phone.shell), dict(phone.records)
        self.played = phone.shell.session and phone.shell.session.played
        self.moves = self.played and [*self.played.moves]

    def again(self):
        phone = copy(self.phone)
        phone.shell, phone.records = copied(self.shell), dict(self.records)
        if self.played and self.played.moves != self.moves:
            old = self.played
            self.played = type(old)(old.game, old.seed, old.seats, old.options, self.moves)
        if self.played:
            phone.shell.session.played = self.played
        return phone


def copied(shell):
    """What lies on the phone is changed where it lies; all else in a shell is replaced by something new."""
    shell = copy(shell)
    way = shell.way = copy(shell.way)
    pages = {id(page): copy(page) for page in (*way.visited.values(), *way.pages)}
    for each in (way, *pages.values()):
        each.shell = shell
    vars(shell).update({name: copy(thing) for name, thing in vars(shell).items() if isinstance(thing, list | dict)})
    way.visited, way.pages = {place: pages[id(page)] for place, page in way.visited.items()}, [pages[id(page)] for page in way.pages]
    shell.archive = copy(shell.archive)
    shell.archive.records, shell.archive.writes = dict(shell.archive.records), dict(shell.archive.writes)
    shell.session = copy(shell.session)
    return shell


def presses(phone):
    """Every message that a thumb can make of this page; of those that differ in a card, a seat or a value, the first and the last."""
    made = {each["do"]: phone.made(**each, form=fields(phone.page)) for each in offered(phone.page)}
    for _, alike in groupby(sorted(made.values(), key=kind), kind):
        first, *others = alike
        yield from (first, *others[-1:])


def kind(message):
    verb, *words = message["do"].split(" ")
    return verb, len(words), words[-1] if verb == "play" and words[-1].isalpha() else ""


def offered(page):
    edge, stops = {}, [each["data-stop"] for each in page.elements if "data-stop" in each]
    for each in page.elements:
        edge = {"edge": each["data-edge"]} if "data-edge" in each else edge
        is_python_s = "data-do" in each and each["data-do"].split(" ")[0] not in HERE - {"install"}
        if is_python_s and "disabled" not in each and each.get("type") != "file":
            yield {"do": each["data-do"] + chosen(each)}
        for says in ("data-out", "data-long"):
            if says in each:
                yield {"do": each[says]}
        if "data-throw" in each:
            verb = "practice" if "data-practice" in each else "throw"
            yield {"do": f"{verb} {each['data-throw']}", "samples": SWING, "at": 2000, **edge}
        if "data-marker" in each:
            yield {"do": f"aim {each['data-marker']}", "aim": 0, "power": 0, "at": 2000, **edge}
        if "data-onto" in each:
            yield from ({"do": f"{each['data-onto']} {stop}"} for stop in stops)
        if each.get("data-drag", "0") != "0":
            yield {"do": f"move {each['data-drag']} 0"}
        if "data-live" in each:
            yield {"do": each.get("data-do", "writing")}
    if fields(page):
        yield {"do": "form"}


def chosen(field):
    return {"radio": f" {field.get('value')}", "checkbox": " on"}.get(field.get("type"), "")


def fields(page):
    """The named fields as they stand: of a list, the option that is chosen, or its first."""
    form, listed = {}, None
    for each in page.elements:
        if "name" in each and each.get("type") != "file" and (each.get("type") not in ("radio", "checkbox") or "checked" in each):
            form[each["name"]] = each.get("value", "")
            listed = None if "type" in each else each["name"]
        elif listed and "value" in each and ("selected" in each or not form[listed]):
            form[listed] = each["value"]
    return form


def told(phone):
    """What the phone may tell by itself on any page, of the game that it plays or of one that it has left."""
    yield from ({"do": do} for do in ("cover", "back", "update-ready"))
    yield from ({"do": "installable", "can": ["install"]}, {"do": "room", "used": 5_000_000, "kept": True, "saves": 9_000})
    yield {"do": "checked", "files": 90, "bytes": 5_000_000, "mended": 1, "missing": ["static/main.js"]}
    yield from ({"do": "wheel segno", "came": came} for came in (True, False))
    yield {"do": "not-saved", "why": "QuotaExceededError"}
    yield {"do": "import", "text": "?"}  # it was chosen before, and is read by now
    yield {"do": "packed", "texts": {}}
    for lock in {phone.reply["lock"] or "game/1", "game/00000000"}:
        yield from ({"do": do, "lock": lock} for do in ("locked", "lost-lock"))
        yield {"do": "take-over", "lock": lock, "records": dict(phone.records)}
