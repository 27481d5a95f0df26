"""Mystery Express with a pencil: the sheet and its marks, the telegram and the final answers filled in from it, and the log."""

import html
import re
from itertools import pairwise, takewhile
from random import Random

import pytest

from pygame_logic import mystery_express
from pygame_logic.mystery_express.cars import ACTIONS
from pygame_logic.mystery_express.clues import CATEGORIES, CATEGORY, QUESTIONS, VALUES, values_of
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.playthrough import Playthrough
from tests.games import play_on, random_game, random_move
from tests.screens.phone import Page
from web.games.mystery_express.clues import value_name
from web.games.mystery_express.entries import LEAVES_BLANK
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.pocket import LONGEST_NOTE, Pocket
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import LANGUAGES, Say

NAMES = ("Anna", "Bernard", "Clara", "Daniel", "Eva")
SAY = Say("en")


def page_of(played, draft="", seat=None, say=SAY, **pocket):
    people = tuple(Person(name, colour, "") for colour, name in enumerate(NAMES[: played.table.number], 1))
    seat = asked_in(played) if seat is None else seat
    pocket = Pocket(read=len(played.table.log), **pocket)
    return Page(str(shown(mystery, View(played.seen_by(seat), people, say, draft, {"tap": "hold"}, pocket))))


def moment(phase="turn", leg=1, seed=3, seats=4, **options):
    played, chance = Playthrough(mystery_express, seed, seats, options), Random(seed).random
    while played.table.phase != phase or played.table.leg < leg:
        played.play(random_move(played, chance))
    return played


def asked_in(played):
    return next(iter(played.open))


def jot(pocket, played, do, form=None):
    return mystery.jotted(pocket, played.seen_by(asked_in(played)), do.split(" "), form or {})


def box(page, value):
    return next(each["aria-label"] for each in page.elements if each.get("data-do") == f"jot mark {value}")


