"""Signs: a page draws them by name, and carries one sprite with the shapes of those it uses."""

import json
import re
from functools import cache
from pathlib import Path

from . import markup as h

SHAPES = Path(__file__).parent.parent / "static" / "generated" / "signs.json"  # made by web/build/icons.py


def icon(name, label=None):
    """A sign: "o-tick" is one of ours, "i-cog" from game-icons, "e-lobster" an emoji. Beside its word it needs no label."""
    told = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(".i", told)[h.use(href=f"#{name}")]


@cache
def shapes():
    """Name → <symbol>, for all of ours and every name that stands in quotes somewhere in the sources."""
    return json.loads(SHAPES.read_text("utf-8"))


def sprite(html):
    """The shapes that this piece of a page refers to, hidden, once each."""
    names = sorted(set(re.findall(r'<use href="#([\w-]+)"', html)))
    unknown = [name for name in names if name not in shapes()]
    if unknown:
        raise KeyError(f"no such sign: {', '.join(unknown)}; the build finds names in quotes only, and ours in static/signs.svg")
    return h.svg(".i-sprite", width="0", height="0", aria_hidden="true")[(h.Html(shapes()[name]) for name in names)]
