"""My cards: in hand, on my discard pile, and what the others hold, by category."""

from pygame_logic.clues import CATEGORIES, VALUES, CATEGORY

from .. import markup as h
from ..parts import heading, who
from .mystery_berth import own_head, page
from .mystery_clues import backs, clue


def hand(berth):
    say, table, seat = berth.say, berth.table, berth.seat
    mine = table.hands[seat]
    return page(
        berth,
        [
            heading(say("mystery.in-hand", n=len(mine.cards))),
            h.div(".handful")[[clue(card, say) for card in in_order(mine.cards)]],
            mine.discard
            and h.section(".gone")[
                h.h2[say("mystery.on-discard", n=len(mine.discard))],
                h.p(".small.soft")[say("mystery.cannot-be-shown")],
                h.div(".pile")[[clue(card, say) for card in in_order(mine.discard)]],
            ],
            h.section(".others")[
                h.h2[say("mystery.others-hold")],
                h.ul[
                    [h.li[who(berth.people[other]), backs(table.hands[other].cards, say)] for other in range(table.number) if other != seat]
                ],
            ],
        ],
        head=own_head(berth),
        classes="mycards",
        tab="hand",
    )


def in_order(cards):
    """As they stand on the sheet."""
    return sorted(cards, key=lambda card: (CATEGORIES.index(CATEGORY[card]), VALUES[CATEGORY[card]].index(card)))
