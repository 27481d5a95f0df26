"""Which cards there are on this phone, and which of them a game is dealt from: our own and those of packs, without the hidden ones."""

from pygame_logic.decks import ours

from .packs import TIERS, packs

CHOICES = ("family", "all", "own")  # the house rule "cards"


def all_cards(archive):
    """Everything that may be looked at on the card table, each once: our own deck, then the packs that are switched on."""
    return tuple({card.id: card for card in (*ours(), *of_packs(archive))}.values())


def of_packs(archive):
    return [card.printed() for pack in packs(archive).values() if pack.is_on for card in pack.cards]


def hidden(archive):
    """Ids of cards that somebody never wants to see again."""
    return [id for id in archive.read("hidden", []) if type(id) is str]


def hide(archive, id):
    archive.put("hidden", [*(other for other in hidden(archive) if other != id), id])


def show(archive, id):
    archive.put("hidden", [other for other in hidden(archive) if other != id])


def in_play(choice, archive):
    """What is dealt: for the family, spicy ones too, or the packs alone and whatever is in them."""
    cards, gone = of_packs(archive) if choice == "own" else all_cards(archive), {*hidden(archive)}
    tiers = TIERS[:1] if choice == "family" else TIERS
    return tuple({card.id: card for card in cards if card.tier in tiers and card.id not in gone}.values())
