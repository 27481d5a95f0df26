"""Pages outside a game, as whoever looks at them finds them: one heading, words on every control, and nothing that the policy forbids."""

import re
from functools import partial
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest
import segno

from tests.tiny import STANDOFF
from web import notices, qr
from web.dates import day
from web.door import Door
from web.games import DOORS, GAMES
from web.mishaps import Mishap
from web.pages import (
    about,
    cover,
    documents,
    first_page,
    games,
    home,
    house_rules,
    install,
    languages,
    locked,
    menu,
    mishap,
    rules,
    scores,
    settings,
    setup,
    share,
    shelf,
    story,
)
from web.party import Party
from web.people import Person
from web.scores import Score
from web.settings import known_settings
from web.statistics import counted
from web.words import Say

SAY = Say("en")
HOSTILE = '<b onclick="x">&"\''
GAME, DOOR = GAMES["dilemma"], DOORS["dilemma"]
PEOPLE = (Person("Anna", 1), Person(HOSTILE, 2), Person("", 3), Person("Gaston", 13, GAME.BOTS.LEVELS[0]))
TICKET = SimpleNamespace(id="3f2a", game=GAME, line="Turn 14", date=1_790_000_000_000, names=f"Anna, {HOSTILE}")
ENTRY = Score("dilemma", 1_790_000_000_000, "1", ("Anna", HOSTILE), (21, 21))
ADDRESS = "https://example.org/pocket express/"
NOTICES = {
    "update": notices.update,
    "gone": partial(notices.gone, id="3f2a"),
    "not-saved": notices.not_saved,
    "older-rules": partial(notices.older_rules, moves=1),
} | {word: partial(notices.warning, word=word) for word in ("unreadable", "damaged", "not-ours", "newer")}


def party(*people):
    return Party(people, Party.fresh(GAME).options)


PAGES = {
    "home": lambda: home.home(SAY, "../", (DOOR,), (TICKET,), frozenset({"install"}), notices.update),
    "set-up": lambda: setup.setup(SAY, "../../", GAME, party(*PEOPLE), "setup.too-few"),
    "cover": lambda: cover.cover(SAY, PEOPLE[1:2], PEOPLE[1].name, "Choose a card", "dilemma"),
    "settings": lambda: settings.settings(SAY, known_settings({}) | {"language": "en"}, "0.1.0 · 3f2a9c1d", (7_650_000, False, 9_000)),
    "languages": lambda: languages.languages(SAY, "../"),
    "rules": lambda: rules.rules(SAY, GAME, "D4", back=True),
    "about": lambda: about.about(SAY),
    "games": lambda: games.games(SAY, (TICKET,), NOTICES["gone"]),
    "no games": lambda: games.games(SAY, ()),
    "scores": lambda: scores.scores(SAY, [ENTRY], counted([ENTRY], {})),
    "no scores": lambda: scores.scores(SAY, [], []),
    "menu": lambda: menu.menu(SAY, GAME, "D3", True, True),
    "story": lambda: story.story(SAY, GAMES["dilemma"], [("Turn 1", [HOSTILE])], PEOPLE),
    "locked": lambda: locked.locked(SAY, GAME),
    "mishap": lambda: mishap.mishap(SAY, Mishap("KeyError", "resume 3f2a", False), frozenset({"copy"})),
    "second mishap": lambda: mishap.mishap(SAY, Mishap("KeyError", None, True), frozenset()),
    "share": lambda: share.share(SAY, ADDRESS, frozenset({"send", "copy"}), False),
    "shelf": lambda: shelf.shelf(SAY, "../", (DOOR,)),
    "install": lambda: install.install(SAY, frozenset({"ios"})),
}


VOID = {"meta", "link", "input", "br", "hr", "img"}


class Read(HTMLParser):
    """The elements of a page, each with its attributes, all the words inside it, and what it stands in."""

    def __init__(self, page):
        super().__init__()
        self.elements, self.open = [], []
        self.feed(str(page))

    def handle_starttag(self, tag, attributes):
        element = SimpleNamespace(tag=tag, attributes=dict(attributes), text="", inside={each.tag for each in self.open})
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, text):
        for element in self.open:
            element.text += text

    def all(self, *tags, **having):
        names = {name.rstrip("_").replace("_", "-"): value for name, value in having.items()}
        return [
            each
            for each in self.elements
            if (not tags or each.tag in tags) and all(each.attributes.get(name, "") == value for name, value in names.items())
        ]

    def doing(self, do):
        return [each for each in self.elements if each.attributes.get("data-do") == do]


