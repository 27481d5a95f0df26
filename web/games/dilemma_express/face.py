"""A character of Dilemma Express: a picture made of a ground, a scene and its cast, the words, and the corner that tells its kind."""

from web import markup as h
from web.icons import icon

from .cards import deck
from .cards.emoji import shown

PLACES = {  # where the cast stands, the protagonist first: x, y and size, in a picture of 120
    1: ((22, 16, 76),),
    2: ((6, 38, 66), (52, 24, 58)),
    3: ((36, 8, 52), (0, 44, 58), (60, 46, 56)),
}
KINDS = ("innocent", "guilty", "modifier")
SIGNS = ("o-halo", "o-horns", "i-price-tag")


def picture(id):
    card = deck.printed(id)
    return h.span(".pic", data_ink=card.ink, aria_hidden="true")[
        h.svg[h.use(href=f"#s-{card.scene}")],
        h.svg(".cast", viewBox="2 8 116 104")[standing(card.cast)],
    ]


def standing(cast):
    """The cast, whoever is in front drawn last: shapes of ours, or the phone's own emoji on the cards of a pack."""
    names = cast.split(" ")
    return [standing_at(name, *place) for name, place in zip(names, PLACES[len(names)], strict=True)][::-1]


def standing_at(name, x, y, size):
    if name.isascii():
        return h.use(href=f"#e-{name}", x=x, y=y, width=size, height=size)
    middle = {"text-anchor": "middle", "dominant-baseline": "central", "font-size": round(size * 0.8)}
    return h.text(middle, x=x + size // 2, y=y + size // 2)[shown(name)]


def kind_of(card):
    return KINDS[card.kind]


def corner(card, say):
    return h.span(".kind")[icon(SIGNS[card.kind]), h.span(".vh")[say(f"express.kind.{kind_of(card)}")]]


def character(card, say, **attrs):
    """As it lies on a track; with `data_do` it can be pressed."""
    face = [corner(card, say), picture(card.id), h.span(".words")[deck.text(card.id, say)]]
    if "data_do" in attrs:
        return h.button(type="button", class_=["chr", kind_of(card)], **attrs)[face]
    return h.div(class_=["chr", kind_of(card)], **attrs)[face]


def tag(id, say, whom=None):
    """A Modifier: words on a luggage tag. `whom` names the figure it is pinned on, where a card shows several."""
    return h.span(".tag")[h.span(".vh")[say("express.kind.modifier"), ": "], deck.text(id, say), whom and h.small[icon("o-right"), whom]]
