"""What one can do in the six cars: seven actions, what each costs, when it is closed, and how it goes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import NamedTuple

from ..table import ask_each, ask_one, pick, replace
from .clues import CATEGORIES, of_category
from .powers import offer_powers
from .train import SLOTS, STACKS, Place, Train, discard_of, hand_of, put

HANDS = ("left", "right")
MOST_GUESTS = 4


def lounge(table, chance, category):
    """R23: everybody else who has such a card shows one, all at once, to everybody."""
    shown = yield from ask_for(table, {seat: category for seat in holders(table, category)})
    for seat, card in shown.items():
        table = table.carry(card, hand_of(seat), discard_of(seat), openly=True)
    return table


def sleeping(table, chance, target):
    """R25: guess the hand with the bag, and a card is yours; guess wrong, and an hour is lost."""
    target, seat = int(target), table.seat
    table = replace(table, phase="hide", matter=("sleeping", target))
    bag = (yield from ask_one(table, target, [f"hide {hand}" for hand in HANDS])).split(" ")[1]
    table = replace(table.with_hand(target, bag=bag), phase="guess")
    guess = (yield from ask_one(table, seat, [f"guess {hand}" for hand in HANDS], aloud=True)).split(" ")[1]
    table = table.with_hand(target, bag="").tell("bag", seat, target, guess, bag)
    price = ACTIONS["sleeping"]
    if guess != bag:
        return pay(table, price.missed)
    table = replace(pay(table, price.found), phase="search")
    held = table.categories_at(hand_of(target))
    category = (yield from ask_one(table, seat, [f"search {category}" for category in held])).split(" ")[1]
    card = table.any_card(hand_of(target), category, chance)
    return (yield from onto_discard(table, card, hand_of(target), seat))


def smoking(table, chance, one, other, category):
    """R26: two give a card each of one category; each gets one from the hand in return, never those just received."""
    seat, givers = table.seat, (int(one), int(other))
    given = yield from ask_for(table, dict.fromkeys(givers, category))
    since = len(table.log)
    for giver in givers:
        table = table.carry(given[giver], hand_of(giver), discard_of(seat))
    table = yield from offer_powers(table, since)
    table = replace(table, phase="give", matter=("smoking", *givers, category))
    words = [f"give {first} {second}" for first, second in permutations(table.hands[seat].cards, 2)]
    back = (yield from ask_one(table, seat, words)).split(" ")[1:]
    since = len(table.log)
    for giver, card in zip(givers, back, strict=True):
        table = table.carry(card, hand_of(seat), discard_of(giver))
    return (yield from offer_powers(table, since))


def passenger(table, chance, side, category):
    """R27: the neighbour on that side gives a card, and so on the other way round, until everybody has seen one."""
    step = -1 if side == "left" else 1
    first, here = (table.seat - step) % table.number, table.seat
    start, card = hand_of(first), (yield from ask_for(table, {first: category}))[first]
    while here != first:
        if table.has(hand_of(here), category):
            table = yield from onto_discard(table, card, start, here)
            start, card = hand_of(here), (yield from ask_for(table, {here: category}))[here]
        else:  # looks, and hands that very card on
            table = table.carry(card, start, Place("passing", here))
            start = Place("passing", here)
        here = (here + step) % table.number
    return (yield from onto_discard(table, card, start, first))


def dining(table, chance, *pairs):
    """R28: every guest shows the host one card of the category it was asked for."""
    asked = dict(pairs_of(pairs))
    shown = yield from ask_for(table, {seat: asked[seat] for seat in table.others if seat in asked})
    since = len(table.log)
    for seat, card in shown.items():
        table = table.carry(card, hand_of(seat), discard_of(seat), table.seat)
    return (yield from offer_powers(table, since))


def grip(table, chance, whose, category):
    """R24: somebody takes all cards of a category back from the discard pile; nobody is asked anything."""
    yield from ()
    return table.take_back(int(whose), category)


def may_i_help(table, chance, stack, category):
    """R29: a card of a passenger, chosen by its back."""
    place = Place("stack", int(stack))
    return (yield from onto_discard(table, table.any_card(place, category, chance), place, table.seat))


def ask_for(table, wanted):
    """Whoever is asked for a category says which card it is; one word for each card held, doubles too. Gives {seat: card}.

    R15: a card of the hand, for what lies on a discard pile cannot be shown, given or taken.
    """
    table = replace(table, phase="show", matter=(*table.matter[:1], *sorted(wanted.items())))
    words = {seat: [f"show {card}" for card in of_category(table.hands[seat].cards, category)] for seat, category in wanted.items()}
    said = yield from ask_each(table, words)
    return {seat: word.split(" ")[1] for seat, word in said.items()}


def onto_discard(table, card, start, seat):
    """R14: what one receives is put aside at once."""
    since = len(table.log)
    table = table.carry(card, start, discard_of(seat))
    return (yield from offer_powers(table, since))


def pay(table, hours):
    return replace(table, hours=table.hours - hours)


def holders(table, category):
    return [seat for seat in table.others if table.has(hand_of(seat), category)]


def pairs_of(words):
    """ "1", "how", "3", "who" → (1, how), (3, who)"""
    return [(int(seat), category) for seat, category in zip(words[::2], words[1::2], strict=True)]


# The ways in which each can be done now, as everybody may work them out from the backs.


def lounge_ways(table):
    return [category for category in CATEGORIES if holders(table, category)]


def sleeping_ways(table):
    return [str(seat) for seat in table.others if any(table.counts(hand_of(seat)))]


def smoking_ways(table):
    if sum(table.counts(hand_of(table.seat))) < 2:
        return []
    return [f"{one} {other} {category}" for category in CATEGORIES for one, other in combinations(holders(table, category), 2)]


def passenger_ways(table):
    sides = (("left", table.left), ("right", table.right))
    return [f"{side} {category}" for side, seat in sides for category in table.categories_at(hand_of(seat))]


def dining_ways(table):
    """Guest by guest, clockwise, each asked for a category of its own that it holds."""
    most = min(MOST_GUESTS, table.hours // ACTIONS["dining"].a_guest)
    held = [(at, category, f"{seat} {category}") for at, seat in enumerate(table.others) for category in table.categories_at(hand_of(seat))]
    ways: list[str] = []
    tables: list[tuple] = [((), (), -1)]  # how it is said, what has been asked for, and where the last guest sits
    for _ in range(most):
        tables = [
            ((*way, guest), (*asked, category), at)
            for way, asked, last in tables
            for at, category, guest in held
            if at > last and category not in asked
        ]
        ways += [" ".join(way) for way, _, _ in tables]
    return ways


def grip_ways(table):
    return [f"{seat} {category}" for seat in range(table.number) for category in table.categories_at(discard_of(seat))]


def help_ways(table):
    stacks = [stack for stack in STACKS if stack <= table.boarded]
    return [f"{stack} {category}" for stack in stacks for category in table.categories_at(Place("stack", stack))]


class Action(NamedTuple):
    """Something to do in a car, and its price in hours."""

    car: str
    ways: Callable
    play: Callable
    costs: int = 0  # paid as one begins
    a_guest: int = 0  # so is this, for each
    found: int = 0  # if the bag was guessed right
    missed: int = 0  # or else

    @property
    def needs(self):
        """R20: the hours that must be left to begin it."""
        return self.costs + self.a_guest + self.found

    def fare(self, way):
        """Of doing it in this way, as one begins: words that stand two by two name the guests."""
        return self.costs + self.a_guest * (len(way) // 2)


ACTIONS = {
    "lounge": Action("lounge", lounge_ways, lounge, costs=2),
    "sleeping": Action("sleeping", sleeping_ways, sleeping, found=2, missed=1),
    "smoking": Action("smoking", smoking_ways, smoking, costs=3),
    "passenger": Action("passenger", passenger_ways, passenger, costs=1),
    "dining": Action("dining", dining_ways, dining, a_guest=1),
    "grip": Action("club", grip_ways, grip, costs=1),
    "help": Action("club", help_ways, may_i_help, costs=3),
}
DONE = "done"


@dataclass(frozen=True)
class Deeds:
    """What a seat may do in its turn: "lounge why", "dining 1 how 3 who" … or "done"."""

    table: Train  # as an onlooker sees it: what is legal follows from what everybody may know
    worked_out: dict = field(default_factory=dict, repr=False, compare=False)  # action → its ways, once somebody has asked for them

    def __contains__(self, word):
        if type(word) is not str:
            return False
        action, _, way = word.partition(" ")
        return word == DONE or (action in ACTIONS and way in self.ways(action))

    @property
    def open(self):
        """The actions that can be done in some way."""
        return tuple(filter(self.ways, ACTIONS))

    def __str__(self):
        return " | ".join((*self.open, DONE))

    def ways(self, action):
        """R20, R21: with the hours that it needs, and at most once on a leg."""
        if action not in self.worked_out:
            may = action not in self.table.used and self.table.hours >= ACTIONS[action].needs
            self.worked_out[action] = ACTIONS[action].ways(self.table) if may else []
        return self.worked_out[action]

    def closed(self, action):
        """Why a car is closed now: "used", "hours", "two" cards one needs, "nobody" has what is asked for; None: it is open."""
        if self.ways(action):
            return None
        if action in self.table.used:
            return "used"
        if self.table.hours < ACTIONS[action].needs:
            return "hours"
        if action == "smoking" and sum(self.table.counts(hand_of(self.table.seat))) < 2:
            return "two"
        return "aboard" if action == "help" and not self.table.boarded else "nobody"

    def example(self, chance):
        word = pick((*self.open, DONE), chance)
        return word if word == DONE else f"{word} {pick(self.ways(word), chance)}"


def act(table, word, chance):
    """R19, R30: one goes there freely, pays and does it. R31, R32: then a chat, if he stands there and it is the first deed in his car."""
    name, *way = word.split(" ")
    action, seat = ACTIONS[name], table.seat
    is_first = all(ACTIONS[done].car != action.car for done in table.used)
    table = replace(table, used=(*table.used, name), matter=(name,), cars=put(table.cars, seat, action.car))
    table = pay(table, action.fare(way)).tell(name, seat, *way)
    table = yield from action.play(table, chance, *way)
    if action.car == table.conductor and is_first and table.hands[seat].cards:
        table = yield from chat(table)
    return table


def chat(table):
    """R33: one of the conductor's cards, and one of one's own in its place."""
    seat = table.seat
    table = replace(table, phase="chat", matter=("chat",))
    slot = Place("slot", int((yield from ask_one(table, seat, [f"slot {slot}" for slot in SLOTS])).split(" ")[1]))
    table = yield from onto_discard(table, table.cards_at(slot)[0], slot, seat)
    table = replace(table, phase="put", matter=("chat", slot.number))
    card = (yield from ask_one(table, seat, [f"put {card}" for card in table.hands[seat].cards])).split(" ")[1]
    return table.carry(card, hand_of(seat), slot, seat)
