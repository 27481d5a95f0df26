"""A pack goes out, as a file, a link or a code for another phone's camera; or one has come in, and is shown before it is taken."""

import re
from zlib import crc32

from web import markup as h
from web.icons import icon
from web.notices import pasted
from web.page import Page
from web.parts import back, button, hand_on, heading, screen, sign
from web.qr import WithCode, shown

from . import pack_file
from .cupboard import SHARE, Packs, put_away, refuse
from .pack import Pack, Refused, packs
from .pack_file import as_link
from .shown import counts, words


class Handout(WithCode, Packs):
    @classmethod
    def fits(cls, words):
        return len(words) == 2 and words[1] == SHARE

    def do_pack_file(self, message, id):
        if self.pack:
            name = re.sub(r"\W+", "-", self.pack.title).strip("-") or "pack"
            self.shell.reply["file"] = {"name": f"{name}.json", "text": pack_file.as_text(self.pack), "type": "application/json"}

    def draw(self):
        shell = self.shell
        return handout(shell.say, shell.address, self.id, self.pack, shell.can, self.is_missing) if self.pack else super().draw()


class Parcel(Page):
    """A pack that has come in, and is read before it is taken. Its cards name the page: what is said of one is not said of the next."""

    NAME = "parcel"
    CAN_BE_TRIED_AGAIN = False
    pack = Pack("")

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    def do_take_pack(self, message):
        shell = self.shell
        try:
            put_away(shell, self.pack)
        except Refused as refused:
            return refuse(shell, refused)
        shell.way.back()
        if shell.way.page.NAME != Packs.NAME:
            shell.way.go(Packs.NAME)

    def do_leave_pack(self, message):
        self.shell.way.back()

    def draw(self):
        shell, pack = self.shell, self.pack
        here = {card for each in packs(shell.archive).values() for card in each.cards}
        return parcel(shell.say, pack, sum(card in here for card in pack.cards), shell.notice)


def show(shell, pack):
    """Before anything of it is kept."""
    page = shell.way.page_at(Parcel.NAME, f"{crc32(pack_file.as_text(pack).encode()):08x}")
    page.pack = pack
    if page is not shell.way.page:
        shell.way.go(*page.door.split(" "))


def handout(say, address, id, pack, can, is_missing):
    """`is_missing`: the library that draws codes could not be had."""
    link = as_link(pack, address)
    ways = [verb for verb in ("send", "copy") if verb in can]
    return screen(
        "handout",
        [back(say), heading(say("cards.share", title=pack.title))],
        sign(shown(say, link, say("cards.code"), is_missing, say("cards.no-code")), h.p(".small.soft")[say("cards.share-how")]),
        [
            *(hand_on(say, verb, say(f"cards.{verb}"), kind, link=link) for verb, kind in zip(ways, ("wide", "wide line"), strict=False)),
            button(f"pack-file {id}", say("cards.file"), "i-save", "wide line"),
        ],
        game="express",
    )


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
                known > 0 and h.p(".row.known")[icon("o-info"), h.span(".grow")[say("cards.known", n=known)]],
            ),
            h.ul(".written")[[line(say, card) for card in pack.cards]],
        ],
        [
            pasted(say, notice),
            h.div(".row")[
                button("take-pack", say("cards.take"), why=is_all_known and f"cards.known {known}"),
                button("leave-pack", say("cards.leave"), kind="line", data_back=True),
            ],
        ],
        game="express",
    )


def line(say, card):
    return h.li[words(say, card), h.span(".small.soft")[say(f"cards.tier.{card.tier}")]]
