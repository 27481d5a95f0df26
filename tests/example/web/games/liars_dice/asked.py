"""The two pages on which something is decided in Liar's Dice: one's bid, and what lay under the cups."""

from pygame_logic.liars_dice import DOUBT
from pygame_logic.liars_dice.cups import FACES
from web import markup as h
from web.parts import button, does, flap, heading, menu, screen, tap

from .cups import board, cups, die, hand, said


def bidding(view):
    """How many is chosen first, then of which face: that is the bid."""
    say, seat, words = view.say, view.seat, view.words or ()
    counts = sorted({int(word.split()[1]) for word in words if word != DOUBT})
    return screen(
        "table",
        [heading(say("liars.your-bid")), menu(say)],
        [said(view), hand(view), cups(view)],
        [
            counts and bids(view, words, counts),
            DOUBT in words and button(f"play {seat} {DOUBT}", say("liars.doubt"), kind="wide two"),
        ],
    )


def bids(view, words, counts):
    say, seat = view.say, view.seat
    count = int(view.draft) if view.draft in map(str, counts) else counts[0]
    return h.section(".bids", aria_label=say("liars.your-bid"))[
        h.div(".row")[
            tap(f"draft {count - 1}", say("liars.fewer"), "o-down", why=None if count - 1 in counts else "why.first"),
            flap(f"{count}×", "fit"),
            tap(f"draft {count + 1}", say("liars.more"), "o-up", why=None if count + 1 in counts else "why.last"),
        ],
        h.div(".faces")[(face_plate(say, seat, count, face, f"bid {count} {face}" in words) for face in FACES)],
    ]


def face_plate(say, seat, count, face, is_open):
    label = say("liars.bid", n=count, face=face)
    does_it = does(f"play {seat} bid {count} {face}", None if is_open else "liars.too-low")
    return h.button(".btn", does_it, type="button", aria_label=label)[die(face)]


def lifted(view):
    """How many there really were, and who has lost a die."""
    table, say = view.table, view.say
    _, loser, left = table.log[-1]
    return screen(
        "table",
        [heading(say("liars.there", n=table.there, face=table.bid[1])), menu(say)],
        [h.p[say("liars.told.lost", name=view.name(loser), n=left)], board(view)],
        button("play all next", say("liars.next"), "o-right", "wide onward"),
    )
