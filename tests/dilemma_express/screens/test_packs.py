"""What is a pack and what is none: whatever comes from outside is read strictly, or refused with a sentence."""

import json
import zlib
from base64 import urlsafe_b64encode

import pytest

from tests.dilemma_express.packs import ENOUGH, LOBSTER, PAIR, SMALL, VACCINE
from web.games.dilemma_express.cards import deck, emoji, pack_file
from web.games.dilemma_express.cards.pack import MOST_CARDS, Pack, Refused, Written, know, line, pack_of, sound
from web.words import LANGUAGES, Say

ADDRESS = "https://example.org/pocket/"


def why(refusing, *given):
    with pytest.raises(Refused) as refused:
        refusing(*given)
    return refused.value.why


@pytest.mark.parametrize("one", ["🦞", "❤️", "👩‍🚀", "👍🏽", "🇺🇦", "3️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍👩‍👧‍👦", "☠", "\U0001fae9"])
def test_what_a_keyboard_calls_an_emoji_is_one(one):
    assert emoji.several(one) == (one,)


@pytest.mark.parametrize("text", ["a", "🦞a", "<b>", "7", "\u202e🦞", "🦞\u200d", "漢", "∑"])
def test_anything_else_is_none(text):
    assert emoji.several(text) is None


def test_several_in_a_row_are_told_apart():
    assert emoji.several("🦞🎻 🐐") == ("🦞", "🎻", "🐐")


@pytest.mark.parametrize(("cast", "drawn"), [("☠", "☠\ufe0f"), ("❤️", "❤️"), ("🦞 👩‍🚀", "🦞👩‍🚀")])
def test_an_emoji_is_drawn_in_colour(cast, drawn):
    assert emoji.shown(cast) == drawn


@pytest.mark.parametrize("card", [LOBSTER, PAIR, VACCINE])
def test_a_card_as_it_should_be_is_sound(card):
    assert sound(card) is card


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (LOBSTER._replace(letter="x"), "kind"),
        (LOBSTER._replace(letter=""), "kind"),
        (LOBSTER._replace(letter=7), "kind"),
        (LOBSTER._replace(letter="ig"), "kind"),
        (LOBSTER._replace(tier="rude"), "tier"),
        (LOBSTER._replace(tier=[]), "tier"),
        (LOBSTER._replace(text=""), "text"),
        (LOBSTER._replace(text=None), "text"),
        (LOBSTER._replace(text="a" * 61), "text"),
        (LOBSTER._replace(text="two\nlines"), "text"),
        (LOBSTER._replace(text="turned \u202eround"), "text"),
        (LOBSTER._replace(text="a" + "\u0301" * 30), "text"),
        (LOBSTER._replace(text="half \ud800 a letter"), "text"),
        (LOBSTER._replace(text=" padded"), "text"),
        (VACCINE._replace(text="a" * 35), "text"),
        (VACCINE._replace(cast="🦞"), "tag"),
        (VACCINE._replace(figures=("one", "two")), "figures"),
        (LOBSTER._replace(cast=""), "emoji"),
        (LOBSTER._replace(cast="lobster"), "emoji"),
        (LOBSTER._replace(cast="🦞 🦞 🦞 🦞"), "emoji"),
        (LOBSTER._replace(cast="🦞🎻"), "emoji"),
        (LOBSTER._replace(cast={}), "emoji"),
        (LOBSTER._replace(figures=("alone",)), "figures"),
        (LOBSTER._replace(figures=("a", "b", "c", "d", "e")), "figures"),
        (LOBSTER._replace(figures=("a", "")), "figure"),
        (LOBSTER._replace(figures=("a", 5)), "figure"),
        (LOBSTER._replace(figures=("a", "b" * 35)), "figure"),
    ],
)
def test_a_card_that_could_not_be_played_is_refused(wrong, sentence):
    assert why(sound, wrong) == f"cards.wrong.{sentence}"


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        (None, "pack"),
        ([], "pack"),
        ({"title": "x"}, "pack"),
        ({"title": "x", "cards": {}}, "pack"),
        ({"title": "", "cards": []}, "title"),
        ({"title": 5, "cards": []}, "title"),
        ({"title": "x" * 41, "cards": []}, "title"),
        ({"title": "x", "cards": [LOBSTER.row()] * (MOST_CARDS + 1)}, "many"),
        ({"title": "x", "cards": ["i"]}, "row"),
        ({"title": "x", "cards": [["i", "family"]]}, "row"),
        ({"title": "x", "cards": [LOBSTER.row() + ["a"] * 9]}, "row"),
        ({"title": "x", "cards": [[None] * 4]}, "kind"),
    ],
)
def test_what_is_no_pack_is_refused(brought, sentence):
    assert why(pack_of, brought) == f"cards.wrong.{sentence}"


