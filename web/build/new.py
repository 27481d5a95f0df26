"""python3 dev.py new <game>: writes a small game that builds, passes every test and can be played, to be made into another one, line by line.

It lies in `new_game/` beside this file, as a repository of its own rooms: whatever is called new_game there gets the name of the game.
"""

import re
import subprocess
import sys

from . import ROOT

TEMPLATE = ROOT / "web" / "build" / "new_game"
LIST = "web/games/__init__.py"
NAME = re.compile(r"[a-z]+(_[a-z]+)*")
SPOKEN = ("web/*.py", "web/*.mjs", "pygame_logic/*.py", "static/*.js", "static/*.css")
NEXT = """{title} can be played: python3 dev.py play

What comes next:
1. Its rules, in pygame_logic/{name}/__init__.py, and their tests in tests/{name}/rules/: a test's name begins with the number of its rule.
2. Its pages: python3 dev.py draw {name} shows them all, and again whenever you save a file. web/game.py lists what a game may draw itself.
3. Its words and its rules page, in static/words/ and static/rules/, in each language. Then: python3 dev.py test
"""


def main():
    if len(sys.argv) != 2:
        raise SystemExit("How is the game called? For example: python3 dev.py new pig")
    name = sys.argv[1]
    if problem := why_not(name):
        raise SystemExit(problem)
    write(name)
    register(ROOT, name)
    print(NEXT.format(name=name, title=titled(name)))


def why_not(name):
    """A name is a room, a word in addresses and a name in Python; where the house speaks of something else by it, it is taken."""
    if not NAME.fullmatch(name):
        return f"“{name}” cannot be the name of a room: small Latin letters, with _ between words, as in liars_dice."
    if there := [path for path in rooms(name) if path.exists()]:
        return f"“{name}” is taken: {there[0].relative_to(ROOT)} is there already."
    if lines := spoken_of(name):
        return f"“{name}” is taken: the house says it of something else, in {lines[0]}. Choose a name that only your game has."
    return None


def rooms(name):
    """Every folder and file of the template, as it will be called."""
    return sorted({ROOT / called(path, name).relative_to(TEMPLATE) for path in TEMPLATE.rglob("*") if path.stem == "new_game"})


def spoken_of(name):
    found = subprocess.run(
        ["git", "grep", "-n", "-o", "-i", "-P", rf"(?<![a-z]){name}(?![a-z])", "--", *SPOKEN], cwd=ROOT, capture_output=True, text=True
    )
    return found.stdout.splitlines()


def write(name):
    for file in (path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        new = ROOT / called(file, name).relative_to(TEMPLATE)
        new.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(renamed(file.read_text("utf-8"), name), "utf-8")


def called(path, name):
    return TEMPLATE / renamed(str(path.relative_to(TEMPLATE)), name)


def renamed(text, name):
    return text.replace("new_game", name).replace("NewGame", titled(name).replace(" ", ""))


def titled(name):
    return name.replace("_", " ").title()


def register(root, name):
    """The one line that lists the games."""
    listed = root / LIST
    listed.write_text(re.sub(r"^ROOMS = \((.*)\)$", rf'ROOMS = (\1, "{name}")', listed.read_text("utf-8"), flags=re.M), "utf-8")


if __name__ == "__main__":
    main()
