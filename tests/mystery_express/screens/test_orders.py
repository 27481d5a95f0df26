"""Standing orders of Mystery Express: which card a seat shows, should it be asked while the phone lies with another."""

from pygame_logic import mystery_express
from pygame_logic.mystery_express.clues import CATEGORY
from tests.mystery_express.screens.seen import asked_in, moment, page_of
from web.games.mystery_express.game import GAME as mystery
from web.games.mystery_express.pocket import Pocket


def test_an_order_is_numbered_and_taken_back_by_a_second_press():
    played = moment("show")
    seat = asked_in(played)
    card = played.open[seat][0].split(" ")[1]
    words = ["first", CATEGORY[card], card]
    once = mystery.jotted(Pocket(), played.seen_by(seat), words, {})
    twice = mystery.jotted(once, played.seen_by(seat), words, {})
    assert (once.orders, twice.orders) == ({CATEGORY[card]: (card,)}, {CATEGORY[card]: ()})


def test_an_order_shows_the_first_of_its_cards_that_is_in_hand():
    played = moment("show")
    seat = asked_in(played)
    first, *_, last = dict.fromkeys(word.split(" ")[1] for word in played.open[seat])
    gone = next(value for value in mystery_express.cards_of(CATEGORY[last], 5) if f"show {value}" not in played.open[seat])
    assert mystery.standing(played.seen_by(seat), Pocket(orders={CATEGORY[last]: (gone, last, first)})) == f"show {last}"


def test_who_has_no_power_gives_no_order_about_it():
    played = moment("turn", powers="off")
    assert "jot power" not in page_of(played, played.table.seat, "orders").doors
