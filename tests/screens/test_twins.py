"""The leak gate of the pages, for every game: where two worlds look the same to a seat, its phone shows the same, byte for byte.

The worlds are two games that were dealt alike and differ in one answer given in private, or two deals that nobody can tell apart yet.
What a seat may know of them is for the rules to say, and each game's own gate asks that; here nothing may be shown beside it.
"""

from random import Random

import pytest

from pygame_logic.playthrough import Playthrough, called
from tests.games import any_of, play_on, random_game, random_move
from tests.rooms import ROOMS
from tests.screens import chair
from tests.screens.chair import chairs
from web.words import Say

SAY = Say("en")
FORKS = 12  # in one game
MOVES = 4  # made in both worlds after that
DEALS = 6


def shown(at):
    """All that this phone shows and says as long as whoever sits there holds it."""
    table, game = at.onlooker.table, at.game
    told = [game.progress(table, SAY), game.rule_now(table), game.sounds(table.log), str(at.story)]
    if at.session.is_covered:
        told.append(str(at.cover))
    if at.is_shown_a_page:
        told += map(str, at.pages)
    if not at.played.is_over:
        told.append(str(at.waiting))
    return told


def differences(game, worlds):
    """(the moves so far, the seat) wherever two worlds look the same, and are shown otherwise."""
    for one, other in worlds:
        for left, right in zip(chairs(game, one, SAY), chairs(game, other, SAY), strict=True):
            if left.seen == right.seen and shown(left) != shown(right):
                yield one.moves, left.seat


def twins(game, seed):
    """Pairs of worlds, move by move."""
    yield from deals(game, seed)
    chance = Random(f"twins {seed}").random
    for played in forks(game, seed):
        seat = next(seat for seat, words in played.open.items() if seat is not None and len({*two_of(words)}) > 1)
        one, other = (again(played).play(f"{called(seat)} {word}") for word in two_of(played.open[seat]))
        yield one, other
        for _ in range(MOVES):
            move = next((move for move in (random_move(one, chance) for _ in one.open) if is_open(other, move)), None)
            if move is None:
                break
            yield one.play(move), other.play(move)


def deals(game, seed):
    one = random_game(game.RULES, seed)
    yield from ((one, Playthrough(game.RULES, seed + 1 + other, one.seats, one.options)) for other in range(DEALS))


def forks(game, seed):
    """Where somebody may say this or that in private: some such moments of a random game."""
    played = random_game(game.RULES, seed)
    found = [len(on.moves) for on in play_on(played, seed) if not on.ask.aloud and has_a_choice(on)]
    return [again(played, count) for count in found[:: len(found) // FORKS + 1]]


def has_a_choice(played):
    return any(seat is not None and len({*two_of(words)}) > 1 for seat, words in played.open.items())


def two_of(words):
    return any_of(words, lambda: 0), any_of(words, lambda: 0.999)


def again(played, count=None):
    return Playthrough(played.game, played.seed, played.seats, played.options, played.moves[:count])


def is_open(played, move):
    seat, _, word = move.partition(" ")
    return any(called(asked) == seat and word in words for asked, words in played.open.items())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ROOMS.values(), ids=ROOMS)
def test_what_looks_the_same_to_a_seat_is_shown_the_same(game, seed):
    assert [*differences(game, twins(game, seed))] == []


def test_the_gate_finds_a_cover_that_looks_under_itself(monkeypatch):
    monkeypatch.setattr(chair, "covered", lambda say, session, tap: session.played.table.hands)
    assert any(difference for game in ROOMS.values() for difference in differences(game, twins(game, 0)))
