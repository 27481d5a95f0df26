"""The sheet of Mystery Express: what a seat has seen, what follows from it, and what only seems to."""

import pytest

from pygame_logic.mystery_express.clues import CATEGORIES
from pygame_logic.mystery_express.sheet import Sheet, sheet_of
from pygame_logic.mystery_express.stations import go_through_the_tunnel, send_and_reveal
from tests.games import scene
from tests.mystery_express import sheets
from tests.mystery_express.table import after, at, at_work, next_leg, train

HANDS = ("money greed", "hanged pushed candy", "hanged shot candy", "unknown")  # 0 looks about


def crossed(table, seat=0):
    return {*sheet_of(table.seen_by(seat), seat).crossed}


def seen(table, seat=0):
    """The (value, column, place) of what it has seen of others since the cards were dealt."""
    sightings = sheet_of(table.seen_by(seat), seat).sightings
    return [(value, leg, str(place)) for value, leg, place, _ in sightings if str(place) != f"hand {seat}"]


def shows(table, seat, card="hanged", host=0):
    """This seat shows the host a card that kills."""
    return after(at_work(table, host), f"dining {seat} how", f"{seat} show {card}")


def robs(table, thief, target):
    """The first such card of the target goes over."""
    moves = (f"{target} hide left", f"{thief} guess left", f"{thief} search how")
    return after(at_work(table, thief), f"sleeping {target}", *moves)


def test_MX26_two_players_show_it_on_the_same_leg():
    assert crossed(shows(shows(train(*HANDS), 1), 2)) == {"hanged"}


def test_MX26_one_shows_it_twice_with_no_grip_between():
    assert crossed(shows(shows(train("money", "hanged pushed hanged", "shot"), 1), 1)) == {"hanged"}


def test_MX26_on_different_legs_with_an_unknown_card_moved_between_not():
    assert crossed(shows(next_leg(robs(next_leg(shows(train(*HANDS), 1)), 2, 1)), 2)) == set()


def test_on_the_same_leg_it_lies_in_the_discard_so_what_comes_from_the_hand_is_another():
    assert crossed(shows(robs(next_leg(shows(train(*HANDS), 1)), 2, 1), 2)) == {"hanged"}


def test_on_different_legs_with_nothing_moved_between_it_is():
    assert crossed(shows(next_leg(shows(train(*HANDS), 1)), 2)) == {"hanged"}


def test_on_different_legs_from_the_same_hand_it_is_not():
    assert crossed(shows(next_leg(shows(train(*HANDS), 1)), 1)) == set()


def test_after_a_grip_the_same_card_can_be_shown_again():
    assert crossed(shows(after(at_work(shows(train(*HANDS), 1), 2), "grip 1 how"), 1)) == set()


def test_a_card_one_gave_away_is_not_a_second_copy():
    table = after(train("hanged money", "pushed clubbed", "shot"), "smoking 1 2 how", "1 show pushed", "0 give hanged money")
    assert crossed(shows(next_leg(table), 1)) == set()


def test_a_card_that_one_was_given_is_not_where_it_came_from():
    table = robs(train(*HANDS), 0, 1)
    assert crossed(shows(table, 2)) == {"hanged"}


def test_two_shown_together_are_two():
    assert crossed(after(train(*HANDS), "lounge how", "1 show hanged", "2 show hanged"), seat=3) == {"hanged"}


def test_two_revealed_together_are_two():
    moves = ("0 telegram - - - - -", "0 reveal hanged", "1 telegram - - - - -", "1 reveal hanged", "2 telegram - - - - -")
    table = train("hanged money", "hanged shot", "candy", whistle=0)
    assert crossed(scene(lambda: send_and_reveal(table), *moves, seats=3).table, seat=2) == {"hanged"}


def test_both_copies_in_the_tunnel_are_two():
    table = train("money", "hanged", "hanged", whistle=0)
    assert crossed(scene(lambda: go_through_the_tunnel(table, lambda: 0), seats=3).table) == {"hanged"}


ARRIVED = train("money", "hanged", "shot", whistle=0).tell("arrived", "muenchen")
BOTH = [("hanged", 2, "hand 1"), ("shot", 2, "hand 2")]


def test_the_tunnel_belongs_to_the_next_legs_column():
    assert seen(scene(lambda: go_through_the_tunnel(ARRIVED, lambda: 0), seats=3).table) == BOTH


def test_the_revelation_belongs_to_the_next_legs_column():
    assert seen(scene(lambda: send_and_reveal(ARRIVED), *(f"{seat} telegram - - - - -" for seat in range(3)), seats=3).table) == BOTH


def column(table):
    """(pairs of its sheet, values that may be the same card again)"""
    sheet = sheet_of(table.seen_by(0), 0)
    return {*sheet.pairs}, {value for value, _ in sheet.again}


def test_two_on_one_leg_that_cannot_be_one_card_are_a_pair():
    assert column(shows(shows(train(*HANDS), 1), 2)) == ({("hanged", 1)}, set())


def test_so_are_two_from_the_same_player():
    assert column(shows(shows(train("money", "hanged pushed hanged", "shot"), 1), 1)) == ({("hanged", 1)}, set())


