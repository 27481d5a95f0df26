"""A card thrown by a finger, and one without: the same move comes of both."""

import pytest

from pygame_logic.playthrough import Playthrough
from tests.chromium import PHONE
from tests.e2e.driver import Player, recorded
from tests.e2e.eyes import middle
from tests.e2e.moments import PEOPLE as TABLE, moment, record_of
from tests.games import FINISHED

pytestmark = pytest.mark.guest
PEOPLE = (("Anna", 1, ""), ("Bruno", 2, ""), ("Chiara", 3, ""))
NOW = "00000001"
A_GLIDE = 300  # CSS pixels: so far on its way a card may be when Python has said where it flies


@pytest.fixture
def thrower(visitor, site, request):
    """Bruno has said GO, sees Anna's 4, and no clock runs. With a parameter, a setting of this phone."""
    options = {"first": "0", "clock": "none"}
    offered = Playthrough(FINISHED["dilemma"], 7, 3, options, ["0 offer 4"])
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": recorded(offered, PEOPLE)})
    if setting := getattr(request, "param", None):
        player.press("settings").painted_by(lambda: player.page.locator(setting).first.click(force=True)).press("back")
    return player.press(f"resume {NOW}").press("uncover").press("play 1 go")


def tap_beside(player, rests, tapped):
    """One finger lies there while another taps: of that a browser makes no click."""
    both = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(map(middle, (rests, tapped)))]
    player.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both[:1]})
    player.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": both})
    player.touch("touchEnd")


def last_move(player):
    return player.save()["moves"][-1].split()[:3]


def test_a_finger_that_swings_and_lets_go_throws_the_card(thrower):
    thrower.swipe(thrower.card(7, edge=1))
    assert last_move(thrower) == ["1", "throw", "7"]


def test_a_chosen_card_waits_on_the_pad_and_is_thrown_from_there(thrower):
    thrower.press("draft 9").swipe(thrower.page.locator('.throwpad [data-throw="9"]'))
    assert last_move(thrower) == ["1", "throw", "9"]


def test_a_finger_that_only_strolls_throws_nothing(thrower):
    thrower.swipe(thrower.card(7, edge=1), ahead=14)
    assert last_move(thrower) == ["1", "go"]


SEEN = """() => {
  const middle = (thing) => {
    const { x, y, width, height } = document.querySelector(thing)?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2];
  };
  const look = () => ({ arena: middle(".sand .floor"), card: middle(".airborne .body") });
  globalThis.before = look();
  document.addEventListener("painted", () => queueMicrotask(() => (globalThis.after = look())));
}"""


def test_a_thrown_card_flies_on_from_the_finger_over_an_arena_that_stays_where_it_is(thrower):
    x, y = middle(thrower.card(7, edge=1))
    thrower.page.evaluate(SEEN)
    thrower.swipe(thrower.card(7, edge=1), ahead=115)
    before, after = thrower.page.evaluate("before"), thrower.page.evaluate("after")
    aside, on = after["card"][0] - x, y - 115 - after["card"][1]
    assert (after["arena"], abs(aside) < 20, -20 < on < A_GLIDE) == (before["arena"], True, True), (aside, on)


@pytest.mark.parametrize("across,ahead,why", [(0, 14, "Too slow"), (100, 5, "went wide")])
def test_a_flick_that_does_not_count_says_why_and_waits_for_the_next(thrower, across, ahead, why):
    thrower.swipe(thrower.card(7, edge=1), across=across, ahead=ahead)
    assert why in thrower.page.locator(".throwpad:has([data-throw='7'])").inner_text()


def test_a_finger_that_pulls_back_throws_nothing(thrower):
    thrower.swipe(thrower.card(7, edge=1), ahead=-40)
    assert last_move(thrower) == ["1", "go"]


def test_the_phone_can_be_passed_on_the_moment_the_card_has_left(thrower):
    thrower.swipe(thrower.card(7, edge=1)).press("play 1 pass")
    assert thrower.screen == "cover"


def test_two_stopped_markers_throw_the_card_without_a_swipe(thrower):
    thrower.press("draft aim").press("draft aim 7").aim()
    assert last_move(thrower) == ["1", "throw", "7"]


PITCHES = """() => {
  globalThis.pitches = [];
  AudioParam.hertz = new AudioContext().sampleRate / 2;  // as far as a frequency can go, and nothing else
  const set = AudioParam.prototype.setTargetAtTime;
  AudioParam.prototype.setTargetAtTime = function (...to) {
    if (this.maxValue === this.constructor.hertz) pitches.push(to[0]);
    return set.apply(this, to);
  };
}"""
LOW, HIGH = 300, 650  # Hertz: on both sides of the mark
A_SWEEP = f"Math.min(...pitches) < {LOW} && Math.max(...pitches) > {HIGH}"


def test_the_marker_can_be_heard_on_its_way_past_the_mark(thrower):
    thrower.page.evaluate(PITCHES)
    thrower.press("draft aim").press("draft aim 7").page.wait_for_function(A_SWEEP)


