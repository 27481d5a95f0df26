"""What lies on the card table: which drawer is open, what is searched, and how far one has turned the pages."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from pygame_logic.dilemma_express.piles import LETTERS

from . import in_play

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
