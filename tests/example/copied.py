"""A copy of this repository with one game more: Liar's Dice, as the files here that a stranger would add, and the one line."""

import shutil
import subprocess
from pathlib import Path

from web.build.new import register

ROOT = Path(__file__).parents[2]
EXAMPLE = Path(__file__).parent
ROOM = "liars_dice"
FETCHED = (".venv", "web/node_modules")


def copied(folder):
    for name in listed():
        if not name.startswith("tests/example/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    for part in ("pygame_logic", "web", "static", "tests"):
        shutil.copytree(EXAMPLE / part, folder / part, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    register(folder, ROOM)
    for name in FETCHED:
        (folder / name).symlink_to(ROOT / name)
    for words in (("init", "--quiet"), ("add", "--all", "--", *("pygame_logic", "web", "static", "tests"))):
        subprocess.run(["git", *words], cwd=folder, check=True)  # some tests ask git what there is
    return folder


def listed():
    """What is committed, or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in told.split("\0") if name and (ROOT / name).is_file()]
