"""The leak gate of Mystery Express: exchange two cards of a category that a seat has not seen, and it sees the same."""

from random import Random

import pytest

from pygame_logic.mystery_express import cars
from pygame_logic.mystery_express.cars import Deeds
from pygame_logic.mystery_express.clues import CATEGORY
from pygame_logic.mystery_express.stations import send_and_reveal
from pygame_logic.mystery_express.train import Hand, Train
from pygame_logic.table import ask_each
from tests.games import scene
from tests.mystery_express.table import at, deed, say, train
from tests.mystery_express.twins import LAST, Ride, lies_like

RIDES = range(60)


def differences(rides=RIDES):
    """For every ride that has two cards to exchange: with which move the seat could tell, if it could."""
    for seed in rides:
        ride = Ride(seed)
        pair = ride.two_hidden(Random(f"exchange {seed}").random)
        if pair:
            yield ride.difference(*pair)


def test_two_hidden_cards_exchanged_look_the_same_to_whoever_has_seen_neither():
    assert [move for move in differences() if move] == []


def test_most_exchanges_are_played_to_the_end():
    assert [*differences(range(30))].count("") > 15


def test_the_gate_knows_where_every_card_lies():
    rides = [ride for ride in map(Ride, range(20)) if ride.played.table.phase != LAST]
    assert all(lies_like(ride.played.table, ride.lying, ride.values) for ride in rides)


def doubles_asked_once(table, answers, aloud=False):
    return (yield from ask_each(table, {seat: [*dict.fromkeys(words)] for seat, words in answers.items()}, aloud))


def test_the_gate_finds_a_question_that_is_not_asked_when_both_cards_are_the_same(monkeypatch):
    monkeypatch.setattr(cars, "ask_each", doubles_asked_once)
    assert any(differences())


CAREFUL = Train.back


def hands_in_the_open(table, hidden):
    return hidden if isinstance(hidden, Hand) else CAREFUL(table, hidden)


def slots_in_the_open(table, hidden):
    return CAREFUL(table, hidden) if isinstance(hidden, Hand) else CAREFUL(table, hidden)._replace(slots=hidden.slots)


def solution_in_the_open(table, hidden):
    return CAREFUL(table, hidden) if isinstance(hidden, Hand) else CAREFUL(table, hidden)._replace(solution=hidden.solution)


@pytest.mark.parametrize("careless", [hands_in_the_open, slots_in_the_open, solution_in_the_open])
def test_the_gate_finds_a_back_that_shows_too_much(careless, monkeypatch):
    monkeypatch.setattr(Train, "back", careless)
    assert any(differences())


def orders_differ():
    """Whether a neighbour can tell in which order somebody holds the cards."""
    one, other = (train(hand, "money", "greed") for hand in ("hanged candy | shot unknown", "candy hanged | unknown shot"))
    return one.seen_by(1) != other.seen_by(1)


def test_the_order_of_a_hand_shows_nothing():
    assert not orders_differ()


def backs_as_they_lie(table, hidden):
    backs = CAREFUL(table, hidden)
    return backs._replace(cards=tuple(map(CATEGORY.get, hidden.cards))) if isinstance(hidden, Hand) else backs


def test_backs_in_the_order_in_which_they_lie_would(monkeypatch):
    monkeypatch.setattr(Train, "back", backs_as_they_lie)
    assert orders_differ()


def test_the_words_of_a_turn_follow_from_what_everybody_sees():
    turns = [ride.played for ride in map(Ride, range(30)) if ride.played.table.phase == "turn"]
    assert all(played.open == {played.table.seat: Deeds(played.seen_by(None).table)} for played in turns)


BAG = train("hanged", "shot candy", "money", "greed")
POWER = train("money", "shot pushed", "greed", "candy", investigators=("pransky", "strauss", "mirabella", "macdouglas"), has_powers=True)
CHAT = train("hanged shot", "candy", "greed", conductor="dining")
BUDAPEST = train("hanged candy", "shot money", "greed", whistle=0)


def at_budapest(*moves):
    return scene(lambda: send_and_reveal(BUDAPEST), *moves, seats=3)


SECRETS = {  # who knows it: two games that differ in nothing else
    "the hand with the bag": ((1,), lambda secret: deed(BAG, "sleeping 1", f"1 hide {secret}"), ("left", "right")),
    "a card of the same back": ((0, 1), lambda secret: deed(POWER, "dining 1 how", f"1 show {secret}"), ("shot", "pushed")),
    "what is put on a slot": ((0,), lambda secret: deed(CHAT, "dining 1 who", "0 slot 1", f"0 put {secret}"), ("hanged", "shot")),
    "a telegram": ((0,), lambda secret: at_budapest(f"0 telegram {secret} - - - -"), ("shot", "-")),
    "the card of the revelation": ((0,), lambda secret: at_budapest("0 telegram - - - - -", f"0 reveal {secret}"), ("hanged", "candy")),
    "final answers": ((0,), lambda secret: say(at("finals", seats=3), f"0 finals {secret} - - - -"), ("shot", "-")),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_whoever_knows_a_secret_can_tell_and_nobody_else(secret):
    knowing, play, words = SECRETS[secret]
    one, other = map(play, words)
    assert tuple(seat for seat in (None, *range(one.seats)) if one.seen_by(seat) != other.seen_by(seat)) == knowing


def test_nobody_else_sees_the_times_in_a_fan():
    table = at("fan", 3, seats=3, fans="round").table
    views = [table.with_hand(0, fan=fan).tell("fan", 0, 1, to=(0,), secret=fan).seen_by(1) for fan in (("4:00",), ("4:30", "12:00"))]
    assert views[0] == views[1]
