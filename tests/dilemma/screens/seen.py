"""What the tests of Dilemma’s pages look at: a game after these moves, and its page as somebody sees it."""

from pygame_logic.dilemma.throw import Throw, aim
from pygame_logic.playthrough import Playthrough
from tests.screens.phone import Page
from web.games.dilemma.game import GAME as dilemma
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

SAY = Say("en")
NAMES = ("Anne", "Bernard", "Christine", "Daniel", "Éric")
SETTINGS = {"throw": "swipe", "reach": "3"}
OPTIONS = dilemma.RULES.OPTIONS


def people(seats):
    return tuple(Person(name, colour) for colour, name in enumerate(NAMES[:seats], 1))


def throw(value, x=0, y=0, at=1000, angle=0):
    return str(Throw(value, *aim(x, y), 0, angle, at))


def game(*moves, seats=4, seed=3, **options):
    return Playthrough(dilemma.RULES, seed, seats, {"first": "0"} | options, moves)


def page(played, seat, draft="", settings=SETTINGS):
    return Page(str(shown(dilemma, View(played.seen_by(seat), people(played.seats), SAY, draft, settings))))


def view(played, seat):
    """Whose view a shared phone shows while this seat is asked."""
    return None if played.ask.aloud or dilemma.lies_flat(played.table) else seat


def fought(one, other):
    """Anne's 8 against Bernard's 3, and what they chose."""
    passes = [f"{seat} {word}" for seat in (2, 3) for word in ("go", "pass")]
    return game("0 offer 8", "1 go", "1 " + throw(3), "1 pass", *passes, "all next", f"0 {one}", f"1 {other}")


def swipe(x, y):
    return [[10 * at, 300 + 11 * at * x, 300 + 11 * at * y] for at in range(12)]
