"""The list of everything a phone keeps for the journey without signal, with the hash that tells what has changed."""

import hashlib
import json

from zstandard import decompress

from .packing import packed

FIRST = ("pyodide/", "pyscript/")  # without the engine the rest is only pictures
KEPT_BY_THE_BROWSER = ("service-worker.js", "precache.js")
NOT_KEPT = (*KEPT_BY_THE_BROWSER, "404.html", "manifest.webmanifest", "screenshots/", "shortcuts/", "previews/")
FOR_THE_FIRST_VISIT = ".js.bin"  # the open one beside it is kept: Chromium keeps what it has compiled of it
ZIP = "application/zip"
OPENED = {  # packed on the way, and open where it is kept: a phone unpacks it once, not at every start
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "pyodide/rest.wasm": "application/wasm",
    "pyodide/stdlib": ZIP,
}
OUR_OWN = "pyodide/app/"  # so are all pieces of it
PAGE, PAGES = ".html", "pages.bin"  # all pages travel in one, and lie each by itself where they are kept


def build(dist):
    from web.pages.document import POLICY

    there = (file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file())
    kept = {name for name in there if not name.startswith(NOT_KEPT) and not name.endswith(FOR_THE_FIRST_VISIT)}
    pages = sorted(name for name in kept if name.endswith(PAGE))
    (dist / PAGES).write_bytes(packed(json.dumps({name: (dist / name).read_text("utf-8") for name in pages}, ensure_ascii=False).encode()))
    names = sorted({PAGES, *kept} - set(pages), key=lambda name: (not name.startswith(FIRST), name))
    files = dict(listed(dist, name) for name in names)
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    opened = OPENED | {name: ZIP for name in files if name.startswith(OUR_OWN)}
    whole = {"version": version, "policy": POLICY, "packed": opened, "files": files}
    (dist / "precache.js").write_text(f"self.PRECACHE = {json.dumps(whole, indent=1)};\n", "utf-8")


def listed(dist, name):
    """Under which name a phone keeps it, and the hash of what it keeps there: it need not fetch again what is the same inside."""
    kept, data = name.removesuffix(".bin"), (dist / name).read_bytes()
    is_opened = kept in OPENED or kept.startswith(OUR_OWN)
    return kept if is_opened else name, hashlib.sha256(decompress(data) if is_opened else data).hexdigest()[:16]
