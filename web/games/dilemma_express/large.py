"""One character held up for the whole room: its picture, its words, its figures and all that is pinned on it. A swipe leads to the next."""

from web import markup as h
from web.parts import button, heading, tap

from .cards import deck
from .face import corner, kind_of, picture
from .page import page
from .tracks import look, side_plate, tags


def enlarged(seen, people, say, place, draft="", instead=None):
    """A page of its own, that Escape and the way back close; `draft` is what is gone on with then, `instead` one plate more."""
    before, after = beside(place, whole(seen.table))
    words = draft.split()
    close = button(f"draft {draft}".strip(), say("express.close"), kind="wide", data_back=True, data_escape=look(place, *words))
    return page(
        seen,
        people,
        say,
        held_up(seen.table, place, say),
        [instead, leafing(before and look(before, *words), close, after and look(after, *words), say)],
        (side_plate(place.side, say),),
        classes="enlarged",
    )


def held_up(table, place, say):
    lying = table.tracks[place.side][place.character]
    figures = deck.names(lying.card.id, say)
    return h.div(".one")[
        h.div(class_=["chr", "large", kind_of(lying.card)])[
            corner(lying.card, say), picture(lying.card.id), heading(deck.text(lying.card.id, say), class_="words")
        ],
        h.div(".tags")[tags(lying, say)],
        figures and h.p(".small")[say("express.shows", names=", ".join(figures))],
    ]


def whole(table):
    """All that lie on the tracks, each as a whole."""
    return [place for place in table.places if not place.figure]


def beside(one, row):
    """What comes before it in the row, and after it; None at an end."""
    at = row.index(one)
    return row[at - 1] if at else None, row[at + 1] if at + 1 < len(row) else None


def leafing(before, plate, after, say):
    """A plate between the way back and the way on; a swipe presses them, and so do the arrow keys."""
    return h.div(".leaf")[
        tap(before or "draft", say("express.before"), "o-left", why=None if before else "why.first", data_leaf="before"),
        plate,
        tap(after or "draft", say("express.after"), "o-right", why=None if after else "why.last", data_leaf="after"),
    ]
