"""What somebody reads by accident who looks into a record: who plays, and what was answered; nothing of how it was dealt."""

import json
import re

import pytest

from pygame_logic.playthrough import Playthrough
from tests.e2e.driver import recorded
from tests.e2e.moments import PEOPLE
from tests.screens.phone import Phone
from web.games import GAMES
from web.luggage import opened


def deals(key):
    """All that leaves the phone of two games that were dealt differently, and in which nobody has said anything yet."""
    rules, name = GAMES[key].RULES, "00000001"
    for seed in (1, 2):
        played = Playthrough(rules, seed, min(rules.SEATS))
        phone = Phone(records={f"game/{name}": recorded(played, PEOPLE[: played.seats], key)}, where=f"game-{name}")
        if phone.screen == "cover":
            phone.press("uncover")
        phone.send({"do": "cover"})
        kept = phone.records[f"game/{name}"]
        phone.send({"do": "home"}).send({"do": "games"}).press(f"export {name}")
        file = phone.reply["file"]
        leaves = (kept, *opened(json.loads(file["text"])).values(), file["name"])
        yield [re.sub(r'("seed\\*":) ?\d+', r"\1", text) for text in leaves]


@pytest.mark.parametrize("key", GAMES)
def test_how_the_cards_were_dealt_stands_in_no_record_and_no_file(key):
    one, other = deals(key)
    assert one == other
