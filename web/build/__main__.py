"""python -m web.build [folder]: makes the whole site, step by step; says which step it was when one fails."""

import argparse
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import ROOT, badges, browser, edition, engine, fonts, icons, lost, manifest, pages, precache, previews


def main():
    wanted = argparse.ArgumentParser(prog="python3 dev.py build", description=__doc__)
    wanted.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where to; default: dist")
    wanted.add_argument("--address", type=whole, help="where it will lie, https://…/: links to it then show a picture")
    wanted.add_argument("--source", type=whole, help="where its source lies, https://…/: the credits then link to it")
    given = wanted.parse_args()
    dist = given.folder
    # a site half made is never served: it takes its place in one move
    with tempfile.TemporaryDirectory(dir=dist.absolute().parent, prefix=".dist-") as fresh, tempfile.TemporaryDirectory() as work:
        new = Path(fresh) / "new"
        try:
            build(new, Path(work), given.address, given.source)
        except subprocess.CalledProcessError as failed:
            raise SystemExit(failed.returncode) from None  # it has said why
        if dist.exists():
            dist.rename(Path(fresh) / "old")
        new.rename(dist)
    size = sum(file.stat().st_size for file in dist.rglob("*") if file.is_file())
    if not given.address:
        print("Links to it will show no picture: that wants its whole address, --address https://…/")
    if not given.source:
        print("Its credits will not link to its source: that wants --source https://…/")
    print(f"{dist}: {sum(file.is_file() for file in dist.rglob('*'))} files, {size / 1e6:.1f} MB before compression")


def whole(address):
    """A whole address of a folder; anything else no messenger understands."""
    if not re.fullmatch(r"https?://[^\s?#]+", address):
        raise argparse.ArgumentTypeError(f"{address!r} is no address: https://example.org/games/ is one")
    return address.rstrip("/") + "/"


def build(dist, work, address=None, source=None):
    from web.words import LANGUAGES

    icons.build()
    edition.build(ROOT / "static" / "generated" / "edition.json", ROOT / ".venv" / "wheels", source)
    (dist / "static").mkdir(parents=True)
    browser.build(dist / "static")
    shutil.copyfile(ROOT / "service-worker.js", dist / "service-worker.js")
    fonts.build(dist / "static", LANGUAGES)
    badges.build(dist / "static" / "icons")
    pages.build(dist, address)
    if address:
        previews.build(dist)
    lost.build(dist)
    manifest.build(dist)
    engine.build(dist, work)
    precache.build(dist)


if __name__ == "__main__":
    main()
