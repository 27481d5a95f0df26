"""A first lesson is played to its end in every language, whatever one answers, and nothing of it is kept."""

import re
from itertools import pairwise
from random import Random

import pytest

from pygame_logic.table import pick
from tests.screens.phone import Phone
from tests.screens.thumbs import Moment, fields, offered
from web.games import GAMES
from web.words import LANGUAGES, Say

TAUGHT = {key: game.LESSON for key, game in GAMES.items() if game.LESSON}
SCENES = [(key, number) for key, scenes in TAUGHT.items() for number in range(1, len(scenes) + 1)]
PLAYS = ("play", "jot", "uncover", *(verb for game in GAMES.values() for verb in game.GESTURES))
MOST = 1000  # presses, however odd
every_lesson = pytest.mark.parametrize("key", TAUGHT)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
every_scene = pytest.mark.parametrize(("key", "number"), SCENES)


def begun(key, language="en", records=None):
    return Phone(language, records).press(f"setup {key}").press(f"lesson {key} 1")


def meant(phone):
    """What the finger points at, pressed or flicked."""
    control = next(each for each in phone.page.elements if "data-finger" in each)
    value = control.get("data-throw") or control.get("data-marker")
    said = {control.get("data-do") or f"throw {value}", f"aim {value}"}
    return next(each for each in offered(phone.page) if each["do"] in said)


def odd(chance):
    """Any legal answer, or the beginning of one; of a hundred marks none is likelier than a move."""

    def answer(phone):
        made = {verb: [each for each in offered(phone.page) if each["do"].split(" ")[0] == verb] for verb in (*PLAYS, "draft")}
        *plays, drafts = made.values()
        plays = [*filter(None, plays)]
        return pick(pick(plays, chance) if plays and (not drafts or chance() < 0.6) else drafts, chance)

    return answer


def played(phone, answer=meant):
    """The phone at each press, until the lesson is over."""
    for _ in range(MOST):
        yield phone
        if phone.screen == "setup":
            return
        way_on = next((do for do in ("met", "on") if do in phone.page.doors), None)
        if way_on:
            phone.press(way_on)
        else:
            phone.send(phone.made(**{"form": fields(phone.page)} | answer(phone)))
    raise AssertionError(f"the lesson does not end: {phone.page.doors}")


def thoughts(phone):
    return re.sub(r"<[^>]+>", "", next(iter(re.findall(r'<section class="notice.*?</section>', phone.page.html)), ""))


@in_every_language
@every_scene
def test_every_scene_has_its_thoughts(key, number, language):
    """One before; and one after, but where the next scene goes on from there and tells it."""
    say, scenes = Say(language), TAUGHT[key]
    is_told_later = number < len(scenes) and scenes[number].goes_on
    found = [f"{key}.lesson.{scenes[number - 1].name}{end}" in say for end in ("", ".then")]
    assert found == [True, not is_told_later]


@in_every_language
@every_scene
def test_a_scene_about_one_answer_can_say_which_it_was(key, number, language):
    scene = TAUGHT[key][number - 1]
    assert (f"{key}.lesson.{scene.name}.else" in Say(language)) == bool(scene.meant)


@in_every_language
@every_lesson
def test_with_the_answers_that_the_finger_shows_one_comes_through_every_scene(key, language):
    say, met = Say(language), "".join(thoughts(phone) for phone in played(begun(key, language)))
    assert [scene.name for scene in TAUGHT[key] if say.plain(f"{key}.lesson.{scene.name}") not in met.replace("&#39;", "'")] == []


@every_lesson
def test_the_same_answers_lead_to_the_same_end(key):
    one, other = ([(phone.page.html, phone.reply["hash"]) for phone in played(begun(key))] for _ in range(2))
    assert one == other


@pytest.mark.parametrize("seed", range(8))
@every_lesson
def test_with_any_legal_answers_it_comes_to_its_end(key, seed):
    language = [*LANGUAGES][seed % len(LANGUAGES)]
    assert [*played(begun(key, language), odd(Random(seed).random))][-1].screen == "setup"


@pytest.mark.parametrize("answer", [meant, odd(Random(3).random)], ids=["as shown", "odd"])
@every_lesson
def test_nothing_of_it_is_written(key, answer):
    assert [phone.reply["write"] for phone in played(begun(key), answer) if phone.reply["write"]] == []


@every_lesson
def test_whoever_looks_elsewhere_in_the_middle_still_comes_to_the_end(key):
    away = set()

    def after_a_blur(phone):
        """Once in each scene, for a card that was taken up is back in the hand then."""
        if phone.reply["hash"] not in away:
            away.add(phone.reply["hash"])
            phone.send({"do": "cover"})
        return meant(phone)

    assert [*played(begun(key), after_a_blur)][-1].screen == "setup"


