"""Cuts Python's engine in two, by the list of functions that play uses: the front is fetched before the first page, the rest behind it."""

import hashlib
import subprocess
from pathlib import Path

HOT = Path(__file__).with_name("hot.txt")
CUT = Path(__file__).with_name("cut.mjs")


def halves(engine, scripts, work, hot=HOT):
    """(front, rest) as bytes; of another engine than the list was drawn in, all and nothing. `scripts` ask it for functions by name."""
    whole = engine.read_bytes()
    if hot.read_text("utf-8").split(maxsplit=1)[0] != hashlib.sha256(whole).hexdigest():
        print(f"{hot.name} was drawn in another engine; this one travels whole, a third more to fetch. python3 dev.py hot draws it anew.")
        return whole, b""
    made = work / "front.wasm", work / "rest.wasm"
    subprocess.run(["node", CUT, engine, hot, ",".join(map(str, scripts)), *made], check=True)
    return tuple(half.read_bytes() for half in made)
