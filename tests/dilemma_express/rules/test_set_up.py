"""Dilemma Express before and between the rounds: decks, turns at the lever, crews, jobs, coming and going."""

import pytest

from pygame_logic import dilemma_express
from pygame_logic.dilemma_express.crews import laying, split, swapped
from pygame_logic.dilemma_express.deck import LEAST, cards_of, shortage
from pygame_logic.dilemma_express.length import LENGTHS, turns_at_the_lever
from pygame_logic.dilemma_express.piles import GUILTY, INNOCENT, KINDS, MODIFIER, Piles
from pygame_logic.dilemma_express.rails import Hand
from pygame_logic.playthrough import Playthrough
from pygame_logic.table import IllegalGame
from tests.dilemma_express.table import at, deck, ended, game, go_on, told

TABLE = [  # players, left, right, rounds, Modifiers laid a round, drawn a round; conductor is seat 0
    (3, (1,), (2,), 6, 2, 6),
    (4, (1, 2), (3,), 8, 2, 6),
    (5, (1, 2), (4, 3), 5, 2, 6),
    (6, (1, 2, 3), (5, 4), 6, 2, 6),
    (7, (1, 2, 3), (6, 5, 4), 7, 2, 6),
    (8, (1, 2, 3, 4), (7, 6, 5), 8, 3, 9),
    (13, (1, 2, 3, 4, 5, 6), (12, 11, 10, 9, 8, 7), 13, 8, 24),
]
each_size = pytest.mark.parametrize(("seats", "left", "right", "rounds", "laid", "drawn"), TABLE, ids=lambda value: None)


@pytest.mark.parametrize("seats", [2, 14])
def test_T1_fewer_than_three_or_more_than_thirteen_cannot_play(seats):
    with pytest.raises(IllegalGame):
        game(seats=seats)


def test_T2_there_are_three_decks_face_down():
    assert [len(pile) for pile in game().table.down.decks] == [200, 125, 175]


def test_T2_nobody_sees_into_a_deck():
    assert game().seen_by(0).table.down == Piles((200, 125, 175), (0, 0, 0))


def test_T2_a_card_never_changes_its_deck():
    played = ended(seats=13, tom="on", accomplices="on")
    assert all(card.kind == kind for kind in KINDS for pile in (played.table.down.decks, played.table.down.discards) for card in pile[kind])


def test_T3_the_conductor_of_round_r_is_the_next_seat_clockwise():
    assert [seat for _, seat in told(ended(seats=5, first="3"), "round")] == [3, 4, 0, 1, 2]


def test_T3_the_first_conductor_may_be_anybody():
    assert {game(seats=3, seed=seed, first="random").table.conductor for seed in range(40)} == {0, 1, 2}


def test_T3_the_first_conductor_sits_at_the_table():
    with pytest.raises(IllegalGame):
        game(seats=5, first="5")


@each_size
def test_T4_the_others_are_split_by_seat(seats, left, right, rounds, laid, drawn):
    assert split(0, range(seats), has_driven=False) == (left, right)


def test_T4_of_four_the_odd_one_goes_right_in_the_second_cycle():
    assert split(0, range(4), has_driven=True) == ((1,), (3, 2))


def test_T4_the_split_goes_round_the_ring():
    assert split(3, range(5), has_driven=False) == ((4, 0), (2, 1))


def test_T5_each_crew_owns_its_track():
    table = at("guilty").table
    assert [[character.seat for character in track] for track in table.tracks] == [[None, 1], [None, 4]]


@each_size
def test_T6_each_crew_draws_three_of_each_and_Modifiers_by_its_size(seats, left, right, rounds, laid, drawn):
    hands = at("innocent", seats=seats).table.hands
    assert [sum(len(hand[kind]) for hand in hands) for kind in KINDS] == [6, 6, drawn]


@each_size
def test_T13_so_many_Modifiers_lie_on_the_tracks(seats, left, right, rounds, laid, drawn):
    tracks = at("plea", seats=seats).table.tracks
    assert sum(len(character.pins) for track in tracks for character in track) == laid


@each_size
def test_T19_two_cycles_for_three_and_four_else_one(seats, left, right, rounds, laid, drawn):
    assert len(turns_at_the_lever(seats, 0)) == rounds == len(told(ended(seats=seats), "round"))


def drivers(**options):
    return [seat for _, seat in told(ended(**options), "round")]


def test_T25_one_lap_is_one_turn_at_the_lever_for_everybody():
    assert drivers(seats=3, first="1", length="lap") == [1, 2, 0]


def test_T25_a_number_of_rounds_ends_in_the_midst_of_a_lap_or_begins_another():
    assert [drivers(seats=seats, length="rounds-5") for seats in (8, 3)] == [[0, 1, 2, 3, 4], [0, 1, 2, 0, 1]]