@pytest.fixture(params=PAGES)
def page(request):
    return Read(PAGES[request.param]())


def test_a_page_has_one_heading_of_the_first_rank(page):
    assert len([heading for heading in page.all("h1") if heading.text or heading.attributes]) == 1


def test_a_page_styles_nothing_by_itself(page):
    assert not [each.tag for each in page.elements if "style" in each.attributes or each.tag == "style"]


def test_every_control_says_what_it_does(page):
    controls = page.all("button", "a")
    assert not [each.attributes for each in controls if not (each.text.strip() or each.attributes.get("aria-label"))]


def test_every_field_has_a_label(page):
    fields = [each for each in page.all("input", "select") if each.attributes.get("type") != "hidden"]
    assert not [each.attributes for each in fields if not (each.attributes.get("aria-label") or "label" in each.inside)]


def test_a_page_brings_every_sign_it_draws(page):
    drawn = {each.attributes["href"][1:] for each in page.all("use")}
    assert drawn <= {each.attributes.get("id") for each in page.elements}


def test_nothing_is_reached_by_a_place_in_the_order_of_keys(page):
    assert not [each.attributes for each in page.elements if int(each.attributes.get("tabindex", 0)) > 0]


def test_a_hostile_name_is_shown_as_it_was_typed(page):
    assert not [each.attributes for each in page.elements if "onclick" in each.attributes]


def test_a_poster_is_the_whole_door():
    (door,) = Read(PAGES["home"]()).doing("setup dilemma")
    assert (door.tag, door.attributes["href"]) == ("a", "../en/dilemma/")


def test_the_newest_game_is_the_ticket_on_the_wall():
    assert Read(PAGES["home"]()).doing("resume 3f2a")


def test_without_games_there_is_no_ticket():
    assert not Read(home.home(SAY, "../", (DOOR,), (), frozenset(), None)).doing("games")


def test_before_python_is_there_a_ticket_has_its_room_and_leads_to_all_games():
    assert Read(first_page(SAY, "../")).doing("games")


@pytest.mark.parametrize(("can", "offered"), [((), 0), (("install",), 1), (("ios",), 1), (("share",), 0)])
def test_installing_is_offered_where_it_can_be_done(can, offered):
    assert len(Read(home.home(SAY, "../", (DOOR,), (), frozenset(can), None)).doing("install")) == offered


@pytest.mark.parametrize("news", NOTICES)
def test_every_notice_can_be_put_away(news):
    assert Read(notices.pasted(SAY, NOTICES[news])).doing("dismiss")


def test_a_deleted_game_can_be_brought_back_from_its_notice():
    assert Read(notices.pasted(SAY, NOTICES["gone"])).doing("restore 3f2a")


def test_no_news_is_no_notice():
    assert notices.pasted(SAY, None) is None


def test_each_seat_has_a_field_for_its_name():
    read = Read(PAGES["set-up"]())
    assert [read.all(name=f"name-{seat}")[0].attributes["value"] for seat in range(4)] == ["Anna", HOSTILE, "", "Gaston"]


def test_only_a_robot_is_asked_how_well_it_plays():
    read = Read(PAGES["set-up"]())
    assert [bool(read.all("select", name=f"level-{seat}")) for seat in range(4)] == [False, False, False, True]


def test_the_first_seat_cannot_go_up_and_the_last_not_down():
    read = Read(PAGES["set-up"]())
    closed = [each.attributes["data-do"] for each in read.all("button") if "aria-disabled" in each.attributes]
    assert closed == ["why why.first", "why why.last"]


def test_a_full_table_keeps_its_plates_and_says_why():
    read = Read(setup.setup(SAY, "../../", GAME, party(*PEOPLE, Person("Ben", 5))))
    assert len(read.doing("why setup.full 5")) == 2
    assert "5 seats" in read.all("main")[0].text


