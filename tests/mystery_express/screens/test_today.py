"""Today's case: a whole game against two robots; how many of the five were found out is kept, and told without a name."""

import json

from tests.mystery_express.bench.cases import is_fair
from tests.screens.phone import NOW, Phone
from tests.screens.test_deal import at_random, play_to_the_end
from web.games import GAMES
from web.games.mystery_express.today import TODAY
from web.people import Person
from web.session import Session
from web.today import number_of

GAME, NUMBER = GAMES["mystery"], number_of(NOW)


def solved():
    """Today's case, over on a phone with its last press."""
    people = tuple(Person(f"Player {seat}", seat + 1, level) for seat, level in enumerate(TODAY.SEATS))
    session = Session("1", GAME, people, TODAY.dealt(GAME, NUMBER), NOW, NOW, luck=NUMBER, day=NUMBER)
    record = play_to_the_end(session, at_random(session)).record()
    record["save"] = record["save"] | {"moves": record["save"]["moves"][:-1]}
    phone = Phone(where="game-1", records={"game/1": json.dumps(record)}, can=["copy"])
    return phone.press("play all next"), session.played.table


def test_how_many_of_the_five_were_found_out_is_kept():
    phone, table = solved()
    right = "".join(str(int(said == card)) for said, card in zip(table.hands[0].finals, table.down.solution, strict=True))
    assert json.loads(phone.records["today"]) == [["mystery", NUMBER, right]]


def test_it_lies_among_the_finished_games_like_any_other():
    phone, _ = solved()
    assert len(json.loads(phone.records["scores"])) == 1


def test_its_last_page_gives_nobody_the_solution_and_leads_to_the_page_of_the_day():
    phone, _ = solved()
    assert "copy" not in phone.page.doors and phone.press("today").screen == "today"


def test_what_was_entered_first_counts():
    phone, _ = solved()
    record = json.loads(phone.records["game/1"])
    record["save"]["moves"].pop()
    entered = json.dumps([["mystery", NUMBER, "11111"]])
    again = Phone(where="game-1", records={"game/1": json.dumps(record), "today": entered}).press("play all next")
    assert again.records["today"] == entered


def test_a_sample_of_the_cases_is_fair():
    """All of them: python3 -m tests.mystery_express.bench.cases"""
    assert all(map(is_fair, TODAY.seeds[::120]))


def test_the_list_lasts_for_a_year_at_least():
    assert len({*TODAY.seeds}) == len(TODAY.seeds) >= 366
