"""At the card table and at the desk where packs are written, with real fingers on a real keyboard."""

import pytest

from tests.e2e.driver import Player

pytestmark = pytest.mark.guest


def test_a_card_follows_what_is_written_and_leaves_the_field_alone(phone, site):
    player = Player(phone, site).open("en/#packs")
    player.press("write-pack").press("write-card new")
    player.page.locator("[name=emoji]").fill("🐐")
    words = player.page.locator("[name=text]")
    words.press_sequentially("A goad ")
    for key in ("ArrowLeft", "Backspace", "t"):
        words.press(key)
    player.page.wait_for_selector(".proof :text-is('A goat')")
    typed = words.evaluate("field => [field.value, field.selectionStart, field === document.activeElement]")
    assert typed == ["A goat ", 6, True]


def test_the_cards_are_found_while_their_words_are_typed(phone, site):
    player = Player(phone, site).open("en/#cards")
    search = player.page.locator("[name=search]")
    search.press_sequentially("lifeboats ")
    player.page.wait_for_selector(".deck li:only-child :text('Sold the lifeboats')")
    typed = search.evaluate("field => [field.value, field === document.activeElement]")
    assert typed == ["lifeboats ", True]


def test_a_new_pack_waits_for_its_name(phone, site):
    player = Player(phone, site).open("en/#packs").press("write-pack")
    player.page.keyboard.type("Our kitchen")
    assert player.page.input_value("[name=title]") == "Our kitchen"


def test_a_pack_that_is_deleted_is_told_to_whoever_only_hears_it(phone, site):
    player = Player(phone, site).open("en/#packs").press("write-pack").press("back")
    player.press(player.page.locator("[data-do^=delete-pack]").get_attribute("data-do"))
    player.page.wait_for_selector("#say:text-is('The pack is deleted.')", state="attached")
