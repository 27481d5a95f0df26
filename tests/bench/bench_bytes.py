"""What travels before anybody can read the first page, in each language, and what the whole journey without a network takes along."""

import re
import sys
from gzip import compress

from web.build import ROOT
from web.words import LANGUAGES

HOME, FONT, INSTALL = 60_000, 25_000, 6_000_000  # bytes
PACKED = {".css", ".html", ".js", ".json", ".py", ".svg"}  # what a host compresses


def size(file):
    raw = file.read_bytes()
    return len(compress(raw, 9)) if file.suffix in PACKED else len(raw)


def before_python(page):
    """The page and all that its head names; scripts bring what they import, style sheets the font that is preloaded with them."""
    html = page.read_text("utf-8")
    tags = re.findall(r'<script\b[^>]*>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>', html)
    named = [re.search(r'(?:src|href)="([^"]+)"', tag) for tag in tags]
    files = {(page.parent / found[1]).resolve() for found in named if found}
    return {page.resolve()} | files | {found for file in files if file.suffix == ".js" for found in imported(file, set())}


def imported(script, known):
    """The modules that a script imports at once, and theirs."""
    for name in re.findall(r'(?:^|;|\})\s*(?:import|export)\b[^"\'`;()]*["\'](\.[^"\']+)["\']', script.read_text("utf-8"), flags=re.M):
        file = (script.parent / name).resolve()
        if file not in known:
            known.add(file)
            imported(file, known)
    return known


def carried(dist):
    """Everything the service worker keeps, and itself."""
    kept = re.findall(r'^\s*"([^"]+)": "[0-9a-f]{16}"', (dist / "precache.js").read_text("utf-8"), flags=re.M)
    lying = [dist / path if (dist / path).exists() else dist / f"{path}.bin" for path in kept]  # some are packed on the way
    return [*lying, dist / "service-worker.js", dist / "precache.js"]


def measured(dist=ROOT / "dist"):
    """(what, bytes, budget) for every budget that is counted in bytes."""
    for language in LANGUAGES:
        files = before_python(dist / language / "index.html")
        yield f"home page before Python, {language}", sum(map(size, files)), HOME
        yield f"its font, {language}", max(size(file) for file in files if file.suffix == ".woff2"), FONT
    yield "whole offline install", sum(map(size, carried(dist))), INSTALL


def main():
    figures = [*measured()]
    for what, found, budget in figures:
        print(f"{what}: {found / 1000:.1f} of {budget / 1000:.0f} KB{'' if found <= budget else '  MISSED'}")
    sys.exit(any(found > budget for _, found, budget in figures))


if __name__ == "__main__":
    main()
