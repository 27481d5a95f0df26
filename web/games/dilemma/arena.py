"""The arena seen from above: the sand, its teal rim, and every card where it came to lie.

Drawn in the rules' own units, a tenth of a millimetre, so that a card is as large on the sand as it is at a table.
"""

from dataclasses import replace
from math import cos, dist, radians, sin

from pygame_logic.dilemma.landing import ACROSS, HALF_LENGTH, HALF_WIDTH, TURN, UP, WALL, Landed, reach, turned
from pygame_logic.dilemma.race import DUEL
from web.markup import circle, clippath, defs, g, path, rect, svg, text

from .cards import SHEET, face

GROUND = 0.35  # of the box: the sand to be seen around it, where a card that missed comes to lie
RIM = 24  # of the wall itself, beyond its edge
FREE = ((195, -355), (-195, 355))  # the corners of a card that have no glyph: an order of landing there lies clear of the value
SHADOWS = {"flat": 80, "leaning": 100, "rim": 150, "outside": 24}  # how long: it tells how high a card lies


def arena(floor, cards, people, say, label, view=0, ground=False, order=(), name="", **race):
    """The whole picture, from edge `view`. `order`: those of them that landed, numbered so; `ground` is room for what fell outside;
    `name` keeps several arenas on one page apart."""
    edge = floor + WALL
    half = around(floor) if ground else edge + RIM
    seen = [from_edge(card, view) for card in cards]
    return svg(class_="sand", viewBox=f"{-half} {-half} {2 * half} {2 * half}", role="group", aria_label=label, data_ground=ground, **race)[
        defs[
            clippath(id=f"{name}beside")[path(d=f"M-6e3-6e3H6e3V6e3H-6e3zM{-edge} {-edge}V{edge}H{edge}V{-edge}z", clip_rule="evenodd")],
            clippath(id=f"{name}box")[rect(square(floor), rx=40)],
        ],
        box(floor, name),
        [[bool(order) and card.fate == DUEL and framed(card, floor), lying(card, people[card.owner], floor, say, name)] for card in seen],
        flagged([(order.index(card) + 1 if card in order else 0, shown) for card, shown in zip(cards, seen, strict=True)], floor),
    ]


def equals(table):
    """What lies on the offer of its value: what flew there in an earlier wave flies no more."""
    return [card if card in table.race else replace(card, lands=0) for card in table.equals]


def room(cards):
    """Whether there is to be ground around the arena, for whatever fell there."""
    return any(card.kind == "outside" for card in cards)


def around(floor):
    """Half the side of the picture with that ground."""
    return round((floor + WALL + RIM) * (1 + GROUND))


