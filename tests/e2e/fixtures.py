"""Tests that look at the real site in a real browser: who they are served by, and what no page may do."""

import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import sync_playwright

from tests.built import dist
from tests.chromium import PHONE, SHORT_VISITS, launch, launch_kept

__all__ = ["dist"]
ROOT = Path(__file__).parents[2]


class Site:
    """The server of `dev.py play`, or a meagrer one, in a process of its own: stopping it is what a tunnel does."""

    def __init__(self, folder, path, server="web.build.serve", tells=subprocess.DEVNULL):
        with socket.socket() as free:
            free.bind(("localhost", 0))
            self.port = free.getsockname()[1]
        self.folder, self.path, self.server, self.tells, self.process = folder, path, server, tells, None
        self.url = f"http://localhost:{self.port}{quote(path)}"

    def start(self):
        command = [sys.executable, "-m", self.server, self.folder, "--port", str(self.port), "--path", self.path]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=self.tells)
        deadline = time.monotonic() + 20
        while self.process.poll() is None and time.monotonic() < deadline:
            with socket.socket() as door:
                if door.connect_ex(("localhost", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def serve():
    """serve(folder, "/some path/") → a Site that runs until the test ends: for a site of one's own, such as a next version."""
    sites = []

    def served(folder, path="/", **server):
        sites.append(Site(folder, path, **server))
        sites[-1].start()
        return sites[-1]

    yield served
    for site in sites:
        site.stop()


@pytest.fixture
def site(request, dist, serve):
    """The built site under "/", or under what the test is parametrized with: @pytest.mark.parametrize("site", […], indirect=True)."""
    return serve(dist, getattr(request, "param", "/"))


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = launch(playwright, SHORT_VISITS)
    yield browser
    browser.close()


@pytest.fixture
def watch(request):
    """watch(context, site) → what no page of this context may do is noted; the test fails with it when it ends.

    A test that provokes an error names it: @pytest.mark.expects("ERR_CONNECTION_REFUSED").
    """
    expected = [re.compile(word) for mark in request.node.iter_markers("expects") for word in mark.args]
    faults = []

    def note(what):
        if not any(pattern.search(what) for pattern in expected):
            faults.append(what)

    def watched(context, site):
        origin = urlsplit(site.url)[:2]

        def asked(address):
            parts = urlsplit(address.removeprefix("blob:"))
            if parts.scheme != "data" and parts[:2] != origin:
                note(f"left the origin: {address}")

        context.on("request", lambda sent: asked(sent.url))
        context.on("console", lambda said: said.type == "error" and note(f"console: {said.text} ({said.location.get('url')})"))
        context.on("weberror", lambda thrown: note(f"error: {thrown.error}"))
        return context

    yield watched
    assert not faults, "\n".join(faults)


@pytest.fixture
def visitor(request, chromium, site, watch):
    """visitor(**options) → a page of somebody who was never here before; options as for a browser context, a phone's by default."""
    contexts = []

    def arrives(**options):
        contexts.append(watch(chromium.new_context(**(options or PHONE)), site))
        if request.node.get_closest_marker("guest"):
            contexts[-1].add_init_script("delete Navigator.prototype.serviceWorker")
        return contexts[-1].new_page()

    yield arrives
    for context in contexts:
        context.close()


@pytest.fixture
def phone(visitor):
    """A phone of 390 × 844 that has never seen the site."""
    return visitor()


@pytest.fixture
def kept_phone(playwright, site, watch, tmp_path):
    """kept_phone() → a phone's browser that remembers; closed and opened again it is the same phone after a restart."""
    contexts = []

    def opened():
        contexts.append(watch(launch_kept(playwright, tmp_path / "phone", SHORT_VISITS, **PHONE), site))
        return contexts[-1]

    yield opened
    for context in contexts:
        context.close()
