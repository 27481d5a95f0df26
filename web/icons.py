"""Signs: a page draws them by name, and carries one sprite with the shapes of those it uses."""

import json
import re
from functools import cache
from pathlib import Path

from . import markup as h
from .freight import bring

SIGNS = Path(__file__).parent.parent / "static" / "generated" / "signs"  # made by web/build/icons.py


@cache  # a page has dozens, the same ones again and again
def icon(name, label=None):
    """A sign: "o-tick" is one of ours, "i-cog" from game-icons, "e-lobster" an emoji. Beside its word it needs no label."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(".i", told)[h.use(href=f"#{name}")]


shapes = {}  # name → <symbol>, of all that has come
opened = set()


def shape(name):
    """The <symbol> of one of ours, or of any name that stands in quotes somewhere in the sources; None if there is none."""
    if name not in shapes:
        open_what_has_come()
    if name not in shapes:
        bring("signs")
        open_what_has_come()
    return shapes.get(name)


def open_what_has_come():
    """Those of a game come with it; those of its cards by themselves."""
    for file in {*SIGNS.rglob("*.json")} - opened:
        shapes.update(json.loads(file.read_text("utf-8")))
        opened.add(file)


def sprite(html):
    """The shapes that this piece of a page refers to, hidden, once each."""
    names = sorted(set(re.findall(r'<use href="#([\w-]+)"', html)))
    unknown = [name for name in names if shape(name) is None]
    if unknown:
        raise KeyError(f"no such sign: {', '.join(unknown)}; the build finds names in quotes only, and ours in static/signs.svg")
    return h.svg(".i-sprite", width="0", height="0", aria_hidden="true")[(h.Html(shape(name)) for name in names)]
