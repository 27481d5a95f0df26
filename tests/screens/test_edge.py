"""The edge: a record or a file is read into something right, or put aside with a sentence; nothing in the drawer stops a start."""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from tests.damage import Visitor, drawer, every_damage, survive
from tests.dilemma_express.packs import SMALL
from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE, moment, record_of
from tests.playthroughs import goldens
from tests.screens.phone import NOW, Phone
from web import luggage
from web.archive import Archive
from web.games import GAMES
from web.scores import scores

SAMPLE = 120
SCORE = {"game": "dilemma", "at": NOW, "id": "1", "names": ["Anna", "Ben"], "points": [21, 3]}
ANNA = {"name": "Anna", "colour": 1, "bot": ""}


def changed(record, **more):
    return json.dumps(json.loads(record) | more)


def with_people(*people, record=None):
    """A game in which these sit."""
    record = json.loads(record or record_of("offer"))
    return json.dumps(record | {"people": [*people, *record["people"][len(people) :]]})


@pytest.mark.parametrize("number", range(SAMPLE))
def test_whatever_is_wrong_in_one_place_of_the_drawer_the_app_starts_and_goes_on(number):
    """Some of twelve thousand; all of them: python3 -m tests.faults.damage"""
    survive(Random(number).randrange(len(every_damage())))


def test_a_drawer_that_is_whole_is_left_as_it_is():
    phone = Visitor(drawer())
    phone.look_round()
    assert phone.records == drawer()


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 5}, {"name": None}, {"name": ["Anna"]}, {"name": "\u202e \n"}, {"colour": 0}, {"colour": 14}, {"colour": True},
        {"colour": "1"}, {"colour": 1.0}, {"bot": "genius"}, {"bot": 1}, {"bot": None}, {"bot": ["ace"]},
    ],
)  # fmt: skip
def test_somebody_who_could_sit_at_no_table_puts_the_game_aside(wrong):
    phone = Phone(records={"game/1": with_people(ANNA | wrong)})
    assert (phone.screen, [*phone.records], "cannot be read" in phone.page.text) == ("home", ["kept/game/1"], True)


def test_two_people_in_one_colour_put_the_game_aside():
    assert [*Phone(records={"game/1": with_people(ANNA, ANNA)}).records] == ["kept/game/1"]


def test_whoever_gets_on_may_wear_the_colour_of_somebody_who_got_off():
    played = moment("last-verdict")
    seats, here = range(len(played.table.hands)), played.table.present[0]
    (gone, *_) = {*seats} - {*played.table.present}
    people = [(PEOPLE[seat][0], PEOPLE[gone if seat == here else seat][1], "") for seat in seats]
    record = recorded(played, people, "express")
    assert [*Phone(records={"game/1": record}).records] == ["game/1"]


def test_fewer_people_than_seats_put_the_game_aside():
    record = json.loads(record_of("offer"))
    assert [*Phone(records={"game/1": json.dumps(record | {"people": record["people"][:-1]})}).records] == ["kept/game/1"]


def test_a_seat_that_was_left_wants_its_person_too():
    save = goldens.read("dilemma_express-5")
    played = Playthrough(GAMES["express"].RULES, save["seed"], save["seats"], save["options"], save["moves"][:47])
    assert played.table.present == (1, 2, 3), "the last of five has left"
    assert [*Phone(records={"game/1": recorded(played, PEOPLE[:4], "express")}).records] == ["kept/game/1"]


def test_a_name_is_read_as_it_could_have_been_typed():
    phone = Phone(records={"game/1": with_people(ANNA | {"name": "Anna\u202e\n" + "a" * 99})})
    assert phone.shell.archive.games()[0].people[0].name == "Anna " + "a" * 19


@pytest.mark.parametrize("began", [None, -1, 1.5, "0", True])
def test_a_game_that_began_at_no_time_is_put_aside(began):
    assert [*Phone(records={"game/1": changed(record_of("offer"), began=began)}).records] == ["kept/game/1"]


@pytest.mark.parametrize(
    "pockets", [5, {"0": {}, "7": {}}, {"00": {}}, {"0": 5}, {"0": {"note": 5}}, {"0": {"read": -1}}, {"0": {"orders": {"why": ""}}}]
)
def test_a_pocket_that_nobody_carries_puts_the_game_aside(pockets):
    assert [*Phone(records={"game/1": changed(record_of("turn"), pockets=pockets)}).records] == ["kept/game/1"]


@pytest.mark.parametrize("id", ["", "..", "../x", "A", "a b", "a-b", "a/b", '"]', "x" * 17])
def test_what_is_called_as_we_call_nothing_is_put_aside(id):
    phone = Phone(records={f"game/{id}": record_of("offer"), f"pack/{id}": json.dumps(SMALL.record())}).send({"do": "packs"})
    assert phone.records.keys() == {f"kept/game/{id}", f"kept/pack/{id}"}


@pytest.mark.parametrize("text", ["", "null", "5", "[" * 99_999, '{"theme": NaN}', None, 5, ["x"], {"theme": "night"}])
def test_what_is_no_text_or_no_record_at_all_is_put_aside_and_told(text):
    phone = Phone(records={"settings": text})
    kept = text if isinstance(text, str) else json.dumps(text)
    assert (phone.records, "cannot be read" in phone.page.text) == ({"kept/settings": kept}, True)


