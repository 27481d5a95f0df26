"""Whole games by pressing what the pages offer: no door is dead, no hand is shown to a stranger, nothing is lost on the way."""

import json
from random import Random

import pytest

from pygame_logic.playthrough import Playthrough
from pygame_logic.table import pick
from tests.doors import chosen
from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE, moment, record, record_of
from tests.playthroughs.goldens import goldens, of_a_variant, of_room
from tests.rooms import ROOMS
from tests.screens.phone import Phone
from tests.screens.thumbs import fields, offered
from web.games import GAMES
from web.people import Person
from web.session import Session

DILEMMA = GAMES["dilemma"]


def play_on(phone, chance, most=3000):
    """One press, swipe or aim after the other, until the game is over; each page is handed to whoever asked for it."""
    for _ in range(most):
        if phone.screen == "over":
            return
        phone.send(next_message(phone, chance.random))
        yield phone
    raise AssertionError(f"no end in sight on {phone.screen}: {phone.page.doors}")


def next_message(phone, chance):
    made = {each["do"]: each for each in offered(phone.page)}
    thrown = [each for each in made.values() if each["do"].split(" ")[0] in ("throw", "aim")]
    door = "uncover" if phone.screen == "cover" else chosen(made, chance)
    assert door or thrown, f"nothing leads on from {phone.screen}: {[*made]}"
    message = pick(thrown, chance) if thrown and (door is None or chance() < 0.8) else made[door]
    return phone.made(**message, form=fields(phone.page))


def tables(room):
    """The golden games of its variants; of a game without, all."""
    names = of_room(room)
    return [name for name in names if {*of_a_variant(room)} & {*goldens()[name][2]}] or names


@pytest.mark.parametrize("name", [name for room in ROOMS for name in tables(room)])
def test_a_game_is_played_to_its_end_by_what_the_pages_offer_and_begins_once_more(name):
    rules, seats, options = goldens()[name]
    played = Playthrough(rules, 2, seats, options)
    phone = Phone(records={"game/1": record(played)}, where="game-1")
    for _ in play_on(phone, Random(2)):
        pass
    assert phone.press("rematch").shell.session.played.moves == []


@pytest.mark.parametrize("seed", range(4))
def test_a_page_shows_only_a_hand_that_whoever_holds_the_phone_may_see(seed):
    phone = Phone(chance=Random(seed).random).seat("Anna", "Ben", "Clara", bots=1)
    strangers = []
    for _ in play_on(phone, Random(seed)):
        session = phone.shell.session
        if session.viewer is not None and not session.played.table.may_see(session.holder, session.viewer):
            strangers.append((session.holder, session.viewer))
    assert strangers == []


@pytest.mark.parametrize("seed", range(3))
def test_a_phone_switched_off_at_any_moment_comes_back_to_the_same_moves(seed):
    phone = Phone(chance=Random(seed).random).seat("Anna", "Ben", bots=2)
    for _ in play_on(phone, Random(seed), most=60):
        moves = [*phone.shell.session.played.moves]
        again = phone.restarted().shell.session.played.moves
        if again[: len(moves)] != moves:
            raise AssertionError(f"{moves[-3:]} became {again[-3:]}")
        if len(moves) > 20:
            break
    assert again[: len(moves)] == moves


@pytest.mark.parametrize("where", ["on the cover", "before GO"])
def test_nothing_tells_what_was_offered_before_go(where):
    pages = set()
    for value in (3, 8):
        phone = Phone()
        people = tuple(Person(name, colour) for colour, name in enumerate(("Anna", "Ben", "Clara"), 1))
        phone.shell.begin(DILEMMA, people, {"first": "0"})
        phone.shell.session.uncover()
        phone.send({"do": f"play 0 offer {value}"})
        if where == "before GO":
            phone.press("uncover")
        pages.add((phone.page.html, phone.reply.get("say"), tuple(phone.reply.get("sounds", ())), phone.reply["title"]))
    assert len(pages) == 1


@pytest.mark.parametrize("bot", ["", "novice"])
def test_a_second_tap_does_not_answer_the_next_question(bot):
    """Card after card of the clock asks the whole table for the same word: people who pass the phone round, or one among robots."""
    clock = moment("clock")
    people = [(name, colour, bot if seat else "") for seat, (name, colour, _) in enumerate(PEOPLE[: clock.seats])]
    phone = Phone(records={"game/1": recorded(clock, people, "mystery")}, where="game-1")
    second = phone.made("play all next")
    phone.press("play all next").send(second)
    assert phone.shell.session.played.moves == [*clock.moves, "all next"]


def test_a_robot_alone_with_people_never_waits_for_the_phone():
    phone = Phone(chance=Random(5).random).seat("Anna", "Ben", bots=1)
    asked = [phone.shell.session.asked for _ in play_on(phone, Random(5))]
    assert 2 not in asked


def test_who_answers_in_the_open_is_not_taken_for_the_holder():
    people = tuple(Person(name, colour) for colour, name in enumerate(("Anna", "Ben", "Clara"), 1))
    phone = Phone()
    phone.shell.begin(DILEMMA, people, {"first": "0", "clock": "calm"})
    phone.shell.session.holder = 1
    phone.send({"do": "play 0 offer 3"})
    assert (isinstance(phone.shell.session, Session), phone.shell.session.holder) == (True, None)


def test_whoever_got_off_before_the_end_has_no_score():
    phone = Phone(records={"game/1": record_of("last-verdict")}, where="game-1").press("play all next")
    (entry,) = json.loads(phone.records["scores"])
    assert len(entry["points"]) == len(entry["names"]) == len(moment("last-verdict").table.present)


def endless():
    """The crews exchange two jobs as long as anybody lets them."""
    begun = moment("jobs")
    played = Playthrough(begun.game, begun.seed, begun.seats, begun.options, begun.moves)
    while not played.is_over:
        played.play(f"all {next(word for word in played.open[None] if word.startswith('swap'))}")
    return played


def test_a_game_that_could_not_be_read_again_ends_with_a_sentence_and_nobody_has_won():
    phone = Phone(records={"game/1": record(endless())}, where="game-1")
    assert (phone.screen, "Nobody has won" in phone.page.text, "scores" in phone.records) == ("over", True, False)


def test_from_there_one_goes_home_and_the_game_is_no_longer_under_way():
    phone = Phone(records={"game/1": record(endless())}, where="game-1").press("home")
    assert (phone.screen, "game/1" in phone.records) == ("home", False)
