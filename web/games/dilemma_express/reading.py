"""Somebody reads aloud card by card in large letters, what robots say for their track, and then all of it at once."""

from web import markup as h
from web.parts import button, heading

from .large import beside, held_up, leafing, whole
from .page import known, page
from .pleas import from_left, said_by
from .tracks import SIDE_WORDS, side_plate

SPEECH = "S"  # S1 is what was said first


def leaves(table):
    """What is read, in its order, each by its word: "L1" … "R3", then "S1" …"""
    return [*map(str, whole(table)), *(f"{SPEECH}{at + 1}" for at in range(len(table.pleas)))]


def read_now(table, draft):
    """The leaf that is held up: the first one, until somebody leafs on; None once all lies there at once."""
    row = leaves(table)
    verb, *words = draft.split() or ("read", row[0])
    return words[0] if verb == "read" and words and words[0] in row else None


def read(leaf, turn=()):
    """`turn`: which crew speaks already, where somebody listens once more."""
    return " ".join(["draft read", leaf, *turn])


def reading(seen, people, say, leaf, turn):
    table, row = seen.table, leaves(seen.table)
    before, after = beside(leaf, row)
    at_once = f"draft {turn[0] if turn else SIDE_WORDS[0]}"
    on, label = (read(after, turn), "read-on") if after else (at_once, "at-once")
    return page(
        seen,
        people,
        say,
        spoken(table, people, leaf, say) if leaf.startswith(SPEECH) else held_up(table, place_at(table, leaf), say),
        [
            after and button(at_once, say("express.at-once"), kind="line"),
            leafing(before and read(before, turn), button(on, say(f"express.{label}"), kind="wide"), on, say),
        ],
        (side_plate(side_of(table, leaf), say), h.span(".small.grow.nth")[say("express.leaf", at=row.index(leaf) + 1, of=len(row))]),
        classes="enlarged read tight",
    )


def place_at(table, leaf):
    return next(place for place in whole(table) if str(place) == leaf)


def speech_at(table, leaf):
    return from_left(table)[int(leaf.removeprefix(SPEECH)) - 1]


def side_of(table, leaf):
    return table.side_of(speech_at(table, leaf)[0]) if leaf.startswith(SPEECH) else place_at(table, leaf).side


def spoken(table, people, leaf, say):
    seat, word = speech_at(table, leaf)
    return h.div(".one.speech")[h.p(".row")[known(people[seat], say)], heading(h.q[said_by(table, people, seat, word, say)])]
