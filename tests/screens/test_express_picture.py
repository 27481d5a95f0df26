"""A round of Dilemma Express as a sheet to keep: it shows what lay there, in the colours of the cards."""

import re
from pathlib import Path

from tests.e2e.moments import PEOPLE, moment
from web import deck
from web.games import express
from web.games.express_picture import INKS, wrapped
from web.people import Person
from web.words import Say

CSS = Path(__file__).parents[2] / "static" / "style" / "express-cards.css"
SAY = Say("en")


def drawn(number=1):
    table = moment("last-verdict").seen_by(None).table
    return express.picture(table, number, tuple(Person(*each) for each in PEOPLE), SAY)


def words(sheet):
    return " ".join(text["text"] for text in sheet["texts"])


def test_every_card_of_the_round_can_be_read_on_it():
    laid = [line[-1] for line in moment("last-verdict").table.log if line[0] in ("chance", "laid")][:6]
    assert all(deck.text(id, SAY).replace("\u00ad", "") in words(drawn()) for id in laid)


def test_the_file_is_called_after_the_round():
    assert drawn(2)["name"] == "pocket-express-2.png"


def test_the_inks_are_those_of_the_cards():
    found = re.findall(r'data-ink="(\d)"\] \{ --sky: (#\w+); --land: (#\w+); --mark: (#\w+);', CSS.read_text("utf-8"))
    assert {ink: colours for ink, *rest in found for colours in [tuple(rest)]} == INKS


def test_a_long_text_is_broken_between_words():
    assert wrapped("Whoever keeps halving the last slice of cake", 26) == ["Whoever keeps halving the", "last slice of cake"]
