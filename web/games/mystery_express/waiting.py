"""While others decide: the train with everybody in it, and one's own clues."""

from pygame_logic.mystery_express.train import CARS
from web import markup as h
from web.icons import icon
from web.parts import disc

from .boarding import car_icon
from .clues import clue
from .hand import in_order
from .train import guest


def board(view):
    return h.ol(".train")[[wagon(view, car) for car in CARS]]


def wagon(view, car):
    say, table = view.say, view.table
    riders = [seat for seat in range(table.number) if table.cars[seat] == car]
    return h.li(".wagon")[
        h.div(".roof")[
            car_icon(car),
            h.h2[say(f"mystery.car.{car}")],
            h.span(".riders")[
                [guest(view, stack) for stack in range(1, table.boarded + 1)] if car == "club" else None,
                car == table.conductor and h.span(".cond", role="img", aria_label=say("mystery.conductor"))[icon("i-captain-hat-profile")],
                [disc(view.people[seat], view.name(seat)) for seat in riders],
            ],
        ]
    ]


def hand(view):
    if view.seat is None or not view.table.hands[view.seat].cards:
        return None
    cards = view.table.hands[view.seat].cards
    return h.section(".held")[
        h.h2[view.say("mystery.in-hand", n=len(cards))], h.div(".clues")[[clue(card, view.say) for card in in_order(cards)]]
    ]
