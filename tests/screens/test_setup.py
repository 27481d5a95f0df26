"""Before a game: seats are added, moved and named, and what is missing is said."""

import json

import pytest

from tests.screens.phone import Phone
from web.games import GAMES
from web.pages.house_rules import fold
from web.party import Party
from web.people import Person
from web.words import Say

DILEMMA = GAMES["dilemma"]
LEVELS = DILEMMA.BOTS.LEVELS


@pytest.fixture
def party():
    return Party.fresh(DILEMMA).with_form({"name-0": "Anna", "name-1": "Ben", "name-2": "Clara"}, DILEMMA)


def names(party):
    return [person.name for person in party.people]


def test_a_fresh_table_has_as_many_seats_as_the_game_needs(party):
    assert len(party.people) == min(DILEMMA.RULES.SEATS)


def test_somebody_moves_one_seat_up(party):
    assert names(party.up(2)) == ["Anna", "Clara", "Ben"]


def test_the_first_seat_cannot_move_up(party):
    assert names(party.up(0)) == ["Anna", "Ben", "Clara"]


def test_somebody_is_dragged_to_the_end(party):
    assert names(party.move(0, 2)) == ["Ben", "Clara", "Anna"]


def test_a_seat_is_given_up(party):
    assert names(party.remove(1)) == ["Anna", "Clara"]


def test_alone_one_press_seats_robots_on_all_other_chairs_and_the_game_begins():
    phone = Phone().press("setup dilemma").press("add").press("alone", form={"name-0": "Zoé"})
    assert [(person.name, bool(person.bot)) for person in phone.shell.session.people[:2]] == [("Zoé", False), ("Gaston", True)]
    assert len(phone.shell.session.people) == 4


def test_the_first_of_the_people_stays(party):
    assert names(party.bot(DILEMMA, "Gaston").move(3, 0).alone()) == ["Anna"]


def after(*names, bots=0):
    """The phone of a table that has begun a game of Dilemma, on its way to Mystery Express."""
    return Phone(records=Phone().seat(*names, bots=bots).records).press("setup mystery").shell.way.page.party


def test_whoever_has_just_played_another_game_need_not_say_their_names_again():
    assert names(after("Anna", "Béla", "Zoé")) == ["Anna", "Béla", "Zoé"]


def test_their_robots_come_along_and_play_as_well_as_robots_usually_do_there():
    levels = {person.bot for person in after("Anna", bots=2).people if person.bot}
    assert levels == {GAMES["mystery"].usual_level(0)}


def test_of_a_larger_table_as_many_come_along_as_have_seats():
    records = Phone().seat(*"ABCDEFGH", game="express").records
    assert len(Phone(records=records).press("setup dilemma").shell.way.page.party.people) == max(DILEMMA.RULES.SEATS)


def test_the_game_that_was_played_last_has_its_own_people():
    records = Phone().seat("Anna", bots=2).records
    before = Phone(records=records).press("setup dilemma").shell.way.page.party
    assert before.record() == json.loads(records["people/dilemma"])


@pytest.mark.parametrize(
    "record", ["[]", "{}", "5", '"chess"', '"dilemma"']
)
def test_a_damaged_table_seats_nobody(record):
    assert names(Phone(records={"table": record}).press("setup mystery").shell.way.page.party) == ["", "", ""]


def test_after_a_game_alone_one_press_lets_all_robots_get_up():
    phone = Phone().press("setup dilemma").press("alone", form={"name-0": "Zoé"}).press("menu").press("leave")
    phone.press("setup dilemma").press("people")
    assert names(phone.shell.way.page.party) == ["Zoé", "", ""]


def test_a_robot_that_gets_up_does_not_begin(party):
    party = party.bot(DILEMMA, "Gaston")
    assert party.with_first(str(party.people[3].colour)).without_robots(DILEMMA).first is None


def test_whoever_is_alone_already_is_not_asked():
    phone = Phone().press("setup dilemma").press("alone").press("menu").press("leave")
    assert "alone" not in phone.press("setup dilemma").page.doors


def test_there_are_never_more_people_than_seats(party):
    for _ in range(9):
        party = party.add(DILEMMA)
    assert len(party.people) == max(DILEMMA.RULES.SEATS)


def test_a_new_colour_is_one_that_nobody_wears(party):
    assert len({person.colour for person in party.colour(0).people}) == 3


def test_too_few_people_are_a_problem(party):
    assert party.remove(0).problem(DILEMMA) == "setup.too-few"


@pytest.mark.parametrize("key", GAMES)
def test_alone_against_robots_is_one_press_from_the_poster(key):
    assert Phone().press(f"setup {key}").press("alone").reply["hash"].startswith("game-")


def test_robots_do_not_play_by_themselves():
    robots = Party(tuple(Person(f"R{at}", at + 1, LEVELS[0]) for at in range(3)), {})
    assert robots.problem(DILEMMA) == "setup.only-robots"


def test_three_people_may_start(party):
    assert party.problem(DILEMMA) is None


def test_the_second_anna_is_told_apart(party):
    twins = party.with_form({"name-1": "ANNA"}, DILEMMA)
    assert [person.name for person in twins.named(Say("en"))] == ["Anna", "ANNA 2", "Clara"]


def test_an_option_the_game_does_not_know_is_not_taken(party):
    assert party.with_form({"option-way": "sideways"}, DILEMMA).options == party.options


def test_a_robots_level_is_one_there_is(party):
    robot = party.bot(DILEMMA, "Gaston").with_form({"level-3": "genius"}, DILEMMA)
    assert robot.people[3].bot in LEVELS


def test_a_party_comes_back_from_its_record(party):
    assert Party.from_record(party.record(), DILEMMA) == party


def test_chance_decides_who_begins_unless_somebody_is_named(party):
    assert party.who_begins() == {}


@pytest.mark.parametrize("change", [lambda party: party.up(2), lambda party: party.remove(1).colour(1)])
def test_whoever_is_named_begins_from_whichever_seat_and_in_whichever_colour(party, change):
    named = change(party.with_form({"first": str(party.people[2].colour)}, DILEMMA))
    assert named.people[int(named.who_begins()["first"])].name == "Clara"


def test_whoever_has_got_up_again_does_not_begin(party):
    assert party.with_form({"first": str(party.people[2].colour)}, DILEMMA).remove(2).add(DILEMMA).who_begins() == {}


def test_who_begins_is_agreed_anew_for_each_game(party):
    named = party.with_form({"first": str(party.people[2].colour)}, DILEMMA)
    assert Party.from_record(named.record(), DILEMMA) == party


@pytest.mark.parametrize("record", [{}, {"people": 5}, {"people": [{"name": 1}], "options": []}, {"people": [{"who": "x"}], "options": {}}])
def test_a_damaged_record_gives_fresh_seats(record):
    phone = Phone(records={"people/dilemma": json.dumps(record)}).press("setup dilemma")
    assert phone.shell.way.page.party == Party.fresh(DILEMMA)


@pytest.mark.parametrize(("length", "told"), [("rounds-3", 1), ("all", 0)])
def test_a_folded_house_rule_that_is_not_as_usual_is_told_on_the_fold(length, told):
    folded = str(fold(Say("en"), GAMES["express"], "length", {"length": length})).partition("</summary>")[0]
    assert folded.count("It ends after") == told
