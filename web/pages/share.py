"""The way here for somebody else: the address to read aloud, a code for another phone's camera, and what can be copied or sent on."""

from importlib.util import find_spec

from .. import markup as h
from ..parts import back, hand_on, heading, screen, sign

LIBRARY = "segno"  # it draws QR codes, and comes when this page is first opened
BORDER = 4  # fields left white around the code, so that a camera finds it


def can_draw():
    return find_spec(LIBRARY) is not None


def share(say, root, address, can, is_missing):
    """`is_missing`: the library could not be had; until it comes or is missed, the code is on its way."""
    ways = [verb for verb in ("send", "copy") if verb in can]
    code = code_of(address, say("share.code", address=address)) if can_draw() else None
    return screen(
        "share",
        [back(say), heading(say("share.title"))],
        sign(
            h.div(".code")[code or h.p(role="status")[say("share.no-code" if is_missing else "share.drawing")]],
            h.p(".address")[address],
            h.p(".small.soft")[say("share.how")],
        ),
        [hand_on(say, verb, say(f"share.{verb}"), kind) for verb, kind in zip(ways, ("wide", "wide line"), strict=False)] or None,
    )


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
