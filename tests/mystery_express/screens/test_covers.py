"""The covers of Mystery Express: who is asked by whom and for what, and what was just laid open before all."""

import pytest

from tests.mystery_express.screens.seen import NAMES, SAY, asked_in, is_deed, moment, moments, people_of
from web.games.mystery_express.deed import deed
from web.games.mystery_express.game import GAME as mystery
from web.words import Say


def cover(played):
    return mystery.task(played.seen_by(None), asked_in(played), people_of(4), SAY)


def test_the_cover_says_who_asks_everybody_for_what():
    played = moment("show", when=is_deed("lounge"))
    _, asker, category = deed(played.table.log)
    assert cover(played) == f"{NAMES[asker]} asks everybody for a “{SAY(f'mystery.category.{category}')}?” clue."


def test_the_cover_of_a_turn_without_hours_does_not_say_that_it_goes_on():
    played = next(played for seed in range(50) for played in moments(seed) if played.table.phase == "turn" and not played.table.hours)
    assert cover(played) == "Your hours are used up: end your turn."


def test_the_cover_after_the_revelation_shows_all_what_was_laid_open_until_somebody_has_moved():
    played = next(played for played in moments(1) if played.table.revealed)
    shown, seat = played.table.revealed, played.table.seat
    covers = [str(mystery.under_cover(played.seen_by(None).table, SAY))]
    played.play(f"{seat} done")
    covers.append(str(mystery.under_cover(played.seen_by(None).table, SAY)))
    assert [cover.count('class="named"') for cover in covers] == [len(shown), 0]


def test_the_cover_after_a_guess_shows_all_what_came_of_it():
    played = moment("search")
    assert "Found!" in str(mystery.under_cover(played.seen_by(None).table, SAY))


@pytest.mark.parametrize("language", ["en", "fr", "it", "uk"])
def test_every_cover_has_its_sentence(language):
    people, say, seen = people_of(4), Say(language), set()
    for played in moments(5):
        if not played.ask.aloud:
            seen.add(mystery.task(played.seen_by(None), asked_in(played), people, say))
    assert len(seen) > 12
