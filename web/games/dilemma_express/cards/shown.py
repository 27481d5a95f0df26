"""Packs of one's own: which there are, which of them are dealt from tonight, and what is in each."""

from pygame_logic.dilemma_express.deck import shortage
from pygame_logic.dilemma_express.piles import KINDS as ALL_KINDS, Card
from web import markup as h
from web.icons import icon
from web.notices import pasted
from web.parts import back, button, heading, screen, sign, switch, tap

from ..face import KINDS, SIGNS
from .emoji import shown
from .pack import LONGEST_TITLE, MOST_CARDS

SMALLEST_TABLE = 2  # hands of Modifiers that three players need


def packs(say, there, notice=None):
    """`there`: id → Pack."""
    return screen(
        "packs",
        [back(say), heading(say("cards.packs"))],
        [
            h.p(".small.soft")[say("cards.packs-on", word=say("express.option.cards.own"))],
            h.ul(".list")[[row(say, id, pack) for id, pack in there.items()]],
        ]
        if there
        else sign(h.p[say("cards.packs-none")], h.p(".small.soft")[say("cards.packs-how")]),
        [
            pasted(say, notice),
            button("write-pack", say("cards.write-pack"), "o-plus", "wide"),
            h.label(".btn.line.wide.file")[
                icon("o-dl"), h.span[say("cards.from-file")], h.input(type="file", accept=".json,application/json", data_do="import")
            ],
        ],
        game="express",
    )


def row(say, id, pack):
    named, edit = {"title": pack.title}, say("cards.open")
    return h.li(".pack", id=f"pack-{id}")[
        switch(f"on-{id}", pack.is_on, pack.title, counts(say, pack), f"switch-pack {id}"),
        h.div(".row")[
            button(f"open-pack {id}", edit, "o-pen", "line", aria_label=say("cards.of", what=edit, card=pack.title)),
            tap(f"share-pack {id}", say("cards.share", **named), "o-share", why=not pack.cards and "cards.empty"),
            tap(f"delete-pack {id}", say("cards.delete", **named), "o-trash"),
        ],
    ]


def counts(say, pack):
    """How many of each kind."""
    return h.span(".counts.num")[
        [
            h.span[icon(SIGNS[kind], say(f"express.kinds.{KINDS[kind]}")), str(number)]
            for kind, number in zip(ALL_KINDS, pack.counts(), strict=True)
        ]
    ]


def one_pack(say, id, pack, notice=None):
    """One of them, card by card."""
    is_full = len(pack.cards) >= MOST_CARDS
    return screen(
        "pack",
        [back(say), heading(pack.title), bool(pack.cards) and tap(f"share-pack {id}", say("cards.share", title=pack.title), "o-share")],
        [
            h.label(".field")[
                h.span[say("cards.pack-title")],
                h.input(name="title", type="text", value=pack.title, maxlength=str(LONGEST_TITLE), autocomplete="off", enterkeyhint="done"),
            ],
            h.ul(".written")[[card_line(say, card) for card in pack.cards]] if pack.cards else h.p(".soft")[say("cards.empty")],
            alone(say, pack),
        ],
        [
            pasted(say, notice),
            is_full and h.p(".small.soft")[say("cards.wrong.many", n=MOST_CARDS)],
            button("write-card new", say("cards.write-card"), "o-plus", "wide", why=is_full and f"cards.wrong.many {MOST_CARDS}"),
        ],
        game="express",
    )


def card_line(say, card):
    id = card.printed().id
    return h.li(id=f"card-{id}")[
        words(say, card),
        tap(f"write-card {id}", say("cards.of", what=say("cards.open"), card=card.text), "o-pen"),
        tap(f"drop-card {id}", say("cards.of", what=say("cards.drop"), card=card.text), "o-trash"),
    ]


def words(say, card):
    """A card in a line: its kind, what it says, and who stands in its picture."""
    return [
        icon(SIGNS[card.kind], say(f"express.kind.{KINDS[card.kind]}")),
        h.span(".grow")[
            card.text,
            card.figures and h.span(".small.soft")[", ".join(card.figures)],
            card.cast and h.span(".emoji", aria_hidden="true")[shown(card.cast)],
        ],
    ]


def alone(say, pack):
    """What is missing for the smallest table, if it were played with this pack alone."""
    cards = [Card(card.printed().id) for card in pack.cards]
    short = shortage(cards, SMALLEST_TABLE)
    if not short:
        return h.p(".small.soft")[say("cards.enough")]
    return h.div(".small.soft")[
        h.p[say("cards.not-enough")],
        h.ul[[h.li[say("cards.there", kind=say(f"express.kinds.{KINDS[kind]}"), there=n, needed=of)] for kind, (n, of) in short.items()]],
    ]
