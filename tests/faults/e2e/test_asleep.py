"""A phone that sleeps for an hour while a clock runs: whoever was on the clock has passed, or has their time again; nothing is lost."""

import json
from random import Random

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.e2e.moments import moment, record_of

pytestmark = pytest.mark.guest
AN_HOUR, A_WHILE = 3_600_000, 5_000  # milliseconds
DARK = "() => { dispatchEvent(new Event('blur')); dispatchEvent(new Event('pagehide')) }"
# a throw, cards in the air, a speech, cards that go by themselves
TIMED = {f"{at:08x}": name for at, name in enumerate(("throw", "race", "plea", "clock"), 1)}


def test_an_hour_asleep_in_each_phase_with_a_clock_costs_no_move_and_the_game_goes_on(visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{id}": record_of(name) for id, name in TIMED.items()})
    player.page.clock.install()
    wrong = []
    for id, name in TIMED.items():
        player.press("games").press(f"resume {id}")
        for door in ("uncover", "play 0 go"):
            if door in player.look()["doors"]:
                player.press(door)
        player.page.evaluate(DARK)
        player.page.clock.fast_forward(AN_HOUR)
        player.page.clock.run_for(A_WHILE)
        player.page.wait_for_selector("html:not([data-blind])")
        player.step(player.look(), Random(1).random)
        moves, there = moment(name).moves, json.loads(player.records()[f"game/{id}"])["save"]["moves"]
        if there[: len(moves)] != moves or player.screen not in ("cover", "table"):
            wrong.append((name, player.screen, there[-3:]))
        player.painted_by(player.page.go_back)
    assert wrong == []
