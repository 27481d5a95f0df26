"""Names the edition that is being printed: its version, a mark of the sources it was made from, and the wheels that travel with it."""

import hashlib
import json
import tomllib

from . import NODE_MODULES, ROOT

SOURCES = ("pygame_logic", "web", "static", "service-worker.js", "pyproject.toml")
NOT_READ = {"generated", "screenshots", "__pycache__"}


def build(target, wheels, source=None):
    """Into a file of its own, where web/edition.py looks for it."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    names = {wheel.name.split("-")[0]: wheel.name for wheel in sorted(wheels.glob("*.whl"))}
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps({"version": f"{version} · {mark()}", "wheels": names, "source": source}), "utf-8")


def mark():
    """The same for the same sources, wherever and whenever they are built: two phones that show the same mark run the same program."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:8]


def sources():
    found = (file for name in SOURCES for file in [ROOT / name, *(ROOT / name).rglob("*")])
    kept = (file for file in found if file.is_file() and NODE_MODULES not in file.parents and not NOT_READ & set(file.parts))
    return sorted(kept)
