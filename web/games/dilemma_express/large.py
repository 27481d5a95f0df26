"""One character held up for the whole room: its picture, its words, its figures and all that is pinned on it."""

from web import markup as h
from web.parts import button, heading

from .cards import deck
from .face import corner, kind_of, picture
from .page import page
from .tracks import look, side_plate, tags


def enlarged(seen, people, say, place, draft="", instead=None):
    """A page of its own, that Escape and the way back close; `draft` is what is gone on with then, `instead` one plate more."""
    lying = seen.table.tracks[place.side][place.character]
    figures = deck.names(lying.card.id, say)
    return page(
        seen,
        people,
        say,
        [
            h.div(class_=["chr", "large", kind_of(lying.card)])[
                corner(lying.card, say), picture(lying.card.id), heading(deck.text(lying.card.id, say), class_="words")
            ],
            h.div(".tags")[tags(lying, say)],
            figures and h.p(".small")[say("express.shows", names=", ".join(figures))],
        ],
        [
            instead,
            button(f"draft {draft}".strip(), say("express.close"), kind="wide", data_back=True, data_escape=look(place, *draft.split())),
        ],
        (side_plate(place.side, say),),
        classes="enlarged",
    )
