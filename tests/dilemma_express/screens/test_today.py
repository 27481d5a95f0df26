"""Today's trolley: a round with two robots, a lever, a line of why; and what the four characters would have done."""

import json

import pytest

from pygame_logic.dilemma_express.lines import LEVELS
from tests.dilemma_express.bench.trolleys import at_the_lever, is_dilemma, wrong
from tests.screens.phone import NOW, Phone
from web.games.dilemma_express.today import TODAY, would_pull
from web.today import number_of

NUMBER = number_of(NOW)
WHY = "She has an aunt like that"


def at_todays_lever():
    return Phone(can=["copy"]).press("today").press("begin express").press("play all heard")


def pulled(side="left", why=WHY):
    phone = at_todays_lever().press(f"play 0 {side}")
    if why:
        phone.press("say", form={"why-line": why})
    return phone.press("play all next")


def result(phone):
    ((key, number, what),) = json.loads(phone.records["today"])
    assert (key, number) == ("express", NUMBER)
    return what


def test_six_cards_lie_on_two_tracks_and_whoever_plays_is_at_the_lever():
    table = at_todays_lever().shell.session.played.table
    assert ([len(track) for track in table.tracks], table.phase, table.conductor) == ([3, 3], "lever", 0)


def test_after_the_lever_one_is_back_on_the_page_of_the_day_and_no_game_is_left():
    phone = pulled()
    assert (phone.screen, [key for key in phone.records if key.partition("/")[0] in ("game", "scores", "over")]) == ("today", [])


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_lever_and_the_line_of_why_are_kept(side):
    mine, others, why = result(pulled(side)).split(" ", 2)
    table = at_the_lever(TODAY.seeds[NUMBER - 1], NUMBER)
    assert (mine, others, why) == (side[0], "".join(way[0] for way in would_pull(table)), WHY)


def test_nobody_must_say_why():
    assert len(result(pulled(why="")).split(" ")) == 2


def test_what_each_character_would_have_done_is_told_afterwards():
    phone = pulled()
    assert all(phone.shell.say(f"level.{level}") in phone.page.text for level in LEVELS)


def test_the_text_for_others_names_no_card():
    phone = pulled()
    text = next(each["data-text"] for each in phone.page.elements if "data-text" in each)
    assert text.splitlines()[1:] == ["I pulled the lever as 2 of the four characters would have.", f"“{WHY}”"]


def test_left_in_the_middle_it_goes_on():
    phone = at_todays_lever().restarted()
    assert "play 0 left" in phone.page.doors


def test_of_the_four_characters_two_would_go_either_way():
    assert all(is_dilemma(at_the_lever(TODAY.seeds[number - 1], number)) for number in range(1, 60, 7))


def test_no_card_comes_again_for_two_weeks():
    assert wrong(TODAY.seeds[:30]) == []


def test_the_list_lasts_for_a_year_at_least():
    assert len({*TODAY.seeds}) == len(TODAY.seeds) >= 366


def test_nobody_is_offered_a_game_of_one_round():
    assert "rounds-1" not in Phone().press("setup express").page.html
