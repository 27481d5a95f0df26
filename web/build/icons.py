"""Cuts out of three large sets of signs the few that the screens use: our own, game-icons and the flat emoji."""

import json
import re

from web.games import GAMES
from web.icons import SHAPES

from . import NODE_MODULES, ROOT

SETS = {"i": "game-icons", "e": "fluent-emoji-flat"}
SOURCES = ("web/**/*.py", "pygame_logic/**/*.py", "static/scripts/**/*.js", "static/*.json")


def build():
    """All shapes by name, as JSON, where web/icons.py looks for them."""
    SHAPES.parent.mkdir(parents=True, exist_ok=True)
    SHAPES.write_text(json.dumps(own_signs() | borrowed_signs(names_in_use())), "utf-8")


def own_signs():
    drawn = (ROOT / "static" / "signs.svg").read_text("utf-8")
    return {symbol[1]: symbol[0] for symbol in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', drawn, re.S)}


def names_in_use():
    """A name counts where it stands in quotes: "i-cog", "e-lobster", so it is never put together from pieces; and in the data of a game."""
    texts = (file.read_text("utf-8") for pattern in SOURCES for file in ROOT.glob(pattern) if NODE_MODULES not in file.parents)
    said = {name for text in texts for name in re.findall(r'"([ie]-[a-z0-9-]+)"', text)}
    return sorted(said | {name for game in GAMES.values() for name in game.signs()})


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
