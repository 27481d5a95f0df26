"""Dilemma Express by pressing what its pages offer: the right eyes, few hand-overs, robots with something to say."""

import html
import re
from dataclasses import replace
from random import Random

import pytest

from pygame_logic.dilemma_express.lines import LEVELS
from pygame_logic.dilemma_express.piles import Card
from pygame_logic.dilemma_express.pleas import read
from pygame_logic.dilemma_express.rails import Character, Rails
from tests.e2e.moments import moment
from tests.screens.phone import Phone
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.game import GAME as express
from web.games.dilemma_express.pins import pin_it
from web.games.dilemma_express.sentences import in_quotes
from web.games.dilemma_express.story import result
from web.people import Person
from web.words import Say

CREW_OF_SIX = ("Anna", "Ben", "Clara", "Dan", "Eva", "Finn")


def table_of(*names, bots=0, seed=1, **options):
    return Phone(chance=Random(seed).random).seat(*names, bots=bots, game="express", **options)


def next_press(page, chance):
    """A press that leads on: a move, or the beginning of one."""
    plays = [do for do in page.doors if do.startswith("play ")]
    drafts = [do for do in page.doors if do.startswith("draft ") and not do.startswith(("draft look", "draft prompt", "draft swap"))]
    return "uncover" if "uncover" in page.doors else chance.choice(plays or drafts)


def play_on(phone, seed=1, most=3000):
    chance = Random(seed)
    for _ in range(most):
        if phone.screen == "over":
            return
        yield phone
        phone.press(next_press(phone.page, chance))
    raise AssertionError(f"no end in sight on {phone.screen}: {phone.page.doors}")


@pytest.mark.parametrize("seed", range(3))
def test_no_page_shows_a_card_that_its_eyes_may_not_see(seed):
    """Everybody's hidden cards, by their words; a card that lies on a track is no secret any more."""
    phone, told = table_of(*CREW_OF_SIX, seed=seed, tom="on", accomplices="on"), []
    for _ in play_on(phone, seed):
        session = phone.shell.session
        table, viewer = session.played.table, session.viewer
        hidden = [card for seat, hand in enumerate(table.hands) if not table.may_see(viewer, seat) for cards in hand for card in cards]
        text = html.unescape(phone.page.html)
        told += [card.id for card in hidden if deck.text(card.id, Say("en")) in text or re.search(rf'(draft|play)[^"]* {card.id}\b', text)]
    assert told == []


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_round_changes_hands_four_times_between_the_crews(players):
    phone = table_of(*(f"Player {seat}" for seat in range(players)))
    covers = 0
    for _ in play_on(phone):
        if phone.shell.session.played.table.phase == "plea":
            break
        covers += phone.screen == "cover"
    assert covers == 4


def test_the_cover_calls_a_crew_and_everybody_in_it():
    phone = table_of(*CREW_OF_SIX).press("play all look")
    assert phone.page.html.count('class="who"') == 3 and "Left crew" in phone.page.html


def test_whoever_rides_with_robots_only_is_called_by_name():
    people = (Person("Anna", 1), *(Person(level, colour, level) for colour, level in enumerate(LEVELS, 2)))
    called, name = express.called_up(Rails(crews=((0, 1, 2), (4, 3))), 0, people, Say("en"))
    assert (called, name) == ([people[0]], "Anna")


@pytest.mark.parametrize("seed", range(4))
def test_jobs_are_changed_only_in_a_crew_in_which_a_person_sits(seed):
    phone = table_of("Anna", bots=6, seed=seed)
    offered = {int(seat) for do in phone.page.doors for _, is_swap, seats in [do.partition(" swap ")] if is_swap for seat in seats.split()}
    crew = next((crew for crew in phone.shell.session.played.table.crews if 0 in crew), ())
    assert offered == set(crew)


def test_who_last_thought_of_murder_drives_first():
    phone = Phone().press("setup express")
    third = phone.shell.way.page.party.people[2]
    assert phone.press("start express", form={"first": str(third.colour)}).shell.session.played.table.conductor == 2


def test_who_comes_aboard_brings_a_name_along():
    phone = table_of(*CREW_OF_SIX)
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    phone.press("play all join", form={"new-name": "Zoé"})
    assert phone.shell.session.people[6].name == "Zoé"


def test_a_second_anna_who_comes_aboard_is_told_apart():
    phone = table_of(*CREW_OF_SIX)
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    phone.press("play all join", form={"new-name": "anna"})
    assert phone.shell.session.people[6].name == "anna 2"


def test_whoever_is_left_alone_among_robots_uncovers_nothing():
    phone = table_of("Anna", "Ben", bots=4)
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    phone.press("play all leave 1").press("play all next").press("play all look")
    seen = {phone.screen for _ in play_on(phone) if phone.shell.session.played.table.round == 2}
    assert seen == {"table"}


def test_two_who_ride_together_never_wear_the_same_colour():
    phone = table_of(*CREW_OF_SIX)
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    for press in ("play all join", "play all join", "play all leave 2", "play all join"):
        phone.press(press)
    session = phone.shell.session
    colours = [session.people[seat].colour for seat in session.played.table.present]
    assert len(colours) == len(set(colours))


def test_the_line_of_why_is_kept_as_it_was_typed():
    phone = table_of(*CREW_OF_SIX)
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    phone.press("say", form={"why-line": "  <b>Sharks</b>   should not own flats "})
    assert phone.shell.session.played.table.log[-1][-1] == "why <b>Sharks</b> should not own flats"


