"""Two presses on one page before the next is painted: whatever they are, in whatever order, on every page there is."""

import json

import pytest

from pygame_logic import dilemma
from pygame_logic.playthrough import Playthrough
from tests.dilemma_express.packs import LOBSTER, SMALL, records
from tests.e2e.driver import recorded
from tests.e2e.moments import MOMENTS, PEOPLE, record_of, told_all
from tests.e2e.tour import meant
from tests.screens.phone import Phone
from tests.screens.thumbs import SWING, Moment, presses, told
from web import luggage
from web.games import GAMES
from web.games.dilemma_express.cards import pack_file
from web.games.dilemma_express.cards.pack import Pack
from web.shell import TOLD

SCORED = {"game": "dilemma", "at": 1_800_000_000_000, "id": "1", "names": ["Anna", "Ben", "Clara"], "points": [3, 8, 5]}
DRAWER = {"game/1": record_of("offer"), "game/2": record_of("lever"), "scores": json.dumps([SCORED])} | records(aa=SMALL)
NEW = Pack("Our other office", (LOBSTER._replace(text="A lobster who conducts"),))
NEWER = Pack("Our next office", (LOBSTER._replace(text="A lobster who has left the orchestra"),))
ALL_OF_ANOTHER = luggage.packed(records(cc=NEW, dd=NEWER) | {"game/3": record_of("offer")})
FULL_TABLE = ("add", "add", "bot", "bot")
NOTHING = {"do": "import", "text": "?"}
# where it begins → what is pressed or told there, each leading to one more page
STATION = {
    "": ("update-ready", "languages", "back", "games", "delete", "restore", "delete", "dismiss"),
    "setup-dilemma": ("add", "bot", "start", "menu", "rules", "back", "story", "back", "settings", "back", "leave"),
    "setup-express": ("remove", "start", "cards", "hide", "page", "back", {"do": "start express", "form": {"option-cards": "own"}}),
    "packs-aa": ("share-pack", "back", "write-card new", "keep-card", "back", "write-card", "back", "drop-card", "bring-card"),
    "packs": ("write-pack", "back", NOTHING, {"do": "import", "text": pack_file.as_text(NEW)}, "leave-pack", "delete-pack"),
    "settings": ({"do": "set tap twice"}, {"do": "import", "text": ALL_OF_ANOTHER}, "take-in", "back"),
    "rules-dilemma": ({"do": "practice 5", "samples": SWING}, "back"),
    "game-2": ({"do": "not-saved", "why": "QuotaExceededError"}, "close", "menu", "close", {"do": "locked", "lock": "game/2"}, "home"),
} | dict.fromkeys(("rules", "about", "install", "scores", "share", "cards", "game-1"), ())
STATION = dict.fromkeys((f"setup-{key}" for key in GAMES), ("bot",)) | dict.fromkeys((f"rules-{key}" for key in GAMES), ()) | STATION
STATION |= {f"lesson-{key}-1": ("met",) for key, game in GAMES.items() if game.LESSON}
PAGES = {name or "home": (DRAWER, name, steps) for name, steps in STATION.items()}
PAGES |= {name: ({"game/1": record_of(name), "met": told_all()}, "game-1", steps) for name, steps in MOMENTS.items()}
PAGES["first"] = ({"game/1": record_of("show")}, "game-1", ("uncover", "jot begin", "fold", "why", "dismiss", "menu", "explain"))


def pages(name):
    """Each page on the way, and the moment that it shows."""
    drawer, where, steps = PAGES[name]
    phone = Phone(records=drawer, where=where, can=("copy",))
    for step in (None, *steps):
        if step not in (None, "uncover") and phone.screen == "cover":
            phone.press("uncover")
        if type(step) is str:
            step = phone.made(meant(step, phone.page.doors)) if step not in TOLD else {"do": step}
        moment = Moment(phone.send(step) if step else phone)
        yield f"{phone.on} after {step and step['do']}", moment
        phone = moment.again()


@pytest.mark.parametrize("name", PAGES)
def test_a_press_from_a_page_that_is_not_open_any_more_changes_nothing(name):
    changed = []
    for page, moment in pages(name):
        made = [*presses(moment.phone)]
        for first in (*made, *told(moment.phone)):
            phone = moment.again().send(first)
            shown, on = phone.reply["page"], phone.on
            for second in made if on != moment.phone.on else ():
                phone.send(second)
                if (phone.reply["page"], phone.reply["write"]) != (shown, []):
                    changed.append((page, first["do"], second["do"]))
    assert changed == []


@pytest.mark.parametrize("name", PAGES)
def test_of_two_presses_on_the_same_page_both_are_heard(name):
    """Whether the second still counts is for the rules to say: the first may have answered its question."""
    for _, moment in pages(name):
        made = [*presses(moment.phone)]
        for first in made:
            phone = moment.again().send(first)
            if phone.on == moment.phone.on:
                next_moment = Moment(phone)
                for second in made:
                    next_moment.again().send(second)


@pytest.mark.parametrize("name", PAGES)
def test_what_the_phone_tells_by_itself_may_come_after_any_press(name):
    for _, moment in pages(name):
        reached = (moment.again().send(first) for first in presses(moment.phone))
        for after in {phone.on: Moment(phone) for phone in reached}.values():
            for news in told(moment.phone):
                after.again().send(news)


def test_three_fingers_at_once_on_the_flat_table_all_count():
    throwing = Playthrough(dilemma, 7, 4, {"first": "0", "way": "flat", "clock": "none"}, ["0 offer 4", "all go"])
    phone = Phone(records={"game/1": recorded(throwing, PEOPLE[:4])}, where="game-1")
    for finger in [phone.made(f"play {seat} pass") for seat in (1, 2, 3)]:
        phone.send(finger)
    assert phone.shell.session.played.moves[2:] == ["1 pass", "2 pass", "3 pass"]


def test_a_press_that_does_not_say_where_it_was_made_is_none():
    assert Phone().send({"do": "settings", "on": None}).screen == "home"


def test_a_game_that_was_lost_to_another_tab_takes_no_other_along():
    phone = Phone(records={"game/1": record_of("offer")}, where="game-1")
    assert phone.send({"do": "lost-lock", "lock": "game/2"}).screen == "cover"


def test_what_a_page_complains_of_stays_until_somebody_presses():
    phone = Phone(where="setup-dilemma").press("remove 2").press("start dilemma").send({"do": "update-ready"})
    assert "at least 3" in phone.page.text


def test_what_the_next_page_says_in_the_same_field_is_not_what_was_typed_on_the_last():
    phone = Phone(records=DRAWER, where="packs-aa").press("write-card new")
    phone.send(phone.made("keep-card more", form={"letter": "m", "tier": "family", "text": "Has lost the only vaccine"}))
    assert "twice" not in phone.send({"do": "not-saved", "why": "", "form": {"text": "twice"}}).press("close").page.html


def test_an_address_names_places_only():
    assert Phone(where="setup-dilemma-locked").screen == "home"
