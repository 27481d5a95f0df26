"""What robots say for their track, in the words of their character, over the track that each of them speaks for."""

from pygame_logic.dilemma_express.pleas import read
from web import markup as h

from .cards import deck
from .page import known
from .sentences import sentence
from .tracks import SIDE_WORDS, place_of


def from_left(table):
    """Each crew's plea stands over its own track."""
    return sorted(table.pleas, key=lambda said: table.side_of(said[0]))


def said_by(table, people, seat, word, say):
    """A sentence about the cards that it names."""
    number, places = read(word)
    cards = [deck.text(table.card_at(place_of(place)).id, say) for place in places]
    return sentence("plea", people[seat].bot, number, cards, say)


def pleas(table, people, say):
    if not table.pleas:
        return None
    return h.ul(".pleas")[
        [
            h.li(class_=["paper", SIDE_WORDS[table.side_of(seat)]])[known(people[seat], say), h.q[said_by(table, people, seat, word, say)]]
            for seat, word in from_left(table)
        ]
    ]
