"""The same deal for others: whoever opens the link plays the same cards against the same luck, and at the end it is compared."""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from tests.games import random_move
from tests.rooms import ROOMS
from tests.screens.phone import NOW, Phone
from web import deal
from web.edition import edition
from web.fragment import folded, unfolded
from web.games import GAMES
from web.pages import deal as pages
from web.people import Person
from web.scores import Score
from web.session import Session
from web.standing import Standing

every_room = pytest.mark.parametrize("room", ROOMS)
LUCK = 99


def sat_down(game, played, **more):
    """Anna among robots."""
    people = (Person("Anna", 1), *(Person(f"Robot {seat}", seat + 1, game.usual_level(seat - 1)) for seat in range(1, played.seats)))
    return Session("1", game, people, played, NOW, NOW, luck=LUCK, **more)


def play_to_the_end(session, answers):
    """Anna answers as `answers` say."""
    session.let_robots_play(None)
    while not session.played.is_over:
        session.played.play(next(answers))
        session.let_robots_play(None)
    return session


def at_random(session):
    """Nobody gets on or off."""
    chance = Random(5).random
    while True:
        move = random_move(session.played, chance)
        if move.split(" ")[1] not in ("join", "leave"):
            yield move


def ended(room):
    game = ROOMS[room]
    session = sat_down(game, Playthrough(game.RULES, 4, min(game.RULES.SEATS)))
    return play_to_the_end(session, at_random(session))


def link(session):
    return deal.as_link(session, "").removeprefix("#")


def told(phone):
    return phone.page.text


def record(session):
    """What lies in its link."""
    return unfolded(link(session).removeprefix(deal.LINK), 100_000)[1]


@every_room
def test_the_same_answers_lead_to_the_same_end(room):
    session = ended(room)
    dealt = deal.Deal.of("1", record(session))
    again = Session("2", session.game, session.people, dealt.played, NOW, NOW, luck=dealt.luck)
    mine = iter([move for move in session.played.moves if move.split(" ")[0] in ("0", "all")])
    assert play_to_the_end(again, mine).played.moves == session.played.moves


@every_room
def test_it_is_shown_before_it_is_played(room):
    phone = Phone(where=link(ended(room)))
    assert (phone.screen, phone.page.doors, phone.records) == ("dealt", ["back", "start"], {})


def test_robots_sit_where_they_sat_and_people_say_their_names():
    phone = Phone(where=link(ended("dilemma")))
    phone.press("start", form={"name-0": "Béla"})
    assert [person.name for person in phone.shell.session.people] == ["Béla", "Gaston", "Tilda"]


def test_whoever_has_played_here_before_need_not_write_a_name():
    records = Phone().seat("Zoé", "Ida", "Noé").records
    phone = Phone(where=link(ended("dilemma")), records=records).press("start")
    assert phone.shell.session.people[0].name == "Zoé"


def test_a_name_stays_while_the_page_is_drawn_again():
    phone = Phone(where=link(ended("dilemma")))
    phone.send(phone.made("form", form={"name-0": "Béla"}))
    assert 'value="Béla"' in phone.page.html


def test_how_it_has_ended_elsewhere_is_nowhere_before_the_end():
    session = sat_down(GAMES["dilemma"], ended("dilemma").played, theirs=(Standing("Ottilie", 1234, True),))
    records = {"game/1": json.dumps(session.record() | {"save": session.record()["save"] | {"moves": []}})}
    assert "Ottilie" not in Phone(where="game-1", records=records).page.html


@every_room
def test_at_the_end_it_is_compared(room):
    session = ended(room)
    phone = Phone(where=link(session)).press("start")
    theirs = record(session)["end"]
    records = {"game/1": json.dumps(session.record() | {"theirs": phone.shell.session.record()["theirs"]})}
    assert all(name in told(Phone(where="game-1", records=records)) for name, _, _ in theirs)


def test_a_link_of_another_edition_says_so(monkeypatch):
    theirs = link(ended("dilemma"))
    monkeypatch.setattr(pages, "edition", lambda: {"version": "9.9"})
    assert "9.9" in told(Phone(where=theirs))


