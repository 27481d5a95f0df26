"""A first lesson with a real finger: it is led through every scene, throws, holds, and nothing is left of it on the phone."""

import pytest

from tests.chromium import PHONE
from tests.e2e.driver import Player

pytestmark = pytest.mark.guest
SCENES = 4  # of Dilemma's
# how far the tip of the finger lies from the middle of its control, across and down, in parts of its size
ASIDE = """() => {
  const placed = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [tip, { x, y, width, height }] = [placed("body > .finger"), placed("[data-finger]")];
  return Math.max(Math.abs(tip.x - x - width / 2) / width, Math.abs(tip.y - y - height / 2) / height);
}"""


@pytest.fixture
def learner(visitor, site):
    return Player(visitor(**PHONE), site).open("en/")


def test_whoever_follows_the_finger_comes_from_the_poster_to_the_set_up_page(learner):
    """Past the cards in the air and the coins that turn, for the finger waits until they are done."""
    learner.press("lesson dilemma 1")
    scenes = []
    while learner.screen != "setup":
        doors = learner.look()["doors"]
        if way_on := next((do for do in ("met", "on") if do in doors), None):
            scenes.append(learner.look()["hash"])
            learner.press(way_on)
        else:
            learner.page.wait_for_selector("body > .finger:not([hidden]) svg")
            learner.page.wait_for_function(f"({ASIDE})() < 0.5")  # it moves with the frame after the page
            learner.follow()
    assert ([scenes.count(place) for place in dict.fromkeys(scenes)], learner.records()) == ([2] * SCENES, {})


def test_whoever_only_hears_the_page_hears_the_thought_and_is_led_to_what_is_meant(learner):
    learner.press("lesson dilemma 1")
    learner.page.wait_for_function("document.getElementById('say').textContent.startsWith('Ten cards')")
    assert learner.page.evaluate("document.activeElement.dataset.do") == "met"
    learner.page.keyboard.press("Enter")
    learner.page.wait_for_function("'finger' in document.activeElement.dataset")


def test_pressed_on_the_poster_before_python_is_there_it_comes_with_it(visitor, site):
    learner = Player(visitor(**PHONE), site)
    learner.page.goto(f"{site.url}en/")
    learner.page.locator("[data-do='lesson dilemma 1']").tap()
    learner.page.wait_for_selector("[data-place='lesson-dilemma-1'] .lesson", timeout=60_000)
    assert learner.look()["hash"] == "#lesson-dilemma-1"


def test_where_nothing_moves_the_finger_is_there_at_once(visitor, site):
    learner = Player(visitor(**PHONE, reduced_motion="reduce"), site).open("en/").press("lesson dilemma 1").press("met")
    assert learner.page.locator("body > .finger svg").is_visible()
