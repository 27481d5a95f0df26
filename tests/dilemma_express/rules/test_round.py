"""A round of Dilemma Express: Innocents, Guilty, Modifiers, the plea, the lever, and what comes of it."""

import pytest

from pygame_logic.dilemma_express.piles import GUILTY, INNOCENT
from pygame_logic.dilemma_express.pins import Pins
from pygame_logic.dilemma_express.pleas import Sentence
from pygame_logic.dilemma_express.rails import Hand
from tests.dilemma_express.table import at, ended, game, go_on, told


def lay(played, *seats):
    for seat in seats:
        played.play(f"{seat} {played.open[seat][0]}")
    return played


def test_T10_each_crew_lays_one_of_its_three_Innocents():
    played = at("innocent")
    assert {seat: len(words) for seat, words in played.open.items()} == {1: 3, 4: 3}


def test_T10_it_lies_at_the_end_of_the_own_track():
    played = at("innocent")
    left, right = played.table.hands[1].innocent[0], played.table.hands[4].innocent[0]
    assert [track[1].card for track in lay(played, 1, 4).table.tracks] == [left, right]


def test_T10_the_other_two_are_discarded():
    played = lay(at("innocent"), 1, 4)
    assert (len(played.table.down.discards[INNOCENT]), played.table.hands[1].innocent) == (4, ())


def test_both_crews_commit_before_either_is_shown():
    assert [len(track) for track in lay(at("innocent"), 1).table.tracks] == [1, 1]


def test_T11_each_crew_lays_one_of_its_three_Guilty_at_the_end_of_the_others_track():
    played = at("guilty")
    left, right = played.table.hands[2].guilty[0], played.table.hands[3].guilty[0]
    assert [track[2].card for track in lay(played, 2, 3).table.tracks] == [right, left]


def test_T11_the_other_two_are_discarded():
    assert len(lay(at("guilty"), 2, 3).table.down.discards[GUILTY]) == 4


def test_T12_every_track_reads_Innocent_Innocent_Guilty():
    tracks = at("modifier").table.tracks
    assert [[character.card.kind for character in track] for track in tracks] == [[INNOCENT, INNOCENT, GUILTY]] * 2


def test_T13_each_Modifier_hand_pins_exactly_one():
    words = at("modifier").open[1]
    assert ("none" in words, f"pin {words.modifiers[0]} L1 {words.modifiers[1]} L2" in words) == (False, False)


@pytest.mark.parametrize("place", ["L1", "L2", "L3", "R1", "R2", "R3"])
def test_T13_on_any_of_the_six_characters(place):
    words = at("modifier").open[1]
    assert f"pin {words.modifiers[0]} {place}" in words


def test_T13_or_on_a_single_figure_of_a_card_that_shows_several():
    played = at("modifier", deck="i1:2 i2:2 i3:2 i4:2 i5:2 i6:2 i7:2 i8:2 g1 g2 g3 g4 g5 g6 m1 m2 m3 m4 m5 m6")
    words = played.open[1]
    assert [f"pin {words.modifiers[0]} {place}" in words for place in ("L1.1", "L1.2", "L1.3", "L3.1")] == [True, True, False, False]


def test_T13_several_may_pile_on_one_character():
    played = at("modifier")
    one, other = played.open[1].modifiers[0], played.open[4].modifiers[0]
    played.play(f"1 pin {one} R1").play(f"4 pin {other} R1")
    assert [pin.modifier for pin in played.table.tracks[1][0].pins] == [one, other]


def test_Modifiers_are_laid_in_the_order_of_the_jobs_whoever_answered_first():
    played = at("modifier")
    one, other = played.open[1].modifiers[0], played.open[4].modifiers[0]
    played.play(f"4 pin {other} R1").play(f"1 pin {one} R1")
    assert [pin.seat for pin in played.table.tracks[1][0].pins] == [1, 4]


def test_T14_the_Modifiers_not_played_go_to_their_discard():
    played = at("plea")
    assert ([len(pile) for pile in played.table.down.discards], played.table.hands) == ([4, 4, 4], (Hand(),) * 5)


def test_T15_both_crews_may_plead():
    assert set(at("plea").open) == {None, 1, 2, 3, 4}


def test_a_plea_speaks_of_characters_that_lie_there():
    words = at("plea").open[1]
    assert [f"plea 3{places}" in words for places in ("", " L1", " L1 R3", " L4", " L1 L1", " L1.1", " l1")] == [True] * 3 + [False] * 4


def test_a_plea_may_speak_of_all_that_lie_there():
    assert "plea 3 L1 R1" in Sentence(("L1", "R1"))


@pytest.mark.parametrize("word", ["plea", "plea ", "plea 03", "plea +3", "plea \u0663", "plea 1000", "heard", "plea 3  L1", "plea 3 L1 "])
def test_what_is_no_plea(word):
    assert word not in at("plea").open[1]


def test_everybody_pleads_once():
    assert 1 not in at("plea").play("1 plea 3 L1").open


def test_T15_then_the_conductor_must_choose_one_track():
    assert at("lever").open == {0: ("left", "right")}


def test_T15_finally():
    assert not at("lever").play("0 left").can_undo(0)


@pytest.mark.parametrize(("verdict", "tokens"), [("left", (0, 1, 1, 0, 0)), ("right", (0, 0, 0, 1, 1))])
def test_T16_everybody_in_that_tracks_crew_takes_a_token(verdict, tokens):
    assert at("verdict", verdict=verdict).table.tokens == tokens


