"""Liar's Dice on the screen: every bid can be pressed, nobody's dice are shown too early, and what happened is told as it was."""

import pytest

from tests.liars_dice.cups import round_of
from tests.screens.phone import Page
from web.games.liars_dice.game import GAME
from web.pages.table import shown
from web.people import Person
from web.view import View
from web.words import Say

SAY = Say("en")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(("Anna", "Bruno", "Chiara"), 1))
THREES = ("0 bid 2 3", "1 bid 3 3", "2 doubt")


def page(played, seat, draft=""):
    return Page(str(shown(GAME, View(played.seen_by(seat), PEOPLE, SAY, draft))))


def doors(played, seat):
    """What this seat can press, one more and one fewer as often as the page lets it."""
    drafts, found = [""], set()
    for draft in drafts:
        pressed = page(played, seat, draft).doors
        found |= {door for door in pressed if door.startswith("play ")}
        drafts += {door.removeprefix("draft ") for door in pressed if door.startswith("draft ")} - {*drafts}
    return found


@pytest.mark.parametrize("moves", [(), ("0 bid 2 3",), ("0 bid 6 5",)])
def test_every_bid_that_is_open_can_be_pressed_and_no_other(moves):
    played = round_of(*moves)
    ((seat, words),) = played.open.items()
    assert doors(played, seat) == {f"play {seat} {word}" for word in words}


def test_whoever_bids_sees_their_own_dice():
    labels = [label for element in page(round_of(), 0).elements if (label := element.get("aria-label"))]
    assert labels[labels.index("Your dice") + 1 :][:3] == ["1", "3", "3"]


def test_the_dice_that_counted_stand_out():
    assert [element.get("class") for element in page(round_of(*THREES), None).elements].count("hit") == 3


def test_everybody_reads_how_many_there_were_and_who_has_lost_a_die():
    told = page(round_of(*THREES), None).text
    assert "There are 3 dice showing 3" in told and "Chiara loses a die and has 0 left." in told


def test_under_the_cover_lies_the_last_bid():
    assert "2 dice showing 3" in str(GAME.under_cover(round_of("0 bid 2 3").seen_by(None).table, SAY))


def test_before_a_bid_there_is_nothing_to_look_at_under_the_cover():
    assert GAME.under_cover(round_of().seen_by(None).table, SAY) is None


def test_the_story_tells_the_round_line_by_line():
    ((title, lines),) = GAME.story(round_of(*THREES).table, PEOPLE, SAY)
    assert (title, lines[0], lines[2], lines[-1]) == (
        "Round 1",
        "Anna bids 2 dice showing 3.",
        "Chiara doubts it.",
        "Chiara loses a die and has 0 left.",
    )
