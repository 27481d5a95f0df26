"""What robots say for their track, in the words of their character, over the track that each of them speaks for."""

from web import markup as h

from .page import known
from .sentences import sentence
from .tracks import SIDE_WORDS


def from_left(table):
    """Each crew's plea stands over its own track."""
    return sorted(table.pleas, key=lambda said: table.side_of(said[0]))


def said_by(table, people, seat, word, say):
    """A sentence about the cards that it names."""
    return sentence(word, people[seat].bot, table.tracks, table.log, say)


def pleas(table, people, say):
    if not table.pleas:
        return None
    return h.ul(".pleas")[
        [
            h.li(class_=["paper", SIDE_WORDS[table.side_of(seat)]])[
                known(people[seat], say), " ", h.q[said_by(table, people, seat, word, say)]
            ]
            for seat, word in from_left(table)
        ]
    ]
