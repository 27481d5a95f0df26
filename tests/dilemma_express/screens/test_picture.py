"""A round of Dilemma Express as a sheet to keep: it shows what lay there, in the colours of the cards."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pygame_logic.dilemma_express.crews import LEFT
from pygame_logic.dilemma_express.rails import Place
from tests.e2e.moments import PEOPLE, moment
from web.games.dilemma_express.cards import deck
from web.games.dilemma_express.game import GAME as express
from web.games.dilemma_express.picture import FOOT, INKS, TAG_LETTERS, wrapped
from web.games.dilemma_express.sentences import in_quotes
from web.people import Person
from web.words import LANGUAGES, Say

CSS = Path(__file__).parents[3] / "static" / "style" / "dilemma_express" / "cards.css"
SAY = Say("en")


def drawn(number=1):
    table = moment("last-verdict").seen_by(None).table
    return express.picture(table, number, tuple(Person(*each) for each in PEOPLE), SAY)


def words(sheet):
    return " ".join(text["text"] for text in sheet["texts"])


def test_every_card_of_the_round_can_be_read_on_it():
    laid = [line[-1] for line in moment("last-verdict").table.log if line[0] in ("chance", "laid")][:6]
    assert all(deck.text(id, SAY).replace("\u00ad", "") in words(drawn()) for id in laid)


def with_many_pinned():
    """As with accomplices, when all pile on one character that shows several figures."""
    card = next(card for card in deck.of_our_own().values() if card.figures)
    longest = sorted((id for id in deck.of_our_own() if id[0] == "m"), key=lambda id: -len(deck.text(id, SAY)))[:13]
    round_of = [("round", 1, 0), ("chance", LEFT, card.id), ("laid", 1, LEFT, "i1"), ("laid", 2, LEFT, "g1")]
    pinned = [("pinned", 1, id, str(Place(LEFT, 0, at % 2))) for at, id in enumerate(longest)]
    table = moment("last-verdict").seen_by(None).table
    sheet = express.picture(replace(table, log=(*round_of, *pinned)), 1, tuple(Person(*each) for each in PEOPLE), SAY)
    return card, [deck.text(id, SAY).replace("\u00ad", "") for id in longest], sheet


def test_all_that_is_pinned_stays_on_the_sheet():
    _, tags, sheet = with_many_pinned()
    lowest = max(text["y"] for text in sheet["texts"] if text["text"] != "Pocket Express")
    assert all(tag in words(sheet) for tag in tags) and lowest < sheet["height"] - FOOT


def test_a_long_modifier_stays_on_its_tag():
    tags = [text["text"] for text in with_many_pinned()[2]["texts"] if text["size"] == 24]
    assert max(map(len, tags)) <= TAG_LETTERS


def test_a_tag_tells_which_figure_it_is_pinned_on():
    card, _, sheet = with_many_pinned()
    assert card.names(SAY.language)[0] in words(sheet)


def with_reason(line, language="en", bot=""):
    """The same round, after the conductor has said why."""
    table = moment("last-verdict").seen_by(None).table
    people = tuple(Person(name, colour, bot) for name, colour, _ in PEOPLE)
    round_of = [("round", 1, 0), ("chance", LEFT, "i1"), ("pulled", 0, LEFT), ("why", 0, line)]
    return express.picture(replace(table, log=tuple(round_of)), 1, people, Say(language))


def reason(sheet):
    return " ".join(text["text"] for text in sheet["texts"] if text["size"] == 36)


def test_the_reason_why_stands_under_the_tracks():
    assert reason(with_reason("why The lobster owes me money")) == "“The lobster owes me money”"


def test_where_nobody_says_why_there_is_no_sign():
    assert reason(drawn()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_robot_gives_its_reason_in_the_language_of_the_sheet(language):
    card = in_quotes(deck.text("i1", Say(language)), Say(language)).replace("\u00ad", "")
    assert card in reason(with_reason("because 0 L1", language, bot="sentimental"))


@pytest.mark.parametrize(
    ("language", "quoted"),
    [
        ("en", "“I said \u2018no\u2019 twice”"),
        ("fr", "«\u202fI said “no” twice\u202f»"),
        ("it", "«I said “no” twice»"),
        ("uk", "«I said „no“ twice»"),
    ],
)
def test_quotes_in_the_reason_become_the_inner_ones(language, quoted):
    own = {"en": "“no”", "fr": "«\u202fno\u202f»"}.get(language, "«no»")
    assert reason(with_reason(f"why I said {own} twice", language)) == quoted


def test_the_longest_reason_stays_on_the_sheet():
    sheet = with_reason("why " + "Mmmmm mmmm " * 7 + "mmm")
    lowest = max(text["y"] for text in sheet["texts"] if text["size"] == 36)
    assert lowest < sheet["height"] - FOOT


def test_the_room_of_every_text_ends_on_the_sheet():
    sheet = with_reason("why so")
    edges = [(text["x"] - text["centred"] * text["width"] // 2, text["width"]) for text in sheet["texts"]]
    assert all(left >= 0 and left + width <= sheet["width"] for left, width in edges)


def test_the_three_who_were_run_over_are_stamped():
    assert [text["text"] for text in drawn()["texts"]].count("SORRY") == 3


def test_the_file_is_called_after_the_round():
    assert drawn(2)["name"] == "pocket-express-2.png"


def test_the_inks_are_those_of_the_cards():
    found = re.findall(r'data-ink="(\d)"\] \{ --sky: (#\w+); --land: (#\w+); --mark: (#\w+);', CSS.read_text("utf-8"))
    assert {ink: colours for ink, *rest in found for colours in [tuple(rest)]} == INKS


def test_a_long_text_is_broken_between_words():
    assert wrapped("Whoever keeps halving the last slice of cake", 26) == ["Whoever keeps halving the", "last slice of cake"]


def test_a_word_longer_than_a_line_is_broken_too():
    assert wrapped("A" + "a" * 30, 26) == ["A" + "a" * 25, "aaaaa"]
