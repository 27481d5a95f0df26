"""python -m web.build [folder]: makes the whole site, step by step; says which step it was when one fails."""

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import NODE_MODULES, ROOT, badges, engine, fonts, icons, manifest, pages, precache


def main():
    wanted = argparse.ArgumentParser(prog="python3 dev.py build", description=__doc__)
    wanted.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where to; default: dist")
    dist = wanted.parse_args().folder
    # a site half made is never served: it takes its place in one move
    with tempfile.TemporaryDirectory(dir=dist.absolute().parent, prefix=".dist-") as fresh, tempfile.TemporaryDirectory() as work:
        new = Path(fresh) / "new"
        try:
            build(new, Path(work))
        except subprocess.CalledProcessError as failed:
            raise SystemExit(failed.returncode) from None  # it has said why
        if dist.exists():
            dist.rename(Path(fresh) / "old")
        new.rename(dist)
    size = sum(file.stat().st_size for file in dist.rglob("*") if file.is_file())
    print(f"{dist}: {sum(file.is_file() for file in dist.rglob('*'))} files, {size / 1e6:.1f} MB before compression")


def build(dist, work):
    from web.words import LANGUAGES

    icons.build(ROOT / "static" / "generated" / "signs.json")
    copy_scripts(dist)
    subprocess.run(["node", ROOT / "web/build/style.mjs", ROOT / "static/style/index.css", dist / "static/style.css"], check=True)
    fonts.build(dist / "static", LANGUAGES)
    badges.build(dist / "static" / "icons")
    pages.build(dist)
    manifest.build(dist)
    engine.build(dist, work)
    precache.build(dist)


def copy_scripts(dist):
    shutil.copytree(ROOT / "static", dist / "static", ignore=lambda folder, names: [name for name in names if not name.endswith(".js")])
    (dist / "static" / "vendor").mkdir()
    morph = (NODE_MODULES / "idiomorph" / "dist" / "idiomorph.min.js").read_text("utf-8")
    # its module is four times as large: a comment for every line
    (dist / "static" / "vendor" / "idiomorph.esm.js").write_text(f"{morph}\nexport {{ Idiomorph }};\n", "utf-8")
    shutil.copyfile(ROOT / "service-worker.js", dist / "service-worker.js")


if __name__ == "__main__":
    main()
