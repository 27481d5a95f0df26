"""Fingers on Dilemma Express: a Modifier is dragged onto somebody, the lever is pulled, a plea is timed, a round becomes a picture."""

import pytest

from pygame_logic.dilemma_express.deck import word_of
from pygame_logic.dilemma_express.printed import ours
from tests.chromium import PHONE
from tests.dilemma_express.table import at, game, go_on
from tests.e2e.driver import Player, recorded
from tests.e2e.eyes import middle
from tests.e2e.moments import NAMES, record
from web.games.dilemma_express.cards import deck
from web.words import LANGUAGES, Say

pytestmark = pytest.mark.guest
STILL = PHONE | {"reduced_motion": "reduce"}


@pytest.fixture
def player(visitor, site):
    return Player(visitor(**STILL), site).open("en/")


def play_from(player, phase, **options):
    """A game of five, from this phase of its first round."""
    player.take_in({"game/00000001": record(at(phase, **options))})
    return player.press("games").press("resume 00000001")


def test_a_modifier_that_is_dragged_onto_somebody_is_pinned_there(player):
    play_from(player, "modifier").press("uncover")
    tag = player.page.locator("#screen [data-pin]").first
    id = tag.get_attribute("data-pin")
    x, y = middle(player.page.locator("#screen [data-stop='R1']"))
    player.painted_by(lambda: player.drag(tag, x, y))
    assert any(door.endswith(f"pin {id} R1") for door in player.look()["doors"])


def test_a_modifier_that_is_dragged_to_the_lower_edge_takes_the_page_along(player):
    player.page.set_viewport_size({"width": 360, "height": 440})
    play_from(player, "modifier").press("uncover")
    x, y = middle(player.page.locator("#screen [data-pin]").first)
    edge = player.page.locator("#screen .foot").bounding_box()["y"]
    player.touch("touchStart", x, y)
    for part in (0.2, 0.6, 1):
        player.touch("touchMove", x, y + part * (edge - 4 - y))
    player.page.wait_for_function("scrollY + innerHeight > document.documentElement.scrollHeight - 2")
    player.touch("touchEnd")


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_lever_dragged_all_the_way_is_pulled(player, side):
    play_from(player, "lever")
    arm = player.page.locator("#screen [data-lever] > svg")
    x, y = middle(arm)
    player.painted_by(lambda: player.drag(arm, x + (-90 if side == "left" else 90), y))
    assert player.save()["moves"][-1] == f"0 {side}"


def test_the_lever_let_go_half_way_stays_where_it_was(player):
    play_from(player, "lever")
    arm = player.page.locator("#screen [data-lever] > svg")
    x, y = middle(arm)
    player.drag(arm, x + 8, y)
    assert player.save()["moves"][-1] == "all heard" and arm.locator(".arm").get_attribute("transform") is None


CLOCK = "#screen [data-timer] output"


@pytest.fixture
def pleading(player):
    """Before all six cards; the clock stands."""
    return play_from(player, "plea", plea="60").press("draft left")


def runs(player):
    """The table says so."""
    player.control("timer-pause").tap()
    player.page.wait_for_function("clock => document.querySelector(clock).textContent < '0:59'", arg=CLOCK)
    return player


def test_the_clock_of_a_plea_stands_until_the_table_says_so(pleading):
    state = pleading.page.locator("[data-timer]").get_attribute("data-state")
    assert (pleading.page.locator(CLOCK).text_content(), state) == ("1:00", "new")


@pytest.mark.parametrize("way", [("draft look L1 left", "draft left"), ("menu", "settings", "back", "close")])
def test_the_clock_of_a_plea_goes_on_while_somebody_looks_at_something_else(pleading, way):
    runs(pleading)
    for do in way:
        pleading.press(do)
    assert pleading.page.locator(CLOCK).text_content() < "0:59"


def test_the_clock_begins_anew_when_the_other_crew_has_its_turn(pleading):
    assert runs(pleading).press("draft right").page.locator(CLOCK).text_content() == "1:00"


HEARS = """() => {
  globalThis.heard = [];
  const start = AudioScheduledSourceNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { heard.push(this.frequency.value); return start.apply(this, when) };
  navigator.vibrate = (long) => heard.push(`buzz ${long}`);
}"""