@pytest.mark.parametrize("thrower", ["[name=sound][type=checkbox]"], indirect=True)
def test_a_marker_that_nobody_is_to_hear_makes_no_sound(thrower):
    thrower.page.evaluate(PITCHES)
    thrower.press("draft aim").press("draft aim 7").aim()
    assert thrower.page.evaluate("pitches") == []


@pytest.mark.parametrize("thrower", ["[name=throw][value=press]"], indirect=True)
def test_one_press_throws_the_card_for_whoever_can_stop_no_marker(thrower):
    thrower.press("draft 7").press("toss 7")
    assert last_move(thrower) == ["1", "throw", "7"]


def test_a_marker_is_stopped_by_a_finger_beside_another(thrower):
    thrower.press("draft aim").press("draft aim 7")
    tap_beside(thrower, thrower.page.locator(".sand"), thrower.page.locator("[data-marker]"))
    assert thrower.page.locator("[data-marker]").get_attribute("data-step") == "power"


def test_the_arena_shows_where_the_card_lies(thrower):
    thrower.swipe(thrower.card(7, edge=1))
    assert thrower.page.locator(".sand .thrown[data-card^='1-7-']").count() == 1


UNTOLD = """() => document.addEventListener("painted", () => queueMicrotask(() => {
  const isSeen = (thing) => thing.checkVisibility({ visibilityProperty: true });
  const told = [...document.querySelectorAll(".told, .verdict, .fate, .first, .again")];
  globalThis.racing = { told: told.length, seen: told.filter(isSeen).length, is: Boolean(document.querySelector("[data-racing]")) };
}))"""


@pytest.mark.parametrize("name", ["race", "flat-race"])
def test_while_cards_are_in_the_air_nothing_on_the_page_knows_the_end(name, visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": record_of(name)})
    player.page.evaluate(UNTOLD)
    player.press(f"resume {NOW}")
    racing = player.page.evaluate("racing")
    assert (racing["told"] > 2, racing["seen"], racing["is"]) == (True, 0, True)


def test_a_card_in_the_air_stays_there_when_another_is_thrown(visitor, site):
    throws = moment("flat-throw")
    player = (
        Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": recorded(throws, TABLE[: throws.seats])}).press(f"resume {NOW}")
    )
    edges = player.page.evaluate(
        "[...new Set([...document.querySelectorAll('[data-throw]')].map((key) => key.closest('[data-edge]').dataset.edge))]"
    )
    for edge in edges[:2]:
        key = player.page.locator(f'[data-edge="{edge}"] [data-throw]').first
        player.swipe(key, ahead=60)
        player.page.evaluate("document.getAnimations().forEach((flight) => flight.pause())")
    assert player.page.locator(".airborne").count() == 2


def test_the_race_is_seen_again(visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": record_of("race")}).press(f"resume {NOW}")
    player.page.wait_for_function("!document.querySelector('[data-racing]')")
    player.control("again").tap()
    player.page.wait_for_selector("[data-racing] .airborne")
    assert not player.control("play all next").is_visible()


def test_at_a_flat_table_an_eye_is_held_and_another_finger_chooses(visitor, site):
    duel = moment("flat-duel")
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": recorded(duel, TABLE[: duel.seats])})
    player.press(f"resume {NOW}")
    eye, choice = player.page.locator(".eye").first, player.page.locator("[data-do$=peace]").first
    move = choice.get_attribute("data-do").removeprefix("play ")
    player.painted_by(lambda: tap_beside(player, eye, choice))
    assert player.save()["moves"] == [*duel.moves, move]


def won(visitor, site, **more):
    """Somebody who sees the last page of a game come."""
    player = Player(visitor(**PHONE, **more), site).open("en/").take_in({f"game/{NOW}": record_of("end")})
    player.press(f"resume {NOW}").press("draft score").press("play all next")
    return player.page.locator(".tickets i")


def test_tickets_fall_for_the_winner_until_a_touch_sweeps_them_away(visitor, site):
    tickets = won(visitor, site)
    fallen = tickets.count()
    tickets.page.locator("h1").dispatch_event("pointerdown")
    assert (fallen > 0, tickets.count()) == (True, 0)


def test_where_nothing_moves_no_tickets_fall(visitor, site):
    assert won(visitor, site, reduced_motion="reduce").count() == 0


def test_the_coins_of_a_duel_hide_what_was_chosen_until_a_touch_turns_them(visitor, site):
    player = Player(visitor(**PHONE), site).open("en/").take_in({f"game/{NOW}": record_of("shown")})
    player.page.evaluate("""() => document.addEventListener("painted", () => {
      globalThis.shown = [...document.querySelectorAll(".reveal .choice")].map((word) => getComputedStyle(word).visibility);
      globalThis.cast = [...document.querySelectorAll(".reveal .coin")].map((coin) => getComputedStyle(coin).filter.includes("rgb("));
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      globalThis.turned = [...document.querySelectorAll(".reveal .choice")].map((word) => getComputedStyle(word).visibility);
    })""")
    player.press(f"resume {NOW}")
    told = [player.page.evaluate(name) for name in ("shown", "cast", "turned")]
    assert told == [["hidden"] * 2, [False] * 2, ["visible"] * 2]
