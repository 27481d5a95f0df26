"""What the browser itself reads: scripts and style sheets, those of everybody and those of each game, which are called by its KEY."""

import subprocess

from . import ROOT

STEPS = {"bundle.mjs": "scripts", "styles.mjs": "style"}


def build(folder):
    for step in STEPS:
        make(step, folder)


def make(step, folder):
    # imported this late because the games need the signs that an earlier step cuts out
    from web.games import GAMES

    games = [f"{room_of(game)}={key}" for key, game in GAMES.items()]
    subprocess.run(["node", ROOT / "web" / "build" / step, ROOT / "static" / STEPS[step], folder, *games], check=True)


def room_of(game):
    """Its folder has the same name everywhere."""
    return game.RULES.__name__.rpartition(".")[2]
