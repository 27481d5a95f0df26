"""The list of everything a phone keeps for the journey without signal, with the hash that tells what has changed."""

import hashlib
import json

FIRST = ("pyodide/", "pyscript/")  # without the engine the rest is only pictures
NOT_KEPT = ("service-worker.js", "precache.js", "screenshots/")  # the browser itself keeps the first two


def build(dist):
    from web.pages.document import POLICY

    paths = (file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file())
    paths = sorted((path for path in paths if not path.startswith(NOT_KEPT)), key=lambda path: (not path.startswith(FIRST), path))
    files = {path: hashlib.sha256((dist / path).read_bytes()).hexdigest()[:16] for path in paths}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    listed = {"version": version, "policy": POLICY, "files": files}
    (dist / "precache.js").write_text(f"self.PRECACHE = {json.dumps(listed, indent=1)};\n", "utf-8")
