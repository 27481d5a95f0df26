"""The story in sentences: who asked whom for what, and the way of every card."""

from pygame_logic.mystery_express.cars import ACTIONS, pairs_of
from pygame_logic.mystery_express.train import CITIES
from web import markup as h
from web.icons import icon
from web.parts import glyph

from .clues import SIGNS, value_name


def told(view, line, face=None):
    """A line of the story, with its people's discs; what is only bookkeeping is not told. `face`: of its card, where only some know it."""
    say = view.say
    known = face if view.table.phase == "over" else None  # then everything is told to everybody

    def one(seat):
        person = view.people[seat]
        return h.span(".who.mentioned", data_p=str(person.colour))[glyph(person.colour), h.span[person.name]]

    match line:
        case ("leg", number, _):
            start, end = (say(f"mystery.city.{city}") for city in CITIES[number - 1 : number + 1])
            return say("mystery.told.leg", n=number, start=start, end=end)
        case ("arrived", city):
            return say("mystery.told.arrived", city=say(f"mystery.city.{city}"))
        case ("is", seat, investigator, car):
            name = say(f"mystery.investigator.{investigator}")
            return say.drawn("mystery.told.is", name=one(seat), one=name, car=say(f"mystery.car.{car}"))
        case ("conductor", car):
            return say.drawn("mystery.told.conductor", car=say(f"mystery.car.{car}"))
        case ("card", category, start, end, shown):
            ends = {"start": at(start, one, say), "end": at(end, one, say)}
            return say.drawn(f"mystery.told.{way(start, end)}", card=card(category, shown or known, face, say), **ends)
        case ("bag", seat, target, guess, bag):
            return say.drawn(f"mystery.told.bag-{'found' if guess == bag else 'missed'}", name=one(seat), target=one(target))
        case ("look", seat, seen):
            _, category, _, end, shown = view.table.log[seen]
            return say.drawn("mystery.told.look", name=one(seat), owner=one(end.number), card=card(category, shown or known, face, say))
        case ("done", seat, hours):
            return say.drawn("mystery.told.done", name=one(seat), n=hours)
        case ("boards", stack):
            return say(f"mystery.event.{('first', 'second')[stack - 1]}")
        case ("clock", _):
            return say("mystery.event.clock")
        case ("tunnel", seat, owner, category):
            return say.drawn("mystery.told.tunnel", name=one(seat), owner=one(owner), card=card(category, known, face, say))
        case ("telegram", seat):
            return say.drawn("mystery.told.telegram", name=one(seat))
        case ("unveiled", question, value):
            return card(question, value, None, say)
        case (action, seat, *words) if action in ACTIONS:
            return deed(action, seat, words, one, view.table.number, say)
    return None


def deed(action, seat, words, one, number, say):
    """Who asks whom for what, and in which car."""
    tell = {"name": one(seat), "car": h.b[say(f"mystery.car.{ACTIONS[action].car}")]}
    match action, words:
        case "lounge", [category]:
            tell |= {"card": card(category, None, None, say)}
        case "sleeping", [target]:
            tell |= {"target": one(int(target))}
        case "smoking", [left, right, category]:
            tell |= {"left": one(int(left)), "right": one(int(right)), "card": card(category, None, None, say)}
        case "passenger", [side, category]:
            tell |= {"target": one((seat + (1 if side == "left" else -1)) % number), "card": card(category, None, None, say)}
        case "dining", pairs:
            guests = [[one(guest), ": ", card(category, None, None, say), " "] for guest, category in pairs_of(pairs)]
            tell |= {"guests": guests}
        case "grip", [whose, category]:
            tell |= {"target": one(int(whose)), "card": card(category, None, None, say)}
        case "help", [stack, category]:
            tell |= {"stack": say("mystery.place.stack", n=int(stack)), "card": card(category, None, None, say)}
    return say.drawn(f"mystery.told.{action}", **tell)


def way(start, end):
    """What the way of a card is called."""
    if end.kind == "open":
        return "open"
    if end.kind == "passing":
        return "passing"
    return "shows" if start.number == end.number and (start.kind, end.kind) == ("hand", "discard") else "card"


def card(category, shown, face, say):
    """A card by its back; or by its face, with a lock where only some know it."""
    name = value_name(shown or face, say) if shown or face else say(f"mystery.category.{category}")
    return h.span(".chip", data_cat=category)[icon(SIGNS[category]), name, face and not shown and icon("o-lock", say("mystery.only-you"))]


def at(place, one, say):
    return one(place.number) if place.kind in ("hand", "discard", "passing", "open") else say(f"mystery.place.{place.kind}", n=place.number)


def where(place, people, say):
    """Where a card was seen, in words: whose hand, past whom, which pocket or stack."""
    if place.kind in ("slot", "stack"):
        return say(f"mystery.place.{place.kind}", n=place.number)
    return say(f"mystery.place.{place.kind}", name=people[place.number].name)


def faces_of(table, seat):
    """Line of the story → the face that this seat knows; an onlooker, those everybody may hear of by now."""
    faces = {
        line: secret
        for seats, line, secret in table.whispers
        if (seat is None or seat in seats) and table.log[line][0] in ("card", "tunnel")
    }
    return faces | {at: faces[line[2]] for at, line in enumerate(table.log) if line[0] == "look" and line[2] in faces}
