"""The card table and a pack on it, for tests: a phone that has opened them, and what is dealt from there."""

from tests.dilemma_express.packs import SMALL, records
from tests.screens.phone import Phone
from web.archive import Archive
from web.games import GAMES
from web.games.dilemma_express.cards.browse import Look
from web.games.dilemma_express.cards.pack import packs

EXPRESS = GAMES["express"]
PLAIN = {"tom": "off", "accomplices": "off"}
FIELDS = {"letter": "i", "tier": "family", "text": "A goat with a degree", "emoji": "🐐🎓"}


def dealt(cards="family", **drawer):
    return EXPRESS.dealt(PLAIN | {"cards": cards}, Archive(drawer))["deck"].split(" ")


def found(search, drawer="i", language="en"):
    return [card.id for card in Look(drawer, search).found(Archive({}), language)[drawer]]


def at_the_cards(**more):
    return Phone(where="cards", **more)


def at_the_pack(**more):
    return Phone(where="packs-aa", records=records(aa=SMALL), **more)


def kept(phone, id="aa"):
    return packs(Archive(phone.records))[id]


def three_at_the_table(phone, cards):
    phone.press("setup express")
    return phone.press("start express", form={"name-0": "Anna", "name-1": "Ben", "name-2": "Clara", "option-cards": cards})
