"""Small pictures for the rules: a clue of each kind, what is hidden, the line with its hours, a card that goes round, and a pair."""

from pygame_logic.mystery_express import HOURS
from pygame_logic.mystery_express.clues import QUESTIONS
from pygame_logic.mystery_express.train import CITIES, LEGS
from web import markup as h
from web.icons import icon
from web.parts import disc
from web.people import Person

from .clues import back, clue

ONE_EACH = ("stabbed", "orourke", "money", "dining", "4:30")
ANNA, BEN, CLARA, DAN = (Person("", colour) for colour in (1, 2, 3, 4))
ROUND = ((BEN, "money"), (ANNA, "greed"), (DAN, "greed"), (CLARA, "despair"), (BEN, None))  # as the rules tell it: who passes on what
PAIR = "hanged"


def figure(name, say):
    """A picture the rules page asks for by its name, or None."""
    return h.div(class_=["figclues", name], aria_hidden="true")[DRAWN[name](say)] if name in DRAWN else None


def kinds(say):
    return [clue(value, say) for value in ONE_EACH]


def hidden(say):
    return [back(category, say) for category in QUESTIONS]


def line(say):
    hours = [str(HOURS[CITIES[leg]]) for leg in LEGS]
    stops = [say(f"mystery.city.{city}") for city in CITIES]
    return h.ol[[h.li[h.b[stop], hour and h.span(".num")[hour]] for stop, hour in zip(stops, [*hours, None], strict=True)]]


def passed_round(say):
    return [h.span[disc(person), value and [clue(value, say), icon("o-right")]] for person, value in ROUND]


def pair(say):
    return [h.span[clue(PAIR, say), disc(BEN)], h.span[clue(PAIR, say), disc(CLARA)], icon("o-right"), h.span(".out")[clue(PAIR, say)]]


DRAWN = {"kinds": kinds, "hidden": hidden, "line": line, "round": passed_round, "pair": pair}
