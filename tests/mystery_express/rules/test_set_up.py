"""Mystery Express before the whistle, and whose turn it is on the legs: the solution, hands, slots, stacks, tokens, investigators."""

from collections import Counter

import pytest

from pygame_logic.mystery_express.clues import CATEGORIES, QUESTIONS, VALUES, Backs, cards_of, values_of
from pygame_logic.mystery_express.sheet import sheet_of
from pygame_logic.mystery_express.train import CARS, INVESTIGATORS
from pygame_logic.table import IllegalGame
from tests.mystery_express.invariants import cards_everywhere
from tests.mystery_express.table import at, boarded, game, go_on, told, train

each_size = pytest.mark.parametrize("seats", [3, 4, 5])


@pytest.mark.parametrize("seats", [2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats):
    with pytest.raises(IllegalGame):
        game(seats=seats)


@each_size
def test_fewer_players_drop_the_last_values_but_never_a_time(seats):
    dropped = {question: VALUES[question][len(values_of(question, seats)) :] for question in QUESTIONS}
    assert [len(dropped[question]) for question in QUESTIONS] == [5 - seats] * 4 + [0]


def test_R4_one_card_of_each_category_and_one_time_form_the_hidden_solution():
    solution = game().table.down.solution
    assert all(card in VALUES[question] for question, card in zip(QUESTIONS, solution, strict=True))


def test_R4_nobody_sees_it():
    assert not any(game().seen_by(seat).table.down.solution for seat in (None, *range(5)))


def test_R4_it_may_be_any_card():
    assert {game(seed=seed).table.down.solution[0] for seed in range(60)} == {*VALUES["how"]}


@each_size
def test_R6_everybody_has_seven_cards(seats):
    assert [len(hand.cards) for hand in game(seats=seats).table.hands] == [7] * seats


def test_R6_of_all_four_categories_shuffled_together():
    assert len({Backs.of(game(seed=seed).table.hands[0].cards) for seed in range(20)}) > 5


@pytest.mark.parametrize(("seats", "stacks"), [(3, [2, 2]), (4, [3, 2]), (5, [3, 3])])
def test_R7_the_conductor_has_three_cards_and_the_passengers_the_rest(seats, stacks):
    down = game(seats=seats).table.down
    assert ([*map(len, down.stacks)], len(down.slots), all(down.slots)) == (stacks, 3, True)


def test_R7_a_table_may_change_the_stacks():
    assert [*map(len, game(seats=4, stack="1").table.down.stacks)] == [1, 4]


def test_R7_but_not_deal_more_cards_than_there_are():
    with pytest.raises(IllegalGame):
        game(seats=3, stack="5")


@each_size
def test_R7_nothing_is_left_over(seats):
    dealt = Counter(card for category in CATEGORIES for card in cards_of(category, seats))
    table = game(seats=seats).table
    assert Counter([*cards_everywhere(table)]) == dealt + Counter(table.down.solution[4:])


@pytest.mark.parametrize(("seats", "cards"), [(5, 44), (4, 36), (3, 28)])
def test_MX1_so_many_cards_travel_and_none_is_lost(seats, cards):
    found = {len([*cards_everywhere(at(phase, seats=seats).table)]) - 5 for phase in ("turn", "clock", "tunnel", "telegram", "over")}
    assert found == {cards}


@pytest.mark.parametrize(("seats", "each"), [(5, 11), (4, 9), (3, 7)])
def test_MX1_as_many_of_each_category_after_the_solution(seats, each):
    table = game(seats=seats).table
    assert Backs.of([*cards_everywhere(table)][5:]) == (each,) * 4


def test_R8_six_tokens_one_for_each_car():
    table = game().table
    assert sorted((table.conductor, *table.down.tokens)) == sorted(CARS)


def test_R8_that_of_Paris_is_shown_and_the_others_are_not():
    seen = game().seen_by(0).table
    assert (told(game(), "conductor"), seen.down.tokens) == ([(seen.conductor,)], ())


def test_R9_everybody_chooses_a_different_investigator():
    words = game("0 be strauss club").open[1]
    assert {word.split(" ")[1] for word in words} == {*INVESTIGATORS} - {"strauss"}


def test_R9_and_any_car():
    played = boarded("0 done")
    assert ({word.split(" ")[2] for word in game().open[0]}, played.table.cars) == ({*CARS}, ("dining",) * 5)


def test_R10_the_first_player_takes_the_whistle():
    assert (game(first="3").table.whistle, [*game(first="3").open]) == (3, [3])


def test_R10_or_is_anybody():
    assert {game(seats=3, seed=seed, first="random").table.whistle for seed in range(40)} == {0, 1, 2}


def test_R10_and_sits_at_the_table():
    with pytest.raises(IllegalGame):
        game(seats=3, first="3")


def test_R12_both_copies_in_ones_own_hand_eliminate_that_value_at_once():
    assert {*sheet_of(train("hanged hanged candy", "money", "greed"), 0).crossed} == {"hanged"}


def test_R13_everybody_counts_the_backs_of_every_hand_and_every_discard_pile():
    seen = train("hanged candy", "money shot | shot", "greed").seen_by(0)
    assert seen.hands[1] == (Backs(how=1, why=1), Backs(how=1), (), "", (), (), (), "")


def test_R13_and_of_slots_and_stacks():
    down = train("hanged", "money", "greed").seen_by(None).down
    assert (down.slots, down.stacks) == (("how", "who", "why"), (Backs(how=1, who=1), Backs(why=1, where=1)))


def test_R16_each_player_in_turn_has_the_hours_of_the_leg():
    played = at("clock", seats=3, powers="off")
    assert told(played, "turn") == [(0, 4), (1, 4), (2, 4)]


def test_R16_a_table_may_change_the_hours():
    assert [hours for _, hours in told(at("over", seats=3, powers="off", wien="9"), "turn")][::3] == [4, 3, 9, 3, 6]


def test_R50_Miss_Pransky_has_one_hour_more():
    assert told(at("clock"), "turn") == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 5)]


def test_R50_unless_powers_are_off():
    assert told(at("clock", powers="off"), "turn")[4] == (4, 4)


def test_R17_unused_hours_vanish():
    assert told(go_on(boarded(), "turn", leg=2), "turn")[5] == (4, 4)


def test_R18_one_may_end_the_turn_at_any_time():
    assert "done" in boarded().open[0]


def test_MX12_the_firsts_of_five_players():
    assert [seat for _, seat in told(at("over"), "leg")] == [0, 4, 3, 2, 1]


def test_R38_the_last_player_of_a_leg_is_the_first_of_the_next():
    turns = [seat for seat, _ in told(at("over", seats=3, first="1"), "turn")]
    assert [turns[at] == turns[at - 1] for at in (3, 6, 9, 12)] == [True] * 4


def test_R38_the_first_of_leg_k_follows_from_the_first_of_all():
    assert [seat for _, seat in told(at("over", seats=3, first="1"), "leg")] == [(1 - (leg - 1)) % 3 for leg in range(1, 6)]


def test_R57_nobody_accuses_before_the_end():
    assert not any(word in boarded().open[0] for word in ("finals shot candy money lounge 4:00", "accuse", "telegram - - - - -"))
