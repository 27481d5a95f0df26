"""A page that raises all the same: it says so, everything else lives on, and what it was made of is put aside the second time."""

import json
import re
from html import unescape

import pytest

from tests.e2e.moments import record_of
from tests.screens.phone import BROWSER, Phone
from tests.screens.test_history import ANNA_WINS
from tests.screens.test_luggage import kept
from web.edition import edition
from web.games import GAMES
from web.luggage import packed

HERE = "0a0b"
BOTH = {f"game/{HERE}": record_of("turn"), "game/2": record_of("shown")}


class Derailed(Exception):
    """The planted fault. It holds what a report must not."""


def derails(*seen):
    raise Derailed("Anna has the greed card")


@pytest.fixture
def planted(monkeypatch):
    """planted("screen") → that function of the night train raises from now on."""
    return lambda name: monkeypatch.setattr(GAMES["mystery"], name, derails)


def phone(where="", records=None, **more):
    return Phone(records=dict(BOTH if records is None else records), where=where, may_stumble=True, **more)


def in_the_game():
    return phone().press("games").press(f"resume {HERE}")


def test_a_page_that_raises_says_so_in_its_place(planted):
    planted("screen")
    assert in_the_game().press("uncover").screen == "mishap"


def test_a_start_in_a_game_whose_page_raises_is_a_start(planted):
    planted("task")
    assert phone(f"game-{HERE}").screen == "mishap"


def test_home_is_reached_from_there(planted):
    planted("task")
    assert phone(f"game-{HERE}").press("home").screen == "home"


def test_the_settings_are_reached_from_there(planted):
    planted("task")
    assert phone(f"game-{HERE}").press("settings").screen == "settings"


def test_another_game_plays_on(planted):
    planted("task")
    assert phone(f"game-{HERE}").press("home").press("resume 2").press("draft score").press("play all next").screen == "cover"


def test_what_raised_can_be_tried_again(planted, monkeypatch):
    planted("task")
    stumbled = phone(f"game-{HERE}")
    monkeypatch.undo()
    assert stumbled.press(f"resume {HERE}").screen == "cover"


def test_nothing_of_a_press_that_raised_has_happened(planted):
    there = in_the_game().press("uncover")
    before = there.records[f"game/{HERE}"]
    planted("screen")
    there.send({"do": "jot read", "said": int(there.page.root["data-said"])})
    assert (there.screen, there.records[f"game/{HERE}"]) == ("mishap", before)


def test_what_a_press_that_raised_was_about_to_do_is_left_undone(monkeypatch):
    there = phone().press("settings")
    monkeypatch.setattr("web.pages.settings.group", derails)
    assert "file" not in there.press("export").reply


def test_the_second_time_the_record_is_put_aside_whole(planted):
    planted("task")
    twice = phone(f"game-{HERE}").press(f"resume {HERE}")
    assert f"game/{HERE}" not in twice.records
    assert twice.records[f"kept/game/{HERE}"] == BOTH[f"game/{HERE}"]


def test_the_first_time_is_remembered_over_a_restart(planted):
    planted("task")
    first = phone(f"game-{HERE}")
    assert f"kept/game/{HERE}" in phone(f"game-{HERE}", first.records).records


def test_the_page_says_that_it_was_put_aside_and_offers_no_second_try(planted):
    planted("task")
    twice = phone(f"game-{HERE}").press(f"resume {HERE}")
    assert ("second time" in twice.page.text, f"resume {HERE}" in twice.page.doors) == (True, False)


def test_scores_that_were_put_aside_are_not_tried_again(monkeypatch):
    monkeypatch.setattr("web.pages.scores.latest", derails)
    there = phone(records=kept(ANNA_WINS)).press("scores").press("scores")
    assert ({*there.records}, "scores" in there.page.doors) == ({"kept/scores", "mishaps"}, False)


def test_then_the_start_is_free_again(planted):
    planted("task")
    assert phone(f"game-{HERE}").press(f"resume {HERE}").press("home").restarted().press("games").page.doors.count("resume 2") == 1


def test_a_newer_edition_begins_to_count_anew(planted, monkeypatch):
    planted("task")
    first = phone(f"game-{HERE}")
    monkeypatch.setitem(edition(), "version", "a newer one")
    assert f"game/{HERE}" in phone(f"game-{HERE}", first.records).records


def test_whoever_could_play_on_meanwhile_has_not_failed_twice():
    once = {"mishaps": json.dumps({"game/2": edition()["version"]})}
    assert phone("game-2", BOTH | once).press("draft score").press("play all next").records["mishaps"] == "{}"