def from_edge(card: Landed, edge: int) -> Landed:
    """The same card as somebody sees it who sits at this edge."""
    back = -edge % 4
    x, y = turned(card.x, card.y, back)
    angle = (card.angle + edge * TURN // 4) % TURN
    return replace(card, x=x, y=y, start=turned(*card.start, back), fell=turned(*card.fell, back), angle=angle)


def square(half):
    return {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half}


def box(floor, name):
    """Teal walls with a long noon shadow, and rings in the sand that lead the eye to the middle."""
    edge = floor + WALL
    return g(class_="box", aria_hidden="true")[
        path(class_="cast", d=swept(edge, edge, 60, 60)),
        rect(square(edge), class_="wall", rx=70),
        rect(square(floor), class_="floor", rx=40),
        g(clip_path=f"url(#{name}box)")[(circle(class_="ripple", r=radius) for radius in range(200, floor * 3 // 2, 200))],
        rect(square(floor), class_="edge", rx=40),
    ]


def lying(card, person, floor, say, name):
    """One card and its shadow. The two are apart, for in the air they part; what fell outside lies beside the box, half under it."""
    x, y = resting_place(card, floor)
    degrees = round(-card.angle * 360 / TURN, 1)
    place, turn = f"translate({x} {y}) {tilt(card)}", f"rotate({degrees:g})"
    flight = {
        "id": f"{name}flies-{card.owner}-{card.value}-{card.release}",  # it stays the same card when another lands before it
        "data_card": f"{card.owner}-{card.value}-{card.release}",
        "data_release": card.release,
        "data_landing": card.lands,
        "data_from": f"{card.start[0]} {-card.start[1]} {card.fell[0]} {-card.fell[1]}",
        "data_end": f"{x} {y} {degrees:g}",
    }
    return g(
        **(flight if card.lands else {}),
        class_="thrown",
        data_lies=card.kind,
        role=say and "img",
        aria_label=spoken(card, person, say),
        clip_path=f"url(#{name}beside)" if card.kind == "outside" else None,
    )[
        path(class_="shade beyond", transform=place + turn, d=shadow(card.kind, degrees)) if card.kind != "flat" else None,
        g(clip_path=f"url(#{name}box)")[
            g(class_="shade", transform=place + turn)[
                rect(SHEET, class_="low"), path(class_="long", d=shadow(card.kind, degrees))
            ]
        ],
        g(class_="body", transform=place + turn)[face(person.colour, card.value)],
    ]


def spoken(card, person, say):
    """For whoever cannot see it; a figure of the rules page has its caption and says nothing."""
    if say is None:
        return None
    return say(f"dilemma.card.{card.kind if card.value else 'back'}", name=person.name, value=card.value)


def shadow(kind, degrees):
    """In the card's own frame, turned back, so that it falls to the lower right of the screen however the card lies."""
    back, length = radians(-degrees), SHADOWS[kind]
    across, along = length * (cos(back) - sin(back)), length * (sin(back) + cos(back))
    if kind == "rim":  # held up by the wall: its shadow lies apart from it
        return f"M{across - HALF_WIDTH:.0f} {along - HALF_LENGTH:.0f}h{2 * HALF_WIDTH}v{2 * HALF_LENGTH}h{-2 * HALF_WIDTH}z"
    return swept(HALF_WIDTH, HALF_LENGTH, across, along)


def swept(half_width, half_height, across, along):
    """The outline of a rectangle drawn along a line: six corners."""
    w, h = half_width if across > 0 else -half_width, half_height if along > 0 else -half_height
    corners = ((-w, -h), (w, -h), (w + across, along - h), (w + across, h + along), (across - w, h + along), (-w, h))
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"


def resting_place(card, floor):
    """Where it is drawn. A card far outside is drawn at the border of the picture: how far it flew on matters to nobody."""
    furthest = around(floor) - RIM - 110 if card.kind == "outside" else floor + WALL
    return max(-furthest, min(card.x, furthest)), max(-furthest, min(-card.y, furthest))


def tilt(card):
    """A card that leans on the wall is seen from above: shorter towards the wall it leans on."""
    if card.kind != "leaning":
        return ""
    return "scale(.8 1) " if reach(card, ACROSS) + abs(card.x) > reach(card, UP) + abs(card.y) else "scale(1 .8) "


def framed(card, floor):
    """Round the card that was first on the offer, below whatever fell on it."""
    x, y = resting_place(card, floor)
    around = {"x": -HALF_WIDTH - 40, "y": -HALF_LENGTH - 40, "width": 2 * HALF_WIDTH + 80, "height": 2 * HALF_LENGTH + 80, "rx": 60}
    ring = rect(around, class_="first")
    return g(transform=f"translate({x} {y}) rotate({-card.angle * 360 / TURN:.1f})")[ring, ring]


def flagged(cards, floor):
    """Which landed as the how-manyth, for whoever sees no flight: a flag on the free corner that is clearest of all other values."""
    taken, flags = [resting_place(card, floor) for _, card in cards], []
    for (number, card), middle in zip(cards, tuple(taken), strict=True):
        if number:
            others = [place for place in taken if place != middle]
            corner = max(corners(card, middle), key=lambda corner: min(dist(corner, place) for place in others))
            taken.append(corner)
            flags.append(flag(number, f"translate({corner[0]} {corner[1]})"))
    return flags


def corners(card, middle):
    """Where those two corners are seen."""
    turned_by = radians(-card.angle * 360 / TURN)
    for x, y in FREE:
        yield round(middle[0] + x * cos(turned_by) - y * sin(turned_by)), round(middle[1] + x * sin(turned_by) + y * cos(turned_by))


def flag(number, place=None):
    """The same on the sand and in the words below it."""
    return g(class_="order", transform=place)[path(d="M-120-95H150L100 0 150 95H-120z"), text(x=-5, y=50)[f"{number}."]]
