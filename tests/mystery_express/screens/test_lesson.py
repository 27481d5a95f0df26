"""The first lesson of Mystery Express: what its sentences say is so on the table that they are said at."""

import pytest

from pygame_logic.mystery_express.clues import CATEGORY, HOW, WHY, values_of
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import hand_of
from tests.screens.phone import Phone
from web.games.mystery_express.game import GAME as mystery
from web.lesson import LEARNER, begun
from web.words import LANGUAGES, Say

SAY = Say("en")
SCENES = {scene.name: scene for scene in mystery.LESSON}
GASTON, TILDA = 1, 2
SPOKEN_OF = {
    "clue": (f"robot.{GASTON}",),
    "again": (f"robot.{GASTON}", "mystery.value.candy"),
    "cross": (f"robot.{GASTON}", f"robot.{TILDA}", "mystery.value.candy", "mystery.tab.sheet"),
    "asked": (f"robot.{TILDA}", "mystery.question.why"),
    "answers": ("mystery.question.how", "mystery.value.poisoned"),
}


def thought_after(number, *presses):
    """What is said after these answers, and nothing of what came before."""
    phone = Phone().press("setup mystery").press("lesson mystery 1")
    phone.shell.way.go("lesson", "mystery", str(number))
    for press in ("met", *presses):
        phone.press(press)
    return phone.reply["say"]


def scene(name, *moves):
    session = begun(mystery, SCENES[name], "Anna", SAY, 0)
    for move in moves:
        session.played.play(move)
    return session


def sheet(session):
    return sheet_of(session.seen.table, LEARNER)


def last_seen(session):
    """What the learner has seen last, and in whose hand it was."""
    value, _, place, _ = sheet(session).sightings[-1]
    return value, place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPOKEN_OF)
def test_whoever_and_whatever_is_spoken_of_is_called_as_on_the_page(name, language):
    """Up to an ending: Ukrainian declines them."""
    say = Say(language)
    words = [say(key).replace("\u00ad", "").split(" ")[-1] for key in SPOKEN_OF[name]]
    assert [word for word in words if word[:-1] not in say(f"mystery.lesson.{name}")] == []


def test_gaston_shows_the_suspect_that_was_asked_for():
    assert last_seen(scene("clue", "0 dining 1 who")) == ("candy", hand_of(GASTON))


def test_no_conductor_stands_where_the_finger_leads():
    assert scene("clue").played.table.conductor not in ("dining", "lounge")


def test_only_tilda_has_a_suspect_left_and_it_is_the_other_candy():
    assert last_seen(scene("again", "0 lounge who")) == ("candy", hand_of(TILDA))


def test_the_two_candies_are_proof():
    assert ("candy", 1) in sheet(scene("cross")).pairs


def test_the_learner_is_asked_for_a_motive_and_can_choose():
    words = scene("asked").played.open[LEARNER]
    assert len({*words}) > 1 and {CATEGORY[word.split(" ")[1]] for word in words} == {WHY}


def test_strasbourg_has_all_its_times_still_to_come():
    table = scene("clock").played.table
    assert (table.phase, table.matter, table.clock_left) == ("clock", ("strasbourg",), 23)


def test_one_way_to_die_is_certain():
    assert sheet(scene("answers")).solved(HOW, 3) == "poisoned"


def test_what_is_crossed_off_for_the_learner_is_crossed_off_with_reason():
    session = scene("answers")
    out = {value for value, mark in session.pocket.marks.items() if mark == "out"}
    assert out <= {*sheet(session).crossed} and out >= {*values_of(HOW, 3)} - {"poisoned"}


@pytest.mark.parametrize(("mark", "ends"), [("candy", (".then",)), ("karlov", (".else", ".then"))])
def test_whoever_crosses_off_another_is_told_who_was_meant(mark, ends):
    told = thought_after(3, "draft sheet", f"jot mark {mark}")
    assert told == " ".join(SAY.plain(f"mystery.lesson.cross{end}") for end in ends)


def test_whoever_asks_for_something_else_is_told_what_was_meant():
    assert SAY.plain("mystery.lesson.clue.else") in thought_after(1, "draft lounge", "draft lounge how", "play 0 lounge how")
