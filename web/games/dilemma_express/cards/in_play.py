"""Which cards there are on this phone, and which of them a game is dealt from: our own and those of packs, without the hidden ones."""

import re

from pygame_logic.dilemma_express.printed import ours
from web.piece import Piece

from .pack import LONG_ID, TIERS, packs

ID = re.compile(f"[igm][0-9a-z]{{1,{LONG_ID}}}")
MOST_HIDDEN = 5_000  # ids that one file brings
CHOICES = ("family", "all", "own")  # the house rule "cards"


def all_cards(archive):
    """Everything that may be looked at on the card table, each once: our own deck, then the packs that are switched on."""
    return tuple({card.id: card for card in (*ours(), *of_packs(archive))}.values())


def of_packs(archive):
    return [card.printed() for pack in packs(archive).values() if pack.is_on for card in pack.cards]


def hidden(archive):
    """Ids of cards that somebody never wants to see again."""
    return archive.listed("hidden", id_of)


def hide(archive, id):
    archive.put("hidden", [*(other for other in hidden(archive) if other != id), id])


def show(archive, id):
    archive.put("hidden", [other for other in hidden(archive) if other != id])


def hide_too(archive, theirs):
    """What another phone never wants to see again."""
    here, there = hidden(archive), dict.fromkeys(hidden(theirs)[:MOST_HIDDEN])
    new = [id for id in there if id not in here]
    if new:
        archive.put("hidden", here + new)
    return Piece("cards.brought-hidden", len(new), len(there) - len(new))


def id_of(record):
    """The id of a card, if it is one."""
    if type(record) is not str or not ID.fullmatch(record):
        raise ValueError(f"no card: {record!r:.40}")
    return record


def in_play(choice, archive):
    """What is dealt: for the family, spicy ones too, or the packs alone and whatever is in them."""
    cards, gone = of_packs(archive) if choice == "own" else all_cards(archive), {*hidden(archive)}
    tiers = TIERS[:1] if choice == "family" else TIERS
    return tuple({card.id: card for card in cards if card.tier in tiers and card.id not in gone}.values())
