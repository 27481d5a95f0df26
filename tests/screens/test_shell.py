"""The way through the app: where each press leads, and what is kept."""

import json
import sys

import pytest

from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE, moment
from tests.screens.phone import ADDRESS, Phone


@pytest.fixture
def phone():
    return Phone()


def test_the_home_page_is_the_first_one(phone):
    assert phone.screen == "home"


def test_a_poster_is_the_door_to_its_game(phone):
    assert phone.press("setup dilemma").screen == "setup"


def test_the_way_back_from_a_door_leads_home(phone):
    assert phone.press("setup dilemma").press("back").screen == "home"


def test_two_people_are_too_few_and_the_page_says_so(phone):
    phone.press("setup dilemma").press("remove 2").press("start dilemma", form={})
    assert "at least 3" in phone.page.text


def test_a_game_among_people_starts_with_the_phone_handed_over(phone):
    assert phone.seat("Anna", "Ben", "Clara").screen == "cover"


def test_the_cover_shows_nobodys_cards(phone):
    assert "offer" not in " ".join(phone.seat("Anna", "Ben", "Clara").page.doors)


def test_the_hand_lies_open_once_the_blind_is_up(phone):
    phone.seat("Anna", "Ben", "Clara").press("uncover")
    assert "data-private" in phone.page.root


def test_alone_among_robots_nothing_is_ever_covered(phone):
    assert phone.seat("Anna", bots=2).screen == "table"


def test_every_move_is_kept_before_it_is_painted(phone):
    phone.seat("Anna", bots=2, clock="calm")
    key = next(key for key in phone.records if key.startswith("game/"))
    assert json.loads(phone.records[key])["save"] == phone.shell.session.played.save()


def test_the_phone_is_covered_again_after_a_restart(phone):
    assert phone.seat("Anna", "Ben", "Clara").press("uncover").restarted().screen == "cover"


def test_the_blind_falls_when_somebody_looks_away(phone):
    phone.seat("Anna", "Ben", "Clara").press("uncover")
    assert phone.send({"do": "cover"}).screen == "cover"


def test_a_game_that_was_left_waits_on_the_home_page(phone):
    phone.seat("Anna", "Ben", "Clara").press("menu").press("leave")
    assert any(do.startswith("resume ") for do in phone.page.doors)


def test_resuming_leads_back_into_the_game(phone):
    phone.seat("Anna", "Ben", "Clara").press("menu").press("leave")
    assert phone.press(next(do for do in phone.page.doors if do.startswith("resume "))).screen == "cover"


def test_going_back_from_the_rules_leads_into_the_game(phone):
    assert phone.seat("Anna", "Ben", "Clara").press("menu").press("rules dilemma D3").press("back").screen == "menu"


def games_page(phone):
    return phone.seat("Anna", "Ben", "Clara").press("menu").press("leave").press("games")


def test_a_deleted_game_is_gone(phone):
    games_page(phone).press(next(do for do in phone.page.doors if do.startswith("delete ")))
    assert not any(do.startswith("resume ") for do in phone.page.doors)


def test_a_deleted_game_can_be_brought_back(phone):
    games_page(phone).press(next(do for do in phone.page.doors if do.startswith("delete ")))
    phone.press(next(do for do in phone.page.doors if do.startswith("restore ")))
    assert any(do.startswith("resume ") for do in phone.page.doors)


def test_an_exported_game_is_taken_in_by_another_phone(phone):
    text = games_page(phone).press(next(do for do in phone.page.doors if do.startswith("export "))).reply["file"]["text"]
    other = Phone().send({"do": "import", "text": text}).press("take-in").press("back")
    assert any(do.startswith("resume ") for do in other.page.doors)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"records": 5}', '{"records": {"game/1": "{}"}}', '{"records": {"game/1": 7}}', "x" * 9])
def test_a_file_that_is_not_ours_changes_nothing(phone, text):
    assert not phone.send({"do": "import", "text": text}).records


def test_what_became_of_a_file_is_told_where_it_was_opened(phone):
    assert "dismiss" in phone.press("settings").send({"do": "import", "text": "?"}).page.doors


@pytest.mark.parametrize("record", ["", "{", "null", '{"game": "chess"}', '{"game": "dilemma", "people": [], "save": {}, "began": 0}'])
def test_a_damaged_game_is_kept_and_reported(record):
    phone = Phone(records={"game/1": record})
    assert (phone.records, "cannot be read" in phone.page.text) == ({"kept/game/1": record}, True)


def test_a_damaged_record_of_the_settings_is_kept_and_counts_as_none():
    assert Phone(records={"settings": "{"}).records == {"kept/settings": "{"}


