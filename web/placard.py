"""A poster for a game that has not painted its own: a sun over hills, in inks that its name decides."""

from zlib import crc32

from . import markup as h

INKS = ("#b8330f", "#0b5a5e", "#6a3ba0", "#1f5fa8", "#1f7547", "#74451f")
HILLS = "M-2400 430Q-1000 300 200 420T2800 380V1400H-2400z"


def placard(key: str) -> h.Html:
    """In a field of 400 by 600 that goes on around it, as every poster is drawn."""
    ink = INKS[crc32(key.encode()) % len(INKS)]
    return h.svg({"viewBox": "0 0 400 600", "aria-hidden": "true"})[
        h.rect(x="-2400", y="-400", width="5200", height="1400", fill=ink),
        h.circle(cx="266", cy="250", r="78", fill="#f2dfb4"),
        h.path(d=HILLS, fill="#24150c"),
    ]
