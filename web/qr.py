"""The code for another phone's camera. What draws it comes when a page with a code is first opened."""

from importlib.util import find_spec

from . import markup as h
from .fragment import LONGEST_CODE
from .page import Page

LIBRARY = "segno"
BORDER = 4  # fields left white around the code, so that a camera finds it


class WithCode(Page):
    """A page that shows one; until the library has come, or is missed, the code is on its way."""

    is_missing = False

    def open(self):
        if not can_draw():
            self.is_missing = False
            self.shell.reply["wheel"] = LIBRARY

    def do_wheel(self, message, name):
        self.is_missing = not message["came"]


def can_draw():
    return find_spec(LIBRARY) is not None


def shown(say, address, label, is_missing, too_long):
    """The code, or why there is none: it is still being drawn, or what draws it could not be had, or nobody could read it."""
    if len(address) > LONGEST_CODE:
        return h.p[too_long]
    return h.div(".code")[
        code_of(address, label) if can_draw() else h.p(role="status")[say("share.no-code" if is_missing else "share.drawing")]
    ]


def code_of(address, label):
    """Black on white by day and by night: cameras expect it so."""
    import segno

    rows = [*segno.make(address, micro=False).matrix_iter(border=BORDER)]
    size = str(len(rows))
    return h.svg(".qr", {"viewBox": f"0 0 {size} {size}", "shape-rendering": "crispEdges", "role": "img", "aria-label": label})[
        h.rect(width=size, height=size, fill="#fff"), h.path(d="".join(strokes(rows)), fill="#000")
    ]


def strokes(rows):
    """Each run of dark fields as one bar."""
    for y, row in enumerate(rows):
        start = None
        for x, dark in enumerate([*row, 0]):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                yield f"M{start} {y}h{x - start}v1h{start - x}z"
                start = None
