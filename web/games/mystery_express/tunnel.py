"""The long tunnel: it is dark, and one looks at a card of each neighbour, chosen by its back."""

from pygame_logic.mystery_express.clues import CATEGORIES
from web import markup as h
from web.parts import button, heading, who

from .berth import own_head, page
from .clues import category_plate, eyeful
from .ways import SIDES


def peeking(berth):
    """Both neighbours on one page; what was chosen can be chosen anew."""
    say, seat = berth.say, berth.seat
    ways = [word.split(" ")[1:] for word in berth.words]
    sides = ways[0][::2]
    words = berth.draft.split(" ")
    chosen = {side: card for side, card in zip(words[::2], words[1::2], strict=False) if side in sides and card in CATEGORIES}
    peek = " ".join(f"{side} {chosen.get(side)}" for side in sides)
    is_whole = peek.split(" ") in ways
    return page(
        berth,
        [heading(say("mystery.ask.tunnel")), [neighbour(berth, side, sides, chosen) for side in sides]],
        button(f"play {seat} peek {peek}" if is_whole else "play", say("mystery.peek"), kind="wide", disabled=not is_whole),
        own_head(berth, is_title=False),
        classes="asked tunnel",
        tab="",
    )


def neighbour(berth, side, sides, chosen):
    say, table = berth.say, berth.table
    owner = table.left if side == "left" else table.right
    return h.section[
        h.h2[who(berth.people[owner]), " ", h.span(".small.soft")[say(SIDES[side])]],
        h.ul(".cats")[
            [
                h.li[
                    category_plate(
                        drafted(sides, chosen | {side: each}),
                        each,
                        say,
                        chosen.get(side) == each,
                        not number,
                        say("mystery.so-many", n=number),
                    )
                ]
                for each, number in zip(CATEGORIES, table.hands[owner].cards, strict=True)
            ]
        ],
    ]


def drafted(sides, chosen):
    return " ".join(["draft", *(f"{side} {chosen[side]}" for side in sides if side in chosen)])


def peeked(berth, faces):
    """What one has seen there; both stay where they are, and their owners know which."""
    say, seat, log = berth.say, berth.seat, berth.table.log
    seen = [(line[2], faces[at]) for at, line in enumerate(log) if line[:2] == ("tunnel", seat)]
    return page(
        berth,
        [
            heading(say("mystery.you-see")),
            eyeful([(card, who(berth.people[owner])) for owner, card in seen], say),
            h.p[say("mystery.peeked")],
        ],
        button(f"play {seat} seen", say("mystery.noted"), kind="wide"),
        own_head(berth, is_title=False),
        classes="asked",
        tab="",
    )
