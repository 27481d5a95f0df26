"""A pack: cards that somebody has written. What comes from outside is only text: it is read strictly, or refused with a reason."""

import json
import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from pygame_logic.dilemma_express.piles import INNOCENT, KINDS, LETTERS, MODIFIER
from pygame_logic.dilemma_express.printed import LANGUAGES

from . import deck, emoji

MOST_CARDS = 200
MOST_PACKS = 40
LONGEST_TITLE = 40
LONGEST = (60, 60, 34)  # characters of a text, by kind
LONGEST_FIGURE = 34
FIGURES = (0, 2, 3, 4)  # how many names a card may give
MOST_EMOJI = 3
TIERS = ("family", "spicy")
SCENES = ("rays", "sun", "hills", "spot", "arch", "steps", "town", "wave")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LONG_ID = 7  # digits
STACKED = re.compile(r"([\u0300-\u036f\u0483-\u0489\u20d0-\u20ff]{2})[\u0300-\u036f\u0483-\u0489\u20d0-\u20ff]+")


class Refused(ValueError):
    """Why something is no pack, or no card: the key of a sentence, what is filled in, and which card of the pack it was."""

    def __init__(self, why, at=None, **values):
        super().__init__(why)
        self.why, self.at, self.values = why, at, values


class Written(NamedTuple):
    """A card as somebody has written it."""

    letter: str = LETTERS[INNOCENT]
    tier: str = TIERS[0]
    cast: str = ""  # emoji, with a space between
    text: str = ""
    figures: tuple = ()  # names, where it shows several

    @property
    def kind(self):
        return LETTERS.index(self.letter)

    def row(self):
        return [self.letter, self.tier, self.cast, self.text, *self.figures]

    def printed(self):
        """As it is dealt. Its id is made of all that is on it, so that an id never means another card."""
        number = int.from_bytes(sha256("\n".join(self.row()).encode()).digest()[:8])
        id = self.letter + "".join(DIGITS[number // 36**at % 36] for at in range(LONG_ID))
        ink = "" if self.kind == MODIFIER else str(1 + number % 4 + 4 * self.kind)
        scene = "" if self.kind == MODIFIER else SCENES[number // 4 % len(SCENES)]
        return deck.Printed(id, self.tier, ink, scene, self.cast, (), ((self.text, *self.figures),) * len(LANGUAGES))


@dataclass(frozen=True)
class Pack:
    title: str
    cards: tuple = ()
    is_on: bool = True

    def record(self):
        return {"title": self.title, "on": self.is_on, "cards": [card.row() for card in self.cards]}

    def counts(self):
        return tuple(sum(card.kind == kind for card in self.cards) for kind in KINDS)

    def with_card(self, card, at=None):
        """At the end, or in the place of another one."""
        return replace(self, cards=(*self.cards, card) if at is None else (*self.cards[:at], card, *self.cards[at + 1 :]))

    def place_of(self, card_id):
        """Of a card, by its id; None where there is no such card any more."""
        return next((place for place, card in enumerate(self.cards) if card.printed().id == card_id), None)

    def without(self, at):
        return replace(self, cards=self.cards[:at] + self.cards[at + 1 :])


def line(text, longest=None):
    """What was typed, as one line that can be shown: no control or direction marks, no towers of accents."""
    text = unicodedata.normalize("NFC", text)[: (longest or LONGEST_TITLE) * 20]
    kept = "".join(mark if (kind := unicodedata.category(mark))[0] not in "CZ" else "" if kind == "Cf" else " " for mark in text)
    return STACKED.sub(r"\1", " ".join(kept.split()))[:longest].strip()


def is_line(text, longest):
    return type(text) is str and 0 < len(text) <= longest and text == line(text, longest)


def sound(card):
    """The card itself, if it may be played; Refused tells what is wrong with it."""
    if type(card.letter) is not str or len(card.letter) != 1 or card.letter not in LETTERS:
        raise Refused("cards.wrong.kind")
    if card.tier not in TIERS:
        raise Refused("cards.wrong.tier")
    if not is_line(card.text, LONGEST[card.kind]):
        raise Refused("cards.wrong.text", n=LONGEST[card.kind])
    cast = emoji.several(card.cast) if type(card.cast) is str else None
    if cast is None or card.cast != " ".join(cast) or not (len(cast) == 0 if card.kind == MODIFIER else 0 < len(cast) <= MOST_EMOJI):
        raise Refused("cards.wrong.tag" if card.kind == MODIFIER else "cards.wrong.emoji")
    if len(card.figures) not in (FIGURES[:1] if card.kind == MODIFIER else FIGURES):
        raise Refused("cards.wrong.figures")
    if not all(is_line(name, LONGEST_FIGURE) for name in card.figures):
        raise Refused("cards.wrong.figure", n=LONGEST_FIGURE)
    return card


def card_of(row):
    """A row that a pack or a save has brought along."""
    if type(row) is not list or not 4 <= len(row) <= 4 + max(FIGURES):
        raise Refused("cards.wrong.row")
    letter, tier, cast, text, *figures = row
    return sound(Written(letter, tier, cast, text, tuple(figures)))


def pack_of(record):
    """A record, or what a file or a link has in it, read to the last letter."""
    if type(record) is not dict or type(record.get("cards")) is not list:
        raise Refused("cards.wrong.pack")
    if not is_line(record.get("title"), LONGEST_TITLE):
        raise Refused("cards.wrong.title", n=LONGEST_TITLE)
    if len(record["cards"]) > MOST_CARDS:
        raise Refused("cards.wrong.many", n=MOST_CARDS)
    cards = []
    for at, row in enumerate(record["cards"], 1):
        try:
            cards.append(card_of(row))
        except Refused as refused:
            raise Refused(refused.why, at, **refused.values) from None
    return Pack(record["title"], tuple(cards), record.get("on") is not False)


@lru_cache(maxsize=MOST_PACKS)
def known(text):
    """The pack of a record, with every card of it ready to be drawn."""
    pack = pack_of(json.loads(text))
    for card in pack.cards:
        know(card)
    return pack


def know(card):
    printed = card.printed()
    deck.of_packs[printed.id] = printed
    return printed


def packs(archive):
    """Id → Pack, in the order of their titles; a record that cannot be read is put aside."""
    found = archive.each("pack", lambda _, text: known(text))
    return dict(sorted(found.items(), key=lambda each: (each[1].title.casefold(), each[0])))


def written(printed):
    """A printed card of a pack as it was written."""
    text, *figures = printed.texts[0]
    return Written(printed.id[0], printed.tier, printed.cast, text, tuple(figures))