def test_what_was_put_aside_is_told_once():
    phone = Phone(records={"settings": "{"})
    assert "cannot be read" not in phone.press("dismiss").press("about").press("back").page.text


def test_what_was_put_aside_before_is_not_written_over():
    phone = Phone(records={"settings": "{", "kept/settings": "["})
    assert phone.records == {"kept/settings": "[", "kept/settings~": "{"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"}, {"game": None}, {"at": "soon"}, {"at": True}, {"names": []}, {"names": "An"}, {"names": ["Anna"]},
        {"names": ["Anna", 5]}, {"points": [21, None]}, {"points": [21, True]}, {"points": [21, 10**30]}, {"points": [21, 0.5]},
        {"points": 5}, {"names": ["Anna", " "]}, {"won": [True]}, {"won": [1, 0]}, {"feats": [{"caught": []}, {}]}, {"id": 5},
    ],
)  # fmt: skip
def test_of_the_scores_the_good_ones_stay_and_the_damaged_record_is_kept(wrong):
    text = json.dumps([SCORE, SCORE | wrong, 5])
    phone = Phone(records={"scores": text}).press("scores")
    assert (json.loads(phone.records["scores"]), phone.records["kept/scores"]) == ([SCORE], text)


def test_a_score_is_kept_as_it_was_before():
    archive = Archive({"scores": json.dumps([SCORE])})
    as_kept = scores(archive)[0]._asdict()
    assert {name: as_kept[name] for name in SCORE} == SCORE | {"names": ("Anna", "Ben"), "points": (21, 3)}


def test_of_the_hidden_cards_those_that_are_none_are_forgotten_and_the_record_is_kept():
    phone = Phone(records={"hidden": '["i2", 5, "<b>", "g3"]'}).send({"do": "cards"})
    assert phone.records == {"hidden": '["i2","g3"]', "kept/hidden": '["i2", 5, "<b>", "g3"]'}


@pytest.mark.parametrize("wrong", [{"colour": 0}, {"name": 5}, {"bot": "genius"}, {"who": 1, "name": None}])
def test_last_players_who_could_sit_at_no_table_are_put_aside_and_the_seats_are_empty(wrong):
    record = json.dumps({"people": [ANNA | wrong], "options": {}})
    phone = Phone(records={"people/dilemma": record}).press("setup dilemma")
    assert (phone.records, 'value="Anna"' in phone.page.html) == ({"kept/people/dilemma": record}, False)


def test_a_deleted_game_that_is_damaged_comes_back_to_be_put_aside():
    phone = Phone(records={"gone/1": json.dumps({"gone": NOW, "record": {"game": "chess"}})})
    assert [*phone.send({"do": "restore 1"}).records] == ["kept/game/1"]


@pytest.mark.parametrize("wrong", [{"colour": 0}, {"name": 5}, {"bot": "genius"}])
def test_an_imported_game_is_read_as_strictly_before_it_is_taken(wrong):
    text = json.dumps({"pocket-express": 1, "records": {"game/1": with_people(ANNA | wrong)}})
    assert "take-in" not in Phone(where="settings").send({"do": "import", "text": text}).page.doors


def test_an_imported_file_does_not_overwrite_a_game_that_is_here_and_further():
    here, older = record_of("shown"), record_of("offer")
    phone = Phone(records={"game/1": here}, where="settings")
    assert "take-in" not in phone.send({"do": "import", "text": json.dumps({"records": {"game/1": older}})}).page.doors


def test_what_was_put_aside_is_taken_along_with_everything():
    phone = Phone(records={"game/1": "{"}).press("settings").press("export")
    assert luggage.opened(json.loads(phone.reply["file"]["text"])) == {"kept/game/1": "{"}


def test_the_settings_say_how_much_was_put_aside():
    assert "1 record" in Phone(records={"game/1": "{"}).press("settings").page.text


def test_what_another_phone_has_put_aside_is_not_taken_in():
    text = json.dumps({"records": {"kept/game/1": record_of("offer")}})
    assert "take-in" not in Phone(where="settings").send({"do": "import", "text": text}).page.doors


def test_where_newer_rules_take_moves_back_the_record_is_kept_as_it_was():
    record = json.loads(record_of("offer"))
    record["save"]["moves"].append("0 no such move")
    phone = Phone(records={"game/1": json.dumps(record)})
    phone.press("resume 1")
    assert (phone.records["kept/game/1"], len(json.loads(phone.records["game/1"])["save"]["moves"])) == (
        json.dumps(record),
        len(record["save"]["moves"]) - 1,
    )


@pytest.mark.parametrize(
    "where", ["game", "game-1-2", "setup-dilemma-locked", "setup-dilemma-x", "game-", "game-..", "packs", "packs-x", "rules-dilemma-x"]
)
def test_an_address_that_names_no_place_of_ours_leads_somewhere_all_the_same(where):
    assert Phone(where=where).screen in ("home", "packs", "rules")