def test_the_conductor_may_say_why_in_one_line():
    played = at("verdict").play("0 why I have an aunt like that")
    assert (told(played, "why"), 0 in played.open) == ([(0, "why I have an aunt like that")], False)


@pytest.mark.parametrize("word", ["why ", "why", "why  x", "why " + "x" * 81, "why a\nb", "why a\u202eb", "because 1 X1", "because"])
def test_what_is_no_line_of_why(word):
    assert word not in at("verdict").open[0]


def test_T17_played_cards_go_to_their_own_discards():
    down = at("jobs", rounds=2).table.down
    assert [len(pile) for pile in down.discards] == [8, 6, 6]


def test_T17_the_next_round_begins_with_empty_tracks():
    assert at("jobs", rounds=2).table.tracks == ((), ())


def test_T20_the_fewest_tokens_win():
    played = ended(seats=3, verdict=["left", "left", "left", "right", "left", "left"])
    assert (played.table.tokens, told(played, "over")) == ((2, 1, 3), [(1,)])


def test_T20_whoever_shares_them_shares_the_victory():
    assert told(ended(seats=3), "over") == [(0, 1, 2)]


def test_T21_nobody_has_Tom_while_nobody_has_died():
    assert at("innocent", tom="on").table.tom is None


def test_T21_Tom_goes_to_the_one_with_the_most_tokens():
    played = at("jobs", rounds=3, seats=3, tom="on", verdict=["right", "left"])
    assert (played.table.tokens, played.table.tom) == ((0, 0, 2), 2)


def test_T21_of_several_the_first_from_the_conductors_left():
    played = at("jobs", rounds=2, tom="on", verdict="right")
    assert (played.table.tokens, played.table.conductor, played.table.tom) == ((0, 0, 0, 1, 1), 1, 3)


def test_T21_the_holder_keeps_it_while_tied():
    played = at("jobs", rounds=3, seats=3, tom="on", verdict=["left", "right"])
    assert (played.table.tokens, told(played, "tom")) == ((1, 1, 0), [(1,)])


def with_tom(seats):
    """Round 2: seat 1 drives. Of five, Tom's holder 3 has the Guilty; of seven, his holder 4 has Modifiers anyway."""
    return at("modifier", rounds=2, seats=seats, tom="on", verdict="right")


def test_T22_the_holder_draws_three_more_Modifiers():
    assert (len(with_tom(5).table.hands[3].modifier), len(with_tom(7).table.hands[4].modifier)) == (3, 6)


def test_T22_and_may_play_one_more():
    words = with_tom(7).open[4]
    assert (words.least, words.most) == (1, 2)


def test_T22_who_draws_none_otherwise_may_play_one_or_none():
    words = with_tom(5).open[3]
    assert (words.least, words.most, "none" in words) == (0, 1, True)


def test_T22_the_extra_one_is_laid_last():
    played = with_tom(7)
    ids = played.open[4].modifiers
    played.play(f"4 pin {ids[0]} L1 {ids[5]} L1")
    for seat in list(played.open):
        played.play(f"{seat} pin {played.open[seat].modifiers[0]} L1")
    assert [pin.modifier for pin in played.table.tracks[0][0].pins][-1] == ids[5]


def test_T22_a_holder_who_drives_keeps_it_without_effect():
    played = at("innocent", rounds=2, seats=3, tom="on", verdict="left")
    assert (played.table.tom, played.table.conductor, played.table.extra) == (1, 1, None)


def test_T23_with_accomplices_everybody_in_a_crew_draws_three_Modifiers():
    assert [len(hand.modifier) for hand in at("innocent", accomplices="on").table.hands] == [0, 3, 3, 3, 3]


def test_T23_and_pins_one():
    assert {(words.least, words.most) for words in at("modifier", accomplices="on").open.values()} == {(1, 1)}


def test_T24_with_Tom_on_top_the_holder_has_six_and_one_must_be_played():
    words = at("modifier", rounds=2, tom="on", accomplices="on", verdict="right").open[3]
    assert (len(words.modifiers), words.least, words.most) == (6, 1, 2)


def test_the_phone_changes_hands_four_times_between_the_crews():
    """The crew that holds it goes on first in the next step: left, right | right, left | left, right."""
    played, holder, covers = at("innocent"), None, 0
    while played.table.phase in ("innocent", "guilty", "modifier"):
        may = [seat for seat in played.open if holder is not None and played.table.may_see(holder, seat)]
        seat = next(iter(may or played.open))
        covers += not may
        holder = seat
        words = played.open[seat]
        played.play(f"{seat} {words[0] if isinstance(words, tuple) else words.example(lambda: 0)}")
    assert covers == 4


def test_a_modifier_word_reads_in_one_way_only():
    words = Pins(("m1", "m2"), ("L1", "R1"), 0, 2)
    good = ["none", "pin m1 L1", "pin m1 L1 m2 L1"]
    bad = ["pin", "pin m1", "pin m1 L1 m1 R1", "pin m3 L1", "pin m1 L9", "pin  m1 L1", "none ", "pin m1 L1 m2", 7, None]
    assert ([word in words for word in good], [word in words for word in bad]) == ([True] * 3, [False] * len(bad))


def test_swaps_change_who_pleads_for_nothing_but_the_jobs():
    played = game("all swap 1 2")
    assert {*go_on(played, "plea").open} == {None, 1, 2, 3, 4}
