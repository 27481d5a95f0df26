"""What the tests of Mystery Express’s pages look at: a game at random, stopped at a moment, and its page as somebody sees it."""

from random import Random

from pygame_logic import mystery_express
from pygame_logic.playthrough import Playthrough
from tests.games import random_move
from tests.screens.phone import Page
from web.games.mystery_express.deed import deed
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.pocket import Pocket
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

NAMES = ("Anna", "Bernard", "Clara", "Daniel", "Eva")
SAY = Say("en")


def people_of(seats, robots=()):
    return tuple(Person(name, colour, "snoop" if colour - 1 in robots else "") for colour, name in enumerate(NAMES[:seats], 1))


def page_of(played, seat, draft="", read=True, robots=(), **pocket):
    pocket = Pocket(read=len(played.table.log) if read is True else read, **pocket)
    people = people_of(played.table.number, robots)
    return Page(str(shown(mystery, View(played.seen_by(seat), people, SAY, draft, {}, pocket))))


def moments(seed, seats=4, **options):
    """A game at random, move by move."""
    played, chance = Playthrough(mystery_express, seed, seats, options), Random(seed).random
    while not played.is_over:
        yield played
        played.play(random_move(played, chance))


def moment(phase, seed=3, when=lambda played: True, **options):
    return next(played for played in moments(seed, **options) if played.table.phase == phase and when(played))


def asked_in(played):
    return next(iter(played.open))


def is_deed(action):
    return lambda played: any(line[0] == action for line in played.table.log) and deed(played.table.log)[0] == action