def test_two_alike_in_ones_own_hand_are_a_pair_too():
    assert column(train("hanged hanged", "shot"))[0] == {("hanged", 1)}


def test_what_was_seen_in_the_tunnel_and_then_shown_may_be_the_same_card_again():
    peeked = scene(lambda: go_through_the_tunnel(ARRIVED, lambda: 0), seats=3).table
    assert column(after(at_work(peeked, 0), "dining 1 how")) == (set(), {"hanged"})


def test_on_another_leg_a_clue_is_seen_for_the_first_time():
    assert column(shows(next_leg(shows(train(*HANDS), 1)), 1)) == (set(), set())


def test_what_lies_in_a_hand_again_may_be_the_same_card_again():
    assert column(shows(after(at_work(shows(train(*HANDS), 1), 3), "grip 1 how"), 1)) == (set(), {"hanged"})


def test_a_sighting_counts_at_the_place_the_card_came_from():
    assert seen(robs(train(*HANDS), 0, 1)) == [("hanged", 1, "hand 1")]


def test_a_card_that_is_handed_on_is_written_down_once():
    table = after(train("unknown", "money", "candy", "greed"), "passenger left why")
    assert seen(table, seat=2) == [("greed", 1, "hand 3")]


def test_ones_own_card_that_comes_home_is_not_written_down_again():
    assert seen(after(train("candy", "money", "shot", "lounge"), "passenger left why"), seat=1) == []


def test_ones_own_card_is_not_written_down_again_when_one_shows_it():
    assert len(sheet_of(shows(train(*HANDS), 1), 1).sightings) == 3


def test_ones_own_cards_stand_in_every_column():
    sightings = sheet_of(next_leg(next_leg(train("money", "shot", "candy"))), 0).sightings
    assert [(value, leg) for value, leg, _, _ in sightings] == [("money", 1), ("money", 3), ("money", 4)]


def test_in_a_game_they_are_written_down_once_as_each_leg_begins():
    table = at("turn", leg=2).table
    legs = [leg for _, leg, *_ in sheet_of(table, 0).sightings]
    assert [legs.count(1), legs.count(2)] == [len(table.hands[0].cards)] * 2


@pytest.mark.parametrize(("seat", "cards"), [(0, ["money", "greed", "hanged"]), (1, ["pushed", "candy"])])
def test_after_a_card_has_changed_hands_it_stands_in_the_column_of_whoever_has_it(seat, cards):
    table = next_leg(robs(train(*HANDS), 0, 1))
    assert [value for value, leg, *_ in sheet_of(table, seat).sightings if leg == 3] == cards


def test_nothing_is_used_that_the_player_has_not_seen():
    assert crossed(shows(shows(train(*HANDS), 1), 2), seat=3) == set()


def with_a_look():
    """3 has looked at what 2 has shown to 0."""
    crew = ("pransky", "strauss", "mansard", "macdouglas")
    table = train("unknown", "shot hanged", "hanged", "hanged", investigators=crew, has_powers=True)
    return after(table, "dining 2 how", "3 look 2 hand 2", "3 seen")


def test_what_a_power_has_looked_at_counts():
    assert seen(with_a_look(), seat=3) == [("hanged", 1, "hand 2")]


def test_but_not_before_it_has():
    table = with_a_look()
    look = next(at for at, line in enumerate(table.log) if line[0] == "look")
    assert [sheet_of(table, 3, until=until).crossed for until in (look, look + 1)] == [{}, {"hanged": look - 1}]


def test_a_value_once_eliminated_stays_so():
    assert crossed(next_leg(shows(shows(train(*HANDS), 1), 2))) == {"hanged"}


def test_it_is_told_with_which_line_it_became_certain():
    table = shows(shows(train(*HANDS), 1), 2)
    assert sheet_of(table, 0).crossed["hanged"] == len(table.log) - 1


def test_it_is_known_what_it_was_some_lines_ago():
    table = shows(shows(train(*HANDS), 1), 2)
    assert sheet_of(table, 0, until=len(table.log) - 1).crossed == {}


def test_all_but_one_eliminated_is_solved():
    sheet = Sheet((), dict.fromkeys(("shot", "clubbed", "poisoned", "candy"), 7))
    assert [sheet.solved(category, 3) for category in CATEGORIES] == ["hanged", None, None, None]


def test_it_is_the_same_from_ones_own_view_as_from_the_whole_table():
    played, seat = sheets.position(5)
    assert sheet_of(played.table.seen_by(seat), seat) == sheet_of(played.table, seat)


@pytest.mark.parametrize("dozen", range(3))
def test_it_never_crosses_a_value_of_the_solution(dozen):
    assert [found for seed in range(dozen * 12, dozen * 12 + 12) if (found := sheets.wrong(seed))] == []


def test_it_misses_next_to_nothing_that_a_full_search_finds():
    certain, missed, too_many, skipped = map(sum, zip(*map(sheets.compared, range(24)), strict=True))
    assert (certain > 40, missed <= sheets.MISSED * certain, too_many, skipped < 9) == (True, True, 0, True)
