"""Everything of a phone as one file: what goes along, and what a file brings: shown first, without doubles, nothing lost."""

import json

import pytest

from pygame_logic.playthrough import Playthrough
from tests.dilemma_express.packs import SMALL, records as packs
from tests.e2e.moments import moment, record, record_of
from tests.screens.phone import NOW, Phone
from tests.screens.test_history import ANNA_WINS, BELA_WINS
from web import luggage
from web.archive import Archive
from web.scores import Score, put, scores
from web.statistics import joined
from web.words import LANGUAGES, Say


def kept(*rows):
    archive = Archive({})
    put(archive, rows)
    return archive.records


OVER = {"over/3f2a": json.dumps({"game": "dilemma", "save": {}}), "over/77": json.dumps({"game": "mystery", "save": {}})}
FULL = kept(ANNA_WINS, BELA_WINS) | OVER | packs(aa=SMALL) | {
    "game/1": record_of("offer"),
    "settings": '{"theme": "night"}',
    "names": '{"ana": "anna"}',
    "hidden": '["i2"]',
    "seen": '["i3"]',
    "people/dilemma": json.dumps({"people": [{"name": "Anna", "colour": 1}], "options": {}}),
}  # fmt: skip


def of(file, here=(), **more):
    """A phone to which somebody brings such a file."""
    text = file if type(file) is str else luggage.packed(file)
    return Phone(where="settings", records=dict(here), **more).send({"do": "import", "text": text})


def after(file, here=()):
    """What lies in its drawer when the file is taken."""
    return of(file, here).press("take-in").records


def saved(records):
    """The file in which a phone saves everything."""
    return Phone(records=records, where="settings").press("export").reply["file"]["text"]


def holds(file):
    return luggage.opened(json.loads(file))


def played(moves, id="1", **more):
    """A game as far as so many moves."""
    whole = moment("shown")
    part = Playthrough(whole.game, whole.seed, whole.seats, whole.options, whole.moves[:moves])
    return {f"game/{id}": json.dumps(json.loads(record(part)) | more)}


def moves(records, id="1"):
    return len(json.loads(records[f"game/{id}"])["save"]["moves"])


# -- out


def test_a_file_of_everything_takes_the_finished_games_along_whole():
    assert holds(saved(FULL)) == FULL


def test_a_finished_game_whose_whole_is_gone_goes_along_as_its_line():
    assert holds(saved(kept(ANNA_WINS))) == kept(ANNA_WINS)


def test_what_was_thrown_away_does_not_go_along():
    records = kept(ANNA_WINS, BELA_WINS._replace(gone=NOW)) | OVER
    assert "over/77" not in holds(saved(records))


def test_a_new_phone_has_everything_from_it():
    new = after(saved(FULL))
    assert {key: json.loads(text) for key, text in new.items()} == {key: json.loads(text) for key, text in FULL.items()}


def test_the_settings_are_worn_at_once():
    assert of(FULL).press("take-in").reply["html"]["data-theme"] == "night"


# -- shown before it is taken


