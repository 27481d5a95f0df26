"""At the card table: one looks through the cards by kind, searches them, and puts away what one never wants to see again."""

import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache

from pygame_logic.dilemma_express.piles import LETTERS

from . import in_play
from .packs import line

HIDDEN = "hidden"
DRAWERS = (*LETTERS, HIDDEN)
A_PAGE = 24  # cards: each page brings the shapes of all it shows
LONGEST_SEARCH = 40
LETTERS_IN_ONE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u02bc": "'", "\u00ad": None})


@dataclass(frozen=True)
class Look:
    """What lies on the table."""

    drawer: str = DRAWERS[0]
    search: str = ""
    page: int = 1
    shown: tuple = ()  # ids that were among the hidden ones a moment ago: they stay there until one looks elsewhere

    def found(self, archive, language):
        """Drawer → the cards in it that the search finds, in the order of the deck."""
        gone, wanted, found = {*in_play.hidden(archive)}, plain(self.search), {drawer: [] for drawer in DRAWERS}
        for card in in_play.all_cards(archive):
            if all(any(word in plain(text) for text in (card.text(language), *card.names(language))) for word in wanted.split()):
                found[card.id[0]].append(card)
                if card.id in gone or card.id in self.shown:
                    found[HIDDEN].append(card)
        return found


@lru_cache(maxsize=2_000)
def plain(text):
    """As one types it in a hurry: without capitals and accents."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(LETTERS_IN_ONE))
    return "".join(mark for mark in apart if not unicodedata.combining(mark))


def pages(cards):
    return max(1, -(-len(cards) // A_PAGE))


def fill_in(shell, form):
    """Another drawer or another word begins at its first page; a word that is only in another drawer opens that one."""
    drawer, search = form.get("drawer", shell.look.drawer), line(form.get("search", shell.look.search), LONGEST_SEARCH)
    if drawer in DRAWERS and (drawer, search) != (shell.look.drawer, shell.look.search):
        there = Look(drawer, search).found(shell.archive, shell.settings["language"])
        if search != shell.look.search:
            drawer = next((each for each in (drawer, *DRAWERS) if there[each]), drawer)
        shell.look = Look(drawer, search)
        shell.reply["say"] = shell.say("cards.found", n=len(there[drawer]))


def page(shell, message, number):
    shell.look = replace(shell.look, page=int(number))
    shell.reply["focus"] = ".deck"


def hide(shell, message, id):
    in_play.hide(shell.archive, id)


def show(shell, message, id):
    in_play.show(shell.archive, id)
    if shell.look.drawer == HIDDEN:
        shell.look = replace(shell.look, shown=(*shell.look.shown, id))


VERBS = {"page": page, "hide": hide, "show": show}
