"""Two thumbs on one page: what is pressed before the next one is painted counts there, or nowhere."""

import pytest

from pygame_logic.playthrough import Playthrough
from tests.chromium import PHONE
from tests.games import FINISHED

from .driver import Player, recorded
from .eyes import middle
from .line import at, heading, press, ready
from .moments import PEOPLE, record_of
from .test_line_boot import held_up

pytestmark = pytest.mark.guest
__all__ = ["held_up"]
BOTH = """wanted => {
    for (const control of wanted.map((does) => document.querySelector(`#screen [data-do^="${does}"]`))) control.click()
}"""


def both(page, *wanted):
    """In one and the same moment, so that nothing can be painted in between."""
    page.evaluate(BOTH, wanted)


def lives(page):
    press(page, "settings")
    at(page, "settings")
    return not page.locator("#failed").is_visible()


def test_whoever_goes_back_before_python_is_there_has_not_pressed_start(phone, site, held_up):
    phone.goto(f"{site.url}en/dilemma/")
    both(phone, "back", "start")
    held_up()
    at(phone, "home")
    ready(phone)
    assert phone.locator("[data-do^=resume]").count() == 0
    assert lives(phone)


def test_start_before_python_is_there_begins_the_game_and_nobody_is_removed_from_it(phone, site, held_up):
    phone.goto(f"{site.url}en/dilemma/")
    both(phone, "add", "start", "remove 1")
    held_up()
    at(phone, "cover")
    ready(phone)
    phone.go_back()
    at(phone, "home")
    assert phone.locator("[data-do^=resume]").count() == 1
    assert lives(phone)


def test_what_is_pressed_on_the_page_behind_the_blind_is_not_pressed_on_the_one_that_comes(phone, site, held_up):
    phone.goto(f"{site.url}en/dilemma/#settings")
    both(phone, "add", "start")
    held_up()
    ready(phone)
    at(phone, "settings")
    assert not phone.locator("#failed").is_visible()


def test_a_door_that_opens_while_python_arrives_leads_where_it_says(phone, site, held_up):
    doors = []
    phone.route("**/en/dilemma/", lambda route: doors.append(route))
    phone.goto(f"{site.url}en/")
    press(phone, "setup dilemma")
    held_up()
    ready(phone)
    doors.pop().continue_()
    at(phone, "setup")
    seats = phone.locator("[data-drag]").count()
    press(phone, "add")
    phone.wait_for_function("seats => document.querySelectorAll('[data-drag]').length > seats", arg=seats)
    assert heading(phone) == "Dilemma"


@pytest.mark.parametrize("second", ["story", "rematch"])
def test_at_the_end_whoever_goes_home_is_home(visitor, site, second):
    player = Player(visitor(**PHONE), site).open("en/").take_in({"game/00000001": record_of("end")})
    player.press("resume 00000001").press("draft score").press("play all next")
    both(player.page, "home", second)
    at(player.page, "home")
    assert lives(player.page)
    press(player.page, "back")
    at(player.page, "home")
    assert player.page.locator("[data-do^=resume]").count() == 0


def test_three_fingers_at_once_on_the_flat_table_all_count(visitor, site):
    throwing = Playthrough(FINISHED["dilemma"], 7, 4, {"first": "0", "way": "flat", "clock": "none"}, ["0 offer 4", "all go"])
    player = Player(visitor(**PHONE), site).open("en/").take_in({"game/00000001": recorded(throwing, PEOPLE[:4])})
    player.press("resume 00000001")
    passes = [middle(player.control(f"play {seat} pass")) for seat in (1, 2, 3)]
    fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(passes)]
    player.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    player.touch("touchEnd")
    player.page.wait_for_selector("#screen:not(:has([data-do$=pass]))")
    assert {*player.save()["moves"][2:5]} == {"1 pass", "2 pass", "3 pass"}
