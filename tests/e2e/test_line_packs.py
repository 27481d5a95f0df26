"""At the desk where packs are written, with real fingers on a real keyboard."""

from tests.e2e.driver import Player


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
