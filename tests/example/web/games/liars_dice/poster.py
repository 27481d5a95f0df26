"""The poster of Liar's Dice: a cup turned over on green cloth under a lamp, and one die that has slipped out from under it."""

from web import markup as h

PIPS = ((-16, -16), (16, -16), (0, 0), (-16, 16), (16, 16))


def poster():
    """In a field of 400 by 600 that goes on around it, as every poster is drawn."""
    return h.svg({"viewBox": "0 0 400 600", "aria-hidden": "true"})[
        h.rect(x="-2400", y="-400", width="5200", height="1400", fill="#14322b"),
        h.path(d="M266-400L-700 1400H1232z", fill="#1d4a3c"),
        h.path(d="M266-400L-120 1400H652z", fill="#2a6650"),
        h.rect(x="-2400", y="352", width="5200", height="900", fill="#0d231e"),
        h.path(d="M204 176h120l34 190q-94 34-188 0z", fill="#b5532a"),
        h.path(d="M280 176h44l34 190q-32 12-64 16z", fill="#8c3d1d"),
        h.path(d="M166 344h196v24q-98 36-196 0z", fill="#e0a24c"),
        h.g(transform="translate(128 402) rotate(-14)")[
            h.rect(x="-34", y="-34", width="68", height="68", rx="12", fill="#fbf4e4"),
            [h.circle(cx=str(x), cy=str(y), r="6.5", fill="#1a1517") for x, y in PIPS],
        ],
    ]