def test_a_theme_that_was_chosen_is_on_the_next_page(phone):
    assert phone.press("settings").send({"do": "set theme night"}).reply["html"]["data-theme"] == "night"


def test_the_next_visit_knows_whether_a_game_waits(phone):
    assert (phone.reply["html"]["data-resume"], phone.seat("Anna", "Béla", "Zoé").reply["html"]["data-resume"]) == ("off", "on")


def test_another_language_is_another_address(phone):
    assert phone.press("languages").press("language fr").reply["leave"] == "../fr/#"


@pytest.fixture
def no_library(monkeypatch):
    """A phone on which the library that draws QR codes has not arrived."""
    monkeypatch.setitem(sys.modules, "segno", None)
    return monkeypatch


def test_the_code_is_drawn_at_once_where_the_library_lies(phone):
    phone.press("share")
    assert ("wheel" in phone.reply, 'class="qr"' in phone.page.html) == (False, True)


def test_whoever_wants_to_share_first_gets_the_address_and_the_library_is_sent_for(no_library, phone):
    phone.press("share")
    assert (phone.reply["wheel"], ADDRESS in phone.page.text, "being drawn" in phone.page.text) == ("segno", True, True)


def test_the_code_appears_when_the_library_has_come(no_library, phone):
    phone.press("share")
    no_library.undo()
    assert 'class="qr"' in phone.send({"do": "wheel segno", "came": True}).page.html


def test_a_library_that_could_not_be_had_is_told_and_the_address_remains(no_library, phone):
    phone.press("share").send({"do": "wheel segno", "came": False})
    assert (ADDRESS in phone.page.text, "could not be drawn" in phone.page.text) == (True, True)


def test_whoever_opens_the_page_again_tries_again(no_library, phone):
    phone.press("share").send({"do": "wheel segno", "came": False}).press("back").press("share")
    assert (phone.reply["wheel"], "being drawn" in phone.page.text) == ("segno", True)


def test_the_address_of_the_sharing_page_leads_there():
    assert Phone(where="share").screen == "share"


def test_the_last_players_are_remembered(phone):
    phone.seat("Anna", "Ben", "Clara").press("menu").press("leave").press("setup dilemma")
    assert 'value="Clara"' in phone.page.html


def test_a_hostile_name_stays_text(phone):
    assert "<img" not in phone.seat("<img src=x>", "Ben", "Clara").page.html


def test_an_unknown_place_in_the_address_is_the_home_page():
    assert Phone(where="setup-chess-<b>").screen == "home"


def test_the_address_of_a_game_that_is_not_here_says_so():
    assert Phone(where="game-00000000").screen == "home"


def test_the_address_of_the_shelf_leads_there_and_on_to_the_rules():
    phone = Phone(where="rules").press("rules dilemma")
    assert (phone.screen, phone.press("back").screen) == ("rules", "shelf")


def beside(phone):
    """Another tab of the same phone, opened now."""
    return Phone(records=phone.records)


def test_what_another_tab_has_set_stays_set(phone):
    other = beside(phone).press("settings").send({"do": "set theme night"})
    phone.press("settings").send({"do": "set sound off", "records": other.records})
    assert json.loads(phone.records["settings"]) | {"theme": "night", "sound": "off"} == json.loads(phone.records["settings"])


def test_a_page_wears_what_another_tab_has_set(phone):
    other = beside(phone).press("settings").send({"do": "set theme night"})
    assert phone.send({"do": "settings", "records": other.records}).reply["html"]["data-theme"] == "night"


def test_a_game_deleted_in_two_tabs_is_deleted_once(phone):
    games_page(phone)
    delete = next(do for do in phone.page.doors if do.startswith("delete "))
    other = beside(phone).press("games").press(delete)
    assert len(phone.send({"do": delete, "records": other.records}).records) == len(other.records)


def test_a_deleted_game_that_goes_on_in_another_tab_is_not_set_back(phone):
    games_page(phone)
    key = next(key for key in phone.records if key.startswith("game/"))
    played_on = phone.records[key]
    phone.press(key.replace("game/", "delete "))
    phone.send({"do": key.replace("game/", "restore "), "records": phone.records | {key: played_on}})
    assert [written for written, _ in phone.reply["write"]] == [key.replace("game/", "gone/")]


def test_a_full_phone_is_told(phone):
    assert "storage is full" in phone.send({"do": "not-saved", "why": "QuotaExceededError"}).page.text


