"""From game to game: what was dealt and said on this phone comes again when the rest has come, and not in a game from elsewhere."""

import json
from random import Random

import pytest

from pygame_logic.dilemma_express.before import dealt_and_said
from pygame_logic.dilemma_express.deck import cards_of
from pygame_logic.dilemma_express.lines import heaps, heard
from pygame_logic.dilemma_express.piles import INNOCENT
from pygame_logic.dilemma_express.printed import ours
from pygame_logic.playthrough import Playthrough
from tests.dilemma_express.packs import ENOUGH, records
from tests.dilemma_express.screens.cards_on_the_phone import EXPRESS, at_the_cards, three_at_the_table
from tests.dilemma_express.screens.test_pages import next_press, table_of
from tests.screens.phone import Phone
from web import luggage
from web.deal import LINK
from web.fragment import folded
from web.games.dilemma_express.memory import with_these

FAMILY = [card.id for card in ours() if card.tier == "family"]
DAMAGED = ["{", "5", '{"a": 1}', '"i1"', "[" * 99_999, '[5, null, ["i3"], "x1", "p999", "i", "<b>"]']


def played(phone):
    return phone.shell.session.played


def to_the_end(phone):
    """Nobody gets on or off."""
    luck = Random(1)
    while phone.screen != "over":
        phone.press("play all next" if "play all next" in phone.page.doors else next_press(phone.page, luck))
    return phone


def dealt(phone):
    """The ids of all that has left the decks; what three people play with never needs to be shuffled again."""
    table = played(phone).table
    return {card.id for card in cards_of(played(phone).options["deck"])} - {card.id for deck in table.down.decks for card in deck}


def seen(phone):
    return json.loads(phone.records.get("seen", "[]"))


def going_on_after(record, **more):
    """A game that has just begun on a phone with such a memory."""
    return three_at_the_table(Phone(records={"seen": record}, **more), "family")


def innocents(phone):
    return [card.id for card in played(phone).table.down.decks[INNOCENT]]


# -- cards


def test_the_second_game_deals_no_card_of_the_first():
    phone = to_the_end(table_of("Anna", bots=2))
    first = dealt(phone)
    second = dealt(to_the_end(phone.press("home").seat("Anna", bots=2, game="express")))
    assert len(first) > 100 and not first & second


def test_a_rematch_goes_on_with_the_rest():
    phone = to_the_end(table_of("Anna", bots=2))
    first = dealt(phone)
    assert not first & dealt(to_the_end(phone.press("rematch")))


def test_the_memory_outlives_the_phone_being_switched_off():
    phone = three_at_the_table(Phone(), "family").press("play all look")
    assert dealt(phone) == {*seen(phone)} == {*seen(phone.restarted())}


def test_cards_of_a_hand_count_though_nobody_has_laid_them():
    phone = three_at_the_table(Phone(), "family").press("play all look")
    assert {card.id for hand in played(phone).table.hands for cards in hand for card in cards} <= {*seen(phone)}


def test_a_game_that_lies_in_the_drawer_replays_what_it_was_dealt():
    phone = going_on_after(json.dumps(FAMILY[:50])).press("play all look")
    assert played(phone).table == played(phone.restarted().press("uncover")).table


def test_a_game_from_elsewhere_is_dealt_from_its_whole_deck():
    """Whatever this phone has seen: it is the game that others have."""
    there = three_at_the_table(Phone(), "family")
    (key,) = [key for key in there.records if key.startswith("game/")]
    text = luggage.packed({key: there.records[key]})
    here = Phone(where="settings", records={"seen": json.dumps(FAMILY[:150])}).send({"do": "import", "text": text}).press("take-in")
    assert innocents(here.send({"do": f"resume {key.removeprefix('game/')}"})) == innocents(there)


def test_what_it_deals_counts_as_seen_here():
    there = three_at_the_table(Phone(), "family")
    (key,) = [key for key in there.records if key.startswith("game/")]
    here = Phone(records={key: there.records[key], "seen": '["i3"]'}, where=key.replace("/", "-"))
    assert {*seen(here.press("play all look"))} == {"i3"} | dealt(here)


def test_a_pack_played_alone_leaves_the_memory_of_our_own_cards_alone():
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH) | {"seen": '["i3","g7"]'}), "own").press("play all look")
    assert {"i3", "g7"} < {*seen(phone)}


def test_a_heap_seen_to_its_end_begins_anew_with_what_was_seen_last():
    assert with_these(["i1", "g1", "i2"], ["i3", "i4"], [{"i1", "i2", "i3", "i4"}, {"g1", "g2"}]) == ["g1", "i3", "i4"]


def test_a_card_that_there_is_no_more_is_left_out_of_the_game():
    assert dealt_and_said(played(going_on_after(json.dumps(["i9999", FAMILY[0]]))).options["before"]) == ({FAMILY[0]}, [])


@pytest.mark.parametrize("record", DAMAGED)
def test_a_damaged_memory_is_put_aside_and_a_game_starts(record):
    phone = going_on_after(record)
    assert (phone.screen, phone.records["kept/seen"], len(innocents(phone))) == ("table", record, len(innocents(going_on_after("[]"))))


def test_of_a_damaged_memory_what_is_right_is_kept():
    assert seen(going_on_after('["i3", 5, "<b>", "p112"]')) == ["i3", "p112"]


# -- what robots say


def test_what_a_robot_said_is_not_said_again_before_the_rest():
    phone, said = to_the_end(table_of("Anna", bots=4)), []
    for _ in range(3):
        said += heard(played(phone).table.log)
        to_the_end(phone.press("rematch"))
    assert len(said) > 20 and len({*said}) == len(said)


def test_a_robots_lines_are_remembered_with_the_cards():
    phone = to_the_end(table_of("Anna", bots=4))
    assert {*heard(played(phone).table.log)} == {*seen(phone)} & set().union(*heaps())


# -- start again


def test_as_long_as_nothing_was_dealt_there_is_nothing_to_start_again_with():
    assert "afresh" not in at_the_cards().page.doors


def test_how_many_cards_were_dealt_is_told():
    assert "2 cards have been dealt here." in at_the_cards(records={"seen": '["i3","g7","p112"]'}).page.text


def test_one_can_start_again_with_all_cards():
    assert "seen" not in at_the_cards(records={"seen": '["i3","g7"]'}).press("afresh").records


def test_that_can_be_taken_back():
    assert seen(at_the_cards(records={"seen": '["i3","g7"]'}).press("afresh").press("remember-again")) == ["i3", "g7"]


# -- the same deal for others


def test_others_are_dealt_the_same_without_what_was_seen_here():
    here = played(going_on_after(json.dumps([*FAMILY[::3], "p112"])))
    there = Playthrough(here.game, here.seed, here.seats, EXPRESS.shared(here))
    assert there.options["before"] == "nothing" and there.table.down.decks == here.table.down.decks


def test_a_game_from_the_whole_deck_is_shared_as_it_is():
    here = played(going_on_after("[]"))
    assert EXPRESS.shared(here) == here.options


def test_a_deal_that_says_what_somebody_has_seen_is_none():
    deal = {"game": "express", "seed": 1, "luck": 1, "seats": ["", "", ""], "options": {"before": "i1 i2"}}
    assert Phone(where=f"{LINK}{folded(['1', deal])}").screen == "home"