def test_what_is_in_a_file_is_shown_and_nothing_of_it_is_kept():
    phone = of(FULL)
    assert (phone.screen, phone.records) == ("luggage", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_sentences(language):
    text, say = of(FULL, kept(ANNA_WINS), language=language).page.text, Say(language)
    told = (say("luggage.games", n=1), say("luggage.over", n=2), say("luggage.some", new="1", known="1"), say("luggage.names", n=1))
    assert [sentence for sentence in told if sentence not in text] == []


def test_who_sits_at_the_games_under_way_is_told():
    assert "Anna, Bohdan" in of({"game/1": record_of("offer")}).page.text


def test_left_alone_it_leaves_everything_as_it_was():
    phone = of(FULL, kept(ANNA_WINS)).press("back")
    assert (phone.screen, phone.records) == ("settings", kept(ANNA_WINS))


def test_afterwards_the_page_tells_what_came():
    phone = of(FULL, kept(ANNA_WINS)).press("take-in")
    told = phone.shell.say("luggage.some", new="1", known="1")
    assert (phone.screen, told in phone.page.text, "take-in" in phone.page.doors) == ("luggage", True, False)


def test_a_second_tap_takes_nothing_twice():
    phone = of(FULL).press("take-in")
    assert phone.send({"do": "take-in"}).reply["write"] == []


# -- without doubles


def test_the_same_file_brings_nothing_twice():
    phone = of(saved(FULL), FULL)
    assert ("take-in" in phone.page.doors, phone.shell.say("luggage.none-new") in phone.page.text) == (False, True)


def test_a_finished_game_is_known_by_its_name():
    here = kept(ANNA_WINS)
    assert after(FULL, here)["scores"] == after(FULL)["scores"]


def test_a_finished_game_without_a_name_is_known_by_its_hour_and_who_played():
    old = Score("dilemma", NOW, "", ("Anna", "Ben"), (3, 5))
    assert "take-in" not in of(kept(old), kept(old._replace(id="5"))).page.doors


def test_the_lines_of_two_phones_lie_in_the_order_of_their_hours():
    assert [score.id for score in scores(Archive(after(kept(ANNA_WINS), kept(BELA_WINS))))] == ["3f2a", "77"]


def test_what_was_thrown_away_here_comes_back_once():
    rows = json.loads(after(kept(ANNA_WINS), kept(ANNA_WINS._replace(gone=NOW)))["scores"])
    assert [row.get("gone", 0) for row in rows] == [0]


def test_of_the_same_game_the_further_one_comes():
    assert moves(after(played(5), played(3))) == 5


def test_of_the_same_game_the_further_one_stays():
    assert "take-in" not in of(played(3), played(5)).page.doors


def test_a_game_that_went_on_otherwise_stays_as_it_is_here():
    other = json.loads(played(5)["game/1"])
    other["save"]["seed"] += 1
    assert "take-in" not in of({"game/1": json.dumps(other)}, played(3)).page.doors


def test_a_longer_game_that_began_otherwise_stays_in_its_file():
    other = json.loads(played(5)["game/1"])
    other["save"]["moves"][2] = "1 something else"
    assert "take-in" not in of({"game/1": json.dumps(other)}, played(3)).page.doors


def test_a_game_that_was_finished_elsewhere_is_not_under_way_here_any_more():
    whole = json.loads(played(5)["game/1"])
    file = kept(ANNA_WINS._replace(id="1")) | {"over/1": json.dumps(whole)}
    assert "game/1" not in after(file, played(3))


def test_a_game_that_is_over_here_does_not_come_back_unfinished():
    assert "take-in" not in of(played(3), kept(ANNA_WINS._replace(id="1"))).page.doors


def test_the_game_that_is_open_is_not_changed_behind_its_back():
    phone = Phone(records=played(3), where="game-1").send({"do": "import", "text": luggage.packed(played(5))})
    assert "take-in" not in phone.page.doors


@pytest.mark.parametrize(
    ("here", "theirs", "both"),
    [
        ({"ana": "anna"}, {"annie": "anna"}, {"ana": "anna", "annie": "anna"}),
        ({"ana": "anna"}, {"annie": "ana"}, {"ana": "anna", "annie": "anna"}),
        ({"ana": "anna"}, {"anna": "annie"}, {"ana": "annie", "anna": "annie"}),
        ({"ana": "anna"}, {"ana": "annie"}, {"ana": "anna"}),
        ({"ana": "anna"}, {"anna": "ana"}, {"ana": "anna"}),
    ],
)
def test_joined_names_are_joined_and_none_leads_to_a_name_that_is_joined(here, theirs, both):
    phone = of({"names": json.dumps(theirs)}, {"names": json.dumps(here)})
    records = phone.press("take-in").records if "take-in" in phone.page.doors else phone.records
    assert joined(Archive(records)) == both


@pytest.mark.parametrize("key", ["settings", "people/dilemma"])
def test_what_somebody_has_set_here_stays(key):
    here = {key: json.dumps(json.loads(FULL[key]) | {"x": 1})}
    assert after(FULL, here)[key] == here[key]


def test_what_was_seen_elsewhere_counts_as_seen():
    assert json.loads(after({"seen": '["i3", "i4"]'}, {"seen": '["i4", "i5"]'})["seen"]) == ["i3", "i4", "i5"]


# -- files that nobody can trust


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "5", "null", "[" * 99_999, '{"records": 5}', '{"records": [1]}', '{"records": {}}', saved(FULL)[:-9],
        '{"records": {"game/1": "{}", "scores": 7, "x": null}}', '{"records": {"over/3f2a": "{}"}}', " " * (luggage.LONGEST + 1),
    ],
    ids=range(13),
)  # fmt: skip
def test_a_foreign_or_broken_file_is_refused_with_a_sentence_and_changes_nothing(text):
    phone = of(text, FULL)
    assert (phone.screen, phone.records, "dismiss" in phone.page.doors) == ("settings", FULL, True)


