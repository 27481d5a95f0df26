"""The arena seen from above: the sand, its teal rim, and every card where it came to lie.

Drawn in the rules' own units, a tenth of a millimetre, so that a card is as large on the sand as it is at a table.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from htpy import circle, clippath, defs, g, path, pattern, rect, svg, text, title, use

HALF_WIDTH, HALF_HEIGHT = 295, 455
WALL = 60
ROUND = 26  # a card's corner
GROUND = 330  # sand to be seen outside the wall, where a card that missed comes to lie
UPSIDE_DOWN = (6, 9)  # these two are told apart by a line under the numeral

# how long a card's shadow is: it tells how high the card lies
LYING, TILTED, RAISED = 80, 150, 210


@dataclass(frozen=True)
class Card:
    """A card on the picture: whose, which, where, and how it came there. `value` 0 is a card lying face down."""

    colour: int
    value: int
    label: str
    x: int = 0
    y: int = 0
    degrees: float = 0
    end: str = "flat"  # flat, leaning, rim, outside
    number: int = 0  # written on it where nothing may move: the how-manieth it was
    key: str = ""
    flight: tuple = ()  # (release ms, landing ms, from x, from y, slid from x, slid from y), for the replay


def arena(floor, cards, label, *rest, ground=0, kind=""):
    """The whole picture. `cards` lie in landing order; `ground` leaves room for what fell outside."""
    edge = floor + WALL
    half = edge + 24 + ground
    return svg(class_=f"sand {kind}", viewBox=f"{-half} {-half} {2 * half} {2 * half}", role="img" if not rest else "group", aria_label=label)[
        defs[
            patterns({card.colour for card in cards}),
            clippath(id="beside")[path(d=f"M-6000-6000H6000V6000H-6000zM{-edge} {-edge}V{edge}H{edge}V{-edge}z", clip_rule="evenodd")],
            clippath(id="box")[rect(x=-floor, y=-floor, width=2 * floor, height=2 * floor, rx=40)],
        ],
        box(floor),
        [lying(card, floor) for card in cards],
        rest,
    ]


def box(floor):
    """Teal walls with a long noon shadow, and rings in the sand that lead the eye to the middle."""
    edge = floor + WALL
    return g(class_="box", aria_hidden="true")[
        path(class_="cast", d=swept(edge, edge, 60, 60)),
        rect(class_="wall", x=-edge, y=-edge, width=2 * edge, height=2 * edge, rx=70),
        rect(class_="floor", x=-floor, y=-floor, width=2 * floor, height=2 * floor, rx=40),
        g(clip_path="url(#box)")[(circle(class_="ring", r=radius) for radius in range(200, floor * 3 // 2, 200))],
        rect(class_="edge", x=-floor, y=-floor, width=2 * floor, height=2 * floor, rx=40),
    ]


def lying(card, floor):
    """One card and its shadow. The two are apart, for in the air they part; what fell outside lies beside the box, half under it."""
    x, y = resting_place(card, floor)
    shadow = {"flat": LYING, "leaning": TILTED, "rim": RAISED, "outside": 24}[card.end]
    release, landing, *path_ = card.flight or (None, None)
    turn = f"rotate({card.degrees:g})"
    return g(
        class_=f"thrown {card.end}",
        role="img",
        aria_label=card.label,
        clip_path="url(#beside)" if card.end == "outside" else None,
        data_card=card.key or None,
        data_release=release,
        data_landing=landing,
        data_from=" ".join(map(str, path_)) or None,
        data_end=f"{x} {y} {card.degrees:g}",
    )[
        g(class_="shade", transform=f"translate({x} {y}) {turn}")[
            rect(class_="low", x=-HALF_WIDTH, y=-HALF_HEIGHT, width=2 * HALF_WIDTH, height=2 * HALF_HEIGHT, rx=ROUND),
            path(class_="long", d=shadow_of(card, shadow)),
        ],
        g(class_="body", transform=f"translate({x} {y}) {tilt(card, floor)}{turn}")[
            face(card.colour, card.value), numbered(card.number, card.degrees) if card.number else None
        ],
    ]


def shadow_of(card, length):
    """In the card's own frame, turned back, so that it falls to the lower right of the screen however the card lies."""
    back = radians(-card.degrees)
    across, along = length * (cos(back) - sin(back)), length * (sin(back) + cos(back))
    if card.end == "rim":  # held up by the wall, its shadow lies apart from it
        return f"M{across - HALF_WIDTH:.0f} {along - HALF_HEIGHT:.0f}h{2 * HALF_WIDTH}v{2 * HALF_HEIGHT}h{-2 * HALF_WIDTH}z"
    return swept(HALF_WIDTH, HALF_HEIGHT, across, along)