def test_a_line_that_was_just_typed_does_not_wait_for_the_trolley():
    phone = table_of("Anna", "Ben", "Clara")
    next(phone for _ in play_on(phone) if phone.shell.session.played.table.phase == "verdict")
    assert 'class="said told"' in phone.press("say", form={"why-line": "Sharks"}).page.html


def with_robots(seed):
    phone = table_of("Anna", bots=5, seed=seed)
    for _ in play_on(phone, seed):
        pass
    return phone.shell.session


@pytest.mark.parametrize("seed", range(4))
def test_no_robot_says_what_was_said_before_in_this_game(seed):
    log = with_robots(seed).played.table.log
    for what in ("plea", "why"):
        numbers = [read(line[2])[0] for line in log if line[0] == what and read(line[2])]
        assert len(numbers) == len(set(numbers)) > 0


def test_a_sentence_about_a_card_that_quotes_somebody_has_inner_quotes():
    assert in_quotes("He said “no”", Say("en")) == "He said \u2018no\u2019"


def test_a_reason_why_is_quoted_once_in_the_story():
    log = (("round", 1, 0), ("chance", 0, "i1"), ("pulled", 0, 0), ("why", 0, "because 0 L1"))
    table = replace(moment("last-verdict").table, log=log)
    people = [Person(f"P{seat}", seat + 1, LEVELS[0]) for seat in range(4)]
    told = "".join(map(str, express.story(table, people, Say("it"))[0][1]))
    assert "“" in told and "«" not in told


def test_no_page_quotes_inside_the_same_quotes():
    phone = table_of(*CREW_OF_SIX)
    pages = [html.unescape(phone.page.html) for _ in play_on(phone)]
    assert [found for page in pages for found in re.findall("“[^”<]*“[^<]*", page)] == []


def test_a_plate_that_names_a_card_with_quotes_has_inner_quotes():
    say = Say("en")
    card = next(card for card in deck.of_our_own().values() if "“" in card.text("en") and not card.figures)
    table = Rails(tracks=((Character(Card(card.id, 0), None),), ()))
    assert in_quotes(card.text("en"), say) in pin_it("m1", "L1", table, say)


def test_robots_that_sit_down_one_after_the_other_have_different_characters():
    phone = table_of("Anna", bots=4)
    assert [person.bot for person in phone.shell.session.people[1:]] == [*LEVELS]


def test_the_result_in_words_names_everybody_who_still_rides():
    session = with_robots(2)
    table = session.played.table
    told = result(table, session.people, Say("en")).splitlines()
    score = sorted(line.split(" death token")[0] for line in told[2:])
    assert score == sorted(f"{session.people[seat].name}: {table.tokens[seat]}" for seat in table.present)


def test_a_modifier_that_is_held_goes_back_into_the_hand():
    phone = table_of(*CREW_OF_SIX)
    next(phone for _ in play_on(phone) if "pinning" in phone.page.root["class"])
    first = next(do for do in phone.page.doors if do.startswith("draft m"))
    assert "draft" in phone.press(first).page.doors


@pytest.mark.parametrize("hands, tags", [("crew", 1), ("own", 0)])
def test_what_one_of_a_crew_has_pinned_is_seen_by_whoever_shares_the_hands(hands, tags):
    phone = table_of(*CREW_OF_SIX, accomplices="on", hands=hands)
    session = phone.shell.session
    next(phone for _ in play_on(phone) if len(session.played.seen_by(session.asked).answered) == tags and awaited_for_pins(session) == 4)
    if "uncover" in phone.page.doors:
        phone.press("uncover")
    assert phone.page.html.count('<span class="tag">') == tags


def awaited_for_pins(session):
    return len(session.played.open) if session.played.table.phase == "modifier" else None


def test_behind_the_blind_no_move_is_begun():
    phone = table_of(*CREW_OF_SIX).press("play all look")
    phone.send({"do": "draft i1", "said": int(phone.page.root["data-said"])})
    assert phone.shell.session.draft == ""


def test_where_only_robots_are_left_nobody_plays_once_more():
    phone = table_of("Anna", bots=5)
    next(phone for _ in play_on(phone) if "play all leave 0" in phone.page.doors)
    phone.press("play all leave 0")
    while phone.screen != "over":
        phone.press(next(do for do in phone.page.doors if do in ("play all next", "play all look", "play all heard", "uncover")))
    assert phone.press("rematch").screen == "home"


def test_whoever_comes_back_from_the_settings_finds_the_plea_as_it_was_left():
    phone = table_of(*CREW_OF_SIX, plea="60")
    next(phone for _ in play_on(phone) if "draft right" in phone.page.doors)
    phone.press("draft right").press("menu").press("settings").press("back").press("close")
    assert "right-speaks" in phone.page.root["class"]


def test_whoever_takes_a_card_back_is_asked_again_and_nobody_else():
    phone = table_of(*CREW_OF_SIX, accomplices="on")
    session = phone.shell.session
    next(phone for _ in play_on(phone) if "pinning" in phone.page.root["class"] and session.asked != next(iter(session.played.open)))
    seat, phase = session.asked, session.played.table.phase
    next(phone for _ in play_on(phone) if seat not in session.played.open)
    assert (phone.press("menu").press("undo").shell.session.asked, session.played.table.phase) == (seat, phase)
