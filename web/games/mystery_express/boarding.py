"""Before the whistle: everybody is an investigator, and gets into a car."""

from pygame_logic.mystery_express.train import CARS, INVESTIGATORS
from web import markup as h
from web.icons import icon
from web.parts import button, disc, does, heading, who

from .clues import VALUE_SIGNS
from .page import page


def boarding(view):
    """Asked aloud, one after the other: first who, then the car. Who is the only one left need not be chosen."""
    say, table = view.say, view.table
    seat = next(iter(view.seen.words))
    left = [each for each in INVESTIGATORS if each not in table.investigators]
    one = view.draft if view.draft in left else left[0] if len(left) == 1 else None
    return page(
        view,
        [
            heading(who(view.people[seat]), " ", h.span[say("mystery.be-who")]),
            h.ul(".cast")[[investigator(view, each, one) for each in INVESTIGATORS]],
            one and where(view, seat, one),
        ],
        head=(h.span(".grow.small.caps")[say("mystery.name")],),
        classes="casting",
    )


def investigator(view, one, chosen):
    """Of one that is taken it is enough to see whose it is: the cars come nearer."""
    say, table = view.say, view.table
    taken = table.investigators.index(one) if one in table.investigators else None
    return h.li[
        h.button(
            does(f"draft {one}", None if taken is None else "mystery.why.taken"),
            class_=["investigator", "paper", {"plain": taken is not None or not table.has_powers}], type="button",
            aria_pressed="true" if one == chosen else "false",
        )[
            icon(f"o-{one}"),
            h.strong[say(f"mystery.investigator.{one}")],
            h.span(".small.soft")[say(f"mystery.power.{one}")] if table.has_powers and taken is None else None,
            taken is not None and disc(view.people[taken], view.name(taken)),
        ]
    ]  # fmt: skip


def where(view, seat, one):
    cars = h.ul(".cars")[[into(view, seat, one, car) for car in CARS]]
    return h.section(".into", data_eyes="into")[h.h2[view.say("mystery.get-in")], cars]


def into(view, seat, one, car):
    return h.li[button(f"play {seat} be {one} {car}", view.say(f"mystery.car.{car}"), VALUE_SIGNS[car], "line")]


def car_icon(car):
    return icon(VALUE_SIGNS[car])
