"""The log: what everybody did, and the way of every card."""

from pygame_logic.cars import ACTIONS

from .. import markup as h
from ..parts import heading
from .mystery_berth import own_head, page
from .mystery_clues import value_name


def log(berth):
    return page(
        berth,
        [heading(berth.say("mystery.tab.log")), h.ol(".log")[[h.li[line] for line in reversed(lines(berth))]]],
        head=own_head(berth),
        classes="logbook",
        tab="log",
    )


def lines(berth):
    return [text for line in berth.table.log if (text := told(berth, line)) is not None]


def told(berth, line):
    """A line of the story as a sentence; what is only bookkeeping is not told."""
    say, name = berth.say, berth.name
    match line:
        case ("leg", number, whistle):
            return h.strong[say("mystery.told.leg", n=number, name=name(whistle))]
        case ("is", seat, one, car):
            return say("mystery.told.is", name=name(seat), one=say(f"mystery.investigator.{one}"), car=say(f"mystery.car.{car}"))
        case ("conductor", car):
            return say("mystery.told.conductor", car=say(f"mystery.car.{car}"))
        case ("card", category, start, end, shown):
            card = value_name(shown, say) if shown else say(f"mystery.category.{category}")
            return say("mystery.told.card", card=card, start=place(berth, start), end=place(berth, end))
        case ("bag", seat, target, guess, bag):
            return say(f"mystery.told.bag-{'found' if guess == bag else 'missed'}", name=name(seat), target=name(target))
        case ("look", seat, _):
            return say("mystery.told.look", name=name(seat))
        case ("done", seat, hours):
            return say("mystery.told.done", name=name(seat), n=hours)
        case ("arrived", city):
            return h.strong[say("mystery.told.arrived", city=say(f"mystery.city.{city}"))]
        case ("clock", _):
            return say("mystery.event.clock")
        case ("boards", stack):
            return say(f"mystery.event.{('first', 'second')[stack - 1]}")
        case ("tunnel", seat, owner, category):
            return say("mystery.told.tunnel", name=name(seat), owner=name(owner), category=say(f"mystery.category.{category}"))
        case ("telegram", seat):
            return say("mystery.told.telegram", name=name(seat))
        case (action, seat, *_) if action in ACTIONS:
            return say(
                "mystery.told.act", name=name(seat), what=say(f"mystery.does.{action}"), car=say(f"mystery.car.{ACTIONS[action].car}")
            )
    return None


def place(berth, place):
    """Whose hand, whose discard pile, which slot."""
    if place.kind in ("slot", "stack"):
        return berth.say(f"mystery.place.{place.kind}", n=place.number)
    return berth.say(f"mystery.place.{place.kind}", name=berth.name(place.number))
