"""How a pack travels: as a file, or as a link that carries the whole pack behind its #, so that no server ever sees it."""

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from .pack import Refused, pack_of

MARK = "pocket-express-pack"
LINK = "pack-"  # what the fragment begins with
LARGEST = 150_000  # characters; two hundred of the longest cards are less
LONGEST_CODE = 1_270  # characters that a QR code of 117 × 117 fields holds: finer ones no camera reads off a phone


def as_text(pack):
    """What is in the file: it can be read, and even written, by hand."""
    record = {MARK: 1, "title": pack.title, "cards": [card.row() for card in pack.cards]}
    return json.dumps(record, ensure_ascii=False, indent=1)


def as_link(pack, address):
    rows = json.dumps([pack.title, *(card.row() for card in pack.cards)], ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(rows.encode(), 9, wbits=-15)
    return f"{address}#{LINK}{urlsafe_b64encode(packed).decode().rstrip('=')}"


def unpacked(fragment):
    """The pack in a link; what unfolds into too much is refused before it is unfolded."""
    try:
        packed = urlsafe_b64decode(fragment.removeprefix(LINK) + "==")
        unfolding = zlib.decompressobj(wbits=-15)
        text = unfolding.decompress(packed, LARGEST * 4)
        if not unfolding.eof:
            raise Refused("cards.wrong.link")
        rows = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise Refused("cards.wrong.link") from None
    if type(rows) is not list or not rows:
        raise Refused("cards.wrong.link")
    return with_cards(pack_of({"title": rows[0], "cards": rows[1:]}))


def is_pack(brought):
    return type(brought) is dict and MARK in brought


def unwrapped(text, brought):
    """The pack in a file, if it is none of Pocket Express's other files."""
    if len(text) > LARGEST:
        raise Refused("cards.wrong.size")
    return with_cards(pack_of(brought))


def with_cards(pack):
    """Nobody sends an empty one."""
    if not pack.cards:
        raise Refused("cards.wrong.pack")
    return pack
