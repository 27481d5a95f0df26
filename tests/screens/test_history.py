"""What is left of a game that is over: a line of how it ended, and the whole of it, to be seen again."""

import json
from itertools import pairwise

import pytest

from pygame_logic.playthrough import Playthrough
from tests.e2e.moments import record
from tests.games import play_on
from tests.playthroughs import goldens
from tests.rooms import ROOMS
from tests.screens.phone import NOW, Phone
from web import game_link
from web.archive import A_DAY, Archive
from web.film import steps
from web.fragment import folded
from web.pages import watched
from web.scores import MOST, Score, enter, scores

ANNA_WINS = Score("dilemma", NOW - 2, "3f2a", ("Anna", "Béla"), (21, 7), (True, False), 40 * 60_000)
BELA_WINS = Score("mystery", NOW - 1, "77", ("Anna", "Béla", "Zoé"), (4, 4, 1), (False, True, False), 90 * 60_000)
every_room = pytest.mark.parametrize("room", ROOMS)


def kept(*rows):
    return {"scores": json.dumps([row._asdict() for row in rows])}


def ended(room):
    """The usual golden game of a room, played to its end."""
    name = min((name for name in goldens.of_room(room) if name.removeprefix(f"{room}-").isdigit()), key=len)
    save = goldens.read(name)
    played = Playthrough(ROOMS[room].RULES, save["seed"], save["seats"], save["options"], save["moves"])
    for _ in play_on(played, 1):
        pass
    return played


def shown_again(played):
    """A phone with that game open, to be seen again."""
    text = record(played)
    people = json.loads(text)["people"]
    row = Score(json.loads(text)["game"], NOW, "1", tuple(person["name"] for person in people), (0,) * len(people))
    return Phone(records=kept(row) | {"over/1": text}, where="replay-1")


def told(phone):
    return phone.page.text


def test_what_was_kept_by_0_1_is_won_by_whoever_has_most_points():
    assert Score.of({"game": "dilemma", "at": 1, "names": ["Anna", "Béla"], "points": [3, 5]}).winners == ["Béla"]


def test_between_equals_it_is_won_by_whoever_the_game_has_decided_for():
    assert BELA_WINS.winners == ["Béla"]


def test_a_night_on_the_shelf_is_no_time_of_play():
    phone = Phone().seat("Anna", "Béla", "Zoé")
    before = phone.shell.session.took
    phone.shell.now += A_DAY
    phone.shell.keep(phone.shell.session)
    assert phone.shell.session.took - before == 5 * 60_000


def test_a_game_that_is_over_lies_whole_in_the_drawer_with_its_line():
    archive = Archive({})
    enter(archive, ANNA_WINS, {"game": "dilemma"})
    assert {*archive.records} == {"scores", "over/3f2a"}


def test_where_the_oldest_line_goes_its_game_goes_too():
    archive = Archive(kept(*(ANNA_WINS._replace(id=f"a{at}") for at in range(MOST))))
    enter(archive, BELA_WINS, {})
    assert dict(archive.take_writes())["over/a0"] is None


def test_the_list_is_searched_by_name_and_by_game():
    phone = Phone(records=kept(ANNA_WINS, BELA_WINS), where="history")
    phone.send(phone.made("writing", form={"sought": "zoé"}))
    assert [do for do in phone.page.doors if do.startswith("replay")] == ["replay 77"]


@pytest.mark.parametrize(("order", "first"), [("latest", "77"), ("longest", "77"), ("game", "3f2a")])
def test_the_list_is_sorted(order, first):
    phone = Phone(records=kept(ANNA_WINS, BELA_WINS), where="history")
    phone.send(phone.made("form", form={"order": order}))
    assert next(do for do in phone.page.doors if do.startswith("replay")) == f"replay {first}"


def test_the_day_of_a_game_and_how_long_it_took_are_told_apart():
    assert " · 40 minutes" in told(Phone(records=kept(ANNA_WINS), where="history"))


def test_a_game_that_was_deleted_comes_back_with_undo():
    phone = Phone(records=kept(ANNA_WINS), where="history").press("forget 3f2a").press("remember 3f2a")
    assert "replay 3f2a" in phone.page.doors


def test_a_deleted_game_counts_no_more():
    phone = Phone(records=kept(ANNA_WINS, BELA_WINS), where="history").press("forget 3f2a")
    assert [score.id for score in scores(phone.shell.archive)] == ["77"]


def test_a_day_later_it_is_gone_for_good():
    phone = Phone(records=kept(ANNA_WINS._replace(gone=NOW - A_DAY - 1)) | {"over/3f2a": "{}"})
    assert "over/3f2a" not in phone.records


@every_room
def test_a_game_is_seen_again_from_its_first_table_to_its_last(room):
    played = ended(room)
    assert [steps(played)[0].since, steps(played)[-1].table] == [0, played.table]


@every_room
def test_whatever_has_changed_is_a_step_of_its_own(room):
    taken = steps(ended(room))
    assert all(one.table != other.table for one, other in pairwise(taken))


@every_room
def test_step_by_step_it_is_seen_to_its_end(room):
    phone = shown_again(ended(room))
    while "on" in live(phone):
        phone.press("on")
    assert phone.shell.way.page.at == len(phone.shell.way.page.steps) - 1


@every_room
def test_each_press_shows_something_else(room):
    phone, seen = shown_again(ended(room)), []
    page = phone.shell.way.page
    while "on" in live(phone):
        phone.press("on")
        seen.append(page.steps[page.at].table.seen_by(None))
    assert [at for at, (one, other) in enumerate(pairwise(seen[:-1])) if one == other] == []


