"""What a robot does in its turn: it looks for faces that are news to it, as many as its hours pay for."""

from collections.abc import Callable
from typing import NamedTuple

from ...table import pick
from ..cars import ACTIONS, DONE, pairs_of
from ..clues import CATEGORIES
from ..train import SLOTS, Place, hand_of
from .hopes import Hopes

OPENLY = 0.6  # what a face is worth that everybody sees
GIVES = 0.2  # what it costs to let somebody see a card, in faces
LUCK = 0.5  # how often the bag is found


class Option(NamedTuple):
    """Something to do in this turn, and the faces it promises."""

    worth: float
    hours: int
    word: str


def deed(words, table, seat, chance, level):
    """The novice does whatever comes to mind; the regular player whatever may be news; the ace plans all its hours."""
    if level == "novice":
        actions = [action for action in ACTIONS if words.ways(action)]
        action = pick(actions, chance) if actions else DONE
        return f"{action} {pick(words.ways(action), chance)}" if actions else DONE
    hopes = Hopes(table, seat, level)
    found = [options(action, words.ways(action), table, hopes) for action in ACTIONS]
    if level == "ace":
        return max(best_plan(found, table.hours), default=Option(0, 0, DONE)).word
    found = [option for each in found for option in each]
    return pick(found, chance).word if found else DONE


def best_plan(found, hours):
    """Of each action at most one option, all of them together worth most; what promises most is done first."""
    if not found:
        return ()
    first, *rest = found
    plans = [(option, *best_plan(rest, hours - option.hours)) for option in first if option.hours <= hours]
    return max([best_plan(rest, hours), *plans], key=lambda plan: sum(option.worth for option in plan))


def options(action, ways, table, hopes):
    """The best way of doing it, if one promises anything; of a meal, for each number of guests."""
    chat = chat_worth(action, table, hopes)
    best: dict[int, Option] = {}
    for way in ways:
        words = way.split(" ")
        hours = ACTIONS[action].fare(words) or ACTIONS[action].needs
        option = Option(WORTH[action](table, hopes, *words) + chat, hours, f"{action} {way}")
        best[hours] = max(best.get(hours, option), option)
    return [option for option in best.values() if option.worth > 0]


def chat_worth(action, table, hopes):
    """R31, R32: in the conductor's car, the first time."""
    car = ACTIONS[action].car
    if car != table.conductor or any(ACTIONS[done].car == car for done in table.used):
        return 0
    return max(map(hopes.of_slot, SLOTS)) - GIVES * hopes.usual


def lounge_worth(table, hopes, category):
    return OPENLY * sum(hopes.of_choice(seat, category) for seat in table.others)


def sleeping_worth(table, hopes, target):
    return LUCK * max(hopes.of(hand_of(int(target)), category) for category in CATEGORIES)


def smoking_worth(table, hopes, one, other, category):
    return hopes.of_choice(int(one), category) + hopes.of_choice(int(other), category) - 2 * GIVES * hopes.usual


def passenger_worth(table, hopes, side, category):
    return hopes.of_choice(table.left if side == "left" else table.right, category) - GIVES * hopes.usual


def dining_worth(table, hopes, *pairs):
    return sum(hopes.of_choice(seat, category) for seat, category in pairs_of(pairs))


def grip_worth(table, hopes, whose, category):
    """Nothing in itself; it may bring a chat."""
    return 0


def help_worth(table, hopes, stack, category):
    return hopes.of(Place("stack", int(stack)), category)


WORTH: dict[str, Callable[..., float]] = {
    "lounge": lounge_worth,
    "sleeping": sleeping_worth,
    "smoking": smoking_worth,
    "passenger": passenger_worth,
    "dining": dining_worth,
    "grip": grip_worth,
    "help": help_worth,
}