def test_house_rules_that_are_not_as_usual_are_told():
    game = GAMES["dilemma"]
    session = sat_down(game, Playthrough(game.RULES, 4, 3, {"arena": "small"}))
    phone = Phone(where=link(play_to_the_end(session, at_random(session))))
    assert phone.shell.say("dilemma.option.arena.small") in told(phone)


def test_the_hours_of_a_stop_are_told_as_hours():
    dealt = RIGHT | {"game": "mystery", "options": {"wien": "2", "powers": "off"}}
    text = told(Phone(where=f"{deal.LINK}{folded([edition()['version'], dealt])}"))
    assert "To Vienna2\xa0h" in text and "Powersoff" in text


def test_at_the_end_of_a_game_others_are_let_play_it():
    phone = Phone(where="game-1", records={"game/1": json.dumps(ended("dilemma").record())}, can=["send", "copy"])
    phone.press("let-play")
    sent = next(each["data-link"] for each in phone.page.elements if each.get("data-do") == "send")
    assert Phone(where=sent.partition("#")[2]).screen == "dealt"


def test_a_game_has_a_luck_of_its_own_and_keeps_it():
    phone = Phone().seat("Anna", bots=2)
    luck = phone.shell.session.luck
    assert luck is not None and phone.restarted().shell.session.luck == luck


@pytest.mark.parametrize("luck", [-1, 2**53, "7", 1.5, True, []])
def test_a_game_of_no_such_luck_is_put_aside(luck):
    session = ended("dilemma")
    phone = Phone(records={"game/1": json.dumps(session.record() | {"luck": luck})})
    assert "kept/game/1" in phone.records


RIGHT = {"game": "dilemma", "seed": 1, "luck": 2, "options": {}, "seats": ["", "", ""]}


def test_what_is_right_is_opened():
    assert Phone(where=f"{deal.LINK}{folded([edition()['version'], RIGHT])}").screen == "dealt"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": []},
        {"seed": -1},
        {"seed": "1"},
        {"luck": 2**53},
        {"luck": True},
        {"options": {"arena": "none"}},
        {"options": {"": ""}},
        {"options": []},
        {"seats": []},
        {"seats": ["", ""]},
        {"seats": ["", "", "genius"]},
        {"seats": ["ace", "ace", "ace"]},
        {"seats": "   "},
        {"seats": [""] * 99},
        {"seats": [[], "", ""]},
        {"end": [["Anna", 1]]},
        {"end": [["", 1, True]]},
        {"end": [["Anna", "1", True]]},
        {"end": [["Anna", 10**9, True]]},
        {"end": [["Anna", 1, 1]]},
        {"end": [["Anna", 1, True]] * 99},
        {"end": {}},
    ],
)
def test_a_deal_that_is_none_says_so_in_a_sentence(wrong):
    phone = Phone(where=f"{deal.LINK}{folded(['1', RIGHT | wrong])}")
    assert (phone.screen, phone.shell.say("wrong-game.title") in told(phone)) == ("home", True)


FOREIGN = ([], [1, 2], ["\n", RIGHT], [1, RIGHT], RIGHT)


@pytest.mark.parametrize("rest", ["", "AAAA", "!!", "é", *map(folded, FOREIGN)])
def test_a_foreign_or_hostile_link_says_so_in_a_sentence(rest):
    phone = Phone(where=f"{deal.LINK}{rest}")
    assert (phone.screen, phone.shell.say("wrong-game.title") in told(phone)) == ("home", True)


def in_the_history():
    row = Score("dilemma", NOW, "1", ("Anna", "Gaston", "Tilda"), (1, 2, 3))
    records = {"scores": json.dumps([row._asdict()]), "over/1": json.dumps(ended("dilemma").record())}
    return Phone(where="replay-1", records=records).press("hand-on 1").press("let-play 1")


def test_a_game_in_the_history_can_be_dealt_to_others_too():
    phone = in_the_history()
    assert phone.shell.say("deal.shows") in told(phone)


def test_that_page_loaded_again_leads_home_without_a_complaint():
    phone = in_the_history().restarted()
    assert (phone.screen, phone.shell.notice) == ("home", None)
