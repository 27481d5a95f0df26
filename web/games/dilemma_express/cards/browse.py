"""The card table: every card there is, by kind and a page at a time; whoever never wants to see one again says so here."""

from dataclasses import replace
from functools import partial

from pygame_logic.dilemma_express.piles import LETTERS, Card
from web import markup as h
from web.icons import icon
from web.notices import pasted
from web.page import Page
from web.parts import back, button, heading, screen, segment, sign, tap

from .. import memory
from ..face import KINDS, character, tag
from . import in_play
from .look import A_PAGE, DRAWERS, HIDDEN, LONGEST_SEARCH, Look, pages
from .notices import all_again
from .pack import line


class Cards(Page):
    NAME = "cards"
    HAS_ADDRESS = True

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.look = Look()

    def fill_in(self, form):
        """Another drawer or another word begins at its first page; a word that is only in another drawer opens that one."""
        shell, look = self.shell, self.look
        drawer, search = form.get("drawer", look.drawer), line(form.get("search", look.search), LONGEST_SEARCH)
        if drawer in DRAWERS and (drawer, search) != (look.drawer, look.search):
            there = Look(drawer, search).found(shell.archive, shell.settings["language"])
            if search != look.search:
                drawer = next((each for each in (drawer, *DRAWERS) if there[each]), drawer)
            self.look = Look(drawer, search)
            shell.reply["say"] = shell.say("cards.found", n=len(there[drawer]))

    def do_page(self, message, number):
        self.look = replace(self.look, page=int(number))
        self.shell.reply["focus"] = ".deck"

    def do_hide(self, message, id):
        in_play.hide(self.shell.archive, id)

    def do_show(self, message, id):
        in_play.show(self.shell.archive, id)
        if self.look.drawer == HIDDEN:
            self.look = replace(self.look, shown=(*self.look.shown, id))

    def do_afresh(self, message):
        """Whatever was dealt or said may come again at once."""
        archive = self.shell.archive
        self.shell.notice = partial(all_again, seen=memory.seen(archive))
        archive.drop(memory.SEEN)

    def draw(self):
        shell = self.shell
        found, hidden = self.look.found(shell.archive, shell.say.language), {*in_play.hidden(shell.archive)}
        return cards(shell.say, self.look, found, hidden, memory.cards_seen(shell.archive), shell.notice)


def remember_again(shell, message):
    """What was forgotten was seen all the same, and so was what has come since."""
    if getattr(shell.notice, "func", None) is all_again:
        memory.keep(shell.archive, [*shell.notice.keywords["seen"], *memory.seen(shell.archive)])
        shell.notice = None


VERBS = {"remember-again": remember_again}


def cards(say, look, found, hidden, seen=0, notice=None):
    """`found`: drawer → its cards, as far as the search finds them; `hidden`: ids of those never dealt; `seen`: how many have come."""
    there = found[look.drawer]
    last = pages(there)
    number = min(max(look.page, 1), last)
    on_page = there[(number - 1) * A_PAGE : number * A_PAGE]
    return screen(
        "cards",
        [back(say), heading(say("cards.title"))],
        [
            h.div(".row.search", role="search")[
                h.input(
                    name="search", type="text", value=look.search, maxlength=str(LONGEST_SEARCH), placeholder=say("cards.search"),
                    aria_label=say("cards.search"), autocomplete="off", enterkeyhint="search", data_live=True,
                ),
                tap("form", say("cards.search"), "o-search"),
            ],
            segment("drawer", [(drawer, label(say, drawer, found)) for drawer in DRAWERS], look.drawer, say("cards.kind"), kind="four"),
            h.ul(".deck", tabindex="-1", data_kind=look.drawer)[[row(say, card, card.id in hidden) for card in on_page]]
            if there
            else sign(h.p[say("cards.none-hidden" if look.drawer == HIDDEN and not look.search else "cards.none")]),
            last > 1 and pager(say, number, last),
            seen > 0 and sign(h.p(".small.soft")[say("cards.seen", n=seen)], button("afresh", say("cards.afresh"), "o-undo", "line")),
        ],
        [*([pasted(say, notice)] if notice else []), button("packs", say("cards.packs"), "o-pen", "wide")],
        game="express",
    )  # fmt: skip


def label(say, drawer, found):
    word = say("cards.hidden") if drawer == HIDDEN else say(f"express.kinds.{KINDS[LETTERS.index(drawer)]}")
    return [h.span[word], " ", h.small(".num")[str(len(found[drawer]))]]


def row(say, card, is_hidden):
    """A card, how rough it is, and whether it is ever dealt."""
    text, names = card.text(say.language), card.names(say.language)
    do, word = ("show", say("cards.show")) if is_hidden else ("hide", say("cards.hide"))
    return h.li(id=f"card-{card.id}", data_hidden=is_hidden)[
        face(card, say),
        h.p(".small.soft")[say(f"cards.tier.{card.tier}")],
        names and h.p(".small.soft")[say("express.shows", names=", ".join(names))],
        h.button(".link.small", type="button", data_do=f"{do} {card.id}", aria_label=say("cards.of", what=word, card=text))[
            icon("o-seen" if is_hidden else "o-eye-off"), h.span[word]
        ],
    ]


def face(card, say):
    """As it lies on the track."""
    return character(Card(card.id, card.figures), say) if card.scene else tag(card.id, say)


def pager(say, number, last):
    return h.nav(".pager", aria_label=say("cards.pages"))[
        button(f"page {number - 1}", say("cards.before"), "o-left", "line", why=number == 1 and "why.first"),
        h.span(".num")[say("cards.page", n=number, of=last)],
        button(f"page {number + 1}", say("cards.after"), "o-right", "line", why=number == last and "why.last"),
    ]
