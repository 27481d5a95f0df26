"""Cuts out of three large sets of signs the few that the screens use: our own, game-icons and the flat emoji."""

import json
import re
from collections import defaultdict

from web.games import GAMES, ROOMS
from web.icons import SIGNS

from . import NODE_MODULES, ROOT
from .doors import at_the_doors

SETS = {"i": "game-icons", "e": "fluent-emoji-flat"}
EVERYBODY, LETTERS = "everybody", 3  # an e, a stroke and one more
SOURCES = ("web/**/*.py", "pygame_logic/**/*.py", "static/scripts/**/*.js", "static/*.json")


def build():
    """All shapes by name, where web/icons.py looks for them: everybody's, those of a room, and those of its data by their letters."""
    ours, quoted, printed = own_signs(), names_in_use(), printed_names()
    drawn = ours | borrowed_signs(sorted({*quoted, *printed} - {*ours}))
    lying = {SIGNS / f"{place}.json": names for place, names in places(drawn, quoted, printed).items()}
    for file, names in lying.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({name: drawn[name] for name in sorted(names)})
        if not file.exists() or file.read_text("utf-8") != text:  # somebody may be reading it
            file.write_text(text, "utf-8")
    for file in {*SIGNS.rglob("*.json")} - {*lying}:
        file.unlink()


def places(drawn, quoted, printed):
    """Each sign lies once: with whoever alone uses it, else with everybody's."""
    lying = defaultdict(set)
    for name in drawn:
        users = quoted.get(name) or {None if name not in printed else f"{printed[name]}/{name[:LETTERS]}"}
        lying[next(iter(users)) if len(users) == 1 else None].add(name)
    return {place or EVERYBODY: names for place, names in lying.items()}


def own_signs():
    drawn = (ROOT / "static" / "signs.svg").read_text("utf-8")
    return {symbol[1]: symbol[0] for symbol in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', drawn, re.S)}


def names_in_use():
    """Name → the rooms that use it, None for the station. A name counts where it stands in quotes: "i-cog", so it is never put together."""
    used, doors = defaultdict(set), at_the_doors()
    for file in (file for pattern in SOURCES for file in ROOT.glob(pattern) if NODE_MODULES not in file.parents):
        path = file.relative_to(ROOT)
        room = None if ".".join(path.with_suffix("").parts) in doors else next((room for room in ROOMS if room in path.parts), None)
        for name in re.findall(r'"([a-z]-[a-z0-9-]+)"', file.read_text("utf-8")):
            used[name].add(room)
    known = {*own_signs()}
    return {name: rooms for name, rooms in used.items() if name in known or name.startswith(tuple(f"{key}-" for key in SETS))}


def printed_names():
    """What stands in the data of a game: name → its room."""
    return {name: room for room, game in zip(ROOMS, GAMES.values(), strict=True) for name in game.signs()}


def borrowed_signs(names):
    sets = {key: json.loads((NODE_MODULES / "@iconify-json" / name / "icons.json").read_text("utf-8")) for key, name in SETS.items()}
    signs = {}
    for name in names:
        key, shape = name.split("-", 1)
        icons = sets[key]["icons"]
        if shape not in icons:
            raise SystemExit(f'The sources say "{name}", but {SETS[key]} has no sign called {shape}.')
        box = f"0 0 {sets[key]['width']} {sets[key]['height']}"
        signs[name] = f'<symbol id="{name}" viewBox="{box}">{with_own_ids(rounded(icons[shape]["body"]), name)}</symbol>'
    return signs


def rounded(body):
    """Two places behind the point are finer than any screen shows. Cut, not rounded: "5.1.999" are two numbers that may not touch."""
    return re.sub(r"(\d*\.\d\d?)\d*|\d+", lambda number: number[1] or number[0], body)


def with_own_ids(body, name):
    """Gradients and clips are referred to by id, and ids hold for the whole page: each sign gets its own."""
    for at, inner in enumerate(dict.fromkeys(re.findall(r'\bid="([^"]+)"', body))):
        body = body.replace(f'id="{inner}"', f'id="{name}.{at}"').replace(f"url(#{inner})", f"url(#{name}.{at})")
        body = body.replace(f'href="#{inner}"', f'href="#{name}.{at}"')
    return body


if __name__ == "__main__":
    build()
