"""What a browser fetches of the first page before it asks for Python, in each language, and what a journey without a network takes."""

import re
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from gzip import compress
from threading import Event, Thread
from urllib.parse import unquote, urlsplit

from playwright.sync_api import sync_playwright

from tests.chromium import launch_kept
from web.build import ROOT
from web.build.serve import Page, Server
from web.words import LANGUAGES

HOME, FONTS, INSTALL, GAME = 60_000, 25_000, 5_190_000, 25_000  # bytes; the last is what a further game adds to the third
PACKED = {".css", ".html", ".js", ".json", ".py", ".svg"}  # what a host compresses
PYTHON = ("pyscript/", "pyodide/", "static/shared.")  # what is asked for once somebody plays, or has looked on for five seconds
VISITORS = (((390, 664), "light"), ((1440, 900), "dark"))


def size(file):
    raw = file.read_bytes()
    return len(compress(raw, 9)) if file.suffix in PACKED else len(raw)


class Noted(Page):
    """One request, written down; with the first one for Python the visit is over."""

    def do_GET(self):
        path = unquote(urlsplit(self.path).path).removeprefix(self.server.path)
        if path.startswith(PYTHON):
            self.server.over.set()
        if self.server.over.is_set():
            return self.send_error(503)
        self.server.asked.add(path)
        super().do_GET()


@contextmanager
def noting(dist):
    """A server that knows what it was asked for. Each has an address of its own, so that nothing is kept from another visit."""
    server = Server(dist, 0)
    server.RequestHandlerClass, server.asked, server.over = Noted, set(), Event()
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def first_pages(playwright, dist):
    """{language: the files that its home page makes the browser of a new visitor fetch by itself}, icons and manifest too.

    The browser keeps a profile: in a private window it would not look at what it needs to install the app. All pages wait at once."""
    fetched = {language: set() for language in LANGUAGES}
    with ExitStack() as stack:
        browser = launch_kept(playwright, stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        stack.callback(browser.close)
        visits = []
        for language in LANGUAGES:
            for (width, height), scheme in VISITORS:
                server = stack.enter_context(noting(dist))
                page = browser.new_page()
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=scheme)
                page.goto(f"{server.address()}{language}/")
                visits.append((language, server))
        for language, server in visits:
            if not server.over.wait(60):
                raise RuntimeError(f"nobody asked for Python on the home page, {language}")
            fetched[language] |= server.asked
    return {language: {file_of(dist / path) for path in asked} for language, asked in fetched.items()}


def file_of(address):
    return address / "index.html" if address.is_dir() else address


def carried(dist):
    """Everything the service worker keeps, and itself."""
    kept = re.findall(r'^\s*"([^"]+)": "[0-9a-f]{16}"', (dist / "precache.js").read_text("utf-8"), flags=re.M)
    lying = [dist / path if (dist / path).exists() else dist / f"{path}.bin" for path in kept]  # some are packed on the way
    return [*lying, dist / "service-worker.js", dist / "precache.js"]


def measured(first, dist):
    """(what, files, budget) for every budget that is counted in bytes; `first`: the files of each first page."""
    for language, files in first.items():
        yield f"home page before Python, {language}", files, HOME
        yield f"its fonts, {language}", {file for file in files if file.suffix == ".woff2"}, FONTS
    yield "whole offline install", carried(dist), INSTALL


def told(what, files, budget):
    """One line; where the budget is missed, also the twelve largest files."""
    sizes = sorted(((size(file), file) for file in files), reverse=True)
    found = sum(number for number, _ in sizes)
    line = f"{what}: {found / 1000:.1f} of {budget / 1000:.0f} KB"
    return line if found <= budget else "\n".join((f"{line}  MISSED", *(f"  {number:9,} {file.name}" for number, file in sizes[:12])))


def main():
    dist = ROOT / "dist"
    with sync_playwright() as playwright:
        lines = [told(*each) for each in measured(first_pages(playwright, dist), dist)]
    print("\n".join(lines))
    sys.exit(any("MISSED" in line for line in lines))


if __name__ == "__main__":
    main()
