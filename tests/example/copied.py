"""A copy of this repository with two games more: Liar's Dice, whose files lie here as a stranger adds them, and what dev.py writes."""

import shutil
import subprocess
import sys
from pathlib import Path

from web.build.new import register

ROOT = Path(__file__).parents[2]
EXAMPLE = Path(__file__).parent
ADDED = {"liars_dice": "liars", "spillikins": "spillikins"}  # room → key
PARTS = ("pygame_logic", "static", "tests", "web")
FETCHED = (".venv", "web/node_modules")


def copied(folder):
    for name in listed():
        if not name.startswith("tests/example/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    for name in FETCHED:
        (folder / name).symlink_to(ROOT / name)
    told_to_git(folder)
    for part in PARTS:
        shutil.copytree(EXAMPLE / part, folder / part, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    register(folder, "liars_dice")
    subprocess.run([sys.executable, "-m", "web.build.new", "spillikins"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return told_to_git(folder)


def listed():
    """What is committed here, or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if (ROOT / name).is_file()]


def told_to_git(folder):
    """Some tests ask it what there is, and so does whoever looks for a name."""
    for words in (("init", "--quiet"), ("add", *PARTS)):
        subprocess.run(["git", *words], cwd=folder, check=True)
    return folder
