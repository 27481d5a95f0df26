"""A card of Dilemma: the owner's colour, pattern and glyph, and a numeral that can be read from all four sides of a table."""

from functools import cache

from pygame_logic.dilemma.landing import HALF_LENGTH, HALF_WIDTH
from web import markup as h
from web.parts import does

PLACES = range(1, 11)  # a hand has ten of them: a card never moves
UPSIDE_DOWN = (6, 9)  # these two are told apart by a line under the numeral
W, L, BORDER = HALF_WIDTH, HALF_LENGTH, 26
SHEET = {"x": -W, "y": -L, "width": 2 * W, "height": 2 * L, "rx": 26}
INNER = {"x": BORDER - W, "y": BORDER - L, "width": 2 * (W - BORDER), "height": 2 * (L - BORDER), "rx": 10}
PATTERNS = {  # colour: (side of the tile, degrees, path); the first has none
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


def inks(people):
    """The players' patterns, once a page: cards refer to them."""
    return h.svg(".inks", width="0", height="0", aria_hidden="true")[
        h.defs[(ink(person.colour, *PATTERNS[person.colour]) for person in people if person.colour in PATTERNS)]
    ]


def ink(colour, side, degrees, mark):
    tile = {"width": side, "height": side, "patternUnits": "userSpaceOnUse", "patternTransform": f"rotate({degrees})"}
    return h.pattern(tile, id=f"own{colour}", data_p=colour)[h.path(class_="mark", d=mark)]


@cache
def face(colour, value):
    """Its front; value 0 is a card lying face down. Drawn once: a page shows up to forty of them."""
    return h.g(class_="face", data_p=colour)[
        h.rect(SHEET, class_="sheet"),
        h.rect(INNER, class_="ink"),
        h.rect(INNER, fill=f"url(#own{colour})") if colour in PATTERNS else None,
        front(colour, value) if value else back(colour),
    ]


def front(colour, value):
    corner = {"href": f"#g{colour}", "x": 44 - W, "y": 44 - L, "width": 110, "height": 110}
    return [
        h.circle(class_="disc", r=212),
        h.text(class_="numeral", y=112)[str(value)],
        h.path(class_="under", d="M-75 152H75") if value in UPSIDE_DOWN else None,
        h.use(corner, class_="glyph"),
        h.use(corner, class_="glyph", transform="rotate(180)"),
    ]


def back(colour):
    return [h.circle(class_="cover", r=180), h.use(class_="glyph", href=f"#g{colour}", x=-115, y=-115, width=230, height=230)]


def picture(colour, value, label=None, kind=""):
    """A card off the sand, upright: in the hand, in a duel, in a pile of points."""
    said = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h.svg(said, class_=["card", kind], viewBox="-303 -463 606 926")[face(colour, value)]


def fan(hand, person, say, chosen=None, do=None, flick=False, why=None):
    """Ten places in two rows: a spent card leaves its place empty. `do` says what the press of a card means, or `why` it has none; a flick
    throws it."""
    return h.div(".fan", role="group", aria_label=say("dilemma.hand"), data_p=person.colour)[
        (
            h.button(
                does(do(value) if do else None, why),
                type="button",
                id=f"key-{value}",
                data_throw=value if flick else None,
                aria_pressed="true" if value == chosen else "false",
                class_={"upside": value in UPSIDE_DOWN},
            )[str(value)]
            if value in hand
            else h.span(id=f"key-{value}", role="img", aria_label=say("dilemma.spent", value=value))
            for value in PLACES
        )
    ]
