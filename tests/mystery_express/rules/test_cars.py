"""What one can do in the cars of Mystery Express: hours, discards, Lounge, Sleeping, Smoking, Passenger and Dining."""

import pytest

from pygame_logic.mystery_express.sheet import sheet_of
from tests.mystery_express.table import LUCK, after, cards_of, deed, train, words

TABLE = ("hanged candy money lounge", "shot edmund money", "hanged shot candy", "greed greed")  # 0 is at work, 1 sits left, 3 right


def ways(table, action):
    return words(table).ways(action)


def test_MX2_four_hours_do_for_Smoking_and_Passenger():
    table = after(train(*TABLE, hours=4), "smoking 1 2 how", "2 show shot", "0 give candy money")
    assert (table.hours, bool(ways(table, "passenger"))) == (1, True)


def test_MX2_but_not_for_Smoking_and_Lounge():
    table = after(train(*TABLE, hours=4), "smoking 1 2 how", "2 show shot", "0 give candy money")
    assert words(table).closed("lounge") == "hours"


def test_MX2_Miss_Pransky_may():
    table = after(train(*TABLE, hours=5), "smoking 1 2 how", "2 show shot", "0 give candy money")
    assert words(table).closed("lounge") is None


def test_R14_a_card_shown_goes_face_down_on_its_owners_discard():
    assert cards_of(after(train(*TABLE), "lounge who")) == ["", "edmund", "candy", ""]


def test_R14_a_card_received_goes_on_the_discard_of_whoever_has_it_now():
    assert cards_of(after(train(*TABLE), "smoking 1 2 how", "2 show shot", "0 give candy money")) == ["shot shot", "candy", "money", ""]


def test_R14_an_onlooker_sees_nothing_of_it_but_its_back():
    table = after(train(*TABLE), "dining 1 who").seen_by(2)
    assert (table.hands[1].discard, told_cards(table)[-1][-1]) == ((0, 1, 0, 0), None)


def told_cards(table):
    return [line[1:] for line in table.log if line[0] == "card"]


def test_R15_cards_in_a_discard_cannot_be_shown_given_or_stolen():
    table = train("hanged candy", "money | shot", "greed | pushed")
    assert not [way for action in ("lounge", "smoking", "passenger", "dining") for way in ways(table, action) if "how" in way]


def test_R15_nor_taken_by_whoever_has_found_the_bag():
    played = deed(train("hanged", "money candy | shot", "greed"), "sleeping 1", "1 hide left", "0 guess left")
    assert played.open[0] == ("search who", "search why")


def test_R15_one_may_read_ones_own_discard_again():
    assert train("hanged", "money | shot", "greed").seen_by(1).hands[1].discard == ("shot",)


def test_R19_movement_is_free():
    table = after(after(train(*TABLE), "lounge who"), "dining 1 how")
    assert (table.hours, table.cars[0]) == (6, "dining")


def test_R20_nobody_stops_in_a_car_without_the_hours_for_its_action():
    assert [name for name in ("lounge", "sleeping", "smoking", "help", "passenger", "dining") if ways(train(*TABLE, hours=1), name)] == [
        "passenger",
        "dining",
    ]


def test_R20_Smoking_needs_two_cards_in_hand():
    assert words(train("hanged | candy", *TABLE[1:])).closed("smoking") == "two"


def test_R20_Passenger_needs_none_of_ones_own():
    assert ways(train("| hanged", "shot", "candy"), "passenger") == ["left how", "right who"]


def test_R21_each_action_at_most_once_a_leg():
    assert words(after(train(*TABLE), "dining 1 who")).closed("dining") == "used"


def test_a_car_is_closed_where_nobody_has_what_is_asked_for():
    assert words(train("money", "| candy", "| shot")).closed("passenger") == "nobody"


def test_R21_a_failed_try_is_one_too():
    assert words(after(train(*TABLE), "sleeping 1", "1 hide left", "0 guess right")).closed("sleeping") == "used"


def test_R23_every_other_player_with_such_a_card_shows_one():
    assert told_cards(after(train(*TABLE), "lounge who")) == [
        ("who", ("hand", 1), ("discard", 1), "edmund"),
        ("who", ("hand", 2), ("discard", 2), "candy"),
    ]


def test_R23_of_own_choice_and_all_at_once():
    played = deed(train("hanged", "shot pushed", "hanged shot"), "lounge how", "2 show shot")
    assert (told_cards(played.table), [*played.open]) == ([], [1])


def test_R23_for_two_hours():
    assert after(train(*TABLE), "lounge who").hours == 7


def test_R23_not_when_nobody_else_has_one():
    assert ways(train("lounge", "shot", "candy | lounge"), "lounge") == ["how", "who"]


def test_R25_that_player_hides_the_bag_and_the_guess_is_said_aloud():
    played = deed(train(*TABLE), "sleeping 1", "1 hide left")
    assert (played.open[0], played.ask.aloud) == (("guess left", "guess right"), True)


