"""What comes from another phone: a pack as a file or in a link, and packs, hidden cards and seen ones among all that somebody has saved."""

from functools import partial
from random import SystemRandom

from web import markup as h
from web.notices import warning
from web.piece import Piece

from .. import memory
from . import in_play, pack_file
from .cupboard import put, refuse
from .notices import pack_refused
from .pack import MOST_PACKS, Refused, packs
from .shown import words
from .travel import show


def open_link(shell, fragment):
    if not fragment.startswith(pack_file.LINK):
        return False
    try:
        welcome(shell, pack_file.unpacked(fragment))
    except Refused as refused:
        refuse(shell, refused)
    return True


def open_file(shell, text, brought):
    if not pack_file.is_pack(brought):
        return False
    try:
        welcome(shell, pack_file.unwrapped(text, brought))
    except Refused as refused:
        refuse(shell, refused)
    return True


def welcome(shell, pack):
    """What was said of a file or a link before it, that it could not be read, is settled."""
    if getattr(shell.notice, "func", None) in (pack_refused, warning):
        shell.notice = None
    show(shell, pack)


def take_in(archive, theirs):
    """Its packs, the cards that are never dealt there, and what was seen there."""
    return [packs_too(archive, theirs), in_play.hide_too(archive, theirs), memory.see_too(archive, theirs)]


def packs_too(archive, theirs):
    """Those that are not here yet, as far as the cupboard takes them; one that has grown since it was last here grows here, too."""
    here, new, known = packs(archive), {}, 0
    for id, pack in packs(theirs).items():
        mine = here.get(id)
        has_grown = mine and {*mine.cards} <= {*pack.cards}
        if any(pack.cards == each.cards for each in (*here.values(), *new.values())) or (mine and {*pack.cards} <= {*mine.cards}):
            known += 1
        elif has_grown or len(here) + len(new) < MOST_PACKS:
            new[id if has_grown or not mine else f"{SystemRandom().randrange(16**8):08x}"] = pack
        else:
            theirs.put_aside(f"pack/{id}")
    for id, pack in new.items():
        put(archive, id, pack)
    return Piece("cards.brought-packs", len(new), known, partial(to_be_read, brought=[*new.values()]))


def to_be_read(say, brought):
    """Card by card: somebody else may have written them."""
    return [h.details(".fold")[h.summary[pack.title], h.ul[[h.li[words(say, card)] for card in pack.cards]]] for pack in brought] or None
