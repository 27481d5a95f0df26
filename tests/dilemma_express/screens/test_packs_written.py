"""Packs of one's own on the screen: written, named, put back, and given to another phone as a file, a link or a code."""

import json

import pytest

from tests.dilemma_express.packs import ENOUGH, LOBSTER, PAIR, SMALL, VACCINE, records
from tests.dilemma_express.screens.cards_on_the_phone import FIELDS, at_the_pack, kept
from tests.screens.phone import ADDRESS, Phone
from web import luggage
from web.archive import Archive
from web.games.dilemma_express.cards import in_play, pack_file
from web.games.dilemma_express.cards.pack import MOST_PACKS, Pack, packs
from web.words import LANGUAGES, Say

# -- writing


def test_a_new_pack_is_there_at_once():
    phone = Phone(where="packs").press("write-pack")
    assert (phone.screen, [pack.title for pack in packs(Archive(phone.records)).values()]) == ("pack", ["Pack 1"])


def test_nobody_is_offered_to_share_an_empty_pack():
    phone = Phone(where="packs").press("write-pack")
    pages = phone.page.doors + phone.press("back").page.doors
    assert not [door for door in pages if door.startswith("share-pack")]


def test_a_pack_is_given_a_name():
    assert kept(at_the_pack().press("back", form={"title": "  Sunday  people "})).title == "Sunday people"


def test_a_pack_without_a_name_keeps_the_old_one():
    assert kept(at_the_pack().press("back", form={"title": " \u202e "})).title == SMALL.title


def test_a_card_is_written():
    phone = at_the_pack().press("write-card new").press("keep-card", form=FIELDS)
    assert (phone.screen, kept(phone).cards[-1].row()) == ("pack", ["i", "family", "🐐 🎓", "A goat with a degree"])


def test_a_card_with_several_figures_names_them():
    phone = at_the_pack().press("write-card new").press("keep-card", form=FIELDS | {"figure-0": "the goat", "figure-2": "the degree"})
    assert kept(phone).cards[-1].figures == ("the goat", "the degree")


def test_the_card_is_drawn_while_it_is_written():
    assert ">🎓</text>" in at_the_pack().press("write-card new").send({"do": "form", "form": FIELDS}).page.html


def test_a_blank_card_follows_if_one_wants_more():
    phone = at_the_pack().press("write-card new").press("keep-card more", form=FIELDS | {"letter": "g"})
    assert (phone.screen, phone.shell.way.page.writing.letter, phone.shell.way.page.writing.text) == ("card", "g", "")


def test_a_blank_card_says_that_the_one_before_is_in_the_pack():
    phone = at_the_pack().press("write-card new").press("keep-card more", form=FIELDS)
    assert "The card is in the pack." in phone.page.text


def test_that_a_blank_card_wants_words_is_said_once():
    phone = at_the_pack().press("write-card new").press("keep-card")
    assert phone.page.text.count(phone.shell.say("cards.wrong.unwritten")) == 1


@pytest.mark.parametrize(("letter", "stand_in"), [("i", "🙂"), ("g", "😈")])
def test_a_character_that_nobody_is_drawn_for_has_a_plain_face(letter, stand_in):
    phone = at_the_pack().press("write-card new").press("keep-card", form=FIELDS | {"letter": letter, "emoji": ""})
    assert kept(phone).cards[-1].cast == stand_in


@pytest.mark.parametrize(
    "wrong", [{"text": ""}, {"emoji": "goat"}, {"emoji": "🐐" * 4}, {"figure-0": "alone"}, {"letter": "m", "text": "a" * 40}]
)
def test_what_is_no_card_yet_is_not_kept_and_says_why(wrong):
    phone = at_the_pack().press("write-card new").press("keep-card", form=FIELDS | wrong)
    assert (phone.screen, len(kept(phone).cards), 'role="alert"' in phone.page.html) == ("card", 3, True)


def test_the_same_card_is_not_written_twice():
    form = {"letter": "i", "tier": "family", "text": LOBSTER.text, "emoji": LOBSTER.cast}
    assert "already" in at_the_pack().press("write-card new").press("keep-card", form=form).page.text


def test_a_card_is_written_anew():
    phone = at_the_pack().press(f"write-card {LOBSTER.printed().id}").press("keep-card", form=FIELDS)
    assert [card.text for card in kept(phone).cards] == [FIELDS["text"], PAIR.text, VACCINE.text]


