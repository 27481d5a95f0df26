"""The site as it is built, for the tests that look at it."""

import fcntl
import json
import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from web.build.serve import Server

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


def pieces_of(dist):
    """What the phone is told of our own code: name of a piece → when it is due, and its parts."""
    return json.loads(re.search("PIECES = (.*);", (dist / "pyodide" / "facts.js").read_text("utf-8"))[1])


def due(dist, *words):
    """The files of our own that a page with these words on it waits for."""
    first = [piece["parts"] for piece in pieces_of(dist).values() if piece["due"] is not None and {*piece["due"]} <= {*words}]
    return [f"app/{part}.bin" for parts in first for part in parts]


@contextmanager
def served(folder):
    """Its address, as long as somebody waits there."""
    server = Server(folder, 0)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.address()
    server.shutdown()
    server.server_close()