def cell(page, value, leg):
    return re.search(rf'data-do="jot cell {value} {leg}".*?</button>', page.html)[0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_value_in_play_has_a_box_and_five_legs(seats):
    doors = page_of(moment(seats=seats), "sheet").doors
    wanted = {f"jot cell {value} {leg}" for category in CATEGORIES for value in values_of(category, seats) for leg in range(1, 6)}
    assert {door for door in doors if door.startswith("jot cell")} == wanted


def test_whoever_goes_through_the_sheet_by_keys_may_leave_out_what_is_left_of_a_category():
    """From the head of each to the next, before all of its boxes."""
    tags = re.findall(r'id="(sheet-\w+)"|data-do="(jump sheet-\w+|jot mark \w+)"', page_of(moment(), "sheet").html)
    found = [there or do for there, do in tags if not do.startswith("jot ")]
    ways = [step for one, other in pairwise(QUESTIONS) for step in (f"sheet-{one}", f"jump sheet-{other}")]
    assert found == [*ways, f"sheet-{QUESTIONS[-1]}"]


def test_a_tap_goes_from_open_through_crossed_and_perhaps_to_sure_and_back():
    played, pocket, said = moment(), Pocket(), []
    for _ in range(5):
        said.append(box(page_of(played, "sheet", marks=pocket.marks), "shot"))
        pocket = jot(pocket, played, "mark shot")
    assert said == ["Shot: open", "Shot: crossed off", "Shot: perhaps", "Shot: sure", "Shot: open"]


def test_a_long_press_is_sure_at_once():
    page = page_of(moment(), "sheet")
    assert next(each["data-long"] for each in page.elements if each.get("data-do") == "jot mark shot") == "jot mark shot sure"


def test_whoever_cannot_press_long_finds_every_mark_under_the_name_of_the_value():
    doors = page_of(moment(), "sheet shot").doors
    assert {f"jot mark shot {mark}" for mark in ("open", "out", "maybe", "sure")} <= {*doors}


def test_a_leg_is_marked_once_twice_and_not_at_all():
    played, pocket, kept = moment(), Pocket(), []
    for _ in range(4):
        pocket = jot(pocket, played, "cell shot 2")
        kept.append(pocket.cells["shot 2"])
    assert kept == ["once", "twice", "none", "once"]


def crossed_by_the_app(**options):
    """A moment at which a seat's sheet has something to cross off, and that value."""
    played = moment(leg=3, assist="2", **options)
    return played, next(iter(sheet_of(played.seen_by(asked_in(played)).table, asked_in(played)).crossed))


def test_what_the_app_crosses_off_says_so():
    played, value = crossed_by_the_app()
    assert box(page_of(played, "sheet"), value) == SAY("mystery.app.out", value=value_name(value, SAY))


def test_ones_own_mark_wins_against_the_app():
    played, value = crossed_by_the_app()
    pocket = jot(Pocket(), played, f"mark {value} open")
    assert box(page_of(played, "sheet", marks=pocket.marks), value) == f"{value_name(value, SAY)}: open"


def test_ones_own_mark_against_the_app_is_taken_back_by_saying_the_same():
    played, value = crossed_by_the_app()
    pocket = jot(jot(Pocket(), played, f"mark {value} sure"), played, f"mark {value} out")
    assert pocket.marks == {}


def test_at_the_first_level_discs_are_written_and_nothing_is_crossed_off():
    page = page_of(moment(leg=3, assist="1"), "sheet")
    assert ("data-p" in page.html.split('class="sheets"')[1], 'class="app"' in page.html) == (True, False)


def test_a_blank_sheet_is_blank():
    page = page_of(moment(leg=3, assist="0"), "sheet")
    assert "data-p" not in page.html.split('class="sheets"')[1]


def test_a_disc_stands_where_a_card_was_seen_on_its_leg():
    played = moment(leg=3)
    seat = asked_in(played)
    page = page_of(played, "sheet")
    shown = {(value, leg) for c in CATEGORIES for value in values_of(c, 4) for leg in range(1, 6) if "<svg" in cell(page, value, leg)}
    assert shown == {(each.value, each.leg) for each in sheet_of(played.seen_by(seat).table, seat).sightings}


def test_two_cards_that_are_proof_are_linked_and_the_same_card_again_is_asked_about():
    wrong, met = [], set()
    for played in play_on(Playthrough(mystery_express, 3, 4), 3):
        if played.is_over or played.table.phase != "turn":
            continue
        seat = asked_in(played)
        sheet, page = sheet_of(played.seen_by(seat).table, seat), page_of(played, "sheet")
        for value, leg in {(each.value, each.leg) for each in sheet.sightings}:
            looks = cell(page, value, leg)
            is_again = any((each.value, each.at) in sheet.again for each in sheet.sightings if (each.value, each.leg) == (value, leg))
            met |= {("pair", (value, leg) in sheet.pairs), ("again", is_again)}
            if ('class="proof"' in looks, 'class="again"' in looks) != ((value, leg) in sheet.pairs, is_again):
                wrong.append((value, leg))
    assert (wrong, len(met)) == ([], 4)


def test_a_closer_look_says_that_it_was_two_cards():
    played = moment(leg=3, assist="1")
    value = min(sheet_of(played.seen_by(asked_in(played)).table, asked_in(played)).pairs)[0]
    assert "two different cards: innocent" in page_of(played, f"sheet {value}").text


def test_the_app_never_helps_with_the_time():
    played = moment(leg=5, assist="2")
    page = page_of(played, "sheet")
    assert {box(page, time) for time in VALUES["when"]} == {f"{time}: open" for time in VALUES["when"]}


def test_a_time_has_a_strip_of_three_strokes():
    played, pocket, kept = moment(), Pocket(), []
    for _ in range(4):
        pocket = jot(pocket, played, "strip 4:30")
        kept.append(pocket.cells["4:30"])
    assert kept == ["once", "twice", "thrice", "none"]


@pytest.mark.parametrize("phase", ["clock", "fan"])
def test_the_sheet_is_locked_while_the_times_are_shown(phase):
    played = moment(phase, fans="round")
    assert not any(door.startswith("jot") for door in page_of(played, "sheet", asked_in(played) or 0).doors)


def test_notes_are_kept_as_they_were_written():
    text = "\n4:30?\n<Bernard> & Clara"
    page = page_of(moment(), "sheet", note=text)
    assert html.unescape(re.search(r"<textarea[^>]*>\n(.*?)</textarea>", page.html, re.S)[1]) == text


def test_notes_have_an_end():
    played = moment()
    assert len(jot(Pocket(), played, "note", {"own-note": "x" * 999}).note) == LONGEST_NOTE


def test_a_pocket_comes_back_from_the_drawer_as_it_was():
    played, pocket = moment(), Pocket()
    for do in ("mark shot", "cell shot 2", "strip 4:30 twice", "entry telegram how shot"):
        pocket = jot(pocket, played, do)
    assert Pocket.of(pocket.record()) == pocket


@pytest.mark.parametrize(
    "do", ["mark tram", "mark shot maybe-not", "cell shot 6", "cell shot 2 thrice", "strip 4:31", "entry finals how 4:30"]
)
def test_what_is_not_on_the_sheet_leaves_no_mark(do):
    assert jot(Pocket(), moment(), do) == Pocket()


def wired(played):
    """The telegram of whoever is asked; blank before it is sent."""
    return dict(zip(QUESTIONS, played.table.hands[asked_in(played)].telegram or "-----", strict=True))


def entries_on(page):
    """What stands on the form: question → what is chosen."""
    forms = re.findall(r'<select name="entry-(\w+)".*?</select>', page.html)
    parts = re.findall(r"<select.*?</select>", page.html)
    return {question: re.search(r'value="([^"]*)" selected', part)[1] for question, part in zip(forms, parts, strict=True)}


@pytest.mark.parametrize("phase", ["telegram", "finals"])
def test_what_one_is_sure_of_stands_on_the_form_already(phase):
    played = moment(phase)
    page = page_of(played, marks={"shot": "sure", "4:30": "sure"})
    assert entries_on(page) == wired(played) | {"how": "shot", "when": "4:30"}


def test_who_is_sure_twice_has_to_choose():
    assert entries_on(page_of(moment("telegram"), marks={"shot": "sure", "hanged": "sure"}))["how"] == "-"


@pytest.mark.parametrize("seed", range(3))
def test_what_the_sheet_has_solved_stands_on_the_form(seed):
    played = moment("finals", seed=seed, seats=3, assist="2")
    known = sheet_of(played.seen_by(asked_in(played)).table, asked_in(played))
    solved = {category: known.solved(category, 3) for category in CATEGORIES}
    begun = {question: "-" if entry in known.crossed else entry for question, entry in wired(played).items()}
    assert entries_on(page_of(played)) == begun | {category: value for category, value in solved.items() if value}


def test_what_was_chosen_is_still_there_after_a_look_at_the_sheet():
    played = moment("finals")
    pocket = jot(Pocket(marks={"shot": "sure"}), played, "entry finals how hanged")
    assert entries_on(page_of(played, marks=pocket.marks, entries=pocket.entries))["how"] == "hanged"


def test_the_final_answers_begin_with_what_was_wired_and_not_with_what_was_only_tried_there():
    played = moment("finals")
    assert entries_on(page_of(played, entries={"telegram how": "hanged"})) == wired(played)


def test_what_was_wired_and_is_crossed_off_by_now_is_no_answer():
    played = moment("finals")
    assert entries_on(page_of(played, marks={wired(played)["who"]: "out"}))["who"] == "-"


def test_a_value_that_is_crossed_off_can_be_chosen_and_says_so():
    assert '<option value="shot">Shot (out)</option>' in page_of(moment("finals"), marks={"shot": "out"}).html


@pytest.mark.parametrize("phase", ["telegram", "finals"])
def test_what_stands_on_the_form_is_an_answer(phase):
    played = moment(phase)
    form = {f"entry-{question}": entry for question, entry in entries_on(page_of(played, marks={"shot": "sure"})).items()}
    word = mystery.word(played.seen_by(asked_in(played)), {"form": form}, {})
    assert word == " ".join((phase, *(wired(played) | {"how": "shot"}).values()))


def sent_blank(phase, **more):
    """What comes of a form on which nothing is chosen."""
    played = moment(phase)
    return mystery.word(played.seen_by(asked_in(played)), {"form": dict.fromkeys((f"entry-{each}" for each in QUESTIONS), "-") | more}, {})


def test_an_answer_goes_out_blank_only_from_the_page_that_has_asked_once_more():
    assert (sent_blank("finals"), sent_blank("finals", **{LEAVES_BLANK: "on"})) == (None, "finals - - - - -")


def test_a_telegram_goes_out_blank_at_once():
    assert sent_blank("telegram") == "telegram - - - - -"


@pytest.mark.parametrize("entries, is_asked", [({}, True), ({f"finals {each}": VALUES[each][0] for each in QUESTIONS}, False)])
def test_who_has_filled_in_what_was_blank_is_not_asked_any_more(entries, is_asked):
    played = moment("finals")
    marks = dict.fromkeys(wired(played).values(), "out")
    page = page_of(played, draft=LEAVES_BLANK, marks=marks, entries=entries)
    assert (SAY("mystery.blank-left") in page.text) is is_asked


@pytest.mark.parametrize("do", ["hanged", "4:30"])
def test_a_form_with_a_wrong_entry_is_no_answer(do):
    played = moment("finals")
    assert mystery.word(played.seen_by(asked_in(played)), {"form": {"entry-why": do}}, {}) is None


def seen_by(table, seat):
    """Every face this seat has seen."""
    secrets = [secret for seats, _, secret in table.whispers if seat in seats]
    faces = {card for secret in secrets for card in ([secret] if type(secret) is str else secret)}
    return faces | {line[-1] for line in table.log if line[0] == "card" and line[-1]}


@pytest.mark.parametrize("seed", range(3))
def test_no_sheet_and_no_log_names_a_card_that_its_eyes_have_not_seen(seed):
    told, names = [], {html.escape(value_name(value, SAY)): value for value in CATEGORY}
    for played in play_on(random_game(mystery_express, seed), seed):
        if len(played.moves) % 5 or played.is_over or played.ask.aloud or played.table.phase in ("clock", "fan"):
            continue
        seen = seen_by(played.table, asked_in(played))
        chips = re.findall(r'class="chip".*?</svg>(.*?)<', page_of(played, "log").html)
        sheet = page_of(played, "sheet")
        discs = [value for value, leg in re.findall(r'data-do="jot cell (\w+) (\d)"', sheet.html) if "<svg" in cell(sheet, value, leg)]
        told += [names[chip] for chip in chips if chip in names and names[chip] not in seen] + [
            value for value in discs if value not in seen
        ]
    assert told == []


def test_a_face_that_only_some_know_has_a_lock_in_the_log():
    page = page_of(moment(leg=2), "log")
    assert re.search(r'class="chip"[^/]*/use></svg>[A-Z][^<]*<svg class="i" role="img" aria-label="only you">', page.html)


def test_the_log_has_the_way_of_every_card_and_what_was_asked_for():
    played = moment(leg=4)
    named = [word for line in played.table.log if line[0] in (*ACTIONS, "card", "tunnel") for word in line if word in CATEGORIES]
    looks = [line for line in played.table.log if line[0] == "look"]
    assert page_of(played, "log").html.count('class="chip"') == len(named) + len(looks)


def test_the_latest_leg_is_on_top():
    played = moment(leg=3)
    headings = re.findall(r"<h2>(Leg \d|Arrival|Boarding)", page_of(played, "log").html)
    assert headings == ["Leg 3", "Arrival", "Leg 2", "Arrival", "Leg 1", "Boarding"]


def test_a_turn_in_the_log_begins_with_whose_it_is():
    played = moment(leg=2)
    table = played.table
    turns = [line for line in table.log if line[0] == "turn"]
    leg = [*takewhile(lambda line: line[0] != "leg", reversed(table.log))]
    names = re.findall(r"<h3>.*?<span>(.*?)</span>", page_of(played, "log").html)
    assert names[: sum(line[0] == "turn" for line in leg)] == [NAMES[turns[-1][1]]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_journey_is_written_and_told_in_every_language(language):
    pages = [
        page_of(played, draft, say=Say(language))
        for played in (moment("telegram"), moment("turn", leg=5))
        for draft in ("", "log", "sheet shot")
    ]
    assert not [text for page in pages for text in re.findall(r"mystery\.|{\w+}", page.text)]


def test_every_question_is_on_the_form():
    assert {*entries_on(page_of(moment("telegram")))} == {*QUESTIONS}