def test_two_of_the_same_name_are_told_so():
    read = Read(setup.setup(SAY, "../../", GAME, party(Person("Anna", 1), Person("ANNA", 2), Person("Ben", 3))))
    assert SAY("setup.twins") in read.all("main")[0].text


def test_what_keeps_the_game_from_starting_is_said_at_the_plate():
    start = Read(PAGES["set-up"]()).doing("start dilemma")[0]
    assert start.attributes["aria-describedby"] == "problem"


def test_every_house_rule_with_words_can_be_chosen():
    named = {name for name in Party.fresh(GAME).options if f"dilemma.option.{name}" in SAY}
    fields = {each.attributes.get("name") for each in Read(PAGES["set-up"]()).all("input")}
    assert {f"option-{name}" for name in named} <= fields


def test_a_rule_of_two_words_off_and_on_is_a_switch():
    words = {"dilemma.option.extra": "Extra"}
    game = SimpleNamespace(KEY="dilemma", OPTIONS={"extra": ("off", "on")}, why=lambda option, say: None)
    say = Say("en")
    say.words = say.words | words
    assert Read(house_rules.option(say, game, "extra", "on")).all("input", role="switch")[0].attributes["value"] == "on"


def test_the_cover_names_the_one_it_is_for_and_nothing_of_the_hand():
    read = Read(cover.cover(SAY, (Person("Anna", 1),), "Anna", "Choose a card", "dilemma"))
    assert [each.attributes["data-do"] for each in read.elements if "data-do" in each.attributes] == ["menu", "uncover"]


def test_the_blind_is_lifted_by_holding():
    assert "data-hold" in Read(PAGES["cover"]()).doing("uncover")[0].attributes


def test_a_shared_victory_counts_for_both():
    cells = Read(PAGES["scores"]()).all("td")
    assert [cell.text for cell in cells] == ["1", "1", "1", "1"]


def test_the_story_begins_with_the_latest_turn():
    read = Read(story.story(SAY, GAMES["dilemma"], [("Turn 1", []), ("Turn 2", [])], PEOPLE))
    assert [each.text for each in read.all("h2")] == ["Turn 2", "Turn 1"]


def test_the_menu_offers_undo_only_when_there_is_something_to_undo():
    assert not Read(menu.menu(SAY, GAME, "D3", False, False)).doing("undo")


def test_the_code_is_black_on_white_with_room_around_it_and_says_what_it_is():
    (code,) = Read(PAGES["share"]()).all("svg", class_="qr")
    ground, fields = Read(PAGES["share"]()).all("rect", "path", fill="#fff") + Read(PAGES["share"]()).all("path", fill="#000")
    assert ADDRESS in code.attributes["aria-label"]
    assert ground.attributes["width"] == code.attributes["viewbox"].split()[-1]
    assert min(int(start.split()[0]) for start in fields.attributes["d"].split("M")[1:]) == qr.BORDER