def test_a_file_that_is_longer_than_any_of_ours_is_not_even_read(monkeypatch):
    monkeypatch.setattr("web.luggage.LONGEST", 100)
    assert of(json.dumps({"pocket-express": 1, "records": FULL})).screen == "settings"


def test_what_was_said_of_one_file_is_not_said_of_the_next():
    phone = of("?").send({"do": "import", "text": saved(FULL)}).press("back")
    assert phone.shell.say("not-ours.title") not in phone.page.text


def test_a_file_of_a_newer_edition_says_so():
    phone = of('{"pocket-express": 3, "records": {}}')
    assert phone.shell.say("newer.title") in phone.page.text


def test_whoever_looks_into_a_file_reads_no_name_and_no_move():
    assert not any(word in saved(FULL) for word in ("Anna", "offer", "dilemma", "moves"))


def test_a_file_from_before_they_were_folded_is_taken():
    assert after(json.dumps({"pocket-express": 1, "records": FULL})).keys() == FULL.keys()


@pytest.mark.parametrize("folded", ["", "é", "AAAA", 7, None])
def test_a_file_that_was_never_folded_is_none_of_ours(folded):
    phone = of(json.dumps({"pocket-express": 2, "folded": folded}))
    assert phone.shell.say("not-ours.title") in phone.page.text


def test_what_no_alphabet_has_goes_along():
    records = {"kept/game/1": "\ud800"}
    assert holds(saved(records)) == records


def test_what_cannot_be_read_stays_in_the_file_and_the_rest_can_be_taken():
    phone = of(FULL | {"game/2": "{", "kept/game/3": "{", "what/nobody": "knows"})
    assert phone.shell.say("luggage.left", n=3) in phone.page.text
    assert phone.press("take-in").records.keys() == FULL.keys()


@pytest.mark.parametrize("id", ["x y", "..", "A", '"><b>', "x" * 17])
def test_a_finished_game_that_is_called_as_we_call_nothing_is_none(id):
    assert of(kept(ANNA_WINS._replace(id=id))).screen == "settings"


@pytest.mark.parametrize("text", ["{", "[]", '{"game": "mystery", "save": {}}', '{"game": "dilemma"}', 7])
def test_of_a_game_that_is_not_whole_the_line_comes_alone(text):
    assert after(kept(ANNA_WINS) | {"over/3f2a": text}).keys() == {"scores"}


def test_a_hostile_name_stays_text():
    assert "<i x>" not in of({"game/1": record_of("offer").replace("Anna", "<i x>")}).page.html


def test_a_game_that_our_own_mistake_keeps_from_being_read_stays_in_the_file_and_is_reported(monkeypatch):
    def derails(*words):
        raise AssertionError("our own mistake")

    monkeypatch.setattr("web.luggage.looked_at", derails)
    phone = Phone(where="settings", may_stumble=True).send({"do": "import", "text": luggage.packed(FULL)})
    assert (phone.shell.say("luggage.left", n=1) in phone.page.text, "AssertionError" in phone.reply["mishap"]) == (True, True)
