"""Copies of this repository with one game more: Liar's Dice, whose files lie here as a stranger adds them, or what dev.py writes."""

import shutil
import subprocess
import sys
from pathlib import Path

from web.build.new import register

ROOT = Path(__file__).parents[2]
EXAMPLE = Path(__file__).parent
ROOM = "liars_dice"
PARTS = ("pygame_logic", "static", "tests", "web")
FETCHED = (".venv", "web/node_modules")


def copied(folder):
    """With Liar's Dice, by its files and the one line."""
    copy(folder)
    for part in PARTS:
        shutil.copytree(EXAMPLE / part, folder / part, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    register(folder, ROOM)
    return ready(folder)


def with_a_new_game(folder, name="pig"):
    """With what `python3 dev.py new pig` writes."""
    ready(copy(folder))
    subprocess.run([sys.executable, "-m", "web.build.new", name], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return ready(folder)


def copy(folder):
    """As it is committed here, or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in listed:
        if (ROOT / name).is_file() and not name.startswith("tests/example/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    for name in FETCHED:
        (folder / name).symlink_to(ROOT / name)
    return folder


def ready(folder):
    """Some tests ask git what there is, and pages have signs."""
    for words in (("init", "--quiet"), ("add", *PARTS)):
        subprocess.run(["git", *words], cwd=folder, check=True)
    cut_out = "from web.build import ROOT, icons; icons.build(ROOT / 'static' / 'generated' / 'signs.json')"
    subprocess.run([sys.executable, "-c", cut_out], cwd=folder, check=True)
    return folder
