"""What comes from another phone: a pack as a file or in a link, and the packs and hidden cards among all that somebody has saved."""

import json

from web.notices import warning

from . import in_play, pack_file
from .cupboard import refuse
from .notices import pack_refused
from .pack import Refused, pack_of, packs
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
    show(shell, [pack])


def hide_too(archive, records):
    return in_play.hide_too(archive, records.get("hidden"))


def take_in(shell, records):
    """Packs that are not here yet, one after the other; the last one that could not be read is told."""
    here, new = [pack.cards for pack in packs(shell.archive).values()], []
    for key, record in records.items():
        try:
            pack = pack_of(json.loads(record)) if key.startswith("pack/") and len(record) < pack_file.LARGEST else None
        except (TypeError, ValueError, RecursionError) as wrong:
            refuse(shell, wrong if isinstance(wrong, Refused) else Refused("cards.wrong.pack"))
            continue
        if pack and pack.cards not in here:
            new.append(pack)
    if new:
        show(shell, new)
