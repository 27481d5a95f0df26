"""Dresses the pages: the style sheets, each game's held to that game."""

import subprocess

from . import ROOT


def build(folder):
    # imported this late because the games need the signs that an earlier step cuts out
    from web.games import GAMES

    games = [f"{game.RULES.__name__.rpartition('.')[2]}={key}" for key, game in GAMES.items()]
    subprocess.run(["node", ROOT / "web" / "build" / "styles.mjs", ROOT / "static" / "style", folder, *games], check=True)
