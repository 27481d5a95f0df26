"""What 0.1 left on a phone and in the world, as of_0_1/ has it: records, files, links, addresses. `write.py` tells how it came there."""

import json
from pathlib import Path

COMMIT = "32b265a"
HERE = Path(__file__).parent / "of_0_1"


def read(name):
    return (HERE / name).read_text("utf-8")


def pairs(name):
    """Two words a line with a tab between; the second holds signs that some take for the end of a line."""
    return dict(line.split("\t", 1) for line in read(name).split("\n") if line)


DRAWER = pairs("drawer.tsv")  # key → the record's text
DRESSED = json.loads(read("dressed.json"))  # what the browser's localStorage mirrors of the settings
ADDRESSES = pairs("addresses.tsv")  # path or hash → the kind of page that it opens
LANGUAGE = DRESSED["lang"]


def of(kind):
    """Id → record."""
    return {key.removeprefix(f"{kind}/"): json.loads(text) for key, text in DRAWER.items() if key.startswith(f"{kind}/")}


GAMES, PACKS, PEOPLE = of("game"), of("pack"), of("people")
SCORES, SETTINGS, HIDDEN = (json.loads(DRAWER[key]) for key in ("scores", "settings", "hidden"))
OVER = [id for id in GAMES if ADDRESSES[f"#game-{id}"] == "over"]
UNDER_WAY = [id for id in GAMES if id not in OVER]


def moves(records, id):
    """What has been played of a game, as a drawer tells."""
    return json.loads(records[f"game/{id}"])["save"]["moves"]
