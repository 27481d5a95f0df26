"""The list of everything a phone keeps for the journey without signal, with the hash that tells what has changed."""

import hashlib
import json

from zstandard import decompress

from .packing import packed

FIRST = ("pyodide/", "pyscript/")  # without the engine the rest is only pictures
KEPT_BY_THE_BROWSER = ("service-worker.js", "precache.js")
NOT_KEPT = (*KEPT_BY_THE_BROWSER, "404.html", "manifest.webmanifest", "screenshots/", "previews/")
FOR_THE_FIRST_VISIT = ".js.bin"  # the open one beside it is kept: Chromium keeps what it has compiled of it
OPENED = {".wasm.bin": "application/wasm"}  # packed on the way, and open where it is kept
PAGE, PAGES = ".html", "pages.bin"  # all pages travel in one, and lie each by itself where they are kept


def build(dist):
    from web.pages.document import POLICY

    there = (file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file())
    kept = {name for name in there if not name.startswith(NOT_KEPT) and not name.endswith(FOR_THE_FIRST_VISIT)}
    pages = sorted(name for name in kept if name.endswith(PAGE))
    (dist / PAGES).write_bytes(packed(json.dumps({name: (dist / name).read_text("utf-8") for name in pages}, ensure_ascii=False).encode()))
    names = sorted({PAGES, *kept} - set(pages), key=lambda name: (not name.startswith(FIRST), name))
    opened = {name.removesuffix(".bin"): type for name in names for end, type in OPENED.items() if name.endswith(end)}
    files = dict(listed(dist / name, name.removesuffix(".bin") in opened, name) for name in names)
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    whole = {"version": version, "policy": POLICY, "packed": opened, "files": files}
    (dist / "precache.js").write_text(f"self.PRECACHE = {json.dumps(whole, indent=1)};\n", "utf-8")


def listed(file, is_opened, name):
    """Under which name a phone keeps it, and the hash of what it keeps there: it need not fetch again what is the same inside."""
    kept = decompress(file.read_bytes()) if is_opened else file.read_bytes()
    return name.removesuffix(".bin") if is_opened else name, hashlib.sha256(kept).hexdigest()[:16]
