"""0.1 as it was: its sources taken from its commit, and its site built from them, in dist-drawer/. Once: a commit does not change."""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.drawer.of_0_1 import COMMIT, HERE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist-drawer"
SOURCES = FOLDER / "0.1"
PINS = {  # what 0.1 is built with → the files that say so: where they are today's, it need not be fetched again
    ".venv": ("web/requirements.txt", "web/requirements-phone.txt", "web/requirements-node.txt"),
    "web/node_modules": ("web/package-lock.json",),
}
TOO_SHALLOW = f"This clone does not go back to 0.1 ({COMMIT}). Do this, then the same command again:\n\n    git fetch --unshallow\n"


def site():
    """The folder of the built site."""
    if not (SOURCES / "dist" / "precache.js").exists():
        check_out()
        share_what_is_the_same()
        subprocess.run([sys.executable, "dev.py", "build"], cwd=SOURCES, check=True)
    return SOURCES / "dist"


def check_out():
    if subprocess.run(["git", "cat-file", "-e", f"{COMMIT}^{{commit}}"], cwd=ROOT, stderr=subprocess.DEVNULL).returncode:
        raise SystemExit(TOO_SHALLOW)
    shutil.rmtree(SOURCES, ignore_errors=True)
    SOURCES.mkdir(parents=True)
    (FOLDER / ".gitignore").write_text("*\n")
    packed = subprocess.run(["git", "archive", "--format=tar", COMMIT], cwd=ROOT, capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "-C", SOURCES], input=packed, check=True)


def share_what_is_the_same():
    for folder, pins in PINS.items():
        if all(filecmp.cmp(ROOT / pin, SOURCES / pin, shallow=False) for pin in pins):
            (SOURCES / folder).symlink_to(ROOT / folder)


def is_drawer_as_written():
    """Whether 0.1 would write the very same drawer again."""
    with tempfile.TemporaryDirectory() as folder:
        paths = os.pathsep.join(map(str, (SOURCES, ROOT)))
        command = [SOURCES / ".venv" / "bin" / "python", "-m", "tests.drawer.write", folder]
        subprocess.run(command, cwd=SOURCES, env={**os.environ, "PYTHONPATH": paths}, check=True)
        files = {file.name for file in (*HERE.iterdir(), *Path(folder).iterdir())}
        same, _, _ = filecmp.cmpfiles(HERE, folder, files, shallow=False)
    return {*same} == files