def test_R25_nobody_but_the_target_knows_the_hand():
    played = deed(train(*TABLE), "sleeping 1", "1 hide left")
    assert [played.seen_by(seat).table.hands[1].bag for seat in (0, 1, 2)] == ["", "left", ""]


def test_R25_right_guess_and_one_takes_a_random_card_of_a_category():
    table, moves = train("hanged", "shot pushed", "candy"), ("1 hide left", "0 guess left")
    assert {cards_of(deed(table, "sleeping 1", *moves, chance=luck).table)[0] for luck in LUCK} == {"shot", "pushed"}


def test_R25_a_category_that_the_target_holds():
    assert deed(train(*TABLE), "sleeping 1", "1 hide left", "0 guess left").open[0] == ("search how", "search who", "search why")


def test_R25_for_two_hours_or_one_and_nothing():
    moves = [("1 hide left", f"0 guess {hand}") for hand in ("left", "right")]
    assert [after(train("hanged", "shot", "candy"), "sleeping 1", *said).hours for said in moves] == [7, 8]


def test_MX3_a_failed_try_at_four_hours_leaves_three_and_Smoking():
    table = after(train(*TABLE, hours=4), "sleeping 1", "1 hide left", "0 guess right")
    assert (table.hours, words(table).closed("sleeping"), words(table).closed("smoking")) == (3, "used", None)


def test_MX3_with_one_hour_left_it_is_not_offered():
    assert words(train(*TABLE, hours=1)).closed("sleeping") == "hours"


def test_R26_two_who_both_hold_the_category():
    assert ways(train("hanged candy", "shot edmund", "pushed", "edmund"), "smoking") == ["1 2 how", "1 3 who"]


def test_R26_one_gives_each_of_them_a_card_from_the_hand_never_those_just_received():
    played = deed(train("hanged candy", "shot", "pushed"), "smoking 1 2 how")
    assert played.open[0] == ("give hanged candy", "give candy hanged")


def test_R26_for_three_hours():
    assert deed(train("hanged candy", "shot", "pushed"), "smoking 1 2 how").table.hours == 6


MX4 = ("greed | lounge", "money despair", "despair jealousy", "candy")  # A, B left, C across, D right
MX4_SAID = ("1 show money", "2 show despair")


def test_MX4_the_discards_when_a_category_has_gone_round():
    table = after(train(*MX4), "passenger left why", *MX4_SAID)
    assert [pile.removeprefix("lounge ") for pile in cards_of(table)] == ["money", "despair", "greed", ""]


def test_MX4_who_has_none_looks_and_passes():
    sightings = sheet_of(after(train(*MX4), "passenger left why", *MX4_SAID).seen_by(3), 3).sightings
    assert [(seen.value, seen.place) for seen in sightings] == [("candy", ("hand", 3)), ("greed", ("hand", 0))]


def test_R27_who_can_may_not_pass_the_received_one():
    played = deed(train(*MX4), "passenger left why", "1 show money")
    assert played.open[2] == ("show despair", "show jealousy")


def test_R27_if_all_others_lack_it_it_comes_back_to_its_giver():
    table = after(train("hanged", "money", "candy", "lounge"), "passenger left why")
    assert (cards_of(table), len(told_cards(table))) == (["", "money", "", ""], 4)


def test_R27_the_last_receiver_is_the_first_giver_the_other_way_round_too():
    table = after(train("greed", "money", "despair", "unknown"), "passenger right why")
    assert cards_of(table) == ["unknown", "greed", "money", "despair"]


def test_R27_only_a_neighbour_who_holds_the_category():
    assert ways(train("greed", "money", "candy", "shot"), "passenger") == ["left why", "right how"]


def test_R28_each_guest_shows_the_host_one_of_the_category_it_was_asked_for():
    table = after(train("hanged", "shot", "candy", "lounge"), "dining 1 how 3 where")
    assert ([seen.value for seen in sheet_of(table, 0).sightings], table.hours) == (["hanged", "shot", "lounge"], 7)


def test_R28_only_the_host_sees_it():
    table = after(train("hanged", "shot", "candy", "lounge"), "dining 1 how 3 where")
    assert [seen.value for seen in sheet_of(table, 2).sightings] == ["candy"]


def test_R28_different_guests_and_different_categories():
    deeds = words(train(*TABLE))
    assert [f"dining {way}" in deeds for way in ("1 who 2 how", "1 who 2 who", "1 who 1 how", "2 how 1 who")] == [True, False, False, False]


@pytest.mark.parametrize(("seats", "hours", "most"), [(3, 9, 2), (5, 9, 4), (5, 3, 3)])
def test_R28_at_most_as_many_as_there_are_others_categories_and_hours(seats, hours, most):
    assert max(len(way.split(" ")) for way in ways(train(*["shot candy money lounge"] * seats, hours=hours), "dining")) == 2 * most


def test_R28_answered_clockwise():
    played = deed(train("hanged", *["shot pushed candy edmund"] * 2, seat=2), "dining 0 how 1 who")
    assert [*played.open] == [1]
