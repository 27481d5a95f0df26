"""Whoever has played 0.1 loses nothing: today's app reads, shows, plays on and hands on all that 0.1 has left, for ever."""

import json
from random import Random

import pytest

from tests.drawer.of_0_1 import (
    ADDRESSES,
    DRAWER,
    DRESSED,
    GAMES,
    HIDDEN,
    LANGUAGE,
    OVER,
    PACKS,
    PEOPLE,
    SCORES,
    SETTINGS,
    UNDER_WAY,
    moves,
    read,
)
from tests.drawer.thumb import Thumb
from tests.screens.phone import Page, Phone
from web import luggage
from web.pages import documents

SMALL = {key: text for key, text in DRAWER.items() if not key.startswith("game/")}
SWITCHES = {name for name, word in SETTINGS.items() if word == "off"} & {"sound", "buzz"}


def phone(where="", records=SMALL):
    return Phone(LANGUAGE, records, where)


def in_the_middle_of(id):
    """The phone with this game alone: the others would be drawn at each way home."""
    return phone(f"game-{id}", {key: DRAWER[key] for key in (f"game/{id}", "settings")})


def kept_moves(there, id):
    """As many as 0.1 has left; more may follow, for whose clock was running has passed."""
    return moves(there.records, id)[: len(moves(DRAWER, id))]


def opened(place, of="game"):
    """What can be resumed, exported, deleted …: the ids that a verb of this page names."""
    return {door.split(" ")[1] for door in place.page.doors if door.startswith(f"{of} ")}


def chosen(page):
    """Name → word of each field that one of several words is chosen in, and of each switch that is on."""
    return {each["name"]: each["value"] for each in page.elements if "checked" in each}


def written(page):
    return {each["name"]: each["value"] for each in page.elements if each.get("type") == "text"}


def notices(page):
    return [each["aria-label"] for each in page.elements if "notice" in each.get("class", "").split()]


@pytest.fixture(scope="module")
def full():
    """With the whole drawer."""
    return phone(records=DRAWER)


# -- at the station


def test_it_starts_without_a_word_and_nothing_is_put_aside(full):
    assert (full.screen, notices(full.page), full.records) == ("home", [], DRAWER)


def test_every_game_waits(full):
    assert opened(phone("games", full.records), "resume") == {*GAMES}


def test_everything_is_exported_but_what_was_thrown_away(full):
    ours = json.loads(phone("settings", full.records).press("export").reply["file"]["text"])
    assert luggage.opened(ours) == {key: text for key, text in DRAWER.items() if not key.startswith("gone/")}


# -- games


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_resumed_where_it_was_left(id):
    there = in_the_middle_of(id)
    assert (there.screen, notices(there.page), kept_moves(there, id)) == (ADDRESSES[f"#game-{id}"], [], moves(DRAWER, id))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_keeps_who_plays_what_they_carry_and_the_cards_of_packs(id):
    record = json.loads(in_the_middle_of(id).records[f"game/{id}"])
    assert {name: record.get(name) for name in GAMES[id] if name not in ("save", "at")}.items() <= GAMES[id].items()


@pytest.mark.parametrize("id", UNDER_WAY)
def test_a_game_is_played_on_to_its_end(id):
    there = in_the_middle_of(id)
    *_, last = Thumb(there, Random(id).random).play_on()
    assert (last["screen"], kept_moves(there, id)) == ("over", moves(DRAWER, id))


@pytest.mark.parametrize("id", OVER)
def test_a_game_that_is_over_tells_its_story(id):
    told = in_the_middle_of(id).press("story").page.text
    assert [person["name"] for person in GAMES[id]["people"] if person["name"] not in told] == []


def test_what_a_traveller_has_noted_is_on_the_sheet():
    id = next(id for id in UNDER_WAY if "pockets" in GAMES[id])
    pocket = GAMES[id]["pockets"]["0"]
    there = in_the_middle_of(id)
    for _ in Thumb(there, Random(id).random).play_on(stop=lambda seen: "draft sheet" in seen["doors"]):
        pass
    assert pocket["note"] in there.press("draft sheet").page.text


# -- what is kept beside the games


def test_the_settings_are_worn():
    assert DRESSED.items() <= phone().reply["html"].items()


def test_the_settings_are_chosen_on_their_page():
    page = phone("settings").page
    words = {name: word for name, word in SETTINGS.items() if name not in SWITCHES}
    assert (words.items() <= chosen(page).items(), SWITCHES & {*chosen(page)}) == (True, set())


