"""The cards of Dilemma Express as they are printed: our own, and those of packs that this phone has taken."""

from functools import cache

from pygame_logic.dilemma_express.printed import Printed, ever_ours

of_packs = {}  # id → Printed; such an id is made of the card's own words, so it never means another card


@cache
def of_our_own():
    return {card.id: card for card in ever_ours()}


def printed(id):
    return of_our_own().get(id) or of_packs[id]


def text(id, say):
    return printed(id).text(say.language)


def names(id, say):
    """Of its figures, where it shows several."""
    return printed(id).names(say.language)


def figure_of(id, figure, say):
    """The name of one; None for the whole card, and for one that an older print of it had."""
    return next(iter(names(id, say)[figure - 1 : figure]), None) if figure else None


def called(card, figure, say):
    """What is meant by a place on a track: the whole card, or one of its figures."""
    return figure_of(card.id, figure, say) or text(card.id, say)


__all__ = ["Printed", "called", "figure_of", "names", "of_packs", "printed", "text"]
