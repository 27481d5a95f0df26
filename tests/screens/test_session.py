"""One game on one phone: robots answer when they are asked, and once more when somebody else has answered meanwhile."""

from random import Random
from types import SimpleNamespace

from pygame_logic.playthrough import Playthrough
from tests.tiny import STANDOFF
from web.game import Game
from web.people import Person
from web.session import Session


class Polite(Game):
    """The first seat's robot lets the other one speak first."""

    KEY = "tiny"
    RULES = STANDOFF
    BOTS = SimpleNamespace(choose=lambda seen, chance, level: None if seen.seat == 0 and 1 in seen.awaited else "share")


def test_a_robot_that_held_its_tongue_is_asked_again_after_another_has_spoken():
    robots = (Person("Gaston", 1, "novice"), Person("Tilda", 2, "novice"))
    session = Session("1", Polite(), robots, Playthrough(STANDOFF, 7, 2), began=0)
    session.let_robots_play(Random(1).random)
    assert session.played.moves == ["1 share", "0 share"]
