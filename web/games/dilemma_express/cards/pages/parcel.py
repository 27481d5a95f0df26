"""A pack goes out, as a file, a link or a code for another phone's camera; or one has come in, and is shown before it is taken."""

from web import markup as h
from web.icons import icon
from web.pages.notices import pasted
from web.pages.share import can_draw, code_of
from web.parts import back, button, hand_on, heading, screen, sign

from ..pack_file import LONGEST_CODE, as_link
from .packs import counts, words


def handout(say, address, id, pack, can, is_missing):
    """`is_missing`: the library that draws codes could not be had."""
    link = as_link(pack, address)
    ways = [verb for verb in ("send", "copy") if verb in can]
    return screen(
        "handout",
        [back(say), heading(say("cards.share", title=pack.title))],
        sign(code(say, link, is_missing), h.p(".small.soft")[say("cards.share-how")]),
        [
            *(hand_on(say, verb, say(f"cards.{verb}"), kind, link=link) for verb, kind in zip(ways, ("wide", "wide line"), strict=False)),
            button(f"pack-file {id}", say("cards.file"), "i-save", "wide line"),
        ],
        game="express",
    )


def code(say, link, is_missing):
    if len(link) > LONGEST_CODE:
        return h.p[say("cards.no-code")]
    if can_draw():
        return h.div(".code")[code_of(link, say("cards.code"))]
    return h.div(".code")[h.p(role="status")[say("share.no-code" if is_missing else "share.drawing")]]


def parcel(say, pack, known, notice=None):
    """`known`: how many of its cards are in packs of this phone already."""
    is_all_known = known == len(pack.cards)
    return screen(
        "parcel",
        [heading(say("cards.parcel"))],
        [
            sign(
                h.h2[pack.title],
                h.p[counts(say, pack)],
                h.p(".small.soft")[say("cards.parcel-why")],
                known > 0 and h.p(".row")[icon("o-info"), h.span(".grow")[say("cards.known", n=known)]],
            ),
            h.ul(".written")[[line(say, card) for card in pack.cards]],
        ],
        [
            pasted(say, notice),
            h.div(".row")[
                button("take-pack", say("cards.take"), disabled=is_all_known),
                button("leave-pack", say("cards.leave"), kind="line", data_back=True),
            ],
        ],
        game="express",
    )


def line(say, card):
    return h.li[words(say, card), h.span(".small.soft")[say(f"cards.tier.{card.tier}")]]
