"""Before the whistle: everybody is an investigator, and gets into a car."""

from pygame_logic.mystery_express.train import CARS, INVESTIGATORS
from web import markup as h
from web.icons import icon
from web.parts import button, disc, heading, who

from .berth import page
from .clues import VALUE_SIGNS


def boarding(berth):
    """Asked aloud, one after the other: first who, then the car."""
    say, table = berth.say, berth.table
    seat = next(iter(berth.seen.words))
    one = berth.draft if berth.draft in INVESTIGATORS and berth.draft not in table.investigators else None
    return page(
        berth,
        [
            heading(who(berth.people[seat]), " ", h.span[say("mystery.be-who")]),
            h.ul(".cast")[[investigator(berth, each, one) for each in INVESTIGATORS]],
            one and h.section(".into")[h.h2[say("mystery.get-in")], h.ul(".cars")[[into(berth, seat, one, car) for car in CARS]]],
        ],
        head=(h.span(".grow.small.caps")[say("mystery.name")],),
        classes="casting",
    )


def investigator(berth, one, chosen):
    say, table = berth.say, berth.table
    taken = table.investigators.index(one) if one in table.investigators else None
    return h.li[
        h.button(
            ".investigator.paper", type="button", data_do=f"draft {one}", aria_pressed="true" if one == chosen else "false",
            disabled=taken is not None,
        )[
            icon(f"o-{one}"),
            h.strong[say(f"mystery.investigator.{one}")],
            h.span(".small.soft")[say(f"mystery.power.{one}")] if table.has_powers else None,
            taken is not None and disc(berth.people[taken], berth.name(taken)),
        ]
    ]  # fmt: skip


def into(berth, seat, one, car):
    return h.li[button(f"play {seat} be {one} {car}", berth.say(f"mystery.car.{car}"), VALUE_SIGNS[car], "line")]


def car_icon(car):
    return icon(VALUE_SIGNS[car])