def test_the_last_seconds_tick_and_the_end_is_seen_heard_and_felt(pleading):
    page = pleading.page
    page.evaluate(HEARS)
    page.evaluate("() => { const now = performance.now.bind(performance); performance.now = () => 12 * now() }")
    pleading.control("timer-pause").tap()
    page.wait_for_selector("[data-timer][data-state=late]")
    page.wait_for_selector("[data-timer][data-state=over]")
    heard = page.evaluate("heard")
    assert (any(sound == 2100 for sound in heard), 880 in heard, heard[-1]) == (True, True, "buzz 400")


@pytest.mark.parametrize("way", ["swipe", "ArrowRight", "tap"])
def test_cards_that_are_read_aloud_are_leafed_through(player, way):
    play_from(player, "plea")
    page = player.page
    words = "#screen h1"
    first = page.locator(words).text_content()
    x, y = middle(page.locator(words))
    ways = {
        "swipe": lambda: player.drag(page.locator(words), x - 120, y),
        "ArrowRight": lambda: page.keyboard.press("ArrowRight"),
        "tap": page.locator("#screen [data-leaf=after]").tap,
    }
    player.painted_by(ways[way])
    assert page.locator(words).text_content() != first


@pytest.fixture
def scrolled(player):
    """Before tracks that are longer than the screen, somewhere in their midst."""
    player.page.set_viewport_size({"width": 360, "height": 440})
    play_from(player, "lever")
    player.page.evaluate("scrollTo(0, 40)")
    return player


@pytest.mark.parametrize("closing", ["tap", "Escape", "back"])
def test_whoever_has_looked_at_a_card_is_where_they_were(scrolled, closing):
    scrolled.press("draft look L1")
    page = scrolled.page
    close = {"tap": scrolled.control("draft").tap, "Escape": lambda: page.keyboard.press("Escape"), "back": page.go_back}
    scrolled.painted_by(close[closing])
    assert page.evaluate("scrollY") == 40


def test_a_card_that_is_looked_at_begins_at_its_top(scrolled):
    assert scrolled.press("draft look L1").page.evaluate("scrollY") == 0


def with_eight_modifiers(language):
    """Thirteen around a table, the longest texts there are, and a Modifier on everybody but those who have two."""
    say = Say(language)
    by_length = sorted(ours(), key=lambda card: -len(deck.text(card.id, say)))
    most = {"i": 30, "g": 20, "m": 60}
    longest = [card for kind, number in most.items() for card in [one for one in by_length if one.id[0] == kind][:number]]
    played = go_on(game(seats=13, deck=word_of(longest)), "modifier")
    for place in ("L1", "R1", "L2", "R2", "L3", "R3", "L1", "R1"):
        seat, words = next(iter(played.open.items()))
        played.play(f"{seat} pin {words.modifiers[0]} {place}")
    return go_on(played, "plea")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_long_cards_and_eight_modifiers_are_all_read_above_the_foot_of_a_small_phone(visitor, site, language):
    player = Player(visitor(**STILL | {"viewport": {"width": 360, "height": 640}}), site).open(f"{language}/")
    player.take_in({"game/00000001": record(with_eight_modifiers(language))}).press("games").press("resume 00000001").press("draft left")
    foot = player.page.locator("#screen .foot").bounding_box()["y"]
    tags = [tag.bounding_box() for tag in player.page.locator("#screen .tag").all()]
    assert len(tags) == 8 and max(tag["y"] + tag["height"] for tag in tags) <= foot


def test_a_clock_can_be_stopped_and_given_half_a_minute(player):
    play_from(player, "plea", plea="60").press("draft left")
    for do in ("timer-pause", "timer-pause", "timer-more"):
        player.control(do).tap()
    assert player.page.locator("#screen [data-timer] output").text_content() in ("1:30", "1:29", "1:28")


def test_a_round_of_the_story_can_be_taken_along_as_a_picture(visitor, site):
    player = Player(visitor(**STILL | {"has_touch": False, "is_mobile": False}), site).open("en/")
    play_from(player, "verdict").press("menu").press("story")
    player.page.locator("#screen summary").first.click()
    with player.page.expect_download() as download:
        player.control("picture 1").click()
    assert download.value.path().read_bytes()[:4] == b"\x89PNG"


PLACES = """() => {
  globalThis.placed = [];
  const connect = StereoPannerNode.prototype.connect;
  StereoPannerNode.prototype.connect = function (...to) { placed.push(Math.sign(this.pan.value)); return connect.apply(this, to) };
}"""


