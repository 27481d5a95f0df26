"""My cards: in hand and put aside, and what everybody may know of all the others; what one has seen lie there is named."""

from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, VALUES, Backs
from pygame_logic.mystery_express.train import SLOTS, STACKS, Place, discard_of, hand_of
from pygame_logic.mystery_express.whereabouts import surely_there
from web import markup as h
from web.icons import icon
from web.parts import button, who

from .clues import back, backs, band, clue, named
from .page import own_head, page


def hand(view):
    say, table, seat = view.say, view.table, view.seat
    mine, known = table.hands[seat], surely_there(table, seat)
    return page(
        view,
        [
            held(view),
            mine.discard and put_aside(view, mine.discard),
            table.revealed and lying_open(view),
            h.section(".others")[
                h.h2[say("mystery.others-hold")],
                h.p(".legend", aria_hidden="true")[[h.span(data_cat=category)[band(category, say)] for category in CATEGORIES]],
                h.ul[[neighbour(view, (seat + step) % table.number, known) for step in range(1, table.number)]],
            ],
            h.section(".others")[
                h.h2[say("mystery.train-holds")],
                h.ul[conductor(view, known), [passenger(view, stack) for stack in STACKS]],
            ],
            button("draft orders", say("mystery.orders"), "i-notebook", "line"),
        ],
        head=own_head(view),
        classes="mycards",
        tab="hand",
    )  # fmt: skip


def held(view):
    """What is in one's own hand; where there is room for it, it lies under the train, too."""
    say, cards = view.say, in_order(view.table.hands[view.seat].cards)
    return h.section(".held")[h.h2[say("mystery.in-hand", n=len(cards))], h.div(".clues")[[clue(card, say) for card in cards]]]


def in_order(cards):
    """As they stand on the sheet."""
    return sorted(cards, key=lambda card: (CATEGORIES.index(CATEGORY[card]), VALUES[CATEGORY[card]].index(card)))


def put_aside(view, cards):
    say = view.say
    return h.section(class_=["gone", {"many": len(cards) > 3}])[
        h.h2[say("mystery.on-discard", n=len(cards))],
        h.p(".small.soft")[say("mystery.cannot-be-shown")],
        h.div(".pile")[[clue(card, say) for card in in_order(cards)]],
    ]


def lying_open(view):
    """The sudden revelation: open to the end."""
    say = view.say
    return h.section(".open")[
        h.h2[say("mystery.lies-open")],
        h.ul(".clues")[[h.li[clue(card, say), who(view.people[seat], "small")] for seat, card in view.table.revealed]],
    ]


def neighbour(view, seat, known):
    say, table = view.say, view.table
    hand, discard = table.hands[seat].cards, table.hands[seat].discard
    return h.li[
        h.p(".where")[who(view.people[seat]), backs(hand, say)],
        surely(view, known.get(hand_of(seat), ())),
        any(discard)
        and h.p(".where.aside.small")[
            h.span(".soft")[say("mystery.discard-pile")],
            [named(card, say) for card in in_order(known.get(discard_of(seat), ()))],
            backs(discard, say),
        ],
    ]


def surely(view, cards):
    """Those of the cards there that one has seen; which of the backs they are does not matter."""
    say = view.say
    return cards and h.p(".known.small")[h.span(".soft")[say("mystery.you-know")], [named(card, say) for card in in_order(cards)]]


def conductor(view, known):
    say, table = view.say, view.table
    there = [card for slot in SLOTS for card in known.get(Place("slot", slot), ())]
    return h.li[
        h.p(".where")[
            h.span(".who")[icon("i-captain-hat-profile"), h.span[say("mystery.conductor-in", car=say(f"mystery.car.{table.conductor}"))]],
            h.span(".backs")[[back(category, say) for category in table.down.slots if category]],
        ],
        surely(view, there),
    ]


def passenger(view, stack):
    say, table = view.say, view.table
    cards = table.counts(Place("stack", stack))
    return h.li[
        h.p(".where")[
            h.span(".who")[
                icon("i-armchair"), h.span[say("mystery.stack" if stack <= table.boarded else "mystery.not-aboard", n=stack)]
            ],
            backs(cards, say) if cards != Backs() else h.span(".small.soft")[say("mystery.none-left")],
        ]
    ]  # fmt: skip
