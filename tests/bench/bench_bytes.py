"""How many bytes it takes

Of the first page: every byte that a browser fetches until it asks for Python, packed as a host packs it. Of a set-up page that somebody was
sent: every byte until Python has painted it, by kind of host. Of everything: what the service worker keeps.
"""

import re
import tempfile
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from gzip import compress
from threading import Event, Lock, Thread
from urllib.parse import unquote, urlsplit

import brotli
from playwright.sync_api import sync_playwright

from tests.bench.figure import Figure
from tests.built import due
from tests.chromium import PHONE, launch, launch_kept
from tests.rooms import KEYS
from web.build import ROOT
from web.build.serve import COMPRESSED, TYPES, Page, Server
from web.words import LANGUAGES

HOME, FONTS, INSTALL, GAME = 60_000, 25_000, 5_190_000, 25_000  # bytes; the last is what a further game adds to the third
ANSWER, A_FIX = 3_700_000, 150_000
HOSTS = {"br": "a host that packs with brotli", "gzip": "with gzip", "identity": "that packs nothing"}
TEXTS = {TYPES[suffix] for suffix in COMPRESSED}
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


def largest(files):
    """Where to look when it has become too much."""
    return ", ".join(f"{file.name} {size(file):,}" for file in sorted(files, key=size, reverse=True)[:12])


def in_bytes(first, dist):
    """Every budget of `measured` as a figure."""
    for what, files, budget in measured(first, dist):
        found = Figure(what, sum(map(size, files)) / 1000, "KB", budget / 1000)
        yield found._replace(beside=largest(files)) if found.is_missed else found


class Weighed(Page):
    """One answer, by a host that packs with brotli, with gzip, or not at all."""

    def answer(self, with_body):
        del self.headers["Accept-Encoding"]
        self.headers["Accept-Encoding"] = self.server.packing
        super().answer(with_body)

    def send(self, status, body, kind, with_body, **headers):
        if self.server.packing == "br" and kind in TEXTS:
            body, headers["Content-Encoding"] = brotlied(body), "br"
        with self.server.scales:
            self.server.sent += len(body)
        super().send(status, body, kind, with_body, **headers)


class Host(Server):
    page = Weighed

    def __init__(self, dist, packing):
        super().__init__(dist, 0)
        self.packing, self.sent, self.scales = packing, 0, Lock()


brotlied = lru_cache(maxsize=512)(brotli.compress)


def until_it_answers(browser, dist, key, packing):
    """Bytes of a set-up page until Python has painted it. What travels behind it, and what is taken along for the tunnel, is held off."""
    host, first = Host(dist, packing), due(dist, "en", key)
    Thread(target=host.serve_forever, daemon=True).start()
    context = browser.new_context(**PHONE, service_workers="block")
    page = context.new_page()
    page.route(re.compile("rest.wasm|/app/"), lambda route: route.continue_() if route.request.url.endswith((*first,)) else route.abort())
    page.goto(f"{host.address()}en/{key}/")
    page.wait_for_selector("html[data-engine=ready]")
    sent = host.sent
    context.close()
    host.shutdown()
    host.server_close()
    return sent


def a_fix(dist):
    """Bytes of what is fetched once a line of every page is another: the piece it lies in, all pages, and the lists that tell of them."""
    told = ("pages.bin", "precache.js", "pyodide/facts.js", "pyodide/app/edition.bin")
    return max(file.stat().st_size for file in (dist / "pyodide" / "app").iterdir()) + sum((dist / name).stat().st_size for name in told)


def figures():
    dist = ROOT / "dist"
    with sync_playwright() as playwright:
        yield from in_bytes(first_pages(playwright, dist), dist)
        yield Figure("a fix of one line, whoever has the app already", a_fix(dist) / 1000, "KB", A_FIX / 1000)
        browser = launch(playwright)
        for key in KEYS.values():
            for packing, called in HOSTS.items():
                found = until_it_answers(browser, dist, key, packing)
                yield Figure(f"{key}: a set-up page from a link, {called}", found / 1000, "KB", ANSWER / 1000)
        browser.close()
