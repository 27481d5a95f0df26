"""What was dealt and said in earlier games: such a card lies at the bottom of its deck, such a line is kept for later."""

from random import Random

import pytest

from pygame_logic.dilemma_express import bots, lines
from pygame_logic.dilemma_express.before import LONGEST
from pygame_logic.dilemma_express.piles import INNOCENT, KINDS
from pygame_logic.dilemma_express.pleas import read
from pygame_logic.playthrough import Playthrough
from pygame_logic.table import IllegalGame, replace
from tests.dilemma_express.table import at, deck, ended, game, go_on

SMALL = deck(i=40, g=30, m=60)
DEALT = "i1 i2 i3 i4 g1 g2 m1 m2"


def ids(cards):
    return [card.id for card in cards]


def innocents(played):
    """As they lie in the deck, the next one first."""
    return ids(played.table.down.decks[INNOCENT])


# -- cards


def test_a_card_of_an_earlier_game_comes_when_all_others_have_come():
    assert {*innocents(game(deck=SMALL, before=DEALT))[-4:]} == {"i1", "i2", "i3", "i4"}


def test_all_others_lie_as_they_would_without_it():
    plain = [id for id in innocents(game(deck=SMALL)) if id not in DEALT.split(" ")]
    assert innocents(game(deck=SMALL, before=DEALT))[:-4] == plain


def test_no_card_is_missing():
    assert [{*pile} for pile in game(deck=SMALL, before=DEALT).table.down.decks] == [{*pile} for pile in game(deck=SMALL).table.down.decks]


def test_a_card_that_there_is_no_more_is_none_of_this_deck():
    assert innocents(game(deck=SMALL, before="i999 g77")) == innocents(game(deck=SMALL))


def test_a_game_from_before_there_was_a_memory_is_dealt_as_it_was():
    played = at("plea", deck=SMALL)
    old = {name: word for name, word in played.options.items() if name != "before"}
    assert Playthrough(played.game, played.seed, played.seats, old, played.moves).table == played.table


def test_a_save_replays_what_was_dealt():
    played = ended(deck=SMALL, before=DEALT)
    assert Playthrough.load(played.game, played.save())[0].table == played.table


def test_when_all_was_dealt_before_a_game_is_dealt_from_all():
    everything = " ".join(card.split(":")[0] for card in SMALL.split(" "))
    assert [len(game(deck=SMALL, before=everything).table.down.decks[kind]) for kind in KINDS] == [40, 30, 60]


@pytest.mark.parametrize(
    "word", ["", " ", "i1 i1", "i1  i2", "x1", "i", "i1:2", "p12", "p999", "b500", "nothing i1", "i1\n", 7, None, "i1 " * LONGEST]
)
def test_what_nobody_has_written_is_no_memory(word):
    with pytest.raises(IllegalGame):
        game(before=word)


# -- what robots say


def pleader(level, seats=6, rounds=1, **options):
    """What the first of a crew says of its own accord, over and over, each time with other luck."""
    played = go_on(game(seats=seats, deck=SMALL, **options), "plea", rounds)
    seat = played.table.crews[0][0]
    return [read(bots.choose(played.seen_by(seat), Random(luck).random, level)) for luck in range(300)]


def numbers(level, verb, *subjects):
    return {number for subject in subjects for number in lines.of(verb, level, lines.LINES[verb][subject])}


@pytest.mark.parametrize("level", lines.LEVELS)
def test_a_robot_pleads_in_its_own_words(level):
    assert {number for number, _ in pleader(level)} <= numbers(level, "plea", *lines.LINES["plea"])


def test_what_a_robot_said_in_an_earlier_game_it_does_not_say_before_the_rest():
    left = {"p140", "p100"}
    said = sorted({line for heap in lines.heaps() for line in heap} - left)
    assert {number for number, _ in pleader("utilitarian", before=" ".join(said))} == {100, 140}


def test_when_all_has_been_said_it_begins_anew():
    said = sorted(line for heap in lines.heaps() for line in heap)
    assert len({number for number, _ in pleader("utilitarian", before=" ".join(said))}) > 20


def test_of_a_line_about_the_other_track_a_guilty_one_there_is_meant():
    meant = [places for number, places in pleader("stickler") if number in numbers("stickler", "plea", "over")]
    assert meant and {place[0] for (place,) in meant} == {"R"}


def test_a_line_about_the_own_track_means_somebody_on_it():
    meant = [places for number, places in pleader("stickler") if number in numbers("stickler", "plea", "own", "short", "tag")]
    assert meant and {place[0] for (place,) in meant} == {"L"}


def test_of_the_last_verdict_nobody_speaks_in_the_first_round():
    assert not {number for number, _ in pleader("sentimental")} & numbers("sentimental", "plea", "last")


def test_afterwards_they_do():
    assert {number for number, _ in pleader("sentimental", rounds=2)} & numbers("sentimental", "plea", "last")


def test_where_nothing_is_pinned_nobody_speaks_of_a_modifier():
    played = go_on(game(seats=6, deck=SMALL), "plea")
    seat, table = played.table.crews[0][0], played.table
    bare = replace(table, tracks=tuple(tuple(lying._replace(pins=()) for lying in track) for track in table.tracks))
    words = [bots.plea(bare, seat, Random(luck).random, "contrarian") for luck in range(300)]
    assert not {read(word)[0] for word in words} & numbers("contrarian", "plea", "tag")


def test_a_reason_is_in_the_words_of_whoever_drives():
    played = go_on(game(seats=6, deck=SMALL), "verdict")
    said = {read(bots.choose(played.seen_by(0), Random(luck).random, "contrarian"))[0] for luck in range(300)}
    assert said <= numbers("contrarian", "because", *lines.LINES["because"]) and len(said) > 20


# -- who speaks


def crew_of_three(**changes):
    """The table of seven at the plea, everybody on the tracks changed like this."""
    table = go_on(game(seats=7, deck=SMALL), "plea").table
    return replace(table, tracks=tuple(tuple(lying._replace(**changes) for lying in track) for track in table.tracks))


def first_to_plead(table, level="stickler"):
    return min(table.crews[0], key=lambda seat: bots.restraint(table, seat, level))


@pytest.mark.parametrize("place", range(3))
def test_whoever_laid_the_card_pleads_for_it(place):
    crew = crew_of_three().crews[0]
    assert first_to_plead(crew_of_three(seat=crew[place])) == crew[place]


def test_of_a_card_that_nobody_has_laid_speaks_whoever_minds_it_most():
    table = crew_of_three(seat=None, pins=())
    minds = {level: bots.minds(table.tracks[0][bots.dearest(table, 0, level).character].card.id, level) for level in lines.LEVELS}
    speaks = min(lines.LEVELS, key=lambda level: bots.restraint(table, table.crews[0][0], level))
    assert minds[speaks] == max(minds.values())


def test_whoever_has_pleaded_already_leaves_it_to_the_others():
    table = crew_of_three(seat=None)
    first = first_to_plead(table)
    assert first_to_plead(table.tell("plea", first, "plea 200 L1")) != first