def test_T25_it_ends_with_the_round_in_which_somebody_has_died_so_often():
    played = ended(seats=5, length="tokens-2")
    assert (max(played.table.tokens), sorted(tokens for _, tokens in told(played, "token")).count(2)) == (2, 1)


def test_T25_until_somebody_has_died_so_often_the_lever_goes_round_and_round():
    assert drivers(seats=3, length="tokens-5", verdict=["left", "right"] * 8)[:7] == [0, 1, 2, 0, 1, 2, 0]


def test_T25_nobody_comes_aboard_once_somebody_has_died_often_enough():
    played = at("verdict", rounds=3, seats=3, length="tokens-2", verdict=["left", "right", "left"])
    assert (max(played.table.tokens), played.open[None]) == (2, ("next",))


def test_T25_a_lap_after_a_lap_is_driven_by_those_who_are_still_there():
    played = at("verdict", rounds=3, seats=5, length="tokens-5").play("all leave 1")
    assert [seat for _, seat in told(go_on(played, "jobs", 8), "round")][5:] == [0, 2, 3]


@pytest.mark.parametrize("length", LENGTHS)
def test_T25_a_game_of_any_length_comes_to_an_end(length):
    assert ended(seats=4, length=length).is_over


def test_T25_a_game_that_was_saved_before_there_were_lengths_is_as_long_as_it_was():
    save = game(seats=4).save()
    del save["options"]["length"]
    assert len(Playthrough.load(dilemma_express, save)[0].table.turns) == 8


@pytest.mark.parametrize(
    ("crew", "jobs"),
    [
        ((1,), [(1,), (1,), (1,)]),
        ((1, 2), [(1,), (2,), (1,)]),
        ((1, 2, 3), [(1,), (2,), (3,)]),
        ((1, 2, 3, 4), [(1,), (2,), (3, 4)]),
    ],
)
def test_T7_jobs_go_by_distance_from_the_conductor(crew, jobs):
    assert [laying(crew, kind) for kind in KINDS] == jobs


def test_T7_a_crew_may_swap_jobs_before_it_looks():
    played = game("all swap 1 2", "all look")
    assert (played.table.hands_of(INNOCENT), played.table.hands_of(GUILTY)) == ((2, 4), (1, 3))


def test_T7_nothing_is_drawn_before_they_look():
    assert game("all swap 1 2").table.hands == (Hand(),) * 5


def test_T7_nobody_swaps_with_the_other_crew():
    assert set(game().open[None]) == {"look", "swap 1 2", "swap 4 3"}


def test_T7_swapping_back_is_swapping_again():
    assert swapped(swapped(((1, 2), (3,)), 1, 2), 1, 2) == ((1, 2), (3,))


def test_T8_the_conductor_and_the_other_crew_see_how_many_cards_a_hand_has():
    played = at("innocent")
    assert {played.seen_by(seat).table.hands[1] for seat in (0, 3, 4, None)} == {Hand(3, 0, 3)}


def test_T8_a_crew_looks_into_each_others_hands():
    played = at("innocent")
    assert played.seen_by(2).table.hands[1] == played.table.hands[1]


def test_T8_or_everybody_keeps_the_own_hand():
    played = at("innocent", hands="own")
    assert played.seen_by(2).table.hands[1] == Hand(3, 0, 3)


def test_T9_each_track_begins_with_an_Innocent_chosen_by_nobody():
    table = at("innocent").table
    assert [[(character.card.kind, character.seat) for character in track] for track in table.tracks] == [[(INNOCENT, None)]] * 2


def test_cards_are_dealt_in_the_order_of_the_decisions():
    """Innocent left, right; Guilty left, right; Modifiers L1, R1, L2, R2; Tom's extra; then the random Innocents."""
    played = game(seats=9, tom="on")
    inn, guilty, modifier = played.table.down.decks
    table = played.play("all look").table
    dealt = (table.hands[1].innocent, table.hands[8].innocent, table.hands[2].guilty, table.hands[7].guilty)
    assert dealt == (inn[:3], inn[3:6], guilty[:3], guilty[3:6])
    assert [table.hands[seat].modifier for seat in (3, 6, 4, 5)] == [modifier[at : at + 3] for at in (0, 3, 6, 9)]
    assert [track[0].card for track in table.tracks] == [*inn[6:8]]


def test_T18_the_discard_is_shuffled_only_when_its_next_card_is_needed():
    cards = cards_of("i1 i2 i3 i4 g1 m1")
    piles = Piles((cards[:2], cards[4:5], cards[5:]), (cards[2:4], (), ()))
    _, piles = piles.draw(INNOCENT, 2, lambda: 0.5)
    assert (piles.decks[INNOCENT], piles.discards[INNOCENT]) == ((), cards[2:4])