def test_a_newer_version_is_announced_on_the_wall_only(phone):
    phone.seat("Anna", "Ben", "Clara").send({"do": "update-ready"})
    assert "update" not in phone.page.doors


def elsewhere(phone):
    phone.seat("Anna", "Ben", "Clara").press("uncover")
    return phone.send({"do": "locked", "lock": phone.reply["lock"]})


def test_a_game_played_in_another_tab_is_not_shown_here(phone):
    assert elsewhere(phone).screen == "locked"


def test_a_game_played_in_another_tab_is_not_written_here(phone):
    assert elsewhere(phone).press("home").reply["write"] == []


def test_nor_when_somebody_looks_away(phone):
    assert elsewhere(phone).send({"do": "cover"}).reply["write"] == []


def test_a_game_taken_over_goes_on_covered(phone):
    taken = {"do": "take-over", "lock": elsewhere(phone).reply["lock"], "records": dict(phone.records)}
    assert phone.send(taken).screen == "cover"


def test_in_the_middle_of_a_game_a_full_phone_is_told_before_it_goes_on(phone):
    phone.seat("Anna", "Ben", "Clara").send({"do": "not-saved", "why": "QuotaExceededError"})
    assert (phone.screen, phone.press("close").screen) == ("unsaved", "cover")


def started(phone, **told):
    boot = {"do": "boot", "records": {}, "language": "en", "root": "/", "address": "https://example.org/", "now": 0, "keeps": False}
    phone.send(boot | told)
    return phone


def test_a_browser_that_keeps_nothing_is_told_before_a_set_up_page(phone):
    assert started(phone, where="setup-dilemma").screen == "unsaved"
    assert phone.press("close").screen == "setup"


def test_a_browser_that_keeps_nothing_is_not_told_again_with_every_move(phone):
    started(phone, where="setup-dilemma").press("close")
    assert phone.send({"do": "not-saved", "why": "SecurityError"}).screen == "setup"
    assert "say" not in phone.reply


def test_in_a_frame_the_way_to_a_page_of_its_own_is_shown(phone):
    page = started(phone, can=["framed"]).page
    assert 'href="https://example.org/en/"' in page.html and 'rel="noopener"' in page.html


def test_in_a_browser_inside_another_app_one_sentence_says_how_to_get_out_of_it(phone):
    page = started(phone, can=["inside", "copy"]).page
    assert "Open in browser" in page.text and "copy" in page.doors


def test_a_phone_with_large_letters_begins_with_large_letters(phone):
    assert started(phone, wishes={"text": "large"}).reply["html"]["data-text"] == "large"


def test_what_was_set_here_counts_more_than_what_the_phone_wishes(phone):
    records = {"settings": '{"text": "usual"}'}
    assert started(phone, records=records, wishes={"text": "largest"}).reply["html"]["data-text"] == "usual"


def test_a_wish_that_is_no_setting_is_none(phone):
    assert started(phone, wishes={"text": "huge"}).reply["html"]["data-text"] == "usual"


def test_the_rules_open_at_what_is_going_on(phone):
    phone.seat("Anna", "Ben", "Clara").press("menu").press("rules dilemma D3")
    assert "data-at" in phone.page.html
    assert phone.press("back game").screen == "cover"


def test_a_practice_throw_lands_on_the_rules_page(phone):
    phone.press("rules").press("rules dilemma").send({"do": "practice 5", "samples": [[t, 0, -t] for t in range(0, 100, 10)]})
    assert 'data-card="1-5-0"' in phone.page.html


def test_after_a_rematch_the_game_that_is_over_is_not_under_way_any_more():
    over = moment("end")
    phone = Phone(records={"game/1": recorded(over, PEOPLE[: over.seats])}, where="game-1")
    while phone.screen != "over":
        phone.press(next(do for do in phone.page.doors if do in ("uncover", "draft score", "play all next")))
    phone.press("rematch")
    assert [key for key in phone.records if key.startswith("game/")] == [f"game/{phone.shell.session.id}"] != ["game/1"]
    assert len(json.loads(phone.records["scores"])) == 1


def test_the_blind_says_how_it_is_lifted(phone):
    phone.press("settings").send({"do": "set tap twice"}).press("back")
    assert "Tap twice" in phone.seat("Anna", "Ben", "Clara").page.text


def test_who_begins_is_agreed_anew_for_each_game(phone):
    phone.press("setup dilemma").press("start dilemma", form={"name-1": "Ben", "first": "2"}).send({"do": "back"}).press("setup dilemma")
    assert (phone.shell.way.page.party.people[1].name, phone.shell.way.page.party.first) == ("Ben", None)
