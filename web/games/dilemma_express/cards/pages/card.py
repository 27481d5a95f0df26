"""A card is written: of which kind, in which words, and which emoji stand in its picture, which is drawn at once."""

from pygame_logic.dilemma_express.piles import LETTERS, MODIFIER
from web import markup as h
from web.icons import icon
from web.parts import back, button, group, heading, screen, segment

from ...face import KINDS
from ..packs import FIGURES, LONGEST, LONGEST_FIGURE, TIERS, Refused, know, sound
from .cards import face


def card(say, writing, problem=None):
    """`problem`: why it cannot be kept as it is, a Refused."""
    kinds = [(letter, say(f"express.kind.{word}")) for letter, word in zip(LETTERS, KINDS, strict=True)]
    is_character = writing.kind != MODIFIER
    return screen(
        "card",
        [back(say), heading(say("cards.card-title"))],
        [
            h.div(".proof")[proof(writing, say)],
            h.div(".col")[
                segment("letter", kinds, writing.letter, say("cards.kind")),
                field(say("cards.text", n=LONGEST[writing.kind]), "text", writing.text, LONGEST[writing.kind]),
                is_character and field(say("cards.emoji"), "emoji", writing.cast, 60),
                segment("tier", [(tier, say(f"cards.tier.{tier}")) for tier in TIERS], writing.tier, say("cards.tier")),
                is_character and figures(say, writing),
            ],
        ],
        [
            problem and h.p(".problem", id="problem", role="alert")[icon("o-warn"), h.span[say(problem.why, **problem.values)]],
            button("keep-card", say("cards.keep"), kind="wide", aria_describedby=problem and "problem"),
            button("keep-card more", say("cards.keep-more"), kind="line wide"),
        ],
        game="express",
    )


def field(label, name, value, longest):
    """Whatever is written in it is drawn on the card at once."""
    return h.label(".field")[
        h.span[label],
        h.input(name=name, type="text", value=value, maxlength=str(longest), autocomplete="off", enterkeyhint="done", data_live=True),
    ]


def figures(say, writing):
    """A Modifier may be pinned on one of several, if they have names."""
    names = [*writing.figures, *[""] * (max(FIGURES) - len(writing.figures))]
    return h.details(".figures-of", open=bool(writing.figures))[
        h.summary[say("cards.figures")],
        group(
            h.span(".small.soft")[say("cards.figures-why")],
            [field(say("cards.figure", n=at + 1), f"figure-{at}", name, LONGEST_FIGURE) for at, name in enumerate(names)],
        ),
    ]


def proof(writing, say):
    """How it will look; while it is no card yet, what is still missing."""
    try:
        return face(know(sound(writing)), say)
    except Refused as refused:
        return h.p(".soft")[say(refused.why, **refused.values)]