def test_a_card_is_taken_out_and_put_back():
    phone = at_the_pack().press(f"drop-card {LOBSTER.printed().id}")
    assert len(kept(phone).cards) == 2
    assert kept(phone.press("bring-card")) == SMALL


def test_other_news_in_between_is_no_card_to_put_back():
    phone = at_the_pack().press(f"drop-card {LOBSTER.printed().id}").send({"do": "update-ready"}).send({"do": "bring-card"})
    assert phone.screen == "pack" and len(kept(phone).cards) == 2


def test_a_second_tap_takes_no_second_card_out():
    phone, drop = at_the_pack(), {"do": f"drop-card {LOBSTER.printed().id}"}
    assert len(kept(phone.send(drop).send(drop)).cards) == 2


def test_a_pack_is_deleted_and_comes_back():
    phone = Phone(where="packs", records=records(aa=SMALL)).press("delete-pack aa")
    assert not packs(Archive(phone.records))
    assert kept(phone.press("restore-pack aa")) == SMALL


def test_the_notice_of_a_deleted_pack_speaks_of_a_pack_and_not_of_a_game():
    phone = Phone(where="packs", language="fr", records=records(aa=SMALL)).press("delete-pack aa")
    assert "Le récupérer" in phone.page.text


def test_a_deleted_pack_is_gone_after_a_day():
    phone = Phone(where="packs", records=records(aa=SMALL)).press("delete-pack aa")
    assert not Phone(records={key: text.replace("1800000000000", "1700000000000") for key, text in phone.records.items()}).records


def test_a_pack_is_switched_off():
    phone = Phone(where="packs", records=records(aa=SMALL)).send({"do": "switch-pack aa off"})
    assert not kept(phone).is_on


def test_a_pack_that_another_tab_has_deleted_is_none():
    assert at_the_pack().send({"do": "write-card new", "records": {}}).send({"do": "keep-card", "form": FIELDS}).screen == "packs"


@pytest.mark.parametrize("text", ["{", "5", "[" * 99_999, '{"title": "x", "cards": [[]]}'])
def test_a_damaged_pack_is_put_aside_and_the_rest_stays(text):
    phone = Phone(where="packs", records=records(aa=SMALL) | {"pack/bb": text})
    assert phone.records.keys() == {"pack/aa", "kept/pack/bb"}


# -- sharing


def test_a_pack_is_saved_as_a_file():
    phone = at_the_pack().press("share-pack aa").press("pack-file aa")
    assert (phone.reply["file"]["name"], json.loads(phone.reply["file"]["text"])["title"]) == ("Our-office.json", "Our office")


def test_a_small_pack_fits_into_a_code():
    assert 'class="qr"' in at_the_pack().press("share-pack aa").page.html


def test_a_long_pack_says_that_it_does_not():
    many = Pack("Many", tuple(LOBSTER._replace(text=f"{at * 7919 % 9973} {at**3} {at**5 % 977} {at**4}") for at in range(1, 150)))
    assert "too long for a code" in Phone(where="packs", records=records(aa=many)).press("share-pack aa").page.text


def test_the_link_goes_along_with_the_plate():
    links = [each.get("data-link") for each in at_the_pack(can=("copy",)).press("share-pack aa").page.elements]
    assert pack_file.as_link(SMALL, ADDRESS) in links


LINK = pack_file.as_link(SMALL, "").removeprefix("#")


def test_a_pack_from_a_link_is_shown_before_anything_is_kept():
    phone = Phone(where=LINK)
    assert (phone.screen, LOBSTER.text in phone.page.text, phone.records) == ("parcel", True, {})


def test_a_pack_from_a_link_is_taken():
    phone = Phone(where=LINK).press("take-pack")
    assert (phone.screen, [*packs(Archive(phone.records)).values()]) == ("packs", [SMALL])


def test_a_pack_from_a_link_is_left():
    phone = Phone(where=LINK).press("leave-pack")
    assert (phone.screen, phone.records) == ("home", {})


def test_the_address_does_not_keep_the_pack():
    assert len(Phone(where=LINK).reply["hash"]) < len("parcel-") + 9


def test_cards_that_are_here_already_are_told():
    assert "1 of these cards is in your packs already" in Phone(where=LINK, records=records(aa=Pack("One", (LOBSTER,)))).page.text