def test_a_refusal_says_which_card_it_was():
    with pytest.raises(Refused) as refused:
        pack_of({"title": "x", "cards": [LOBSTER.row(), ["i", "family", "🦞", ""]]})
    assert refused.value.at == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_in_every_language(language):
    say = Say(language)
    keys = [key for key in say.words if key.startswith("cards.wrong.")]
    assert all(say(key, n=5) for key in keys)


def test_a_pack_comes_back_from_its_record():
    assert pack_of(json.loads(json.dumps(SMALL.record()))) == SMALL


def test_a_pack_comes_back_from_its_file():
    text = pack_file.as_text(SMALL)
    assert pack_file.unwrapped(text, json.loads(text)) == SMALL


def test_a_pack_comes_back_from_its_link():
    assert pack_file.unpacked(pack_file.as_link(SMALL, ADDRESS).partition("#")[2]) == SMALL


def test_a_link_has_the_pack_behind_its_hash():
    assert pack_file.as_link(SMALL, ADDRESS).startswith(f"{ADDRESS}#pack-")


def test_the_longest_pack_there_can_be_comes_back_from_its_file():
    longest = [
        Written("i", "spicy", "👨‍👩‍👧‍👦 👨‍👩‍👧‍👦 👨‍👩‍👧‍👦", f"{at:03d}" + "ї" * 57, tuple(f"{name}" * 34 for name in "абвг"))
        for at in range(MOST_CARDS)
    ]
    text = pack_file.as_text(Pack("ї" * 40, tuple(longest)))
    assert len(pack_file.unwrapped(text, json.loads(text)).cards) == MOST_CARDS


def fragment(data):
    packed = zlib.compress(data, 9, wbits=-15)
    return pack_file.LINK + urlsafe_b64encode(packed).decode().rstrip("=")


@pytest.mark.parametrize(
    "damaged",
    ["pack-", "pack-!!!", "pack-AAAA", "pack-ї", "pack-" + "A" * 9_999, pack_file.as_link(SMALL, "").removeprefix("#")[:-9]]
    + [fragment(data) for data in (b"", b"5", b"[]", b'{"a": 1}', b"\xff", b"[" * 99_999, b"null", b'"' + b"x" * 700_000 + b'"')],
)
def test_a_damaged_link_is_refused(damaged):
    assert why(pack_file.unpacked, damaged) in ("cards.wrong.link", "cards.wrong.title")


def test_a_link_that_unfolds_without_end_is_refused():
    assert why(pack_file.unpacked, fragment(b" " * 50_000_000)) == "cards.wrong.link"


def test_a_file_that_is_far_too_large_is_refused():
    assert why(pack_file.unwrapped, " " * 200_000, {}) == "cards.wrong.size"


def test_a_card_has_an_id_of_its_kind_and_seven_signs():
    assert [card.printed().id[0] + str(len(card.printed().id)) for card in SMALL.cards] == ["i8", "g8", "m8"]


@pytest.mark.parametrize("change", [{"tier": "spicy"}, {"cast": "🦞"}, {"text": "A lobster"}, {"figures": ("a", "b")}])
def test_another_card_has_another_id(change):
    assert LOBSTER._replace(**change).printed().id != LOBSTER.printed().id


def test_an_id_stays_the_same_on_every_phone():
    assert LOBSTER.printed().id == "ibk764l2"


def test_innocents_are_light_and_guilty_ones_dark():
    inks = [{card.printed().ink for card in ENOUGH.cards if card.letter == letter} for letter in "ig"]
    assert inks[0] <= {*"1234"} and inks[1] <= {*"5678"}


def test_a_known_card_says_the_same_in_every_language():
    id = know(PAIR).id
    assert {deck.called(type("Card", (), {"id": id}), 2, Say(language)) for language in LANGUAGES} == {"the goat"}


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  a   b ", "a b"),
        ("a\tb\nc", "a b c"),
        ("a\u202eb", "ab"),
        ("e\u0301", "é"),
        ("a" * 99, "a" * 40),
        ("x" + "\u0336" * 9, "x" + "\u0336" * 2),
    ],
)
def test_what_is_typed_becomes_one_line(typed, kept):
    assert line(typed, 40) == kept
