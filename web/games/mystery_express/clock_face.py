"""A pocket watch that shows the time of a crime: two printed hands among twelve marks, and no figure that says it for them."""

from functools import reduce
from math import pi

from web import markup as h

MIDDLE = 50  # of a dial 100 across
HOUR = "M-2.2 9-2.8-8Q-7.8-10.5-7.2-14.5-6.3-18.5 0-25.5 6.3-18.5 7.2-14.5 7.8-10.5 2.8-8L2.2 9z"
MINUTE = "M-3 11-1.8-33h3.6L3 11z"
THICK = (
    "M41 15.5l6.6 13M52.2 15.5v13M57 15.5v13M74 43.5v13M78.8 43.5v13M83.6 43.5v13M43.8 71.5l3.6 13M55.6 71.5v13M17 43.5v13M21 43.5l6.6 13"
)
THIN = "M47.6 15.5l-6.6 13M51 71.5l-3.6 13M27.6 43.5l-6.6 13"


def face(*times, large=False):
    """The watch at the last of these times, "4:30", its hour hand half-way to five; from those before it its hands go on the short way.

    A large one has its bow, a track of minutes and four numerals.
    """
    hours, minutes = zip(*(map(int, time.split(":")) for time in times), strict=True)
    return h.svg(viewBox="0 -22 100 122" if large else "0 0 100 100", aria_hidden="true")[
        large and bow(),
        disc(49, "accent"),
        disc(44.5, "on-paper"),
        disc(43, "paper"),
        numerals() if large else [marks(38, 7, 4, 6), marks(38.5, 6, 12, 3.4)],
        hand(HOUR, swept(30 * (hour % 12) + minute / 2 for hour, minute in zip(hours, minutes, strict=True))),
        hand(MINUTE, swept(6 * minute for minute in minutes)),
        disc(4.6, "accent"),
        disc(1.8, "on-paper"),
    ]


def swept(angles):
    """Where a hand has come to that always took the short way: beyond a full turn it counts on."""
    return reduce(lambda at, to: at + (to - at + 180) % 360 - 180, angles)


def disc(radius, role):
    return h.circle(cx=str(MIDDLE), cy=str(MIDDLE), r=f"{radius:g}", fill=f"var(--{role})")


def bow():
    """The ring that holds the chain, and the crown below it."""
    return [
        h.circle({"stroke-width": "3.5"}, cx=str(MIDDLE), cy="-12", r="7.5", fill="none", stroke="var(--accent)"),
        h.path(d="M44-6h12v3h3v6H41v-6h3z", fill="var(--accent)"),
    ]


def marks(radius, length, count, width):
    """Dashes all round, the first of them at three o'clock."""
    every = 2 * pi * radius / count
    dashes = {"stroke-width": f"{length:g}", "stroke-dasharray": f"{width:g} {every - width:.3f}", "stroke-dashoffset": f"{width / 2:g}"}
    return h.circle(dashes, cx=str(MIDDLE), cy=str(MIDDLE), r=f"{radius:g}", fill="none", stroke="var(--on-paper)")


def numerals():
    """XII, III, VI and IX, cut as for a poster: falling strokes thick, rising ones thin; outside them the track of minutes."""
    return [
        h.path({"stroke-width": "2.6"}, d=THICK, stroke="var(--on-paper)"),
        h.path({"stroke-width": "1.1"}, d=THIN, stroke="var(--on-paper)"),
        marks(40.2, 2.6, 60, 0.7),
        marks(39.2, 4.6, 12, 2.6),
    ]


def hand(shape, angle):
    """Over a hand or a numeral it keeps an edge of paper."""
    edge = {"stroke-width": "2", "paint-order": "stroke"}
    place = f"translate({MIDDLE} {MIDDLE}) rotate({angle:g})"
    return h.path(".sweep", edge, d=shape, transform=place, fill="var(--on-paper)", stroke="var(--paper)")
