"""Mystery Express's poster: the night train comes on, its windows lit, and in one of them somebody sits who has not taken off his hat."""

from web import markup as h

MIDNIGHT, DEEP, NAVY, BRASS, IVORY, LIT = "#101d42", "#080f26", "#1c3068", "#e0b45c", "#f5ecd6", "#ffdf8f"
FAR = (36, 344)  # where the train comes from
LAMP = (296, 282)
BESIDE = 250  # how far to the right one sees the side of the train
STARS = ((216, 200), (-20, 280), (-150, 190), (-60, 120), (60, 60), (170, 40), (330, 30), (-300, 90), (400, 120), (560, 60))
SKYLINE = "H-92v-10q0-14 14-20 14 6 14 20v-52l3-12 3 12v62h22v-10q0-20 20-28 20 8 20 28v-52l3-12 3 12v62H2800"
SOMEBODY = (
    "M160 316q0-8 6.5-10l1-3q-4.5-6 0-10l-4.5-.6v-2.2l4-.4 1.6-5.6q3.5-1.6 7.2-.6l2.2 5.4 4.5.1v2.2l-4.3.8q3.6 5.5 0 10l.4 2.6q4 1 4.6 8z"
)


def away(height):
    """How high a line of the train, this high where one stands beside it, is at some place of its side."""
    return lambda x: FAR[1] + (height - FAR[1]) * (x - FAR[0]) / (BESIDE - FAR[0])


def stripe(top, bottom, ink):
    """A line along the whole train, narrow far away."""
    x, y = FAR
    return h.path(d=f"M{x} {y} {BESIDE} {top}V{bottom}z", fill=ink)


def windows():
    """Each a good quarter wider than the one behind it."""
    top, bottom, left, drawn = away(246), away(306), 54.0, ""
    while left < 190:
        right = left + (left - FAR[0]) * 0.21
        drawn += f"M{left:.0f} {top(left):.1f}L{right:.0f} {top(right):.1f}V{bottom(right):.1f}L{left:.0f} {bottom(left):.1f}z"
        left = right + (left - FAR[0]) * 0.06
    return h.path(d=drawn, fill=LIT)


def ring(radius, ink, width=0):
    """Round the lamp: a disc, or only its edge."""
    x, y = LAMP
    inked = {"stroke": ink, "stroke-width": str(width), "fill": "none"} if width else {"fill": ink}
    return h.circle(inked, cx=str(x), cy=str(y), r=str(radius))


def engine():
    return [
        h.path(d="M270 214l-7-34h66l-7 34z", fill=DEEP),
        h.path(d="M257 172h78v11h-78z", fill=BRASS),
        ring(88, DEEP),
        ring(82, BRASS),
        ring(74, NAVY),
        ring(58, MIDNIGHT),
        ring(58, BRASS, 3),
        h.path(d="M241 262h110v7H241zM241 295h110v7H241z", fill=BRASS),
        ring(30, MIDNIGHT),
        ring(25, IVORY),
        ring(17, LIT),
        h.path(d="M206 360h180v22H206z", fill=DEEP),
        h.path(d="M202 356h188v9H202z", fill=BRASS),
        [h.circle({"stroke-width": "5"}, cx=str(x), cy="380", r="16", fill=NAVY, stroke=BRASS) for x in (238, 354)],
    ]


def poster():
    """A field of 400 by 600; the night goes on around it, and the style sheet chooses how much is seen."""
    x, y = FAR
    return h.svg({"viewBox": "0 0 400 600", "aria-hidden": "true"})[
        h.rect(x="-2400", y="-400", width="5200", height="1400", fill=MIDNIGHT),
        h.path(d=f"M{x} {y}-900-400H-500zM{x} {y}-160-400H60zM{x} {y} 420-400H820zM{x} {y} 2800-620V-100z", fill="#172a5c"),
        h.path(d="".join(f"M{a} {b}l2-6 2 6 6 2-6 2-2 6-2-6-6-2z" for a, b in STARS), fill=IVORY),
        h.path(d="M358 168a17 17 0 1 0 17 25 15 15 0 0 1-17-25z", fill=IVORY),
        h.path(d=f"M-2400 {y}{SKYLINE}V1000H-2400z", fill=DEEP),
        h.path(d=f"M{x} {y}-500 1000H-340zM{x} {y} 60 1000H220zM{x} {y} 580 1000H760zM{x} {y} 1400 1130V1010z", fill="#172a5c"),
        h.path(d=f"M{x} {y} 1400 753V712zM340 396 352 390 1400 557V585z", fill=BRASS),
        stripe(203, 393, DEEP),
        stripe(208, 357, NAVY),
        stripe(208, 218, BRASS),
        stripe(223, 227, BRASS),
        windows(),
        h.path(d=SOMEBODY, fill=DEEP),
        stripe(319, 323, BRASS),
        stripe(331, 342, BRASS),
        engine(),
    ]
