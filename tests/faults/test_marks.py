"""Markup, and marks that steer a line, hide in it or break it: wherever somebody may write or send something, it is text to be seen."""

import json
import unicodedata

import pytest

from tests.dilemma_express.packs import LOBSTER, records
from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE, moment, record_of
from tests.fuzz.outside import folded
from tests.screens.phone import Phone
from web import deal, game_link
from web.edition import edition
from web.games.dilemma_express.cards import pack_file
from web.games.dilemma_express.cards.pack import Pack

OURS = records(aa=Pack("Our office", (LOBSTER,)))
SOFT_HYPHEN = "\u00ad"  # our own long words have some
STRANGE = {
    "markup": '<img src=x onerror=x><b data-do="home">"\'&lt;</b>',
    "control": "An\0n\x07a\x1b[31m\x85",
    "line ends": "An\r\n\u2028\u2029na",
    "turned round": "An\u202ena\u2067\u200f\u061c",
    "zero-width": "A\u200bn\u200dn\u2060a\ufeff",
    "tags": "An\U000e0041\U000e007fna",
    "lone surrogate": "An\ud800na\udfff",
    "no letters of any alphabet": "An\uffffna\ue000\U0010fffe",
    "nothing that is seen": "\u3164\u2800\u115f\u200b",
    "prototypes": "__proto__ constructor",
}
EVIL = pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE)


def harmful(phone):
    """What a page, its title, its address and what is said aloud should not have in them."""
    told = phone.reply["page"] + phone.reply["title"] + phone.reply["hash"] + phone.reply.get("say", "")
    marks = {f"U+{ord(mark):04x}" for mark in told if unicodedata.category(mark)[0] == "C" and mark not in ("\n", SOFT_HYPHEN)}
    return marks | {"onerror" for each in phone.page.elements if "onerror" in each}


def names(phone):
    return [person.name for person in phone.shell.session.people]


@EVIL
def test_typed_as_a_name(text):
    phone = Phone().seat(text, text, "Anna")
    seen = [harmful(phone), harmful(phone.press("uncover")), harmful(phone.press("menu"))]
    assert (seen, len({*names(phone)}), all(map(str.isprintable, names(phone)))) == ([set()] * 3, 3, True)


def test_a_name_of_which_nothing_is_seen_is_none():
    assert names(Phone().seat("\u3164", "\u2800\u200b", "Anna")) == ["Player 1", "Player 2", "Anna"]


def test_somebody_who_was_called_so_on_an_older_phone_plays_on():
    people = [("\u3164", 1, ""), *PEOPLE[1 : moment("offer").seats]]
    assert Phone(records={"game/1": recorded(moment("offer"), people)}, where="game-1").screen == "cover"


@EVIL
def test_brought_by_a_file_as_a_name(text):
    record = json.loads(record_of("offer"))
    record["people"][0]["name"] = text
    file = json.dumps({"pocket-express": 1, "records": {"game/1": json.dumps(record)}})
    phone = Phone(where="settings").send({"do": "import", "text": file})
    seen = harmful(phone)
    if "take-in" in phone.page.doors:
        seen |= harmful(phone.press("take-in")) | harmful(phone.send({"do": "home"})) | harmful(phone.send({"do": "resume 1"}))
    assert seen == set()


@EVIL
def test_brought_by_a_link_as_a_name(text):
    record = json.loads(record_of("end"))
    record["people"][0]["name"] = text
    assert harmful(Phone(where=game_link.LINK + folded([edition()["version"], record]))) == set()


@EVIL
def test_brought_by_the_link_of_a_deal_as_a_name_and_as_an_edition(text):
    dealt = {"game": "dilemma", "seed": 5, "luck": 5, "options": {}, "seats": ["", "", ""], "end": [[text, 3, True]]}
    seen = [harmful(Phone(where=deal.LINK + folded([version, dealt]))) for version in (edition()["version"], text)]
    assert seen == [set()] * 2


@EVIL
def test_written_on_a_card(text):
    phone = Phone(records=OURS, where="packs-aa").press("write-card new")
    form = {"letter": "m", "tier": "family", "text": text}
    seen = harmful(phone.send(phone.made("writing", form=form)))
    assert seen | harmful(phone.send(phone.made("keep-card", form=form))) | harmful(phone.send({"do": "packs"})) == set()


@EVIL
def test_written_as_the_title_of_a_pack(text):
    phone = Phone(records=OURS, where="packs-aa")
    seen = harmful(phone.send(phone.made("form", form={"title": text})))
    assert seen | harmful(phone.send({"do": "packs"})) == set()


@EVIL
@pytest.mark.parametrize("row", [["{}", LOBSTER.row()], ["Ours", ["m", "family", "", "{}"]], ["Ours", ["i", "family", "{}", "A text"]]])
def test_brought_by_the_link_or_the_file_of_a_pack(row, text):
    title, card = json.loads(json.dumps(row).replace("{}", json.dumps(text)[1:-1]))
    link = Phone(where=pack_file.LINK + folded([title, card]))
    file = Phone(where="packs").send({"do": "import", "text": json.dumps({"pocket-express-pack": 1, "title": title, "cards": [card]})})
    assert harmful(link) | harmful(file) == set()


@EVIL
def test_searched_for_among_the_cards(text):
    phone = Phone(where="cards")
    assert harmful(phone.send(phone.made("writing", form={"search": text}))) == set()


@EVIL
def test_written_as_the_reason_of_a_verdict(text):
    phone = Phone(records={"game/1": record_of("verdict")}, where="game-1")
    assert harmful(phone.press("say", form={"why-line": text})) == set()


@EVIL
def test_in_an_address(text):
    assert harmful(Phone(where=text)) | harmful(Phone(where=f"setup-{text}")) | harmful(Phone(where=f"game-{text}")) == set()


@EVIL
def test_as_the_key_of_a_record_and_of_what_lies_in_one(text):
    drawer = {text: "{}", f"game/{text}": record_of("offer"), "game/1": record_of("turn")}
    drawer |= {"settings": json.dumps({text: text, "theme": "night"})}
    phone = Phone(records=drawer)
    assert (harmful(phone), phone.shell.settings["theme"], phone.send({"do": "resume 1"}).screen) == (set(), "night", "cover")


def test_a_mark_that_is_let_through_is_found(monkeypatch):
    monkeypatch.setattr("web.party.typed_name", str)
    assert harmful(Phone().press("setup dilemma").send({"do": "form", "form": {"name-0": STRANGE["turned round"]}}))
