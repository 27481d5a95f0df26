"""The long tunnel: it is dark, and one looks at a card of each neighbour, chosen by its back."""

from pygame_logic.mystery_express.clues import CATEGORIES
from web import markup as h
from web.parts import button, heading, who

from . import scenes
from .clues import category_plate, eyeful
from .page import own_head, page
from .ways import SIDES


def peeking(view):
    """Both neighbours on one page; what was chosen can be chosen anew."""
    say, seat = view.say, view.seat
    ways = [word.split(" ")[1:] for word in view.words]
    sides = ways[0][::2]
    words = view.draft.split(" ")
    chosen = {side: card for side, card in zip(words[::2], words[1::2], strict=False) if side in sides and card in CATEGORIES}
    peek = " ".join(f"{side} {chosen.get(side)}" for side in sides)
    is_whole = peek.split(" ") in ways
    missing = [side for side in sides if side not in chosen]
    label = say("mystery.peek-more", name=view.name(owner_on(view, missing[0]))) if len(missing) == 1 < len(sides) else say("mystery.peek")
    return page(
        view,
        [scenes.tunnel(), heading(say("mystery.ask.tunnel")), [neighbour(view, side, sides, chosen) for side in sides]],
        button(f"play {seat} peek {peek}" if is_whole else "play", label, kind="wide", why=None if is_whole else "why.choose"),
        own_head(view, is_title=False),
        classes="asked tunnel",
        tab="",
    )


def neighbour(view, side, sides, chosen):
    say, table, owner = view.say, view.table, owner_on(view, side)
    return h.section(aria_label=view.name(owner))[
        h.h2[who(view.people[owner]), " ", h.span(".small.soft")[say(SIDES[side])]],
        h.ul(".cats")[
            [
                h.li[
                    category_plate(drafted(sides, chosen | {side: each}), each, say, chosen.get(side) == each, number=number)
                ]
                for each, number in zip(CATEGORIES, table.hands[owner].cards, strict=True)
            ]
        ],
    ]


def owner_on(view, side):
    return view.table.left if side == "left" else view.table.right


def drafted(sides, chosen):
    return " ".join(["draft", *(f"{side} {chosen[side]}" for side in sides if side in chosen)])


def peeked(view, faces):
    """What one has seen there; both stay where they are, and their owners know which."""
    say, seat, log = view.say, view.seat, view.table.log
    seen = [(line[2], faces[at]) for at, line in enumerate(log) if line[:2] == ("tunnel", seat)]
    return page(
        view,
        [
            scenes.tunnel(),
            heading(say("mystery.you-see")),
            eyeful([(card, who(view.people[owner])) for owner, card in seen], say),
            h.p[say("mystery.peeked")],
        ],
        button(f"play {seat} seen", say("mystery.noted"), kind="wide"),
        own_head(view, is_title=False),
        classes="asked",
        tab="",
    )