@pytest.mark.parametrize("game", PEOPLE)
def test_whoever_played_last_sits_down_again(game):
    names = {f"name-{seat}": person["name"] for seat, person in enumerate(PEOPLE[game]["people"])}
    page = phone(f"setup-{game}").page
    robots = [person["bot"] for person in PEOPLE[game]["people"] if person["bot"]]
    selected = [each["value"] for each in page.elements if "selected" in each]
    assert names.items() <= written(page).items() and [level for level in selected if level in robots] == robots


@pytest.mark.parametrize("game", PEOPLE)
def test_the_house_rules_of_then_are_chosen(game):
    page = phone(f"setup-{game}").page
    selected = {each["value"] for each in page.elements if "selected" in each}
    now = {name: chosen(page).get(f"option-{name}", "off") for name in PEOPLE[game]["options"]}
    assert {name for name, word in PEOPLE[game]["options"].items() if word not in (now[name], *selected)} == set()


def test_everybody_is_among_the_scores():
    told = phone("scores").page.text
    assert {name for entry in SCORES for name in entry["names"] if name not in told} == set()


def test_hidden_cards_stay_hidden():
    assert opened(phone("cards").send({"do": "form", "form": {"drawer": "hidden"}}), "show") == {*HIDDEN}


def test_packs_are_there_and_dealt_from_or_not_as_they_were():
    page = phone("packs").page
    assert {id: f"on-{id}" in chosen(page) for id in PACKS} == {id: pack["on"] for id, pack in PACKS.items()}


@pytest.mark.parametrize("id", PACKS)
def test_a_pack_has_all_its_cards(id):
    told = phone(f"packs-{id}").page.text
    assert [row[3] for row in PACKS[id]["cards"] if row[3] not in told] == []


# -- what has travelled


def brought(file):
    return Phone().press("settings").send({"do": "import", "text": read(file)})


def taken_in(file):
    return brought(file).press("take-in")


def test_the_file_of_everything_brings_every_game():
    assert opened(Phone(records=taken_in("everything.json").records, where="games"), "resume") == {*GAMES}


def test_the_file_of_everything_tells_what_it_has_brought():
    news = taken_in("everything.json").page.text
    told = (f"{len(GAMES)} games", f"{len(SCORES)} finished games", f"{len(HIDDEN)} cards", f"{len(PACKS)} packs")
    assert [sentence for sentence in told if sentence not in news] == []


def test_the_file_of_everything_brings_nothing_that_is_here():
    assert "take-in" not in phone("settings", DRAWER).send({"do": "import", "text": read("everything.json")}).page.doors


def test_the_file_of_everything_brings_every_pack():
    page = Phone(records=taken_in("everything.json").records, where="packs").page
    assert [pack["title"] for pack in PACKS.values() if pack["title"] not in page.text] == []


def test_the_file_of_one_game_brings_it():
    (key,) = json.loads(read("one-game.json"))["records"]
    assert opened(Phone(records=taken_in("one-game.json").records, where="games"), "resume") == {key.removeprefix("game/")}


def test_the_file_of_a_pack_brings_it():
    title = json.loads(read("pack.json"))["title"]
    assert title in brought("pack.json").press("take-pack").page.text


def test_the_link_of_a_pack_brings_it():
    link = next(address for address in ADDRESSES if address.startswith("#pack-"))
    assert json.loads(read("pack.json"))["title"] in Phone(where=link.removeprefix("#")).press("take-pack").page.text


def test_every_link_opens_its_page():
    links = {address: screen for address, screen in ADDRESSES.items() if address.startswith("#") and not address.startswith("#game-")}
    assert {address: phone(address.removeprefix("#")).screen for address in links} == links


def test_every_link_to_a_rule_opens_there():
    rules = [address for address in ADDRESSES if address.count("-") == 2 and address.startswith("#rules-")]
    assert [address for address in rules if "data-at" not in phone(address.removeprefix("#")).page.html] == []


def test_every_page_that_was_drawn_beforehand_is_still_drawn():
    drawn = {path.removesuffix("index.html"): Page(html.partition("<body>")[2]).root["data-screen"] for path, html in documents()}
    assert {path: screen for path, screen in ADDRESSES.items() if not path.startswith("#")}.items() <= drawn.items()
