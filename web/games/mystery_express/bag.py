"""The bag: hidden in one of two fists, guessed in the open, and shown at once."""

from pygame_logic.mystery_express.cars import HANDS
from web import markup as h
from web.parts import button, disc, heading, menu

from .page import leg_of, own_head, page

FINGERS = ((19, 30), (35, 22), (51, 24), (67, 32))  # of a left hand, its palm to whoever holds it: from the left edge, from above


def hiding(view):
    """Nearest to one's own hands."""
    say, seat = view.say, view.seat
    return page(
        view,
        [
            heading(say("mystery.ask.hide", name=view.name(view.table.seat))),
            h.p[say("mystery.explains.hide")],
            fists(view),
        ],
        plate(view, seat, "hide"),
        own_head(view, is_title=False),
        classes="bag hiding",
    )


def guessing(view):
    """In the open: both look on, and those hands are held out from the other side of the table."""
    say = view.say
    seat, target = next(iter(view.seen.words)), view.table.matter[1]
    return page(
        view,
        [
            fists(view, target),
            heading(say("mystery.ask.guess", name=view.name(seat), target=view.name(target))),
            h.p[say("mystery.explains.guess", name=view.name(target))],
        ],
        plate(view, seat, "guess"),
        (h.p(".whose")[leg_of(view)], menu(say)),
        classes="bag guessing",
    )


def fists(view, target=None):
    """Two to choose from; `target`: whose they are, if they are not one's own: across the table the left one lies to the right."""
    say = view.say
    return h.div(".fists")[
        [
            h.button(".fist", type="button", data_do=f"draft {hand}", aria_pressed="true" if view.draft == hand else "false")[
                glove(hand), h.strong[say(f"mystery.fist.{hand}")]
            ]
            for hand in (HANDS if target is None else reversed(HANDS))
        ],
        target is not None and disc(view.people[target], view.name(target)),
    ]


def plate(view, seat, verb):
    """A second tap of the same finger hides nothing and guesses nothing."""
    if view.draft in HANDS:
        return button(f"play {seat} {verb} {view.draft}", view.say(f"mystery.{verb}-it.{view.draft}"), kind="wide")
    return button("play", view.say("mystery.choose-hand"), kind="wide", why="why.choose")


def outcome(view, is_found):
    """Both hands open: told big, and only once it is sure."""
    *_, bag = next(line for line in reversed(view.table.log) if line[0] == "bag")
    return opened(bag, is_found, view.say)


def opened(bag, is_found, say, is_own=False):
    """Both hands on the side where they were held out: others' across the table, one's own before oneself."""
    hands = HANDS if is_own else reversed(HANDS)
    return h.figure(".opened")[
        h.figcaption(".stamp")[say("mystery.bag-found" if is_found else "mystery.bag-missed")],
        h.div[[h.span[glove(hand, bag == hand), h.span(".small")[say(f"mystery.fist.{hand}")]] for hand in hands]],
        h.p(".vh")[say(f"mystery.bag-was.{bag}")],
    ]


def glove(hand, bag=None):
    """A white glove, closed; with `bag` it is open, and there is something in it or not."""
    drawn = shut() if bag is None else spread()
    mirror = {"transform": "translate(100 0) scale(-1 1)"} if hand == "right" else {}
    return h.svg(".glove", viewBox="0 0 100 132", aria_hidden="true")[
        h.g(mirror)[h.path(".sleeve", d="M22 106h52l6 26H16z"), drawn, h.rect(".cuff", x=18, y=98, width=60, height=14, rx=4)],
        bag and h.use(href="#i-swap-bag", x=24, y=38, width=52, height=52),
    ]


def shut():
    return [
        h.rect(x=17, y=40, width=66, height=62, rx=18),
        [h.rect(x=left, y=top, width=17, height=44, rx=8.5) for left, top in FINGERS],
        h.path(d="M14 74c-4-12 4-20 14-18l26 6c8 2 8 15-1 16l-17 1c-4 9-18 7-22-5z"),
    ]


def spread():
    return [
        [h.rect(x=left, y=top - 20, width=15, height=64, rx=7.5) for left, top in FINGERS],
        h.path(d="M20 62 8 50c-7-7-14 1-9 8l20 28z"),
        h.rect(x=17, y=50, width=66, height=52, rx=18),
    ]
