"""The cupboard with packs of one's own: a new pack, a card more, one less, off for this evening."""

from dataclasses import replace
from functools import partial
from random import SystemRandom

from web.page import Page

from .notices import card_gone, pack_gone, pack_refused
from .pack import LONGEST_TITLE, MOST_CARDS, MOST_PACKS, Pack, Refused, line, packs
from .shown import one_pack, packs as all_packs

SHARE = "share"  # in the place of a card's id


def put(archive, id, pack):
    archive.put(f"pack/{id}", pack.record())


def keep(shell, id, pack):
    put(shell.archive, id, pack)


def put_away(shell, pack):
    """Into a drawer of its own; says under which id, or refuses where the cupboard is full."""
    if len(packs(shell.archive)) >= MOST_PACKS:
        raise Refused("cards.wrong.full", n=MOST_PACKS)
    id = f"{SystemRandom().randrange(16**8):08x}"
    keep(shell, id, pack)
    return id


def refuse(shell, refused):
    shell.notice = partial(pack_refused, refused=refused)


class Packs(Page):
    """All of them; a page of one that another tab has deleted is this one, too."""

    NAME = "packs"
    HAS_ADDRESS = True

    @property
    def id(self):
        return self.words[0] if self.words else ""

    @property
    def pack(self):
        return packs(self.shell.archive).get(self.id)

    @property
    def record(self):
        return f"pack/{self.id}" if self.id else None

    @property
    def door(self):
        return f"{self.NAME} {self.id}".strip()  # the card that was being written is gone

    @property
    def on_the_way(self):
        return tuple((self.NAME, *self.words[:more]) for more in range(len(self.words)))

    def do_write_pack(self, message):
        shell = self.shell
        try:
            id = put_away(shell, Pack(shell.say("cards.untitled", n=len(packs(shell.archive)) + 1)))
        except Refused as refused:
            return refuse(shell, refused)
        shell.way.go(self.NAME, id)
        shell.reply["focus"] = "[name=title]"

    def do_open_pack(self, message, id):
        self.shell.way.go(self.NAME, id)

    def do_share_pack(self, message, id):
        self.shell.way.go(self.NAME, id, SHARE)

    def do_switch_pack(self, message, id, word):
        pack = packs(self.shell.archive).get(id)
        if pack:
            keep(self.shell, id, replace(pack, is_on=word == "on"))

    def do_delete_pack(self, message, id):
        self.shell.archive.throw_away(id, self.shell.now, "pack")
        self.shell.notice = partial(pack_gone, id=id)

    def draw(self):
        shell = self.shell
        return all_packs(shell.say, packs(shell.archive), shell.notice)


class OnePack(Packs):
    @classmethod
    def fits(cls, words):
        return len(words) == 1

    def fill_in(self, form):
        pack, title = self.pack, line(form.get("title", ""), LONGEST_TITLE)
        if pack and title and title != pack.title:
            keep(self.shell, self.id, replace(pack, title=title))

    def do_write_card(self, message, card_id):
        self.shell.way.go(self.NAME, self.id, card_id)

    def do_drop_card(self, message, card_id):
        """A second tap finds no such card any more, and not the one that came after it."""
        pack = self.pack
        place = pack.place_of(card_id) if pack else None
        if place is not None:
            keep(self.shell, self.id, pack.without(place))
            self.shell.notice = partial(card_gone, id=self.id, place=place, card=pack.cards[place])

    def draw(self):
        return one_pack(self.shell.say, self.id, self.pack, self.shell.notice) if self.pack else super().draw()


def restore_pack(shell, message, id):
    shell.archive.fetch_back(id, "pack")
    shell.notice = None


def bring_card(shell, message):
    """The card that was taken out last comes back to its place."""
    if getattr(shell.notice, "func", None) is not card_gone:
        return  # other news has come over it
    id, place, card = (shell.notice.keywords[name] for name in ("id", "place", "card"))
    pack = packs(shell.archive).get(id)
    if pack and len(pack.cards) < MOST_CARDS:
        keep(shell, id, replace(pack, cards=(*pack.cards[:place], card, *pack.cards[place:])))
    shell.notice = None


VERBS = {"restore-pack": restore_pack, "bring-card": bring_card}
