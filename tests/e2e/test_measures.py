"""The rulers themselves: each finds its fault on a page of three lines, and says nothing of the page beside it that has none."""

from itertools import combinations

import pytest

from tests.e2e.measured import FOLDER, RULERS, SEEN, faint, measured
from tests.sizes import EVERYTHING, Size, dealt, language_of, resize
from web.words import LANGUAGES

STYLE = """body { margin: 0; font: 16px/1.4 sans-serif } p, h1, button { margin: 0 }
  .foot { position: sticky; bottom: 0; height: 40px; background: #fff } .vh { position: absolute; clip-path: inset(50%) }"""
GOES_ON = '<p style="margin-top: 525px">third pair</p><p>more</p><p>more</p><footer class="foot"></footer>'
UNDRAWN = "<style>[data-goes-on] .foot::before { background: linear-gradient(#000, #000) }</style>"  # it has no `content`
ARROWLESS = "<style>[data-goes-on] .foot::before { content: ''; background: linear-gradient(#eee, #eee) #eee }</style>"  # in its own colour
FAULTS = {  # a page of three lines → the one ruler that finds something on it
    '<p style="width: 60px; overflow-wrap: anywhere">Maximiliane</p>': "broken",
    '<p>Anna</p><p style="margin-top: -22px">Bohdan</p>': "over",
    '<p>a life each</p><div style="background: red; width: 90px; height: 30px; margin-top: -22px; position: relative"></div>': "under",
    GOES_ON: "under",  # and no sign says so
    UNDRAWN + GOES_ON: "under",
    ARROWLESS + GOES_ON: "under",
    '<p style="margin-top: 530px">pay-off</p><footer class="foot" style="margin-top: -30px"></footer>': "under",  # for ever
    '<svg viewBox="0 0 90 90" width="90"><rect style="width: 400px" width="50" height="50"/></svg>': "outside",
    '<svg viewBox="0 0 90 90" width="90" style="overflow: visible"><circle cx="150" cy="45" r="20"/></svg>': "outside",
    '<button style="margin-left: 300px; width: 100px; height: 50px">Start</button>': "wide",
    '<button style="width: 50px; height: 20px">Start</button>': "small",
}
SIGN = "<style>[data-goes-on] .foot::before { content: '↓' }</style>"
RIGHT = (  # beside each fault the page that has none
    '<p style="width: 90px; overflow-wrap: anywhere">Maximi-liane</p>',
    '<p style="width: 90px; overflow-wrap: anywhere">Maximi&shy;liane</p>',
    "<p>Anna</p><p>Bohdan</p>",
    '<p>Anna</p><p class="vh">unseen</p><p style="margin-top: 4px">Bohdan</p>',
    '<p>a life each</p><div style="height: 30px; margin-top: -22px; position: relative"></div>',
    SIGN + GOES_ON,
    '<svg viewBox="0 0 90 90" width="90"><rect width="50" height="50"/></svg>',
    '<div style="overflow: clip; width: 90px"><svg viewBox="0 0 9 9" style="overflow: visible"><rect width="40" height="5"/></svg></div>',
    '<button style="width: 100px; height: 50px">Start</button>',
)
INKS = {  # what stands behind a white word → whether it is found
    "background: #111": False,
    "background: #eee": True,
    "background: linear-gradient(90deg, #111 50%, #eee 50%)": True,
    "background: #777": True,  # 4.48 : 1
    "background: #777; font-size: 24px": False,
}

READABLE = (  # a rim in the ink of the words round it, and a foot in the ink of a word
    '<div style="width: 30px; overflow: hidden; border: 4px solid; background: #111; color: #eee">'
    '<p style="width: max-content; background: #eee; color: #111">players</p></div>',
    '<p style="color: #111">players</p><div style="position: relative; height: 30px; margin-top: -6px; background: #111"></div>',
)


@pytest.fixture(scope="module")
def wall(chromium):
    """An empty page on a small phone, and its session with the browser."""
    context = chromium.new_context(viewport={"width": 360, "height": 568})
    page = context.new_page()
    yield page, context.new_cdp_session(page)
    context.close()


def hang(page, body):
    page.set_content(f'<!doctype html><style>{STYLE}</style><div id="screen">{body}</div>')
    page.evaluate("document.documentElement.toggleAttribute('data-goes-on', document.documentElement.scrollHeight - innerHeight > 12)")
    return page


@pytest.mark.parametrize("fault", FAULTS)
def test_a_ruler_finds_its_fault(fault, wall):
    assert {found.measure for found in measured(hang(wall[0], fault), "fault")} == {FAULTS[fault]}


@pytest.mark.parametrize("page", RIGHT)
def test_the_rulers_find_nothing_on_a_page_that_is_right(page, wall):
    assert measured(hang(wall[0], page), "right") == []


def test_what_makes_a_move_above_the_thumb_s_reach_is_found_on_a_large_phone(wall):
    page, fingers = wall
    resize(page, fingers, Size(390, 844))
    found = measured(hang(page, '<button data-do="play 0 pass">Pass</button>'), "high", ("reach",))
    resize(page, fingers, Size(360, 568))
    assert [each.what for each in found] == ["Pass"]


def test_what_one_decides_by_is_found_below_the_edge(wall):
    body = '<div class="tracks"><ul><li>first pair<li style="margin-top: 600px">third pair</ul></div>'
    assert [found.where for found in measured(hang(wall[0], body), "lever")] == ["lever .tracks li"]


def test_what_one_decides_by_may_not_be_missing(wall):
    assert [found.what for found in measured(hang(wall[0], "<p>nothing</p>"), "lever")] == ["is not on the page at all"]


@pytest.mark.parametrize("ground", INKS)
def test_ink_is_compared_with_the_pixels_behind_it(ground, wall, chromium):
    context = chromium.new_context()
    page = hang(wall[0], f'<p style="color: #fff; padding: 9px; width: max-content; {ground}">players</p>')
    assert bool(faint(page, context.new_page())) == INKS[ground]
    context.close()


@pytest.mark.parametrize("body", READABLE)
def test_ink_is_not_compared_with_what_only_stands_beside_it(body, wall, chromium):
    context = chromium.new_context()
    assert faint(hang(wall[0], body), context.new_page()) == []
    context.close()


def test_a_photograph_leaves_the_page_as_it_was(wall, chromium):
    context = chromium.new_context()
    page = hang(wall[0], "<p>players</p>")
    faint(page, context.new_page())
    assert page.evaluate("document.adoptedStyleSheets.length") == 0
    context.close()


def test_the_edges_of_a_screen_hide_what_they_hide_on_a_phone_with_a_notch(wall):
    page, fingers = wall
    resize(page, fingers, Size(393, 852, above=59, below=34))
    hang(page, '<p style="padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom)"></p>')
    height = page.evaluate("document.querySelector('p').offsetHeight")
    resize(page, fingers, Size(360, 568))
    assert height == 59 + 34


def test_every_ruler_is_used():
    assert {file.stem for file in FOLDER.glob("*.js")} == {SEEN, *RULERS, "inks", "faint"}


def test_a_page_meets_another_size_in_each_of_its_languages():
    assert len({dealt("lever", language)[0] for language in LANGUAGES}) == len(LANGUAGES)


def test_over_all_pages_any_two_of_size_language_and_text_meet():
    looked_at = {page: language_of(page) for page in map(str, range(200))}
    met = {(*dealt(page, language), language) for page, language in looked_at.items()}
    assert pairs(met) == pairs((*setting, language) for setting in EVERYTHING for language in LANGUAGES)


def pairs(settings):
    return {two for setting in settings for two in combinations(setting, 2)}