def swept(half_width, half_height, across, along):
    """The outline of a rectangle drawn along a line: six corners."""
    w, h = half_width if across > 0 else -half_width, half_height if along > 0 else -half_height
    corners = ((-w, -h), (w, -h), (w + across, along - h), (w + across, h + along), (across - w, h + along), (-w, h))
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"


def resting_place(card, floor):
    """Where it is drawn. A card far outside is drawn at the border of the picture: how far it flew on matters to nobody."""
    if card.end != "outside":
        return card.x, card.y
    furthest = floor + WALL + GROUND - 110
    return max(-furthest, min(card.x, furthest)), max(-furthest, min(card.y, furthest))


def tilt(card, floor):
    """A card that leans on the wall is seen from above: shorter towards the wall it leans on."""
    if card.end != "leaning":
        return ""
    reach = abs(sin(radians(card.degrees))), abs(cos(radians(card.degrees)))
    out_x = abs(card.x) + HALF_WIDTH * reach[1] + HALF_HEIGHT * reach[0]
    out_y = abs(card.y) + HALF_WIDTH * reach[0] + HALF_HEIGHT * reach[1]
    return "scale(.8 1) " if out_x > out_y else "scale(1 .8) "


def face(colour, value):
    """Owner's colour, pattern and glyph; the numeral is large enough to be read from all four sides of a table."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    return g(class_="face", data_p=colour)[
        rect(class_="sheet", x=-w, y=-h, width=2 * w, height=2 * h, rx=ROUND),
        rect(class_="ink", x=26 - w, y=26 - h, width=2 * w - 52, height=2 * h - 52, rx=10),
        rect(fill=f"url(#own{colour})", x=26 - w, y=26 - h, width=2 * w - 52, height=2 * h - 52, rx=10),
        [
            circle(class_="disc", r=212),
            text(class_="numeral", y=112)[str(value)],
            path(class_="under", d="M-75 152H75") if value in UPSIDE_DOWN else None,
            use(class_="glyph", href=f"#g{colour}", x=44 - w, y=44 - h, width=110, height=110),
            use(class_="glyph", href=f"#g{colour}", x=44 - w, y=44 - h, width=110, height=110, transform="rotate(180)"),
        ]
        if value
        else [circle(class_="cover", r=180), use(class_="glyph large", href=f"#g{colour}", x=-115, y=-115, width=230, height=230)],
    ]


def numbered(number, degrees):
    """The order written on a card, upright on the screen, for whoever sees no flight."""
    return g(class_="order", transform=f"rotate({-degrees:g}) translate(190 -250)")[
        circle(r=115), text(y=62)[str(number)]
    ]


def patterns(colours):
    """Each owner's pattern, the same as on the cards in the hand."""
    return [
        pattern(id=f"own{colour}", data_p=colour, width=size, height=size, patternUnits="userSpaceOnUse", patternTransform=f"rotate({turn})")[
            path(class_="mark", d=drawn)
        ]
        for colour, (size, turn, drawn) in PATTERNS.items()
        if colour in colours
    ]


def ring_path(radius, width):
    """A ring in the middle of a pattern's tile."""
    return f"M{-radius} 0a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0z"


STRIPE = "M0 0H{0}V34H0z"
PATTERNS = {  # colour: (tile, turn, path); the first has none
    2: (100, -45, "M0 0H100V34H0z"),
    3: (100, 0, "M0 66H100V100H0z"),
    4: (100, 0, "M50 22a28 28 0 1 0 .1 0z"),
    5: (100, 0, "M0 0H34V100H0z"),
    6: (130, 0, "M65 0H130V65H65zM0 65H65V130H0z"),
    7: (100, 45, "M0 0H100V34H0z"),
    8: (84, 0, "M0 0H84V17H17V84H0z"),
    9: (160, 0, "M80 10a70 70 0 1 0 .1 0zm0 34a36 36 0 1 1-.1 0z"),
    10: (300, 0, "M0 300V0H300z"),
    11: (50, -45, "M0 0H50V17H0z"),
    12: (116, 0, "M0 83 58 0 116 83z"),
    13: (116, 0, "M58 8a50 50 0 1 0 .1 0zm0 14a36 36 0 1 1-.1 0z"),
}
