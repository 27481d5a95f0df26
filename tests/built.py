"""The site as it is built, for the tests that look at it."""

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("web", "pygame_logic", "static", "service-worker.js")
NOT_READ = {"node_modules", "__pycache__", "generated"}


@pytest.fixture(scope="session")
def dist(request):
    """dist/, built anew where a source is younger. One worker builds, the others wait for it."""
    if given := request.config.getoption("--site"):
        return Path(given)
    folder = ROOT / "dist"
    with (ROOT / ".venv" / "building").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        made = folder / "precache.js"
        if not made.exists() or newest_source() > made.stat().st_mtime:
            subprocess.run([sys.executable, "dev.py", "build"], cwd=ROOT, check=True)
    return folder


def newest_source():
    return max(file.stat().st_mtime for name in SOURCES for file in files(ROOT / name))


def files(path):
    """What is fetched or made is not even walked through."""
    if path.is_file():
        yield path
    elif path.name not in NOT_READ:
        for each in path.iterdir():
            yield from files(each)