@every_room
def test_the_way_back_meets_what_was_seen_on_the_way_there(room):
    phone = shown_again(ended(room))
    page, there = phone.shell.way.page, [0]
    for _ in range(5):
        phone.press("on")
        there.append(page.at)
    back = [page.at]
    while page.at:
        phone.press(next(do for do in phone.page.doors if do.startswith("to ") and do != "to 0") if page.at > there[1] else "to 0")
        back.append(page.at)
    assert back == there[::-1]


def live(phone):
    """What can be pressed there and is not spent."""
    return {each["data-do"] for each in phone.page.elements if "data-do" in each and each.get("aria-disabled") != "true"}


@every_room
def test_every_seat_sees_it_with_what_it_could_have_known(room):
    phone = shown_again(ended(room))
    page = phone.shell.way.page
    phone.send(phone.made("slide", form={"step": str(len(page.steps) // 2)}))
    phone.send(phone.made("eyes 1"))
    step = page.steps[page.at]
    assert step.view(1, page.session.people, phone.shell.say).table == step.table.seen_by(1)


@pytest.mark.parametrize("room", [room for room in ROOMS if ROOMS[room].MOMENTS])
def test_its_great_moments_are_doors_to_them(room):
    phone = shown_again(ended(room))
    door = [do for do in phone.page.doors if do.startswith("moment ")][-1]
    assert phone.press(door).shell.way.page.at == int(door.split(" ")[1])


def test_left_to_run_it_presses_its_next_step_by_itself():
    phone = shown_again(ended("dilemma")).press("run")
    assert [each["data-do"] for each in phone.page.elements if "data-pace" in each] == ["on"]


def test_of_a_game_of_0_1_only_the_result_was_kept():
    phone = Phone(records=kept(ANNA_WINS), where="replay-3f2a")
    assert phone.shell.say("replay.none") in told(phone)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game":"dilemma"}', '{"game":"chess","people":[]}'])
def test_a_damaged_game_says_that_it_cannot_be_seen(text):
    phone = Phone(records=kept(ANNA_WINS) | {"over/3f2a": text}, where="replay-3f2a")
    assert phone.shell.say("replay.none") in told(phone)


def test_an_address_of_no_game_leads_home():
    assert Phone(where="replay-ffff").screen == "home"


def test_at_the_end_the_story_leads_to_it():
    phone = Phone(records={"game/1": record(ended("dilemma"))} | kept(ANNA_WINS._replace(id="1")), where="game-1")
    phone.press("story")
    assert "replay 1" in phone.page.doors


# -- as a link


def link(room):
    """What stands behind the # when that game is sent."""
    phone = shown_again(ended(room))
    return game_link.as_link(phone.shell.way.page.session, "").removeprefix("#")


@every_room
def test_a_game_opens_from_its_link_on_any_phone_as_a_replay(room):
    assert Phone(where=link(room)).shell.way.page.steps[-1].table == ended(room).table


def test_nobodys_notes_travel_along():
    phone = shown_again(ended("mystery_express"))
    session = phone.shell.way.page.session
    session.pockets = {0: session.game.POCKET()}
    record = json.loads(game_link.unpacked(game_link.as_link(session, "").removeprefix("#"))[1])
    assert "pockets" not in record


def test_before_it_is_sent_the_page_says_what_it_shows():
    phone = shown_again(ended("dilemma")).press("hand-on 1")
    assert phone.shell.say("replay.shows") in told(phone)


def test_nothing_of_it_is_kept_before_somebody_says_so():
    assert Phone(where=link("dilemma")).records == {}


def test_what_is_kept_lies_among_ones_own():
    phone = Phone(where=link("dilemma")).press("keep")
    assert [key.partition("/")[0] for key in phone.records] == ["scores", "over"]


def test_the_same_game_is_kept_once():
    records = Phone(where=link("dilemma")).press("keep").records
    assert "keep" not in live(Phone(where=link("dilemma"), records=records))


def test_a_link_of_another_edition_says_so(monkeypatch):
    theirs = link("dilemma")
    monkeypatch.setattr(watched, "edition", lambda: {"version": "9.9"})
    assert "9.9" in told(Phone(where=theirs))


def test_a_link_of_other_rules_is_shown_as_far_as_they_agree():
    session = shown_again(ended("dilemma")).shell.way.page.session
    record = session.record()
    record["save"] |= {"rules": 0, "moves": [*record["save"]["moves"][:20], "0 castle"]}
    phone = Phone(where=f"{game_link.LINK}{folded(['0.1', record])}")
    assert phone.shell.say("replay.lost", n=1) in told(phone)


@pytest.mark.parametrize(
    "rest", ["", "AAAA", "!!", "é", "x" * 5000, folded([]), folded(["1", {}]), folded([1, 2]), folded(["\n", {"game": "dilemma"}])]
)
def test_a_foreign_or_hostile_link_says_so_in_a_sentence(rest):
    phone = Phone(where=f"{game_link.LINK}{rest}")
    assert (phone.screen, phone.shell.say("wrong-game.title") in told(phone)) == ("home", True)


def test_a_link_that_unfolds_into_too_much_is_refused():
    phone = Phone(where=f"{game_link.LINK}{folded(' ' * 50_000_000)}")
    assert phone.shell.say("wrong-game.title") in told(phone)