def test_T18_what_is_left_is_drawn_first():
    cards = cards_of("i1 i2 i3 i4 g1 m1")
    piles = Piles((cards[:2], cards[4:5], cards[5:]), (cards[2:4], (), ()))
    drawn, piles = piles.draw(INNOCENT, 3, lambda: 0.5)
    assert (drawn, piles.decks[INNOCENT], piles.discards[INNOCENT]) == (cards[:3], cards[3:4], ())


def test_T18_with_thirteen_players_the_Modifiers_run_out_in_round_8():
    played = at("jobs", rounds=8, seats=13)
    before = [len(pile[MODIFIER]) for pile in (played.table.down.decks, played.table.down.discards)]
    after = [len(pile[MODIFIER]) for pile in (go_on(played, "innocent", 8).table.down.decks, played.table.down.discards)]
    assert (before, after) == ([7, 168], [151, 0])


def test_Innocents_and_Guilty_never_run_out():
    down = ended(seats=13).table.down
    assert [len(down.decks[kind]) for kind in (INNOCENT, GUILTY)] == [200 - 13 * 8, 125 - 13 * 6]


@pytest.mark.parametrize(
    ("sizes", "seats", "options"),
    [
        ({"i": 7}, 3, {}),
        ({"g": 5}, 3, {}),
        ({"m": 5}, 3, {}),
        ({"m": 8}, 3, {"tom": "on"}),
        ({"m": 11}, 5, {"accomplices": "on"}),
        ({"m": 23}, 13, {}),
    ],
)
def test_a_pack_too_small_does_not_start(sizes, seats, options):
    with pytest.raises(IllegalGame, match="are needed"):
        game(seats=seats, deck=deck(**sizes), **options)


@pytest.mark.parametrize(("m", "variants"), [(6, ()), (9, ("tom",)), (12, ("accomplices",)), (15, ("accomplices", "tom"))])
def test_a_pack_just_large_enough_is_played_to_the_end(m, variants):
    assert ended(seats=5, deck=deck(i=8, g=6, m=m), **dict.fromkeys(variants, "on")).is_over


def test_the_least_deck_is_what_thirteen_need_with_every_variant():
    assert tuple(needed for _, needed in shortage((), 13).values()) == LEAST


def test_what_is_missing_is_told_by_kind():
    assert shortage(cards_of(deck(i=7, m=8)), 3) == {INNOCENT: (7, 8), MODIFIER: (8, 9)}


@pytest.mark.parametrize("word", ["", "i1 i1", "x1", "i1  g1", "i1:9", "m1:2", "I1", "i", "i1 " * 4000, "i\u0661", 5, None])
def test_what_is_no_deck_is_refused(word):
    with pytest.raises(IllegalGame):
        game(deck=word)


def test_whoever_gets_off_loses_the_turns_and_the_others_keep_theirs():
    played = go_on(game(seats=4), "verdict").play("all leave 2")
    assert played.play("all next").table.turns == (1, 3, 0, 1, 3)


def test_dropping_to_four_adds_no_round():
    played = go_on(game(seats=5), "verdict").play("all leave 2")
    assert played.play("all next").table.turns == (1, 3, 4)


def test_the_last_conductor_may_leave_and_the_game_ends_with_the_round_before():
    played = at("verdict", rounds=7, seats=4).play("all leave 3")
    assert (played.open[None], played.play("all next").table.phase, played.table.round) == (("next",), "over", 7)


def test_at_least_three_remain():
    assert not [word for word in at("verdict", seats=3).open[None] if word.startswith("leave")]


def test_whoever_comes_aboard_sits_at_the_end_with_the_average_of_the_tokens_rounded_up():
    played = go_on(game(seats=5), "verdict").play("all join")
    assert (played.table.seats, played.table.tokens, played.table.turns) == ((0, 1, 2, 3, 4, 5), (0, 1, 1, 0, 0, 1), (0, 1, 2, 3, 4, 5))


def test_a_number_is_never_used_again():
    played = go_on(game(seats=5), "verdict").play("all leave 4").play("all join")
    assert played.table.seats == (0, 1, 2, 3, 5)


def test_nobody_comes_aboard_where_the_cards_would_not_do():
    assert "join" not in at("verdict", seats=7, deck=deck(i=8, g=6, m=6)).open[None]


def test_after_the_last_round_nobody_comes_or_goes():
    assert at("verdict", rounds=5).open[None] == ("next",)


def test_who_got_off_is_asked_nothing_more():
    played = go_on(game(seats=6), "verdict").play("all leave 2")
    assert 2 not in {seat for crew in go_on(played, "plea", 2).table.crews for seat in crew}
