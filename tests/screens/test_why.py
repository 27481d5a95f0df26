"""A closed choice can be asked why: it says so in a sentence until the next press, and the paragraph of the rules is one tap further."""

from tests.e2e.moments import record_of
from tests.screens.phone import Phone
from web.words import Say

SAY = Say("en")
AWAY = "dismiss"


def at_the_train(language="en"):
    """A leg on which some cars are closed."""
    return Phone(language, records={"game/1": record_of("turn-alike")}).press("resume 1").press("uncover").press("jot read")


def closed(phone):
    return [door for door in phone.page.doors if door.startswith("why ")]


def asked(phone):
    return phone.press(closed(phone)[0])


def test_it_says_why():
    phone = at_the_train()
    key = closed(phone)[0].split(" ")[1]
    assert SAY(key) in asked(phone).page.text


def test_it_is_said_aloud_too():
    assert asked(at_the_train()).reply["say"]


def test_the_paragraph_of_the_rules_is_one_tap_further():
    phone = asked(at_the_train())
    rule = next(door for door in phone.page.doors if door.startswith("rules mystery R"))
    assert phone.press(rule).screen == "rules"


def test_the_next_press_takes_the_reason_away():
    phone = asked(at_the_train())
    assert AWAY not in phone.press("draft hand").page.doors


def test_one_can_put_it_away_by_itself():
    assert AWAY not in asked(at_the_train()).press(AWAY).page.doors


def test_behind_the_blind_nothing_is_said():
    phone = asked(at_the_train())
    assert AWAY not in phone.send({"do": "cover"}).page.doors


def test_asking_changes_nothing_in_the_game():
    phone = at_the_train()
    before = phone.records["game/1"]
    assert asked(phone).records["game/1"] == before


def test_a_full_table_says_how_many_sit_there():
    phone = Phone().press("setup dilemma")
    while "bot" in phone.page.doors:
        phone.press("bot")
    assert SAY("setup.full", n=5) in phone.press("why setup.full 5").reply["say"]


def test_outside_of_a_game_no_paragraph_is_meant():
    phone = Phone().press("setup dilemma").press("why why.first")
    assert not [door for door in phone.page.doors if door.startswith("rules dilemma ")]


def test_what_cannot_be_taken_back_stands_in_the_menu_and_says_why():
    phone = at_the_train().press("menu")
    assert SAY("why.undo") in phone.press("why why.undo").page.text
