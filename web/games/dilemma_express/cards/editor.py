"""At the desk where packs are written: a new pack, a card more, one less, off for this evening; and what is taken from a parcel."""

import re
from dataclasses import replace
from random import SystemRandom

from pygame_logic.dilemma_express.piles import MODIFIER
from web.pages.share import LIBRARY, can_draw

from . import emoji, pack_file
from .packs import LONGEST, LONGEST_FIGURE, LONGEST_TITLE, MOST_CARDS, MOST_PACKS, TIERS, Pack, Refused, Written, line, packs, sound

NEW, SHARE = "new", "share"  # in the place of a card's id


def keep(shell, id, pack):
    shell.archive.put(f"pack/{id}", pack.record())


def put_away(shell, pack):
    """Into a drawer of its own; says under which id, or refuses where the cupboard is full."""
    if len(packs(shell.archive)) >= MOST_PACKS:
        raise Refused("cards.wrong.full", n=MOST_PACKS)
    id = f"{SystemRandom().randrange(16**8):08x}"
    keep(shell, id, pack)
    return id


def opened(shell):
    """(id, Pack) of the page we are on; no pack where another tab has deleted it."""
    id = shell.way[-1][1] if len(shell.way[-1]) > 1 else ""
    return id, packs(shell.archive).get(id)


def at(pack, card_id):
    """The place of a card in its pack. A second tap finds no such card any more, and not the one that came after it."""
    return next((place for place, card in enumerate(pack.cards) if card.printed().id == card_id), None)


# -- packs


def fill_in(shell, form):
    """The title of a pack, or the card that is being written."""
    id, pack = opened(shell)
    if "title" in form and pack:
        title = line(form["title"], LONGEST_TITLE)
        if title and title != pack.title:
            keep(shell, id, replace(pack, title=title))
    elif "text" in form:
        shell.writing = typed(form, shell.writing)


def write_pack(shell, message):
    try:
        id = put_away(shell, Pack(shell.say("cards.untitled", n=len(packs(shell.archive)) + 1)))
    except Refused as refused:
        shell.notice = ("pack-refused", refused)
        return
    shell.way.append(("packs", id))
    shell.reply["focus"] = "[name=title]"


def open_pack(shell, message, id):
    shell.way.append(("packs", id))


def switch_pack(shell, message, id, word):
    pack = packs(shell.archive).get(id)
    if pack:
        keep(shell, id, replace(pack, is_on=word == "on"))


def delete_pack(shell, message, id):
    shell.archive.throw_away(id, shell.now, "pack")
    shell.notice = ("pack-gone", id)


def restore_pack(shell, message, id):
    shell.archive.fetch_back(id, "pack")
    shell.notice = None


# -- cards


def typed(form, before):
    """What stands in the fields, as far as it can stand on a card."""
    letter, tier = form.get("letter", before.letter), form.get("tier", before.tier)
    card = Written(letter if letter in tuple("igm") else before.letter, tier if tier in TIERS else before.tier)
    text = line(form.get("text", before.text), max(LONGEST))
    if card.kind == MODIFIER:
        return card._replace(text=text)
    cast = form.get("emoji", before.cast)[:200]
    several = emoji.several(cast)
    names = (line(form.get(f"figure-{at}", ""), LONGEST_FIGURE) for at in range(4))
    return card._replace(cast=cast if several is None else " ".join(several), text=text, figures=tuple(filter(None, names)))


def write_card(shell, message, card_id=NEW):
    id, pack = opened(shell)
    place = at(pack, card_id) if pack else None
    shell.writing = Written() if place is None else pack.cards[place]
    shell.way.append(("packs", id, card_id))


def keep_card(shell, message, more=None):
    """Onto the pile if it is a whole card; "more" lays the next blank one down."""
    id, pack = opened(shell)
    if not pack:
        return shell.do_back(message)
    place = at(pack, shell.way[-1][2])
    try:
        if any(card == shell.writing for there, card in enumerate(pack.cards) if there != place):
            raise Refused("cards.wrong.twice")
        if place is None and len(pack.cards) >= MOST_CARDS:
            raise Refused("cards.wrong.many", n=MOST_CARDS)
        keep(shell, id, pack.with_card(sound(shell.writing), place))
    except Refused as refused:
        shell.problem = refused
        return
    shell.way.pop()
    if more:
        shell.reply["say"] = shell.say("cards.kept")
        shell.way.append(("packs", id, NEW))
        shell.writing = Written(shell.writing.letter, shell.writing.tier)
        shell.reply["focus"] = "[name=text]"


def drop_card(shell, message, card_id):
    id, pack = opened(shell)
    place = at(pack, card_id) if pack else None
    if place is not None:
        keep(shell, id, pack.without(place))
        shell.notice = ("card-gone", id, place, pack.cards[place])


def bring_card(shell, message):
    """The card that was taken out last comes back to its place."""
    if not shell.notice or shell.notice[0] != "card-gone":
        return  # other news has come over it
    _, id, place, card = shell.notice
    pack = packs(shell.archive).get(id)
    if pack and len(pack.cards) < MOST_CARDS:
        keep(shell, id, replace(pack, cards=(*pack.cards[:place], card, *pack.cards[place:])))
    shell.notice = None


# -- on its way


def share_pack(shell, message, id):
    shell.way.append(("packs", id, SHARE))
    if not can_draw():
        shell.is_library_missing = False
        shell.reply["wheel"] = LIBRARY


def as_file(shell, message, id):
    pack = packs(shell.archive).get(id)
    if pack:
        name = re.sub(r"\W+", "-", pack.title).strip("-") or "pack"
        shell.reply["file"] = {"name": f"{name}.json", "text": pack_file.as_text(pack), "type": "application/json"}


def follow(shell, fragment):
    """A link with a pack in it: it is shown before anything is kept."""
    try:
        show(shell, [pack_file.unpacked(fragment)])
    except Refused as refused:
        shell.notice = ("pack-refused", refused)


def show(shell, brought):
    """One after the other; how many are left names the page, for what is said of one parcel is not said of the next."""
    shell.parcels = [*brought]
    shell.way.append(("parcel", str(len(shell.parcels))))


def take_pack(shell, message):
    try:
        put_away(shell, shell.parcels[0])
    except Refused as refused:
        shell.notice = ("pack-refused", refused)
        return
    leave_pack(shell, message)
    if shell.way[-1] != ("packs",) and shell.way[-1][0] != "parcel":
        shell.way.append(("packs",))


def leave_pack(shell, message):
    shell.way.pop()
    if left := shell.parcels[1:]:
        show(shell, left)


VERBS = {
    "write-pack": write_pack,
    "open-pack": open_pack,
    "switch-pack": switch_pack,
    "delete-pack": delete_pack,
    "restore-pack": restore_pack,
    "write-card": write_card,
    "keep-card": keep_card,
    "drop-card": drop_card,
    "bring-card": bring_card,
    "share-pack": share_pack,
    "pack-file": as_file,
    "take-pack": take_pack,
    "leave-pack": leave_pack,
}
