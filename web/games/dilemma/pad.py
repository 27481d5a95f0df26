"""Where a card is thrown from: the pad with the card on it, the markers for whoever does not swipe, and the stopwatch."""

from pygame_logic.dilemma.throw import NO_LIMIT
from web import markup as h
from web.icons import icon

from .cards import picture
from .throw import FLAWS

MARK = "M0-20 130-190H-130z"  # its tip on the line


def drafted(draft, cards, settings):
    """(whether by presses, the chosen card): "7", "aim 7", "swipe", "slow 7" …"""
    words = draft.split()
    chosen = next((int(word) for word in words if word.isdecimal() and int(word) in cards), None)
    aiming = "aim" in words or (settings.get("throw", "swipe") != "swipe" and "swipe" not in words)
    return aiming, chosen or (cards[0] if len(cards) == 1 else None)


def flawed(draft, say):
    """What was wrong with the last flick, in a sentence; the second time in a row it names the other way."""
    words = draft.split()
    why = next((say(f"dilemma.flick.{word}") for word in words if word in FLAWS), None)
    return say("dilemma.flick.or-aim", why=why) if why and "again" in words else why


def pad(chosen, seat, person, say, go, task, aiming=False, why=None):
    """Where the chosen card waits for the finger; before that, the `task`, and why it is to be done again."""
    warning, arrows = why and h.p(".warning")[why], not aiming and h.span(".arrows")[icon("o-up"), icon("o-up")]
    return h.div(class_=["throwpad", {"spoilt": why and chosen}], data_edge=seat, data_side="s", data_go=go)[
        [
            h.button(type="button", data_throw=chosen, aria_label=say("dilemma.card", value=chosen))[
                picture(person.colour, chosen, kind="up")
            ],
            warning or [h.p[say("dilemma.flick")], arrows],
        ]
        if chosen
        else [warning or arrows, h.p[say(task)]],
    ]


def resting(*inside, kind=""):
    """The same place where no card waits in it: whatever happens there, the arena stays where it is."""
    return h.div(class_=["throwpad", kind])[inside]


def aimpad(chosen, seat, person, say, settings, side="", why=None, **attrs):
    """Where the chosen card is thrown by presses, in the way that the setting names."""
    by = toss if settings.get("throw") == "press" else markers
    return h.div(class_=["aimpad", side], data_edge=seat, **attrs)[why and h.p(".warning")[why], by(chosen, person, say)]


def toss(chosen, person, say):
    """One press, whenever one likes: luck aims, with a hand like anybody's."""
    return h.button(type="button", data_do=f"toss {chosen}")[picture(person.colour, chosen, kind="up"), h.span[say("dilemma.stop-power")]]


def markers(chosen, person, say):
    """Two marks that run, one after the other, on a line as wide as there is room: a press stops the aim, another the strength. One button,
    so that a key does it too."""
    return h.button(type="button", data_marker=chosen, data_step="aim")[
        h.svg(".marks", viewBox="-1150 -200 2300 330", aria_hidden="true")[
            h.path(class_="way", d="M-1000 0H1000M0-100V100"),
            h.g(data_aim=True)[h.path(d=MARK)],
            h.g(transform="rotate(90)")[h.g(data_power=True)[h.path(d=MARK, transform="rotate(-90)")]],
        ],
        picture(person.colour, chosen, kind="up"),
        h.span(".first")[say("dilemma.stop-aim")],
        h.span(".then")[say("dilemma.stop-power")],
    ]


def clock(table, out, go, say):
    """The private stopwatch; `out` is sent when it has run out: the seat has passed."""
    if table.phase == "offer" or table.window == NO_LIMIT:
        return None
    return clock_face(table.window, say, data_go=go, data_out=out, data_told=True)


def clock_face(window, say, kind="", **attrs):
    return h.span(class_=["flap", "fit", "clock", kind], role="timer", aria_label=say("dilemma.clock"), data_clock=window, **attrs)[
        h.span(aria_hidden="true")[(h.b[digit] for digit in f"{window / 1000:04.1f}")]
    ]
