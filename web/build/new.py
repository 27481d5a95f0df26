"""Writes a small game that builds, passes its tests and can be played, for somebody to make another one of it: python3 dev.py new <game>

It lies in new_game/ beside this file, as the rooms of a repository; what is called new_game or NewGame there gets the name of the game.
"""

import re
import subprocess
import sys

from web.games import ROOMS

from . import ROOT

TEMPLATE = ROOT / "web" / "build" / "new_game"
NAME = re.compile(r"[a-z]+(_[a-z]+)*")
HOUSE = ("web/*.py", "web/*.mjs", "pygame_logic/*.py", "static/*.js", "static/*.css", "service-worker.js")
NEXT = """It can be played already: python3 dev.py play. What comes next:

1. Its rules in pygame_logic/{name}/, with their tests in tests/{name}/: python3 dev.py test tests/{name} tests/rules -k {name}
2. Its pages: python3 dev.py draw {name} shows them all while you write; web/game.py lists what a game may do itself,
   and web/games/{name}/__init__.py says at the door how many may play.
3. Its words and rules pages in static/words/ and static/rules/. Then python3 dev.py test, and python3 dev.py look for its pictures.
"""


def main():
    if len(sys.argv) != 2:
        raise SystemExit("What is the game called? python3 dev.py new <game>")
    name = sys.argv[1]
    if problem := why_not(name):
        raise SystemExit(problem)
    for file, text in files(name).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        print(f"  {file.relative_to(ROOT)}")
    print(f"  {register(ROOT, name)}: one line\n\n{NEXT.format(name=name)}", end="")


def why_not(name):
    """It will be a folder, a word in addresses and a name in Python; and nothing else in the house is called so."""
    if not NAME.fullmatch(name):
        return f"“{name}” cannot be the name of a game: small Latin letters, words joined by _"
    there = [path for file in files(name) for path in (file.parent, file) if path.stem == name and path.exists()]
    if there:
        return f"“{name}” is taken: there is {there[0].relative_to(ROOT)}"
    grep = ("git", "grep", "-noiP", rf"(?<![a-z]){name}(?![a-z])", "--", *HOUSE, *(f":!*/{room}/*" for room in ROOMS))
    spoken = subprocess.run(grep, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    return f"“{name}” is taken: {spoken[0].rpartition(':')[0]} means something else by it" if spoken else None


def files(name):
    """Every file of the game, and what stands in it."""
    templates = [file for file in sorted(TEMPLATE.rglob("*")) if file.is_file() and file.suffix != ".pyc"]
    return {ROOT / renamed(str(file.relative_to(TEMPLATE)), name): renamed(file.read_text("utf-8"), name) for file in templates}


def renamed(text, name):
    return text.replace("new_game", name).replace("NewGame", name.title().replace("_", ""))


def register(root, room):
    """The one line that lists the games."""
    listed = root / "web" / "games" / "__init__.py"
    listed.write_text(re.sub(r"^ROOMS = \((.*)\)$", rf'ROOMS = (\1, "{room}")', listed.read_text("utf-8"), flags=re.M), "utf-8")
    return listed.relative_to(root)


if __name__ == "__main__":
    main()
