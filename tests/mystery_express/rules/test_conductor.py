"""The two deeds of the Club car, and the chat with the conductor."""

from tests.mystery_express.table import LUCK, LYING, after, cards_of, deed, train, words

GRIP = ("hanged | candy edmund shot", "money | pushed", "greed")


def ways(table, action):
    return words(table).ways(action)


def test_R24_any_player_oneself_too_takes_back_all_cards_of_a_category():
    assert ways(train(*GRIP), "grip") == ["0 how", "0 who", "1 how"]


def test_R24_from_the_discard_into_the_hand():
    table = after(train(*GRIP), "grip 0 who")
    assert (cards_of(table, "cards"), cards_of(table)) == (["hanged candy edmund", "money", "greed"], ["shot", "pushed", ""])


def test_R24_for_one_hour():
    assert after(train(*GRIP), "grip 0 who").hours == 8


def test_R29_from_Strasbourg_the_first_stack_from_Wien_either():
    offered = [ways(train(*GRIP, boarded=boarded), "help") for boarded in (0, 1, 2)]
    assert offered == [[], ["1 how", "1 who"], ["1 how", "1 who", "2 why", "2 where"]]


def test_R29_one_chooses_the_back_and_looks():
    table = after(train(*GRIP), "help 1 who")
    assert (cards_of(table)[0], table.whispers[-1][::2]) == ("candy edmund shot edmund", ((0,), "edmund"))


def test_R29_the_card_is_random():
    down = LYING._replace(stacks=(("clubbed", "shot"), ()))
    drawn = {deed(train(*GRIP, down=down), "help 1 how", chance=luck).table.hands[0].discard[-1] for luck in LUCK}
    assert drawn == {"clubbed", "shot"}


def test_R29_for_three_hours_once_a_leg():
    table = after(train(*GRIP), "help 1 who")
    assert (table.hours, words(table).closed("help")) == (6, "used")


def test_R29_before_the_first_stack_is_aboard_it_is_closed_for_that():
    assert words(train(*GRIP, boarded=0)).closed("help") == "aboard"


def test_R29_nothing_is_replaced_and_an_empty_stack_cannot_be_chosen():
    assert ways(train(*GRIP, down=LYING._replace(stacks=((), ())), boarded=2), "help") == []


def test_R30_both_may_be_done_in_one_stop_or_in_two():
    table = after(after(train(*GRIP), "grip 0 who"), "passenger left why")
    assert after(table, "help 1 who").used == ("grip", "passenger", "help")


CHAT = {"conductor": "dining"}


def test_R31_an_action_in_his_car_obliges_a_chat_right_after_it():
    played = deed(train("hanged", "candy", "greed", **CHAT), "dining 1 who")
    assert (played.table.phase, played.open) == ("chat", {0: ("slot 1", "slot 2", "slot 3")})


def test_R31_it_is_free():
    assert deed(train("hanged", "candy", "greed", **CHAT), "dining 1 who").table.hours == 8


def test_R31_also_after_a_failed_try():
    assert deed(train("hanged", "candy", "greed", conductor="sleeping"), "sleeping 1", "1 hide left", "0 guess right").table.phase == "chat"


def test_R31_not_in_another_car():
    assert deed(train("hanged", "candy", "greed", conductor="club"), "dining 1 who").is_over


def test_R32_in_the_Club_only_after_the_first_of_the_two_actions():
    table = after(train("hanged pushed | candy", "money", "greed", conductor="club"), "grip 0 who", "0 slot 1", "0 put hanged")
    assert deed(table, "help 1 who").is_over


def test_MX10_first_action_chat_second_action_later_no_chat():
    table = after(train("hanged pushed | candy", "money", "greed", conductor="club"), "grip 0 who", "0 slot 1", "0 put hanged")
    assert told_chats(after(after(table, "passenger left why"), "help 1 who")) == 1


def told_chats(table):
    return len([line for line in table.log if line[0] == "card" and line[2].kind == "slot"])


def test_R33_one_takes_the_card_of_a_slot_looks_and_puts_one_of_the_hand_there():
    table = after(train("hanged pushed", "candy", "greed", **CHAT), "dining 1 who", "0 slot 2", "0 put pushed")
    assert (cards_of(table)[0], table.down.slots) == ("karlov", ("poisoned", "pushed", "despair"))


def test_R33_never_the_one_taken_nor_one_of_the_discard():
    played = deed(train("hanged pushed | shot", "candy", "greed", **CHAT), "dining 1 who", "0 slot 2")
    assert played.open[0] == ("put hanged", "put pushed")


def test_R34_slots_always_hold_three():
    assert all(after(train("hanged", "candy", "greed", **CHAT), "dining 1 who", "0 slot 3").down.slots)


def test_R34_with_an_empty_hand_there_is_no_chat():
    assert deed(train("| hanged", "candy", "greed", **CHAT), "dining 1 who").is_over


def test_the_chat_says_which_slot_and_nobody_else_sees_the_card():
    played = deed(train("hanged pushed", "candy", "greed", **CHAT), "dining 1 who", "0 slot 2")
    assert played.table.whispers[-1][::2] == ((0,), "karlov")
