"""How a pack travels: as a file, or as a link that carries the whole pack behind its #, so that no server ever sees it."""

import json

from web.fragment import folded, unfolded

from .pack import Refused, pack_of

MARK = "pocket-express-pack"
LINK = "pack-"  # what the fragment begins with
LARGEST = 150_000  # characters; two hundred of the longest cards are less


def as_text(pack):
    """What is in the file: it can be read, and even written, by hand."""
    record = {MARK: 1, "title": pack.title, "cards": [card.row() for card in pack.cards]}
    return json.dumps(record, ensure_ascii=False, indent=1)


def as_link(pack, address):
    return f"{address}#{LINK}{folded([pack.title, *(card.row() for card in pack.cards)])}"


def unpacked(fragment):
    """The pack in a link."""
    try:
        rows = unfolded(fragment.removeprefix(LINK), LARGEST * 4)
    except ValueError:
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
