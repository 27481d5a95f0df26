"""The leak gate of Dilemma Express: exchange two hidden cards, and whoever sees neither of them sees the same."""

import re
from random import Random

import pytest

from pygame_logic import dilemma_express
from pygame_logic.dilemma_express.piles import KINDS, Piles
from pygame_logic.dilemma_express.rails import Hand, Rails
from pygame_logic.playthrough import Playthrough
from pygame_logic.table import pick
from tests.dilemma_express.table import deck
from tests.games import play_on, random_game

SMALL = deck(i=40, g=30, m=60)


def somewhere(seed):
    """A game of any size and variant, anywhere in its course."""
    options = random_game(dilemma_express, seed).options | {"deck": SMALL, "first": "0"}
    played = Playthrough(dilemma_express, seed, 3 + seed % 11, options)
    for _ in play_on(played, seed, int(Random(seed).random() * 60)):
        pass
    return played


def exchanged(played, one, other):
    """The same game in which these two cards were dealt in each other's place."""
    names = {one: other, other: one}
    renamed = [re.sub(r"\b[igm]\d+\b", lambda found: names.get(found[0], found[0]), move) for move in played.moves]
    dealt = {name: " ".join(names.get(card, card) for card in played.options[name].split(" ")) for name in ("deck", "before")}
    return Playthrough(dilemma_express, played.seed, played.seats, played.options | dealt, renamed)


def hidden_from(table, seat):
    """The ids that this seat has never seen and cannot see now: in the other hands and in the decks."""
    hands = [hand for owner, hand in enumerate(table.hands) if not table.may_see(seat, owner)]
    there = [card for hand in hands for cards in hand for card in cards] + [card for pile in table.down.decks for card in pile]
    return [card for card in there if not card.figures and card.id not in repr(table.log)]


def differences():
    """(seed, seat) wherever an exchange of two hidden cards of a kind shows in somebody's view."""
    for seed in range(120):
        played, chance = somewhere(seed), Random(f"exchange {seed}").random
        for seat in (None, *played.table.seats):
            hidden = hidden_from(played.table, seat)
            kind = pick(KINDS, chance)
            cards = [card.id for card in hidden if card.kind == kind]
            if len(cards) > 1:
                twin = exchanged(played, cards[0], cards[-1])
                if repr(twin.seen_by(seat)) != repr(played.seen_by(seat)):
                    yield seed, seat


def test_two_hidden_cards_exchanged_look_the_same_to_whoever_sees_neither():
    assert list(differences()) == []


def hands_in_the_open(table, hidden):
    return hidden if isinstance(hidden, Hand) else None


def next_card_shown(table, hidden):
    return hidden and (Piles(tuple(pile[:1] for pile in hidden.decks)) if isinstance(hidden, Piles) else None)


@pytest.mark.parametrize("careless", [hands_in_the_open, next_card_shown])
def test_the_gate_finds_a_back_that_shows_too_much(careless, monkeypatch):
    monkeypatch.setattr(Rails, "back", careless)
    assert any(differences())
