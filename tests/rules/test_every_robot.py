"""Robots of every game play by its rules, to the end, from nothing but what their seat may see."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from pygame_logic.playthrough import Playthrough
from tests.games import FINISHED, play_on, random_game
from tests.playthroughs.goldens import goldens
from tests.robots import robots_move, robots_of

SETTINGS = goldens()


@pytest.mark.parametrize("name", SETTINGS)
def test_robots_play_at_every_golden_table_to_the_end(name):
    """An illegal word would prevent it, for the playthrough refuses it."""
    (game, seats, options), robots = SETTINGS[name], robots_of(name.partition("-")[0])
    played, chance = Playthrough(game, 0, seats, options), Random(name).random
    while not played.is_over:
        played.play(robots_move(played, robots.choose, chance, lambda seat: robots.LEVELS[seat % len(robots.LEVELS)]))
    again, lost = Playthrough.load(game, played.save())
    assert (again.table, lost) == (played.table, []), "a robot's move is saved like a person's, and no robot runs on replay"


@pytest.mark.parametrize("room", FINISHED)
@settings(max_examples=40)
@given(data=st.data(), seed=st.integers(0, 10**6), moves=st.integers(0, 200))
def test_wherever_random_play_has_led_a_robot_says_a_legal_word_or_none(room, data, seed, moves):
    robots = robots_of(room)
    level, played = data.draw(st.sampled_from(robots.LEVELS)), random_game(FINISHED[room], seed)
    for _ in play_on(played, seed, moves):
        pass
    said = {seat: robots.choose(played.seen_by(seat), Random(seed).random, level) for seat in range(len(played.table.hands))}
    assert {seat: word for seat, word in said.items() if word is not None and word not in played.open.get(seat, ())} == {}
