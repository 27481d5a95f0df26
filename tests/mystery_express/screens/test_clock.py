"""Mystery Express, the time of the crime: what stands beside the watch while the cards go by."""

import pytest

from tests.mystery_express.table import at
from web.games.mystery_express.game import GAME as mystery
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

PEOPLE = tuple(Person(name, colour, "") for colour, name in enumerate(("Anna", "Bernard", "Clara", "Daniel", "Eva"), 1))


@pytest.mark.parametrize(("cards", "is_there"), [(0, True), (1, False)])
def test_the_guide_speaks_before_the_first_card_and_leaves_all_the_room_to_the_watch(cards, is_there):
    played = at("clock")
    for _ in range(cards):
        played.play("all next")
    assert ('class="guide' in page_of(played)) is is_there


def page_of(played):
    return str(shown(mystery, View(played.seen_by(None), PEOPLE, Say("en"), "", {})))
