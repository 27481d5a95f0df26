"""A card is written: of which kind, in which words, and which emoji stand in its picture, which is drawn at once."""

from typing import cast

from pygame_logic.dilemma_express.piles import GUILTY, INNOCENT, LETTERS, MODIFIER
from web import markup as h
from web.icons import icon
from web.parts import back, button, group, heading, screen, segment

from ..face import KINDS
from . import emoji
from .browse import face
from .cupboard import Packs, keep
from .pack import FIGURES, LONGEST, LONGEST_FIGURE, MOST_CARDS, TIERS, Refused, Written, know, line, sound

STAND_IN = {LETTERS[INNOCENT]: "🙂", LETTERS[GUILTY]: "😈"}  # in the picture, where nobody is named for it


class WrittenCard(Packs):
    """A card of a pack, or a new one: by the ids of both."""

    NEW = "new"  # in the place of a card's id

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.writing, self.problem, self.has_kept = Written(), None, False

    @classmethod
    def fits(cls, words):
        return len(words) == 2

    @property
    def place(self):
        """Where in its pack it is; nowhere yet, where it is new."""
        return self.pack.place_of(self.words[1]) if self.pack else None

    def open(self):
        self.writing = Written() if self.place is None else self.pack.cards[self.place]

    def settle(self):
        self.problem, self.has_kept = None, False

    def fill_in(self, form):
        if "text" in form:
            self.writing = typed(form, self.writing)

    def do_keep_card(self, message, more=None):
        """Onto the pile if it is a whole card; "more" lays the next blank one down."""
        shell, pack, place = self.shell, self.pack, self.place
        if not pack:
            return shell.do_back(message)
        try:
            written = whole(self.writing)
            if any(card == written for there, card in enumerate(pack.cards) if there != place):
                raise Refused("cards.wrong.twice")
            if place is None and len(pack.cards) >= MOST_CARDS:
                raise Refused("cards.wrong.many", n=MOST_CARDS)
            keep(shell, self.id, pack.with_card(written, place))
        except Refused as refused:
            self.problem = refused
            return
        kind = Written(self.writing.letter, self.writing.tier)
        shell.way.back()
        if more:
            shell.reply["say"] = shell.say("cards.kept")
            shell.way.go(self.NAME, self.id, self.NEW)
            blank = cast(WrittenCard, shell.way.page)
            blank.writing, blank.has_kept = kind, True
            shell.reply["focus"] = "[name=text]"

    def draw(self):
        return card(self.shell.say, self.writing, self.problem, self.has_kept) if self.pack else super().draw()


def typed(form, before):
    """What stands in the fields, as far as it can stand on a card."""
    letter, tier = form.get("letter", before.letter), form.get("tier", before.tier)
    card = Written(letter if letter in tuple("igm") else before.letter, tier if tier in TIERS else before.tier)
    text = line(form.get("text", before.text), max(LONGEST))
    if card.kind == MODIFIER:
        return card._replace(text=text)
    cast = form.get("emoji", before.cast)[:200]
    several = emoji.several(cast)
    names = (line(form.get(f"figure-{at}", ""), LONGEST_FIGURE) for at in range(4))
    return card._replace(cast=cast if several is None else " ".join(several), text=text, figures=tuple(filter(None, names)))


def whole(writing):
    """As it will lie on a track; Refused tells what is still missing."""
    if not writing.text:
        raise Refused("cards.wrong.unwritten")
    return sound(writing if writing.cast or writing.kind == MODIFIER else writing._replace(cast=STAND_IN[writing.letter]))


def card(say, writing, problem=None, has_kept=False):
    """`problem`: why it cannot be kept as it is, a Refused; `has_kept`: the one before is in the pack."""
    kinds = [(letter, say(f"express.kind.{word}")) for letter, word in zip(LETTERS, KINDS, strict=True)]
    is_character = writing.kind != MODIFIER
    return screen(
        "card",
        [back(say), heading(say("cards.card-title"))],
        [
            h.div(".proof")[proof(writing, problem, say)],
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
            has_kept and h.p(".small.soft")[say("cards.kept")],
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


def proof(writing, problem, say):
    """How it will look; while it is no card yet, what is still missing, unless that is the `problem` which is told already."""
    try:
        return face(know(whole(writing)), say)
    except Refused as refused:
        return problem is None and h.p(".soft")[say(refused.why, **refused.values)]
