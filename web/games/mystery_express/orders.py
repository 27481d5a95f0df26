"""Standing orders: what the phone may show for a traveller, so that it need not be handed over."""

from pygame_logic.mystery_express.clues import CATEGORIES, of_category
from web import markup as h
from web.parts import button, heading, segment

from .berth import own_head, page
from .clues import clue_button
from .hand import in_order
from .pocket import POWER


def orders(berth):
    say, table, seat = berth.say, berth.table, berth.seat
    mine = table.hands[seat]
    cards = in_order({*mine.cards, *mine.discard})
    return page(
        berth,
        [
            heading(say("mystery.orders")),
            h.p[say("mystery.orders.why")],
            [of_this(berth, category, of_category(cards, category)) for category in CATEGORIES if of_category(cards, category)],
            table.power_of(seat) in CATEGORIES and power(berth),
        ],
        button("draft hand", say("mystery.other"), kind="wide line"),
        own_head(berth, is_title=False),
        classes="orders",
    )


def of_this(berth, category, cards):
    say = berth.say
    order = [card for card in berth.pocket.orders.get(category, ()) if card in cards]
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


def power(berth):
    """Somebody who does not care for looking is never asked."""
    say = berth.say
    words = [(word, say(f"mystery.power-order.{word}")) for word in POWER]
    return h.section[
        h.h2[say("mystery.power-order")],
        h.p(".small.soft")[say(f"mystery.power.{berth.table.investigators[berth.seat]}")],
        segment("power", words, berth.pocket.power, say("mystery.power-order"), do="jot power"),
    ]
