"""The card table and the desk where packs are written, as somebody with a phone meets them."""

import json

import pytest
from tests.packs import ENOUGH, LOBSTER, PAIR, SMALL, VACCINE, records
from tests.screens.phone import ADDRESS, Phone

from pygame_logic.decks import ours
from pygame_logic.piles import Card
from web import deck, parcels, stock
from web.archive import Archive
from web.cardtable import A_PAGE, Look, plain
from web.games import GAMES
from web.packs import MOST_PACKS, Pack, packs
from web.words import LANGUAGES, Say

EXPRESS = GAMES["express"]
PLAIN = {"tom": "off", "accomplices": "off"}
FIELDS = {"letter": "i", "tier": "family", "text": "A goat with a degree", "emoji": "🐐🎓"}


def dealt(cards="family", **drawer):
    return EXPRESS.dealt(PLAIN | {"cards": cards}, Archive(drawer))["deck"].split(" ")


def found(search, drawer="i", language="en"):
    return [card.id for card in Look(drawer, search).found(Archive({}), language)[drawer]]


def at_the_cards(**more):
    return Phone(where="cards", **more)


def at_the_pack(**more):
    return Phone(where="packs-aa", records=records(aa=SMALL), **more)


def kept(phone, id="aa"):
    return packs(Archive(phone.records))[id]


def three_at_the_table(phone, cards):
    phone.press("setup express")
    return phone.press("start express", form={"name-0": "Anna", "name-1": "Ben", "name-2": "Clara", "option-cards": cards})


# -- browsing


def test_the_set_up_page_has_a_door_to_the_cards():
    assert Phone().press("setup express").press("cards").screen == "cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_two_dozen_cards(language):
    assert at_the_cards(language=language).page.html.count('data-do="hide ') == A_PAGE


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
    assert at_the_cards().press("form", form={"drawer": "i", "search": word}).shell.look.drawer == "m"


def test_a_drawer_in_which_nothing_is_found_can_be_opened_all_the_same():
    phone = at_the_cards().press("form", form={"search": "horse"})
    assert phone.press("form", form={"drawer": "g", "search": "horse"}).shell.look.drawer == "g"


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
    return Phone(where="settings", records=here).send({"do": "import", "text": text})


def test_what_another_phone_has_put_away_is_put_away_here_too():
    assert json.loads(brought('["i3", "m7", "i3"]', hidden='["m7", "g1"]').records["hidden"]) == ["m7", "g1", "i3"]


def test_how_many_more_are_put_away_is_told():
    assert "2 cards" in brought('["i3", "m7"]').page.text


@pytest.mark.parametrize("record", ["{", "5", '{"a": 1}', '[5, null, ["i3"], "x1", "i", "iabcdefgh", "i3\\n"]', None, "[" * 99_999, 7])
def test_a_damaged_list_from_another_phone_puts_nothing_away(record):
    assert "hidden" not in brought(record).records


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
    assert (phone.screen, "Innocent: 1 of 8" in phone.page.text, "Modifier: 1 of 6" in phone.page.text) == ("setup", True, True)


def test_without_any_pack_nothing_starts():
    assert "Guilty: 0 of 6" in three_at_the_table(Phone(), "own").page.text


def test_a_pack_that_is_enough_is_played():
    assert three_at_the_table(Phone(records=records(aa=ENOUGH)), "own").screen == "table"


def test_more_hands_need_more_modifiers():
    options = EXPRESS.dealt(PLAIN | {"cards": "own", "accomplices": "on"}, Archive(records(aa=ENOUGH)))
    assert EXPRESS.missing(options, 9, Phone().shell.say)[1:] == ["Modifier: 6 of 24"]


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
    monkeypatch.setattr("web.deck.of_packs", {})
    assert "Number" in phone.restarted().press("play all look").press("uncover").page.text


def test_a_game_goes_to_another_phone_with_its_cards(monkeypatch):
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH)), "own")
    (key,) = [key for key in phone.records if key.startswith("game/")]
    text = phone.shell.archive.export(key.removeprefix("game/"))
    monkeypatch.setattr("web.deck.of_packs", {})
    other = Phone(where="settings").send({"do": "import", "text": text})
    assert key in other.records


