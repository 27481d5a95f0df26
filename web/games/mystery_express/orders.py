"""Standing orders: what the phone may show for a traveller, so that it need not be handed over."""

from pygame_logic.mystery_express.clues import CATEGORIES, of_category
from web import markup as h
from web.parts import button, heading, segment

from .clues import clue_button
from .hand import in_order
from .page import own_head, page
from .pocket import POWER


def orders(view):
    say, table, seat = view.say, view.table, view.seat
    mine = table.hands[seat]
    cards = in_order({*mine.cards, *mine.discard})
    return page(
        view,
        [
            heading(say("mystery.orders")),
            h.p[say("mystery.orders.why")],
            [of_this(view, category, of_category(cards, category)) for category in CATEGORIES if of_category(cards, category)],
            table.power_of(seat) in CATEGORIES and power(view),
        ],
        button("draft hand", say("mystery.other"), kind="wide line"),
        own_head(view, is_title=False),
        classes="orders",
    )


def of_this(view, category, cards):
    say = view.say
    order = [card for card in view.pocket.orders.get(category, ()) if card in cards]
    return h.section(data_cat=category)[
        h.h2[say(f"mystery.category.{category}")],
        h.p(".small.soft")[say("mystery.orders.set" if order else "mystery.orders.none")],
        h.ul(".clues")[
            [
                h.li[
                    clue_button(f"jot first {category} {card}", card, say, card in order),
                    card in order and h.b(".rank.num")[str(order.index(card) + 1)],
                ]
                for card in cards
            ]
        ],
    ]


def power(view):
    """Somebody who does not care for looking is never asked."""
    say = view.say
    words = [(word, say(f"mystery.power-order.{word}")) for word in POWER]
    return h.section[
        h.h2[say("mystery.power-order")],
        h.p(".small.soft")[say(f"mystery.power.{view.table.investigators[view.seat]}")],
        segment("power", words, view.pocket.power, say("mystery.power-order"), do="jot power"),
    ]
