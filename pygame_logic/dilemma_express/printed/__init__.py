"""Our own cards. A card is a line in a file: its id, how rough it is, its picture, and its text in every language.

A text that shows several figures names them after it: "A mime and his victim|the mime|his victim". A card that has left the deck is
"retired": it is never dealt again, but games and stories from before still show it.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

FILES = ("innocent.tsv", "guilty.tsv", "modifier.tsv")
LANGUAGES = ("en", "fr", "it", "uk")
RETIRED = "retired"


class Printed(NamedTuple):
    """A card as it is written down."""

    id: str
    tier: str  # "family", "spicy" or "retired"
    ink: str
    scene: str
    cast: str
    weights: tuple  # what it is worth to the three who weigh: use, law, heart; from -9 to 9
    texts: tuple  # one for each language, each a tuple: the text, and the names of its figures

    @property
    def figures(self):
        return len(self.texts[0]) - 1

    def text(self, language):
        return self.texts[LANGUAGES.index(language)][0]

    def names(self, language):
        return self.texts[LANGUAGES.index(language)][1:]


@cache
def ours():
    """The cards of the deck, in the order in which they are written down."""
    return tuple(card for card in ever_ours() if card.tier != RETIRED)


@cache
def ever_ours():
    """Those that have left it, too."""
    return tuple(printed(line) for file in FILES for line in (Path(__file__).parent / file).read_text("utf-8").splitlines()[1:])


def printed(line):
    id, tier, ink, scene, cast, weights, *texts = line.split("\t")
    return Printed(id, tier, ink, scene, cast, tuple(map(int, weights.split())), tuple(tuple(text.split("|")) for text in texts))
