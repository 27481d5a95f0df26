"""Plays the same random games in every Python at hand, and in the phone's: each must come out the same, to the last word.

  python3 dev.py alike                       1,000 games of each kind
  python3 dev.py alike --games 100 dilemma   fewer, and of this kind only

A Python is at hand if it is this one, lies in the PATH or with pyenv, and is 3.11 or newer; the phone's is Pyodide, in node. What is
compared is a hash of everything in a game: moves, what was told, what everybody saw.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.games import FINISHED

ROOT = Path(__file__).parents[2]
OLDEST = (3, 11)
ASK = "import sys; print(sys.implementation.name, *sys.version_info[:3])"
NAMES = ("python3", *(f"python3.{minor}" for minor in range(OLDEST[1], OLDEST[1] + 10)))
PHONE = ("node", str(ROOT / "tests" / "pyodide" / "alike.mjs"))


def pythons():
    """Version → where it lies: of the same version one is enough."""
    folders = [*map(Path, os.environ.get("PATH", "").split(os.pathsep)), *sorted(Path.home().glob(".pyenv/versions/*/bin"))]
    found = {}
    for file in (Path(sys.executable), *(folder / name for folder in folders for name in NAMES)):
        version = version_of(file)
        if version and version[1:] >= OLDEST:
            found.setdefault(version, str(file))
    return dict(sorted(found.items()))


def version_of(file):
    """("cpython", 3, 11, 7); None where there is no Python, or a name for one that is not installed."""
    if not os.access(file, os.X_OK):
        return None
    asked = subprocess.run([file, "-c", ASK], capture_output=True, text=True)
    name, *numbers = asked.stdout.split() or [""]
    return (name, *map(int, numbers)) if name and not asked.returncode else None


def begun(command, count, rooms):
    free = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen([*command, str(count), *rooms], cwd=ROOT, env=free, stdout=subprocess.PIPE, text=True)


def played(command, count, rooms):
    """(which Python it was, {game: hash})"""
    child = begun(command, count, rooms)
    lines = child.communicate()[0].splitlines()
    if child.returncode:
        raise SystemExit(f"{' '.join(command)} could not play.")
    return lines[0], dict(line.rsplit(" ", 1) for line in lines[1:])


def different(every):
    """Game → {hash: who got it}, where not all got the same."""
    games = list(dict.fromkeys(game for came in every.values() for game in came))
    results = {game: {} for game in games}
    for who, came in every.items():
        for game in games:
            results[game].setdefault(came.get(game), []).append(who)
    return {game: those for game, those in results.items() if len(those) > 1}


def main(words):
    asked = argparse.ArgumentParser(prog="dev.py alike", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("rooms", nargs="*", metavar="game")
    asked.add_argument("--games", type=int, default=1000)
    asked = asked.parse_args(words)
    if strange := {*asked.rooms} - {*FINISHED}:
        raise SystemExit(f"There is no {', '.join(strange)}: there are {', '.join(FINISHED)}.")
    every = {}
    for command in (*((file, "-m", "tests.alike.games") for file in pythons().values()), PHONE):
        began = time.monotonic()
        who, came = played(command, asked.games, asked.rooms)
        every[who] = came
        print(f"{who}: {len(came)} games, {time.monotonic() - began:.0f} s", flush=True)
    differ = different(every)
    for game, those in differ.items():
        print(f"{game}:", *(f"{(came or 'nothing')[:12]} in {', '.join(who)};" for came, who in those.items()))
    print(f"{len(every)} Pythons: {f'{len(differ)} games differ' if differ else 'every game comes out the same'}")
    return bool(differ)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
