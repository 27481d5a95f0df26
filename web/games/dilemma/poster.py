"""Dilemma's poster: noon in the arena. Two cards lean together under a red sun, and a row of hats wonders who will give way."""

from web import markup as h

SUN, HORIZON = (266, 250), 276
EIGHT = "M0-18a9 9 0 0 1 6.5 15.5A10 10 0 1 1-6.5-2.5 9 9 0 0 1 0-18zm0 5.5a4 4 0 1 0 .1 0zm0 13a4.6 4.6 0 1 0 .1 0z"
THREE = "M-9-17H9v5L2-4a9 9 0 1 1-11 12l6-2.5a3.5 3.5 0 1 0 3-5h-4v-4l5-7h-10z"
RAYS = (
    (-866, -26, -866, -226),
    (-546, -346, -306, -346),
    (-66, -346, 134, -346),
    (374, -346, 574, -346),
    (814, -346, 934, -186),
    (934, 74, 934, 194),
)
HATS = (
    "M-10 542q30-10 52 2 4-22 20-24-20 0-22-6 12-2 12-4 0-26 24-26t24 26q0 2 12 4-2 6-22 6 18 2 22 26 26-14 58 0"
    " 4-26 22-30-12-8-12-22 0-22 20-24-6-14 6-16 14 2 6 16 20 2 20 24 0 14-12 22 20 4 24 32 24-14 56-4"
    " 2-20 18-24-14-8-14-24l-4-30 14 14q12-6 24 0l14-14-4 30q0 16-14 24 20 4 24 28 30-8 60 2v860h-420z"
)


def bowl(height, ink):
    """Everything below a wide, flat arc: the arena goes on far beyond the picture, for walls of any width."""
    return h.path(d=f"M-800 {height + 270}Q200 {height - 270} 1200 {height + 270}V1400H-800z", fill=ink)


def arena():
    """The far wall: a rim in the light, a row of doors, and the shadow at its foot."""
    doors = ((x, 274 + (x - 200) ** 2 * 27 // 100_000) for x in range(-568, 680, 32))
    return [
        bowl(241, "#f6dfae"),
        bowl(251, "#d9a860"),
        h.path(d="".join(f"M{x - 9} {y}v-16a9 9 0 0 1 18 0v16z" for x, y in doors), fill="#7d4a1f"),
        bowl(284, "#b98742"),
        bowl(292, "#efd09a"),
    ]


def card(place, turn, ink, numeral):
    """A card standing in the air, and the long shadow it throws on the sand."""
    x, y = place
    return h.g(transform=f"translate({x} {y}) rotate({turn}) scale(1.22)")[
        h.rect(x="-36", y="-54", width="72", height="108", rx="6", fill=ink, stroke="#fcf1d9", **{"stroke-width": "4"}),
        h.circle(r="25", fill="#fcf1d9"),
        h.path(d=numeral, fill="#24150c"),
    ]


def spectators(x):
    """Whoever sits in the front row: a hat, a bun, a pair of ears; they look away from us."""
    return h.g(fill="#24150c", transform=f"translate({x} 0)")[
        h.path(d=HATS),
        h.path(d="M52 500h44v5H52zM181 502q26-9 52 0v5q-26-9-52 0z", fill="#b8330f"),
    ]


def poster():
    """Sun and cards stand in a field of 400 by 600; sky, wall and sand go on around it, and the style sheet chooses how much is seen."""
    x, y = SUN
    return h.svg({"viewBox": "0 0 400 600", "aria-hidden": "true"})[
        h.rect(x="-2400", y="-400", width="5200", height="1400", fill="#0b5a5e"),
        h.path(d="".join(f"M{x} {HORIZON} {a} {b} {c} {d}z" for a, b, c, d in RAYS), fill="#146d6d"),
        h.circle(cx=str(x), cy=str(y), r="78", fill="#c93a12"),
        arena(),
        h.path(d="M206 362l78-36 108 70-76 36zM300 376l66-44 90 48-56 46z", fill="#d4a257"),
        card((222, 284), -20, "#b8330f", EIGHT),
        card((318, 292), 24, "#0b5a5e", THREE),
        [spectators(x) for x in (-840, -420, 0, 420)],
    ]
