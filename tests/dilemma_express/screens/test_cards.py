"""The card table: the deck is browsed and searched, and a card can be put away for good."""

import json

import pytest

from pygame_logic.dilemma_express.printed import ours
from tests.dilemma_express.screens.cards_on_the_phone import at_the_cards, dealt, found
from tests.screens.phone import Phone
from web.games.dilemma_express.cards.look import A_PAGE, plain
from web.words import LANGUAGES

# -- browsing


def test_the_set_up_page_has_a_door_to_the_cards():
    assert Phone().press("setup express").press("cards").screen == "cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_two_dozen_cards(language):
    assert at_the_cards(language=language).page.html.count('data-do="hide ') == A_PAGE


def test_a_drawer_is_named_for_the_many_cards_in_it():
    assert "Innocents" in at_the_cards().page.text


def test_every_innocent_is_on_one_page_or_another():
    phone, seen = at_the_cards(), []
    for page in range(1, 99):
        seen += [door.split(" ")[1] for door in phone.page.doors if door.startswith("hide ")]
        if f"page {page + 1}" not in phone.page.doors:
            break
        phone.press(f"page {page + 1}")
    assert seen == [card.id for card in ours() if card.id[0] == "i"]


@pytest.mark.parametrize("drawer", ["g", "m"])
def test_another_drawer_begins_at_its_first_page(drawer):
    phone = at_the_cards().press("page 2").press("form", form={"drawer": drawer, "search": ""})
    assert f"hide {drawer}1" in phone.page.doors


@pytest.mark.parametrize(
    ("text", "found"), [("Élan", "elan"), ("ŒUVRE", "oeuvre"), ("Їжак", "іжак"), ("l’été", "l'ete"), ("soft\u00adly", "softly")]
)
def test_capitals_and_accents_make_no_difference(text, found):
    assert plain(text) == found


def test_a_card_is_found_by_its_words_in_any_order():
    card = ours()[0]
    first, *_, last = card.text("fr").split(" ")
    assert card.id in found(f"{last} {first}".upper(), language="fr")


def test_a_card_is_found_in_the_language_shown_only():
    text = ours()[0].text("uk")
    assert not found(text, language="en")


def test_a_word_that_is_only_in_another_drawer_opens_that_one():
    word = next(card for card in ours() if card.id[0] == "m").text("en")
    assert at_the_cards().press("form", form={"drawer": "i", "search": word}).shell.way.page.look.drawer == "m"


def test_a_drawer_in_which_nothing_is_found_can_be_opened_all_the_same():
    phone = at_the_cards().press("form", form={"search": "horse"})
    assert phone.press("form", form={"drawer": "g", "search": "horse"}).shell.way.page.look.drawer == "g"


def test_whatever_is_searched_for_is_only_text():
    assert '<b onclick="x">' not in at_the_cards().press("form", form={"search": '<b onclick="x">'}).page.html


def test_how_many_were_found_is_said():
    assert at_the_cards().press("form", form={"search": "zzzz"}).reply["say"] == "0 cards"


# -- never again


def test_a_card_that_was_put_away_is_not_dealt():
    phone = at_the_cards().press("hide i3")
    assert "i3" not in dealt(**phone.records)


def test_a_card_that_was_put_away_stays_where_it_was_and_can_come_back():
    assert "show i3" in at_the_cards().press("hide i3").page.doors


def test_a_card_that_is_shown_again_is_dealt_again():
    phone = at_the_cards().press("hide i3").press("show i3")
    assert dealt(**phone.records) == dealt()


def test_what_was_put_away_lies_in_a_drawer_of_its_own():
    phone = at_the_cards().press("hide i3").press("form", form={"drawer": "hidden"})
    assert [door for door in phone.page.doors if door.startswith("show")] == ["show i3"]


def test_there_too_it_can_be_thought_better_of():
    phone = at_the_cards().press("hide i3").press("form", form={"drawer": "hidden"}).press("show i3")
    assert "hide i3" in phone.page.doors


def test_the_hidden_cards_are_remembered():
    assert "show i3" in at_the_cards().press("hide i3").restarted().page.doors


@pytest.mark.parametrize("record", ["{", "5", '{"a": 1}', '[5, null, ["i3"]]'])
def test_a_damaged_list_of_hidden_cards_hides_nothing(record):
    assert dealt(hidden=record) == dealt()


def brought(list_of_ids, **here):
    """A phone to which somebody brings the file of another one."""
    text = json.dumps({"pocket-express": 1, "records": {"hidden": list_of_ids}})
    phone = Phone(where="settings", records=here).send({"do": "import", "text": text})
    return phone.press("take-in") if "take-in" in phone.page.doors else phone


def test_what_another_phone_has_put_away_is_put_away_here_too():
    assert json.loads(brought('["i3", "m7", "i3"]', hidden='["m7", "g1"]').records["hidden"]) == ["m7", "g1", "i3"]


def test_how_many_more_are_put_away_is_told():
    assert "2 cards" in brought('["i3", "m7"]').page.text


@pytest.mark.parametrize("record", ["{", "5", '{"a": 1}', '[5, null, ["i3"], "x1", "i", "iabcdefgh", "i3\\n"]', None, "[" * 99_999, 7])
def test_a_damaged_list_from_another_phone_puts_nothing_away(record):
    assert "hidden" not in brought(record).records
