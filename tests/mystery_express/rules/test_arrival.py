"""Mystery Express comes in: cards go home, passengers, the tunnel, telegrams, the revelation, the conductor's tokens."""

import pytest

from pygame_logic.mystery_express.stations import go_through_the_tunnel, send_and_reveal
from pygame_logic.mystery_express.train import CITIES
from tests.games import scene
from tests.mystery_express.table import LUCK, at, boarded, go_on, told, train


def events(leg):
    """What the story tells between two cities, by its first words."""
    log = at("over", seats=3).table.log
    begin = log.index(("arrived", CITIES[leg]))
    heard = [line[0] for line in log[begin : next((at for at, line in enumerate(log) if line[:2] == ("leg", leg + 1)), len(log))]]
    return [*dict.fromkeys(heard)]


def test_R35_discards_return_to_hands():
    played = boarded(seats=3)
    played.play(f"0 sleeping {next(iter(played.open[0].ways('sleeping')))}")
    assert [len(hand.discard) for hand in go_on(played, "clock").table.hands] == [0, 0, 0]


def test_R35_what_was_shown_is_in_hand_again():
    assert train("hanged | candy", "money", "greed").take_all_back().hands[0].cards == ("hanged", "candy")


@pytest.mark.parametrize(
    ("leg", "happens"),
    [
        (1, ["arrived", "whistle", "clock", "times", "boards", "conductor"]),
        (2, ["arrived", "whistle", "tunnel", "conductor"]),
        (3, ["arrived", "whistle", "clock", "times", "boards", "conductor"]),
        (4, ["arrived", "whistle", "clock", "times", "telegram", "card", "conductor"]),
        (5, ["arrived", "answers", "unveiled", "over"]),
    ],
)
def test_R35_the_clock_comes_before_the_other_events_and_then_the_conductors_token(leg, happens):
    assert events(leg) == happens


def test_R8_the_conductors_token_of_Istanbul_is_ignored():
    played = at("over", seats=3)
    assert (len(told(played, "conductor")), len(played.table.down.tokens)) == (5, 1)


def test_R38_the_whistle_moves_before_the_clock_runs():
    played = at("clock", seats=4, first="1")
    assert (played.table.whistle, told(played, "whistle")) == (0, [(0,)])


def test_R29_a_passenger_boards_at_Strasbourg_and_another_at_Wien():
    assert [at("turn", leg=leg, seats=3).table.boarded for leg in (1, 2, 3, 4)] == [0, 1, 1, 2]


TUNNEL = train("hanged candy", "shot pushed money", "greed", whistle=0)


def through_the_tunnel(*moves, table=TUNNEL, chance=lambda: 0):
    return scene(lambda: go_through_the_tunnel(table, chance), *moves, seats=table.number)


def test_R42_each_looks_at_a_card_of_the_right_and_one_of_the_left_neighbour_chosen_by_its_back():
    assert through_the_tunnel().open[0] == ("peek left how right why", "peek left why right why")


def test_R42_random_among_equal_backs():
    seen = {through_the_tunnel("0 peek left how right why", chance=luck).table.whispers[-2][2] for luck in LUCK}
    assert seen == {"shot", "pushed"}


def test_R42_nobody_else_sees_and_the_owner_knows_which():
    assert through_the_tunnel("0 peek left how right why").table.whispers[-2] == ((0, 1), len(TUNNEL.log), "shot")


def test_R42_the_cards_stay_where_they_are():
    assert through_the_tunnel("0 peek left how right why").table.hands == TUNNEL.hands


def test_R42_an_empty_hand_skips_the_tunnel():
    played = through_the_tunnel(table=train("", "shot money", "greed candy", whistle=0))
    assert [*played.open] == [1]


def test_R42_and_nobody_looks_into_it():
    assert through_the_tunnel(table=train("", "shot money", "greed candy", whistle=0)).open[1] == ("peek left who", "peek left why")


BUDAPEST = train("hanged candy", "shot money", "", whistle=0)


def at_budapest(*moves):
    return scene(lambda: send_and_reveal(BUDAPEST), *moves, seats=3)


SENT = ("0 telegram - - - - -", "0 reveal candy", "1 telegram shot - - - -", "1 reveal shot")


@pytest.mark.parametrize("word", ["telegram - - - - -", "telegram hanged candy greed lounge 4:00", "telegram - - - - 12:00"])
def test_R44_at_most_one_entry_a_category_and_any_may_stay_blank(word):
    assert word in at_budapest().open[0]


@pytest.mark.parametrize(
    "word",
    ["telegram", "telegram - - - -", "telegram candy - - - -", "telegram pushed - - - -", "telegram - - - - - -", "finals - - - - -", 5],
)
def test_R44_what_is_no_telegram(word):
    assert word not in at_budapest().open[0]


def test_R44_secret_and_final():
    played = at_budapest(*SENT[:1])
    assert ([played.seen_by(seat).table.hands[0].telegram for seat in (1, None)], played.can_undo(0)) == ([(), ()], False)


def test_R45_each_secretly_picks_a_card_of_the_hand():
    played = at_budapest(*SENT[:1])
    assert (played.open[0], played.play(SENT[1]).seen_by(1).table.hands[0].chosen) == (("reveal hanged", "reveal candy"), "")


def test_R45_and_they_are_shown_together():
    assert [at_budapest(*SENT[:count]).table.revealed for count in (2, 4)] == [(), ()]


def test_R46_they_leave_the_hands():
    played = at_budapest(*SENT, "2 telegram - - - - -")
    assert [hand.cards for hand in played.table.hands] == [("hanged",), ("money",), ()]


def test_R47_and_stay_open():
    assert at_budapest(*SENT, "2 telegram - - - - -").table.revealed == ((0, "candy"), (1, "shot"))


def test_R47_to_the_end():
    assert len(at("finals", seats=3).table.revealed) == 3


def test_R45_an_empty_hand_skips_the_revelation():
    assert "reveal" not in str(at_budapest(*SENT).open[2])