def test_a_pack_that_is_here_already_cannot_be_taken_twice():
    assert "take-pack" not in Phone(where=LINK, records=records(aa=SMALL)).page.doors


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_link_is_refused_with_a_sentence(language):
    phone = Phone(where="pack-AAAA", language=language)
    assert (phone.screen, Say(language)("cards.wrong.link") in phone.page.text) == ("home", True)


def test_a_file_with_a_pack_is_shown_before_it_is_taken():
    phone = Phone(where="packs").send({"do": "import", "text": pack_file.as_text(SMALL)})
    assert (phone.screen, phone.records) == ("parcel", {})


def test_a_file_with_a_bad_card_says_which():
    text = pack_file.as_text(SMALL).replace("Has the only vaccine", "Has\\nthe only vaccine")
    assert "card 3" in Phone(where="packs").send({"do": "import", "text": text}).page.text


def test_what_was_said_of_a_broken_file_does_not_stand_above_a_good_one():
    phone = Phone(where="packs").send({"do": "import", "text": "{}"})
    assert "notice" in phone.page.html
    assert "notice" not in phone.send({"do": "import", "text": pack_file.as_text(SMALL)}).page.html


def test_markup_in_a_pack_is_only_text():
    hostile = Pack('<b onclick="x">', (LOBSTER._replace(text="<script>alert(1)</script>"),))
    page = Phone(where="packs").send({"do": "import", "text": pack_file.as_text(hostile)}).page
    assert ("<script>alert(1)</script>" in page.text, [each for each in page.elements if "onclick" in each]) == (True, [])


def with_everything(there, here=()):
    """What somebody sees who brings the packs of another phone."""
    return Phone(where="settings", records=dict(here)).send({"do": "import", "text": luggage.packed(there)})


def test_everything_of_another_phone_brings_its_packs():
    phone = with_everything(records(aa=SMALL, bb=ENOUGH)).press("take-in")
    assert {*packs(Archive(phone.records)).values()} == {SMALL, ENOUGH}


def test_every_card_of_them_can_be_read_before_they_are_taken():
    phone = with_everything(records(aa=SMALL))
    assert ([card.text for card in SMALL.cards if card.text not in phone.page.text], phone.records) == ([], {})


def test_packs_that_are_here_do_not_come_again_with_everything():
    assert "take-in" not in with_everything(records(aa=SMALL), records(bb=SMALL)).page.doors


def test_a_pack_that_has_grown_since_grows_here_too():
    phone = with_everything(records(aa=SMALL), records(aa=Pack("Our office", SMALL.cards[:1]))).press("take-in")
    assert packs(Archive(phone.records)) == {"aa": SMALL}


def test_another_pack_that_is_called_as_one_of_ours_lies_beside_it():
    phone = with_everything(records(aa=ENOUGH), records(aa=SMALL)).press("take-in")
    assert {*packs(Archive(phone.records)).values()} == {SMALL, ENOUGH}


def test_what_the_cupboard_does_not_hold_stays_in_the_file_and_this_is_said():
    full = {f"{at:02d}": Pack(f"{at}", (LOBSTER._replace(text=f"Lobster {at}"),)) for at in range(MOST_PACKS - 1)}
    phone = with_everything(records(xx=SMALL, yy=ENOUGH), records(**full))
    told = phone.shell.say("luggage.left", n=1)
    assert (told in phone.page.text, len(packs(Archive(phone.press("take-in").records)))) == (True, MOST_PACKS)


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 99_999, "[]", "5", '{"records": {"pack/x": 5}}', '{"pocket-express-pack": 1}', '{"records": 5}']
)
def test_a_file_that_is_no_pack_changes_nothing_and_says_so(text):
    phone = Phone(where="packs").send({"do": "import", "text": text})
    assert (phone.records, bool(phone.shell.notice)) == ({}, True)


def test_a_full_cupboard_takes_no_more():
    full = {f"{at:02d}": Pack(f"{at}", SMALL.cards[:1]) for at in range(MOST_PACKS)}
    phone = Phone(where=pack_file.as_link(ENOUGH, "").removeprefix("#"), records=records(**full)).press("take-pack")
    assert (phone.screen, "40" in phone.page.text) == ("parcel", True)


def test_hidden_cards_of_a_pack_are_not_dealt():
    archive = Archive(records(aa=SMALL))
    in_play.hide(archive, LOBSTER.printed().id)
    assert LOBSTER.printed().id not in [card.id for card in in_play.in_play("own", archive)]
