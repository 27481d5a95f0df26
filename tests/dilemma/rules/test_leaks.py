"""The leak gate: two games that differ only in what a seat may not know look the same to that seat, byte for byte."""

from random import Random

import pytest

from pygame_logic import dilemma
from pygame_logic.dilemma.arena import Arena, Hand
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_move

SECRET = {"way": "passed", "clock": "8"}


def where_two_offers_are_possible(seed):
    """A game at a secret offer, and two cards the provoker can lay; None if this one ends before."""
    chance = Random(f"leak {seed}").random
    options = SECRET | {"first": "1", "arena": dilemma.OPTIONS["arena"][seed % 3]}
    played = Playthrough(dilemma, seed, 3 + seed % 3, options)
    for _ in play_on(played, seed, int(chance() * 120)):
        pass
    while not played.is_over and played.table.phase != "offer":
        played.play(random_move(played, chance))
    if played.is_over:
        return None
    words = played.open[played.table.provoker]
    return played, f"{played.table.provoker} {words[0]}", f"{played.table.provoker} {words[-1]}"


def twins(seed):
    found = where_two_offers_are_possible(seed)
    if not found:
        return None
    played, one, other = found
    return [Playthrough(dilemma, played.seed, played.seats, played.options, (*played.moves, offer)) for offer in (one, other)]


def not_gone(played):
    """Who has not seen the offer: everybody who has not said go, and the onlooker."""
    return [None, *(seat for seat, hand in enumerate(played.table.hands) if not hand.offer)]


def first_difference(one, other, seed):
    """Plays the same moves in both until the offer shows; the seat that could tell them apart, and after which move."""
    chance = Random(f"twins {seed}").random
    while one.table.phase == other.table.phase == "throw" and not one.table.offer:
        for seat in not_gone(one):
            if repr(one.seen_by(seat)) != repr(other.seen_by(seat)):
                return seat, one.moves[-1]
        moves = [move for move in (random_move(one, chance) for _ in range(20)) if is_legal(other, move)]
        if not moves:
            break
        one.play(moves[0])
        other.play(moves[0])
    return None


def is_legal(played, move):
    seat, _, word = move.partition(" ")
    return int(seat) in played.open and word in played.open[int(seat)]


def differences():
    pairs = ((seed, twins(seed)) for seed in range(60))
    return (found for seed, pair in pairs if pair and (found := first_difference(*pair, seed)))


def test_two_offers_look_the_same_to_who_has_not_said_go():
    assert [*differences()] == []


def hand_as_it_is(table, hidden):
    return Hand(hidden.cards, hidden.before) if isinstance(hidden, Hand) else None


def offer_as_it_lies(table, hidden):
    return Hand(hidden.before, hidden.before) if isinstance(hidden, Hand) else hidden


@pytest.mark.parametrize("careless", [hand_as_it_is, offer_as_it_lies])
def test_the_gate_finds_a_back_that_shows_too_much(careless, monkeypatch):
    monkeypatch.setattr(Arena, "back", careless)
    assert any(differences())


def test_who_is_awaited_gives_no_throw_away():
    """An equal card and another: both throwers stay awaited until they pass the phone on."""
    start = ("1 offer 8", "2 go")
    seen = [
        Playthrough(dilemma, 5, 3, SECRET | {"first": "1"}, (*start, f"2 throw {value} 0 10000 0 0 1000")).seen_by(0) for value in (8, 3)
    ]
    assert seen[0] == seen[1]


def test_the_words_of_a_question_aloud_follow_from_what_everybody_sees():
    """Flat on the table: the cards one may throw are those that lie face up or were never played."""
    played = Playthrough(dilemma, 5, 3, {"way": "flat", "first": "1"}, ("1 offer 8", "all go", "2 throw 8 0 10000 0 0 1000"))
    seen = played.seen_by(None)
    shown = {card.value for card in seen.table.race if card.owner == 2}
    assert set(seen.words[2].cards) == set(seen.table.hands[2].cards) - shown
