"""Two games more, in the browser: Liar's Dice and a game that dev.py has just written, put into a copy, built, and played to the end."""

import fcntl
import subprocess
import sys
from random import Random

import pytest

from tests.bench.bench_bytes import GAME, carried, size
from tests.chromium import PHONE
from tests.e2e.driver import Player
from tests.example.copied import ADDED, copied

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]
STILL = {**PHONE, "reduced_motion": "reduce"}
SHORT = {"liars": {"dice": "three"}, "spillikins": {}}
every_game = pytest.mark.parametrize("key", SHORT)


@pytest.fixture(scope="module")
def built(tmp_path_factory, request):
    """Once, by whichever of the workers comes first; the others wait for it."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if hasattr(request.config, "workerinput") else base) / "example"
    shared.mkdir(exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "copy").exists():
            subprocess.run([sys.executable, "-m", "web.build"], cwd=copied(shared / "being-made"), check=True)
            (shared / "being-made").rename(shared / "copy")
    return shared / "copy" / "dist"


@pytest.fixture
def site(built, serve):
    return serve(built)


def weight(dist):
    return sum(size(file) for file in carried(dist))


def test_a_further_game_takes_little_room_on_a_phone(built, dist):
    assert weight(built) - weight(dist) <= GAME * len(ADDED)


def last_screen(player, luck):
    *_, last = player.play_on(Random(luck).random)
    return last["screen"]


@every_game
@pytest.mark.expects("ERR_CONNECTION_REFUSED")
def test_somebody_alone_plays_it_with_robots_to_the_end_with_the_server_gone(visitor, site, key):
    player = Player(visitor(**STILL), site).open("it/").wait_until_offline()
    site.stop()
    assert last_screen(player.seat("Anna", bots=2, game=key, **SHORT[key]), 1) == "over"


@every_game
def test_it_is_passed_round_to_the_end(visitor, site, key):
    player = Player(visitor(**STILL), site).open("uk/")
    assert last_screen(player.seat("Йосип", "Ганна", "Жанна", game=key, **SHORT[key]), 2) == "over"