@pytest.mark.parametrize("page", ["story", "menu"])
def test_what_is_beside_a_game_puts_no_game_aside(page, planted):
    planted({"story": "story", "menu": "rule_now"}[page])
    there = in_the_game()
    for _ in range(3):
        there.send({"do": page})
        assert there.screen == "mishap"
        there.press(f"resume {HERE}")
    assert f"game/{HERE}" in there.records


def test_a_page_without_a_game_blames_none(monkeypatch):
    monkeypatch.setattr("web.pages.about.credits", derails)
    there = phone()
    for _ in range(3):
        assert there.send({"do": "about"}).screen == "mishap"
        there.press("home")
    assert there.records == BOTH


def test_a_ticket_that_cannot_be_drawn_keeps_no_other_from_home(planted):
    planted("progress")
    there = phone()
    assert ([do for do in there.page.doors if do.startswith("resume")], "Derailed" in there.reply["mishap"]) == (["resume 2"], True)


def test_such_a_ticket_is_put_aside_the_second_time_with_a_sentence(planted):
    planted("progress")
    there = phone().press("about").press("back")
    assert (f"kept/game/{HERE}" in there.records, "cannot be read" in there.page.text) == (True, True)


def test_home_comes_without_its_tickets_where_drawing_them_raises(monkeypatch):
    monkeypatch.setattr("web.pages.home.ticket", derails)
    there = phone()
    assert (there.screen, there.press("home").screen) == ("mishap", "home")


def test_where_even_that_page_raises_home_comes(planted, monkeypatch):
    planted("task")
    monkeypatch.setattr("web.pages.mishap.sign", derails)
    assert phone(f"game-{HERE}").screen == "home"


def test_where_even_that_page_raises_both_faults_are_told(planted, monkeypatch):
    planted("task")
    monkeypatch.setattr("web.pages.mishap.sign", derails)
    assert len(phone(f"game-{HERE}").reply["mishap"].splitlines()) == 2


def test_a_fault_is_told_once(planted):
    planted("task")
    stumbled = phone(f"game-{HERE}")
    assert ("mishap" in stumbled.reply, "mishap" in stumbled.press("settings").reply) == (True, False)


def test_a_page_that_is_drawn_twice_for_one_press_has_raised_once(planted):
    """The second time it has to say that another record was put aside."""
    planted("progress")
    assert f"game/{HERE}" in phone(records=BOTH | {"game/3": "{"}).records


def test_what_was_in_a_file_is_not_tried_again(monkeypatch):
    monkeypatch.setattr("web.pages.luggage.unpacked", derails)
    there = phone("settings", records={}).send({"do": "import", "text": packed(BOTH)})
    assert (there.screen, [do for do in there.page.doors if do.startswith("luggage")]) == ("mishap", [])


def report(stumbled):
    return unescape(stumbled.page.html.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0])


def test_the_report_says_edition_browser_page_kind_place_and_the_last_presses(planted):
    planted("screen")
    version, browser, page, kind, presses = report(in_the_game().press("uncover")).split("\n")
    assert (version, browser, page) == (f"Pocket Express {edition()['version']}", BROWSER, "page: game, mystery")
    assert re.sub(r":\d+", "", kind) == "Derailed in web/pages/table.py shown < web/pages/table.py explained < web/pages/table.py draw"
    assert presses == "presses: boot games resume uncover"


def test_the_report_has_no_names_no_deal_and_no_cards(planted):
    planted("screen")
    stumbled = in_the_game().press("uncover")
    told = report(stumbled) + stumbled.reply["mishap"]
    assert [word for word in ("Anna", "Bohdan", "greed", HERE) if word in told] == []


def test_the_report_is_copied_where_the_browser_can(planted):
    planted("task")
    stumbled = phone(f"game-{HERE}", can=("copy",))
    (plate,) = [each for each in stumbled.page.elements if each.get("data-do") == "copy"]
    assert (plate["data-text"].split("\n")[0], plate["data-link"]) == (f"Pocket Express {edition()['version']}", "")


def test_the_game_is_let_go_so_that_another_tab_may_have_it(planted):
    planted("task")
    stumbled = phone(f"game-{HERE}")
    assert (stumbled.reply["lock"], stumbled.reply["awake"]) == (None, False)


def test_a_verb_that_nobody_knows_is_survived_too():
    assert phone().send({"do": "derail"}).screen == "mishap"
