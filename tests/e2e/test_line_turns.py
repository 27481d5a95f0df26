"""What moves between two pages: a blind that rises, a board that rattles, a page that turns into the next, a bar that takes its colour."""

import pytest

from tests.e2e.driver import Player
from tests.e2e.eyes import middle

pytestmark = pytest.mark.guest
# of each page that turned, whether a secret was on it or on the next; where the blind was when a page with a secret came; what was felt
WATCH = """
window.turned = [];
const turn = document.startViewTransition.bind(document);
document.startViewTransition = (change) => {
  const isSecret = () => document.getElementById("screen").hasAttribute("data-private");
  const before = isSecret();
  return turn(async () => { await change(); turned.push(before || isSecret()); });
};
window.blinds = [];
document.addEventListener("painted", async ({ detail: { root } }) => {
  await null;
  if (root.hasAttribute("data-private")) blinds.push(getComputedStyle(document.documentElement, "::after").translate);
});
window.buzzed = [];
navigator.vibrate = (long) => buzzed.push(long);
window.boards = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const board = document.querySelector("[data-screen=cover] .flap.turn");
  if (board) boards.push(board.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true }));
"""
BAR = "document.querySelector('meta[name=theme-color]').content"


@pytest.fixture
def player(phone, site):
    phone.add_init_script(WATCH)
    return Player(phone, site)


def at_the_cover(player):
    return player.open("en/").seat("Anna", "Ben", "Clara")


def test_no_picture_of_a_page_with_a_secret_is_kept_for_the_page_that_comes(player):
    at_the_cover(player).press("uncover").press("menu").press("close").press("uncover")
    player.page.evaluate("dispatchEvent(new Event('blur'))")
    player.page.wait_for_selector("#screen[data-screen=cover]")
    turned = player.page.evaluate("turned")
    assert turned and not any(turned)


def test_the_blind_is_down_when_a_hand_is_painted_and_rises_from_there(player):
    at_the_cover(player).press("uncover")
    assert player.page.evaluate("blinds") == ["0px 0%"]
    player.page.wait_for_function("getComputedStyle(document.documentElement, '::after').visibility === 'hidden'")


def test_the_ring_is_felt_when_it_is_full(player):
    x, y = middle(at_the_cover(player).control("uncover"))
    player.painted_by(lambda: player.touch("touchStart", x, y))
    player.touch("touchEnd")
    assert player.page.evaluate("buzzed") == [10]


def test_the_letters_that_run_through_the_board_end_with_the_name(player):
    player.open("en/").press("setup dilemma").painted_by(player.control("start dilemma").tap)
    player.page.wait_for_function("boards.length > 5 && boards.at(-1) === document.querySelector('.flap.turn').ariaLabel")
    assert len({*player.page.evaluate("boards")}) > 5


def test_the_bar_of_the_phone_takes_the_colour_of_the_page(player):
    player.open("en/")
    player.page.wait_for_function(f"{BAR} === 'rgb(246, 232, 204)'")
    player.press("setup mystery")
    player.page.wait_for_function(f"{BAR} === 'rgb(16, 29, 66)'")


def test_a_station_of_the_rules_is_jumped_to_and_back_still_leads_one_level_up(player):
    page = player.open("en/").press("setup dilemma").press("rules dilemma").page
    page.locator(".stations a").nth(3).click()
    page.wait_for_function("scrollY > 1000 && document.activeElement.id === 'duel'")
    page.go_back()
    page.wait_for_selector("#screen[data-screen=setup]")


def test_the_stations_stay_in_sight_and_cover_no_heading(player):
    page = player.open("en/").press("setup dilemma").press("rules dilemma").page
    page.locator(".stations a").nth(3).click()
    page.wait_for_function("document.activeElement.id === 'duel'")
    stations, heading = page.locator(".stations").bounding_box(), page.locator("#duel h2").bounding_box()
    assert stations["y"] == 0 and stations["height"] <= heading["y"] < 120
