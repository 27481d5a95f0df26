"""Three characters in a hand: one is laid, face down until the other crew has chosen too."""

from pygame_logic.dilemma_express.piles import GUILTY, INNOCENT
from web import markup as h
from web.parts import button, heading, stamp

from .cards import deck
from .face import KINDS, SIGNS, picture
from .page import beside, crew_head, page
from .sentences import in_quotes
from .tracks import tracks


def choosing(seen, people, say, draft):
    """Asked of the seat that holds the three; a robot's page is never drawn."""
    table, seat = seen.table, seen.seat
    kind = INNOCENT if table.phase == "innocent" else GUILTY
    word = KINDS[kind]
    cards = table.hands[seat][kind]
    chosen = next((card for card in cards if card.id == draft), None)
    return page(
        seen,
        people,
        say,
        [
            heading(say.rich(f"express.lay-{word}")),
            h.div(".three", role="group", aria_label=say(f"express.three-{word}"))[
                [card_in_hand(card, word, chosen, say) for card in cards]
            ],
            beside(table, people, seat, say),
            h.details(".sofar")[h.summary[say("express.so-far")], tracks(table, say)],
        ],
        button(
            f"play {seat} lay {chosen.id}" if chosen else "play",
            say("express.lay-it", card=in_quotes(deck.text(chosen.id, say), say)) if chosen else say(f"express.pick-{word}"),
            kind="wide",
            why=None if chosen else "why.choose",
        ),
        crew_head(table, people, seat, word, SIGNS[kind], say),
        classes="handful glance",
    )


def card_in_hand(card, word, chosen, say):
    return h.button(type="button", class_=["lay", word], data_do=f"draft {card.id}", aria_pressed="true" if card == chosen else "false")[
        picture(card.id), h.span(".txt")[deck.text(card.id, say), stamp(say("express.to-the-track"))]
    ]
