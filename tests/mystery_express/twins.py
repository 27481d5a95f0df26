"""Two games of Mystery Express that differ in nothing but the places of two hidden cards, move by move.

A card is the number of the output of chance that dealt it: two of these numbers exchanged, two cards have changed places.
"""

from random import Random
from types import SimpleNamespace
from typing import NamedTuple

from pygame_logic import mystery_express
from pygame_logic.mystery_express import HAND
from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, WHEN, cards_of
from pygame_logic.mystery_express.train import CITIES, Place, discard_of, hand_of
from pygame_logic.playthrough import IllegalMove, Playthrough
from pygame_logic.table import pick, shuffled
from tests.games import random_game, random_move

LAST = "finals"  # from here on everybody is told


def rigged(one, other):
    """The same rules, with two outputs of chance exchanged."""

    def play(seats, chance, options):
        outputs = [chance() for _ in range(one + other + 1)]
        outputs[one], outputs[other] = outputs[other], outputs[one]
        return mystery_express.play(seats, lambda: outputs.pop(0) if outputs else chance(), options)

    return SimpleNamespace(**vars(mystery_express) | {"play": play})


def cards_in_play(seats):
    """The value of every card, by its number."""
    return [card for category in CATEGORIES for card in cards_of(category, seats)]


def deal(seed, seats):
    """Place → the numbers of the cards that are dealt there; the solution lies under the train."""
    chance = Random(seed).random
    each = len(cards_in_play(seats)) // len(CATEGORIES)
    decks = [shuffled(range(at * each, at * each + each), chance) for at in range(len(CATEGORIES))]
    shuffled(cards_of(WHEN, seats), chance)
    crimes = shuffled([card for deck in decks for card in deck[1:]], chance)
    lying = {hand_of(seat): [*crimes[seat : HAND * seats : seats]] for seat in range(seats)}
    rest = [*crimes[HAND * seats :]]
    lying |= {Place("slot", at): rest[at - 1 : at] for at in (1, 2, 3)}
    first = 3 + mystery_express.USUAL_STACK[seats]
    return lying | {Place("stack", 1): rest[3:first], Place("stack", 2): rest[first:], Place("solution", 0): [deck[0] for deck in decks]}


class Step(NamedTuple):
    move: str
    named: tuple  # the numbers of the cards that it names
    seen: object  # what the seat sees after it
    lying: dict
    picked: tuple  # where a card was drawn at random: what lay there


class Ride:
    """A game as far as chance likes, as one seat sees it; `hidden`: the cards that this seat has not seen."""

    def __init__(self, seed):
        self.seed, self.seats, chance = seed, 3 + seed % 3, Random(f"ride {seed}").random
        self.options = random_game(mystery_express, seed).options | {"first": "0", "stack": "usual"}
        self.options |= dict.fromkeys(CITIES[1:], "4")
        self.seat = pick((None, *range(self.seats)), chance)
        self.values, self.lying = cards_in_play(self.seats), deal(seed, self.seats)
        self.hidden = {*range(len(self.values))} - {*self.lying.get(hand_of(self.seat), ())}
        self.told, self.moved, self.deed, self.steps = 0, {}, "", []
        self.played = Playthrough(mystery_express, seed, self.seats, self.options)
        self.follow()
        for _ in range(int(chance() * 200)):
            move = random_move(self.played, chance)
            named = self.named(move)
            self.played.play(move)
            if self.played.table.phase == LAST:
                break
            picked = self.follow()
            lying = {place: tuple(cards) for place, cards in self.lying.items()}
            self.steps.append(Step(move, named, self.played.seen_by(self.seat), lying, picked))

    def named(self, move):
        who, verb, *words = move.split(" ")
        if verb not in ("show", "give", "put", "reveal"):
            return ()
        hand = [*self.lying[hand_of(int(who))]]
        return tuple(hand.pop(next(at for at, card in enumerate(hand) if self.values[card] == word)) for word in words)

    def follow(self):
        """Where the cards went with the last move; gives the heaps from which one was drawn at random."""
        table, picked = self.played.table, []
        faces = {at: secret for _, at, secret in table.whispers}
        hears = {at for seats, at, _ in table.whispers if self.seat in seats}
        for at, line in enumerate(table.log[self.told :], self.told):
            match line:
                case ("card", category, start, end, shown):
                    if start.kind == "stack" or (self.deed == "sleeping" and (start.kind, end.kind) == ("hand", "discard")):
                        picked.append(self.of(category, self.lying[start]))
                    card = self.first(start, shown or faces[at])
                    self.lying[start].remove(card)
                    self.lying.setdefault(end, []).append(card)
                    self.moved[at] = card
                    if shown or at in hears:
                        self.hidden.discard(card)
                case ("tunnel", _, owner, category):
                    picked.append(self.of(category, self.lying[hand_of(owner)]))
                    if at in hears:
                        self.hidden.discard(self.first(hand_of(owner), faces[at]))
                case ("look", self.seat, seen):
                    self.hidden.discard(self.moved[seen])
                case ("grip", _, whose, category):
                    self.take_back(int(whose), category)
                case ("arrived", _):
                    for seat in range(self.seats):
                        self.take_back(seat, None)
                case ("lounge" | "sleeping" | "smoking" | "passenger" | "dining" | "help", *_):
                    self.deed = line[0]
        self.told = len(table.log)
        return tuple(picked)

    def first(self, place, value):
        return next(card for card in self.lying[place] if self.values[card] == value)

    def of(self, category, cards):
        return tuple(card for card in cards if CATEGORY[self.values[card]] == category)

    def take_back(self, seat, category):
        hand, pile = self.lying[hand_of(seat)], self.lying.get(discard_of(seat), [])
        back = self.of(category, pile) if category else pile
        hand += back
        self.lying[discard_of(seat)] = [card for card in pile if card not in back]

    def two_hidden(self, chance):
        """Two of a category that are not the same."""
        cards = sorted(self.hidden)
        pairs = [(one, other) for one in cards for other in cards if one < other and self.is_pair(self.values[one], self.values[other])]
        return pick(pairs, chance) if pairs else None

    def is_pair(self, one, other):
        return one != other and CATEGORY[one] == CATEGORY[other]

    def difference(self, one, other):
        """The move with which the seat could tell the twin from the game; "" if it never can, None if chance went another way."""
        twin = Playthrough(rigged(one, other), self.seed, self.seats, self.options)
        values = [*self.values]
        values[one], values[other] = values[other], values[one]
        for step in self.steps:
            word = step.move.split(" ")
            try:
                twin.play(" ".join((*word[:2], *(values[card] for card in step.named))) if step.named else step.move)
            except IllegalMove:
                return step.move
            if any(has_double(card, kind, cards) for card in (one, other) for kind in (self.values, values) for cards in step.picked):
                return None
            if twin.seen_by(self.seat) != step.seen:
                return step.move
            if not lies_like(twin.table, step.lying, values):
                return None
        return ""


def has_double(card, values, cards):
    return card in cards and sum(values[each] == values[card] for each in cards) > 1


def lies_like(table, lying, values):
    """Whether the cards lie in the same order: of two that are the same the first is always taken."""
    return all(
        tuple(values[card] for card in lying.get(place, ())) == table.cards_at(place)
        for seat in range(table.number)
        for place in (hand_of(seat), discard_of(seat))
    )
