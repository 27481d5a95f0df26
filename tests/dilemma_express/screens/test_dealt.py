"""What a game of Dilemma Express is dealt from: tiers, packs, what is put away, and what is too small; a game carries its cards."""

import json

import pytest

from pygame_logic.dilemma_express import bots
from pygame_logic.dilemma_express.piles import Card
from pygame_logic.dilemma_express.printed import RETIRED, ever_ours, ours
from tests.dilemma_express.packs import ENOUGH, LOBSTER, PAIR, SMALL, VACCINE, records
from tests.dilemma_express.screens.cards_on_the_phone import EXPRESS, PLAIN, dealt, three_at_the_table
from tests.screens.phone import Phone
from web import luggage
from web.archive import Archive
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.cards.pack import MOST_PACKS, Pack
from web.words import Say

# -- what is dealt


def test_the_family_gets_its_own_tier():
    assert dealt() == [card.id + (f":{card.figures}" if card.figures else "") for card in ours() if card.tier == "family"]


def test_spicy_cards_come_only_when_they_are_asked_for():
    assert len(dealt("all")) == len(ours())


def test_a_pack_that_is_on_is_mixed_in():
    assert {*dealt("all", **records(aa=SMALL))} - {*dealt("all")} == {LOBSTER.printed().id, PAIR.printed().id + ":2", VACCINE.printed().id}


def test_a_spicy_card_of_a_pack_is_none_for_the_family():
    assert PAIR.printed().id + ":2" not in dealt("family", **records(aa=SMALL))


def test_a_pack_that_is_off_stays_in_its_box():
    assert dealt("all", **records(aa=Pack("Off", SMALL.cards, False))) == dealt("all")


def test_packs_are_played_alone():
    assert len(dealt("own", **records(aa=SMALL))) == 3


def test_a_card_in_two_packs_is_dealt_once():
    assert len(dealt("own", **records(aa=SMALL, bb=SMALL))) == 3


def test_the_table_looks_at_packs_too():
    assert (
        f"hide {LOBSTER.printed().id}"
        in Phone(where="cards", records=records(aa=SMALL)).press("form", form={"search": "LÓBSTER who"}).page.doors
    )


# -- too small


def test_too_small_a_pack_says_what_is_missing():
    phone = three_at_the_table(Phone(records=records(aa=SMALL)), "own")
    assert (phone.screen, "Innocents: 1 of 8" in phone.page.text, "Modifiers: 1 of 6" in phone.page.text) == ("setup", True, True)


def test_without_any_pack_nothing_starts():
    assert "Guilty: 0 of 6" in three_at_the_table(Phone(), "own").page.text


def test_a_pack_that_is_enough_is_played():
    assert three_at_the_table(Phone(records=records(aa=ENOUGH)), "own").screen == "table"


def test_more_hands_need_more_modifiers():
    options = EXPRESS.dealt(PLAIN | {"cards": "own", "accomplices": "on"}, Archive(records(aa=ENOUGH)))
    assert EXPRESS.missing(options, 9, Phone().shell.say)[1:] == ["Modifiers: 6 of 24"]


def test_more_than_a_game_can_carry_is_told():
    heaps = {
        f"{at:02d}": Pack(f"{at}", tuple(card._replace(text=f"{at} {card.text}"[:34]) for card in ENOUGH.cards)) for at in range(MOST_PACKS)
    }
    options = EXPRESS.dealt(PLAIN | {"cards": "all"}, Archive(records(**heaps)))
    assert "Switch a pack off" in EXPRESS.missing(options, 3, Phone().shell.say)[0]


# -- a game carries its cards


def test_a_game_shows_its_cards_after_the_pack_is_gone(monkeypatch):
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH)), "own")
    phone.records.pop("pack/aa")
    monkeypatch.setattr("web.games.dilemma_express.cards.deck.of_packs", {})
    assert "Number" in phone.restarted().press("play all look").press("uncover").page.text


def test_a_game_goes_to_another_phone_with_its_cards(monkeypatch):
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH)), "own")
    (key,) = [key for key in phone.records if key.startswith("game/")]
    text = luggage.packed({key: phone.records[key]})
    monkeypatch.setattr("web.games.dilemma_express.cards.deck.of_packs", {})
    other = Phone(where="settings").send({"do": "import", "text": text}).press("take-in")
    assert key in other.records


@pytest.mark.parametrize("cards", [[], [LOBSTER.row()], [["i"]], "abc", {"a": 1}, None, 5])
def test_a_game_whose_cards_are_missing_or_no_cards_is_put_aside(cards, monkeypatch):
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH)), "own")
    (key,) = [key for key in phone.records if key.startswith("game/")]
    record = json.loads(phone.records[key]) | {"cards": cards}
    monkeypatch.setattr("web.games.dilemma_express.cards.deck.of_packs", {})
    assert Phone(records={key: json.dumps(record)}).records.keys() == {f"kept/{key}"}


def test_a_game_of_our_own_cards_carries_none():
    phone = three_at_the_table(Phone(), "family")
    assert not [key for key, text in phone.records.items() if key.startswith("game/") and "cards" in json.loads(text)]


def test_a_card_that_has_left_the_deck_is_still_read():
    card = next(card for card in ever_ours() if card.tier == RETIRED)
    assert deck.text(card.id, Say("uk")) == card.text("uk")


def test_a_robot_still_weighs_a_card_that_has_left_the_deck():
    card = next(card for card in ever_ours() if card.tier == RETIRED)
    assert bots.weights(card.id) == card.weights


def test_a_figure_that_a_card_no_longer_shows_is_called_as_the_card():
    card = next(card for card in ours() if not card.figures)
    assert deck.called(Card(card.id, 2), 2, Say("en")) == card.text("en")