@pytest.mark.parametrize(("track", "side"), [("left", -1), ("right", 1)])
def test_the_bell_is_heard_from_the_track_that_dies_and_nothing_before_it_tells_which(player, track, side):
    play_from(player, "lever").page.evaluate(PLACES)
    player.press(f"play {at('lever').table.conductor} {track}")
    assert player.page.evaluate("placed") == [0, side]


def test_the_plate_of_a_picture_says_that_it_is_saved(visitor, site):
    player = Player(visitor(**STILL | {"has_touch": False, "is_mobile": False}), site).open("en/")
    play_from(player, "verdict").press("menu").press("story")
    player.page.locator("#screen summary").first.click()
    player.control("picture 1").click()
    player.page.wait_for_selector(f'#screen [data-do="picture 1"]:has-text("{Say("en")("express.picture-saved")}")')


# a plate that is pressed or comes into reach moves, too, but is no scene
def test_a_line_of_why_that_stands_there_is_said_before_anybody_goes_on(player):
    play_from(player, "lever").press(f"play {at('lever').table.conductor} left")
    player.page.locator("[name=why-line]").fill("Because.")
    player.press("play all next")
    assert player.save()["moves"][-1].endswith("why Because.")


SCENES = "document.getElementById('screen').getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation).length"


@pytest.fixture
def arriving(visitor, site):
    """The trolley is on its way."""
    player = play_from(Player(visitor(**PHONE), site).open("en/"), "lever")
    player.press(f"play {at('lever').table.conductor} left")
    player.page.wait_for_function(f"{SCENES} > 0")
    return player.page


@pytest.mark.parametrize("way", ["tap", "Enter", "Escape"])
def test_the_arrival_of_the_trolley_ends_at_once(arriving, way):
    arriving.locator(".blow").tap() if way == "tap" else arriving.keyboard.press(way)
    assert (arriving.evaluate(SCENES), arriving.locator(".verdict").count()) == (0, 1)


TELLS = """() => Object.fromEntries(["h1 > strong", ".dead > li", ".alive"].map((place) =>
  [place, Number(getComputedStyle(document.querySelector(`#screen ${place}`)).opacity) > 0]))"""


SAID = "getComputedStyle(document.querySelector('#screen .said')).opacity"


def test_before_the_trolley_is_there_the_page_tells_nothing(arriving):
    assert not any(arriving.evaluate(TELLS).values())


def test_a_robot_at_the_lever_says_why_only_after_the_trolley_is_there(visitor, site):
    played = at("lever")
    people = [(name, seat + 1, "utilitarian" if seat == played.table.conductor else "") for seat, name in enumerate(NAMES[:5])]
    player = Player(visitor(**PHONE), site).open("en/").take_in({"game/00000001": recorded(played, people, "express")})
    page = player.press("games").press("resume 00000001").page
    before = page.evaluate(SAID)
    page.locator(".blow").tap()
    assert (before, page.evaluate(SAID)) == ("0", "1")


def test_the_line_that_a_person_writes_stands_there_at_once(arriving):
    arriving.locator(".blow").tap()
    arriving.locator("[name=why-line]").fill("Because.")
    arriving.locator("[data-do=say].btn").tap()
    arriving.locator("#screen .said").wait_for()
    assert arriving.evaluate(SAID) == "1"


def test_when_it_is_there_everything_is_told(arriving):
    arriving.locator(".blow").tap()
    assert all(arriving.evaluate(TELLS).values())


def test_the_bell_rings_and_the_phone_buzzes_when_the_trolley_is_there(arriving):
    arriving.evaluate(HEARS)
    before = arriving.evaluate("[...heard]")
    arriving.evaluate(
        "document.getElementById('screen').getAnimations({ subtree: true }).find((each) => each.animationName === 'arrive').finish()"
    )
    arriving.wait_for_function("heard.includes('buzz 40')")
    assert (880 in before, 880 in arriving.evaluate("heard")) == (False, True)


def test_who_comes_back_from_the_menu_has_seen_the_trolley_arrive(arriving):
    arriving.locator(".blow").tap()
    for do in ("menu", "close"):
        arriving.locator(f"#screen [data-do={do}]").first.tap()
        arriving.wait_for_selector(f"#screen[data-screen={'menu' if do == 'menu' else 'table'}]")
    assert arriving.evaluate(SCENES) == 0
