"""Dilemma Express's poster: a tram comes out of the light, the line forks, and on either track somebody is in the way."""

from web import markup as h

INK, CREAM, AMBER, RED, BLOOD = "#1a1517", "#f6e8cc", "#f0b128", "#bf2318", "#4d0d0a"
POINTS = (281, 250)  # where the line forks, far away
GAUGE = 11  # half of it, there
LEFT, RIGHT = (-120, 900), (470, 900)  # where the middle of each track leaves the picture
NEAR = 12  # how many times larger everything is where it leaves


def between(end, part):
    """A point of the middle of a track, and how large things are there; `part` goes from the points to the front."""
    depth = 1 / (1 + (NEAR - 1) * (1 - part))  # as rails run together, so do the sleepers
    share = (depth - 1 / NEAR) / (1 - 1 / NEAR)
    x, y = (start + (stop - start) * share for start, stop in zip(POINTS, end, strict=True))
    return x, y, GAUGE * NEAR * depth


def quad(*corners):
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"


def sleeper(end, part):
    x, y, gauge = between(end, part)
    wide, high = gauge * 1.45, gauge * 0.2
    return quad((x - wide, y - high), (x + wide, y - high), (x + wide * 1.04, y + high), (x - wide * 1.04, y + high))


def rail(end, side):
    (x, y, gauge), (far_x, far_y, far) = between(end, 1), between(end, 0)
    return quad(
        (far_x + side * far * 0.94, far_y), (far_x + side * far * 1.06, far_y), (x + side * gauge * 1.08, y), (x + side * gauge * 0.92, y)
    )


def track(end, wood):
    parts = [at / 24 for at in range(2, 25)]
    return [
        h.path(d="".join(sleeper(end, part) for part in parts), fill=wood),
        h.path(d=rail(end, -1) + rail(end, 1), fill=CREAM),
    ]


def figure(x, y, size, ink, shade, horns=False):
    """A pawn, and the long shadow it throws."""
    ears = "M-11-90q-5-10-7-22 6 10 12 11zM11-90q5-10 7-22-6 10-12 11z" if horns else ""
    return h.g(transform=f"translate({x} {y}) scale({size})")[
        h.path(d="M-22 0h44L150 78l-30 12z", fill=shade),
        h.path(d=f"M-26-36a26 22 0 0 1 52 0L20 0h-40z{ears}", fill=ink),
        h.circle(cy="-70", r="22", fill=ink),
    ]


def tram():
    return h.g(transform="translate(48 136) scale(.83)")[
        h.path(d="M232 36q0-18 18-20h62q18 2 18 20l8 84q0 16-14 16h-86q-14 0-14-16z", fill=INK),
        h.path(d="M244 36q0-8 8-9h58q8 1 8 9l3 40h-80z", fill=CREAM),
        h.path(d="M250 40h18v30h-20zM272 40h18v30h-18zM294 40h18l2 30h-20z", fill="#22313a"),
        h.path(d="M250 40h18l-19 26zM272 40h18l-18 26zM294 40h17l-17 26z", fill="#4f6b78"),
        h.circle(cx="281", cy="102", r="15", fill=CREAM),
        h.circle(cx="281", cy="102", r="9.5", fill=AMBER),
        h.path(d="M236 84h90v4h-90z", fill=RED),
        h.path(d="M252 20h58v10h-58z", fill=AMBER),
        h.path(d="m236 128h90l8 14h-106z", fill=CREAM),
    ]


def poster():
    """A field of 400 by 600 that goes on around: the style sheet chooses how much of it is seen."""
    x, y = POINTS
    return h.svg({"viewBox": "0 0 400 600", "aria-hidden": "true"})[
        h.rect(x="-2400", y="-400", width="5200", height="1400", fill=RED),
        h.path(d=f"M{x} {y - 60} 1200-400H-700z", fill="#cf3522"),
        h.path(d=f"M-2400 {y + 12} {x} {y - 16} 2800 {y + 12}V1000H-2400z", fill="#8f1710"),
        h.path(d=f"M{x - 18} {y}-800 620V1000H160z", fill=AMBER),
        track(LEFT, BLOOD),
        track(RIGHT, BLOOD),
        figure(164, 362, 0.46, INK, "#b97f12"),
        figure(231, 358, 0.46, INK, "#b97f12"),
        figure(197, 384, 0.54, INK, "#b97f12"),
        figure(334, 380, 0.66, CREAM, BLOOD, horns=True),
        tram(),
    ]