@pytest.mark.parametrize("cards", [[], [LOBSTER.row()], [["i"]], "abc", {"a": 1}, None, 5])
def test_a_game_whose_cards_are_missing_or_no_cards_is_put_aside(cards, monkeypatch):
    phone = three_at_the_table(Phone(records=records(aa=ENOUGH)), "own")
    (key,) = [key for key in phone.records if key.startswith("game/")]
    record = json.loads(phone.records[key]) | {"cards": cards}
    monkeypatch.setattr("web.deck.of_packs", {})
    assert Phone(records={key: json.dumps(record)}).records.keys() == {key.replace("game/", "kept/")}


def test_a_game_of_our_own_cards_carries_none():
    phone = three_at_the_table(Phone(), "family")
    assert not [key for key, text in phone.records.items() if key.startswith("game/") and "cards" in json.loads(text)]


def test_a_figure_that_a_card_no_longer_shows_is_called_as_the_card():
    card = next(card for card in ours() if not card.figures)
    assert deck.called(Card(card.id, 2), 2, Say("en")) == card.text("en")


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
    assert (phone.screen, phone.shell.writing.letter, phone.shell.writing.text) == ("card", "g", "")


@pytest.mark.parametrize(
    "wrong", [{"text": ""}, {"emoji": ""}, {"emoji": "goat"}, {"emoji": "🐐" * 4}, {"figure-0": "alone"}, {"letter": "m", "text": "a" * 40}]
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
    assert parcels.as_link(SMALL, ADDRESS) in links


LINK = parcels.as_link(SMALL, "").removeprefix("#")


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
    assert Phone(where=LINK).reply["hash"] == "parcel"


def test_cards_that_are_here_already_are_told():
    assert "1 of these cards is in your packs already" in Phone(where=LINK, records=records(aa=Pack("One", (LOBSTER,)))).page.text


def test_a_pack_that_is_here_already_cannot_be_taken_twice():
    assert "take-pack" not in Phone(where=LINK, records=records(aa=SMALL)).page.doors


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_link_is_refused_with_a_sentence(language):
    phone = Phone(where="pack-AAAA", language=language)
    assert (phone.screen, Say(language)("cards.wrong.link") in phone.page.text) == ("home", True)


def test_a_file_with_a_pack_is_shown_before_it_is_taken():
    phone = Phone(where="packs").send({"do": "import", "text": parcels.as_text(SMALL)})
    assert (phone.screen, phone.records) == ("parcel", {})


def test_a_file_with_a_bad_card_says_which():
    text = parcels.as_text(SMALL).replace("Has the only vaccine", "Has\\nthe only vaccine")
    assert "card 3" in Phone(where="packs").send({"do": "import", "text": text}).page.text


def test_markup_in_a_pack_is_only_text():
    hostile = Pack('<b onclick="x">', (LOBSTER._replace(text="<script>alert(1)</script>"),))
    page = Phone(where="packs").send({"do": "import", "text": parcels.as_text(hostile)}).page
    assert ("<script>alert(1)</script>" in page.text, [each for each in page.elements if "onclick" in each]) == (True, [])


def test_everything_of_another_phone_brings_its_packs_one_by_one():
    text = Archive(records(aa=SMALL, bb=ENOUGH)).export()
    phone = Phone(where="settings").send({"do": "import", "text": text}).press("take-pack")
    assert (phone.screen, len(packs(Archive(phone.press("take-pack").records)))) == ("parcel", 2)


def test_packs_that_are_here_do_not_come_again_with_everything():
    text = Archive(records(aa=SMALL)).export()
    assert Phone(where="settings", records=records(bb=SMALL)).send({"do": "import", "text": text}).screen == "settings"


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 99_999, "[]", "5", '{"records": {"pack/x": 5}}', '{"pocket-express-pack": 1}', '{"records": 5}']
)
def test_a_file_that_is_no_pack_changes_nothing_and_says_so(text):
    phone = Phone(where="packs").send({"do": "import", "text": text})
    assert (phone.records, bool(phone.shell.notice)) == ({}, True)


def test_a_full_cupboard_takes_no_more():
    full = {f"{at:02d}": Pack(f"{at}", SMALL.cards[:1]) for at in range(MOST_PACKS)}
    phone = Phone(where=parcels.as_link(ENOUGH, "").removeprefix("#"), records=records(**full)).press("take-pack")
    assert (phone.screen, "40" in phone.page.text) == ("parcel", True)


def test_hidden_cards_of_a_pack_are_not_dealt():
    archive = Archive(records(aa=SMALL))
    stock.hide(archive, LOBSTER.printed().id)
    assert LOBSTER.printed().id not in [card.id for card in stock.in_play("own", archive)]
