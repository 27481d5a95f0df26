"""What the browser itself reads: scripts and style sheets, those of everybody and those of each game, which are called by its KEY."""

import subprocess

from . import ROOT

STEPS = {"bundle.mjs": "scripts", "styles.mjs": "style"}


def build(folder):
    for step in STEPS:
        make(step, folder)


def make(step, folder, source=None):
    # imported this late because the games need the signs that an earlier step cuts out
    from web.games import ROOM_OF

    games = [f"{room}={key}" for key, room in ROOM_OF.items()]
    subprocess.run(["node", ROOT / "web" / "build" / step, source or ROOT / "static" / STEPS[step], folder, *games], check=True)