@every_lesson
def test_at_every_press_the_browsers_back_leaves_it(key):
    left = [Moment(phone).again().send({"do": "back"}) for phone in played(begun(key)) if phone.screen != "setup"]
    assert {(phone.screen, phone.shell.session) for phone in left} == {("setup", None)}


@every_lesson
def test_its_cross_leaves_it(key):
    assert begun(key).press("back").screen == "setup"


@every_lesson
def test_its_menu_brings_the_thought_and_the_way_out_again(key):
    phone = begun(key)
    before = phone.page.html
    assert phone.press("met").press("menu").page.html == before


@every_lesson
def test_a_game_under_way_is_still_there_afterwards(key):
    records = Phone().seat("Anna", "Ben", "Clara").records
    after = [*played(begun(key, records=records))][-1]
    assert after.records == records
    assert next(door for door in after.send({"do": "back"}).page.doors if door.startswith("resume"))


@every_scene
def test_the_address_of_a_scene_opens_it_as_the_finger_leaves_the_table(key, number):
    by_address = Phone(where=f"lesson-{key}-{number}")
    on_foot = next(phone for phone in played(begun(key)) if phone.reply["hash"] == f"lesson-{key}-{number}")
    assert by_address.page.html == on_foot.page.html


@every_scene
def test_back_from_the_address_of_a_scene_is_the_set_up_page(key, number):
    assert Phone(where=f"lesson-{key}-{number}").send({"do": "back"}).reply["hash"] == f"setup-{key}"


@pytest.mark.parametrize("words", ["", "-chess-1", "-dilemma", "-dilemma-0", "-dilemma-99", "-dilemma-x"])
def test_an_address_of_no_scene_is_the_home_page(words):
    assert Phone(where=f"lesson{words}").screen == "home"


@every_lesson
def test_its_scenes_are_counted_once_each_and_only_on(key):
    counted = [number for phone in played(begun(key)) for number in re.findall(r"First lesson, (\d+) of", thoughts(phone))]
    assert counted == [str(number + 1) for number in range(len(TAUGHT[key]))]


@in_every_language
@every_scene
def test_the_thought_is_said_to_whoever_only_hears_it_in_their_language(key, number, language):
    phone = Phone(language, where=f"lesson-{key}-{number}")
    assert phone.reply["say"] == Say(language).plain(f"{key}.lesson.{TAUGHT[key][number - 1].name}")


@every_scene
def test_the_finger_has_the_focus_when_the_thought_was_read(key, number):
    phone = Phone(where=f"lesson-{key}-{number}").press("met")
    assert (phone.reply["focus"], sum("data-finger" in each for each in phone.page.elements)) == ("[data-finger]", 1)


@every_lesson
def test_a_press_under_what_came_of_it_plays_no_further(key):
    phone = next(phone for phone in played(begun(key)) if "on" in phone.page.doors)
    before, moves = phone.page.html, [*phone.shell.session.played.moves]
    for each in [phone.made(**each) for each in offered(phone.page) if each["do"].split(" ")[0] in (*PLAYS, "draft")]:
        phone.send(each)
    assert (phone.page.html, phone.shell.session.played.moves) == (before, moves)


@every_lesson
def test_back_from_the_rules_it_is_as_it_was(key):
    phone = begun(key).press("met")
    before = phone.page.html
    assert phone.send(phone.made(f"rules {key}")).press("back lesson").page.html == before


@every_lesson
def test_after_all_lessons_comes_a_game_as_if_there_had_been_none(key):
    phone = Phone()
    for each in TAUGHT:
        phone = [*played(phone.press(f"lesson {each} 1"))][-1].send({"do": "back"})
    phone.press(f"setup {key}").press("alone")
    assert {*phone.records} == {"table", f"people/{key}", f"game/{phone.shell.session.id}"}


@every_lesson
def test_each_scene_has_a_place_of_its_own_for_what_scripts_remember(key):
    places = [phone.reply["hash"] for phone in played(begun(key))]
    assert len({*places}) == sum(one != other for one, other in pairwise(places)) + 1


@every_lesson
def test_the_poster_leads_there_until_the_game_was_begun_here(key):
    phone = Phone()
    assert phone.press(f"lesson {key} 1").send({"do": "back"}).screen == "home"
    knows = Phone(records=phone.press(f"setup {key}").press("alone").records)
    assert f"lesson {key} 1" not in knows.page.doors
    assert f"lesson {key} 1" in knows.press(f"setup {key}").page.doors
