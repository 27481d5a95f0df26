"""The trolley itself, head on and full of regret; its board says sorry."""

from web import markup as h

from .tracks import SIDE_WORDS

RAYS = "M200 170-80-60V60zM200 170 480-60V60zM200 170-80 200v130zM200 170 480 200v130zM200 170 120-60H20zM200 170 280-60h100z"


def tram(say):
    return h.svg(".tram", viewBox="0 0 400 420", preserveAspectRatio="xMidYMin slice", aria_hidden="true")[
        h.path(class_="wall", d="M-400-100h1200v520H-400z"),
        h.path(class_="rays", d=RAYS),
        h.path(class_="bed", d="M-20 420 130 300h140l150 120z"),
        h.g(class_="car")[
            h.path(class_="body", d="M84 66q2-34 40-38h152q38 4 40 38l22 236q2 30-28 30H90q-30 0-28-30z"),
            h.path(class_="front", d="M104 70q2-20 24-22h144q22 2 24 22l10 100H94z"),
            h.path(class_="glass", d="M116 78h46v70h-52zM170 78h60v70h-60zM238 78h46l6 70h-52z"),
            h.path(class_="glint", d="M116 78h46l-50 62zM170 78h56l-56 62zM238 78h44l-44 54z"),
            h.rect(class_="board", x=122, y=34, width=156, height=26),
            sorry(say("express.sorry")),
            h.path(class_="stripe", d="M62 186h276v12H62z"),
            h.circle(class_="ring", cx=200, cy=240, r=42),
            h.circle(class_="lamp", cx=200, cy=240, r=30),
            h.path(class_="fender", d="M52 332h296l30 46H22z"),
            h.path(
                class_="hazard",
                d="M52 332h30l-16 46H22zM112 332h30l-8 46h-44zM172 332h28v46h-34zM228 332h30l12 46h-40zM288 332h30l24 46h-42z",
            ),
        ],
    ]


def sorry(word):
    """On the board over the windows; a long word is pressed together until it fits."""
    pressed = {"textLength": 140, "lengthAdjust": "spacingAndGlyphs"} if len(word) > 7 else {}
    return h.text(class_="sorry", x=200, y=54, text_anchor="middle", **pressed)[word]


def points(side):
    """The switch seen from above: one way lies open, and the tongue has been thrown over to it."""
    return h.svg(class_=["points", SIDE_WORDS[side]], viewBox="0 0 48 44", aria_hidden="true")[
        h.path(class_="ways", d="M24 44V30L6 4M24 30 42 4"), h.path(class_="tongue", d="M24 44V30L6 4")
    ]