def test_the_code_has_every_dark_field_of_the_library_and_no_other():
    rows = [*segno.make(ADDRESS, micro=False).matrix_iter(border=qr.BORDER)]
    drawn = set()
    for stroke in qr.strokes(rows):
        x, y, length = map(int, re.match(r"M(\d+) (\d+)h(\d+)v1h-\3z$", stroke).groups())
        drawn |= {(x + at, y) for at in range(length)}
    assert drawn == {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


@pytest.mark.parametrize("can", [(), ("send",), ("copy",), ("send", "copy")])
def test_the_address_stands_there_and_no_plate_is_dead(can):
    read = Read(share.share(SAY, ADDRESS, frozenset(can), False))
    assert ADDRESS in read.all("main")[0].text
    assert [each.attributes["data-do"] for each in read.all("button")] == ["back", *can]


def test_a_setting_that_is_chosen_is_marked():
    read = Read(settings.settings(SAY, known_settings({"theme": "night"}) | {"language": "en"}, "0.1.0"))
    assert [each.attributes["value"] for each in read.all("input", name="theme") if "checked" in each.attributes] == ["night"]


@pytest.mark.parametrize(("language", "told"), [("en", "7.7 MB"), ("fr", "7,7 Mo"), ("it", "7,7 MB"), ("uk", "7,7 МБ")])
def test_the_room_that_is_taken_up_is_told_as_one_writes_numbers(language, told):
    page = settings.settings(Say(language), known_settings({}) | {"language": language}, "0.1.0", (7_650_001, True, 9_000))
    assert told in Read(page).all("main")[0].text


@pytest.mark.parametrize(("is_promised", "told"), [(True, "has promised to keep"), (False, "save everything to a file")])
def test_what_the_browser_has_not_promised_to_keep_should_be_saved(is_promised, told):
    page = settings.settings(SAY, known_settings({}) | {"language": "en"}, "0.1.0", (1, is_promised, 1))
    assert told in Read(page).all("main")[0].text


def test_whoever_reports_a_mistake_finds_the_version():
    assert "Version 0.1.0 · 3f2a9c1d" in Read(PAGES["settings"]()).all("main")[0].text


def tiny():
    """The door of a second game, as small as tests/tiny.py has it, and what it is called."""
    say = Say("en")
    say.words = say.words | {"tiny.name": "Tiny"}
    return say, Door("tiny", STANDOFF.SEATS)


def test_of_a_single_game_the_way_leads_to_its_rules():
    (way,) = Read(PAGES["home"]()).doing("rules dilemma")
    assert way.attributes["href"] == "../en/rules/dilemma/"


def test_of_two_games_the_way_leads_to_a_shelf():
    say, door = tiny()
    (way,) = Read(home.home(say, "../", (DOOR, door), (), frozenset(), None)).doing("rules")
    assert way.attributes["href"] == "../en/rules/"


def test_the_shelf_has_the_rules_of_every_game():
    say, door = tiny()
    books = [each for each in Read(shelf.shelf(say, "../", (DOOR, door))).all("a")]
    assert [(each.text, each.attributes["data-do"], each.attributes["href"]) for each in books] == [
        ("Dilemma", "rules dilemma", "../en/rules/dilemma/"), ("Tiny", "rules tiny", "../en/rules/tiny/"),
    ]  # fmt: skip


def test_every_licence_we_stand_on_is_named():
    text = Read(PAGES["about"]()).all("main")[0].text
    assert not [each["name"] for each in about.credits() if each["name"] not in text or each["licence"] not in text]


def test_the_app_says_plainly_that_it_is_not_official():
    text = Read(PAGES["about"]()).all("main")[0].text
    assert "unofficial" in text
    assert "Alex Randolph" in text


@pytest.fixture(scope="module")
def drawn():
    return dict(documents())


def test_home_set_up_rules_and_credits_are_drawn_in_every_language(drawn):
    of_a_game = [f"{start}{key}/index.html" for key in GAMES for start in ("", "rules/")]
    each = ("index.html", "about/index.html", "rules/index.html", *of_a_game)
    assert set(drawn) == {"index.html"} | {f"{language}/{page}" for language in ("en", "fr", "it", "uk") for page in each}


def test_every_document_lets_nothing_in_from_elsewhere(drawn):
    for html in drawn.values():
        (policy,) = Read(html).all("meta", http_equiv="Content-Security-Policy")
        assert "default-src 'none'" in policy.attributes["content"]
        assert "unsafe-inline" not in policy.attributes["content"]


@pytest.mark.parametrize(("language", "said"), [("en", "1 January"), ("fr", "1er janvier"), ("it", "1º gennaio"), ("uk", "1 січня")])
def test_the_first_of_a_month_is_said_as_one_says_it(language, said):
    assert f">{said}</time>" in str(day(Say(language), 0))


def test_every_document_knows_its_way_to_the_root(drawn):
    for path, html in drawn.items():
        (root,) = Read(html).all("html")
        assert root.attributes["data-root"] == ("../" * path.count("/") or "./"), path


def test_only_the_page_at_the_root_is_a_crossroads(drawn):
    crossing = {path: Read(html).all("html")[0].attributes.get("data-crossroads") for path, html in drawn.items()}
    assert {path: others for path, others in crossing.items() if others} == {"index.html": "fr it uk"}


def test_every_document_can_say_why_the_game_did_not_start(drawn):
    for html in drawn.values():
        read = Read(html)
        reasons = {each.attributes["data-why"] for each in read.elements if "data-why" in each.attributes}
        assert reasons == {"wasm", "memory", "offline", "other"}
        assert read.all("noscript")
