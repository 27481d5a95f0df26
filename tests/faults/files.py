"""What may come in the place of a file: nothing, half of it, another type, or the page on which a hotel wants one to log in; and what
becomes of a visit then: it goes well all the same, or somebody says what is wrong, and trying again is enough once the network is whole."""

from contextlib import contextmanager
from threading import Thread
from urllib.parse import unquote, urlsplit

from playwright.sync_api import TimeoutError

from tests.chromium import PHONE
from web.build import serve

LOGIN = b"<!doctype html><title>Welcome to our Wi-Fi</title><h1>Please log in</h1><script>location.hash</script>"
FAULTS = {
    "missing": lambda body, kind: (404, b"", "text/plain"),
    "half": lambda body, kind: (200, body[: len(body) // 2], kind),
    "another type": lambda body, kind: (200, body, "text/html"),
    "login page": lambda body, kind: (200, LOGIN, "text/html"),
}
EVERYTHING = "everything"
FIRST = "en/dilemma/"
PATIENCE = 30_000  # milliseconds
OUTCOME = """() => {
  const { dataset } = document.documentElement;
  return dataset.engine === "ready" ? "plays" : document.querySelector(".mishap:not([hidden])")?.checkVisibility() ? "tells" : null;
}"""
DAMAGE = """async (path) => {
  const van = await caches.open((await caches.keys())[0]);
  await van.put(new URL(path, (await navigator.serviceWorker.ready).scope), new Response("x"));
}"""
MEND = """() => new Promise((resolve) => {
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.checked && resolve());
  navigator.serviceWorker.controller.postMessage("check");
})"""
KEPT = """async () => {
  const van = await caches.open((await caches.keys())[0]);
  return (await van.keys()).map(({ url }) => url);
}"""


class BadPage(serve.Page):
    def answer(self, with_body):
        del self.headers["Accept-Encoding"], self.headers["If-None-Match"]
        super().answer(with_body)

    def send(self, status, body, kind, with_body, **headers):
        path = unquote(urlsplit(self.path).path).removeprefix("/")
        if fault := status == 200 and self.server.faults.get(path, self.server.faults.get(EVERYTHING)):
            status, body, kind = FAULTS[fault](body, kind)
        super().send(status, body, kind, with_body, **headers)


class BadHost(serve.Server):
    """`faults`: what comes under which path, or in the place of everything."""

    page = BadPage
    faults = {}


@contextmanager
def bad_host(folder):
    host = BadHost(folder, 0)
    Thread(target=host.serve_forever, daemon=True).start()
    yield host
    host.shutdown()


def outcome(page):
    """ "plays", "tells", or nothing at all."""
    try:
        return page.wait_for_function(OUTCOME, timeout=PATIENCE).json_value()
    except TimeoutError:
        return "neither plays nor says why"


def first_visit(chromium, host, path, fault, address=FIRST):
    """How it went, and how it went when it was tried again in a whole network."""
    context = chromium.new_context(**PHONE)
    page, host.faults = context.new_page(), {path: fault}
    page.goto(host.address() + address)
    first, host.faults = outcome(page), {}
    with page.expect_navigation(timeout=PATIENCE):
        page.locator("[data-retry]").click() if first == "tells" else page.reload()
    then = outcome(page)
    context.close()
    return first, then


@contextmanager
def aboard(chromium, host):
    """A phone that has taken everything along."""
    context, host.faults = chromium.new_context(**PHONE), {}
    page = context.new_page()
    page.goto(host.address() + FIRST)
    page.wait_for_selector("html[data-offline=ready]", timeout=60_000)
    yield page
    context.close()


def later_visit(chromium, host, fault):
    """Every file of the site is that by now, also for the look after an update."""
    with aboard(chromium, host) as page:
        host.faults = {EVERYTHING: fault}
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {})")
        page.reload()
        return outcome(page)


def damaged(page, path):
    """It lies damaged on the phone: how it went, and when it was tried again."""
    page.evaluate(DAMAGE, path)
    page.reload()
    first = outcome(page)
    if first == "tells":
        with page.expect_navigation(timeout=PATIENCE):
            page.locator("[data-retry]").click()
        return first, outcome(page)
    page.evaluate(MEND)
    return first, first


def survived(chromium, folder):
    """What was not survived, each as a sentence."""
    with bad_host(folder) as host:
        with aboard(chromium, host) as page:
            urls = [unquote(url.removeprefix(host.address())) for url in page.evaluate(KEPT)]
            paths = sorted(path for path in urls if not path.endswith((".html", "precache-list")))
            for path in paths:
                went = damaged(page, path)
                print(f"lies damaged on the phone: {path}: {', then '.join(went)}", flush=True)
                if went[1] != "plays":
                    yield f"{path}, damaged on the phone: {', then '.join(went)}"
        for fault in FAULTS:
            print(f"later, everything is {fault}", flush=True)
            if (went := later_visit(chromium, host, fault)) != "plays":
                yield f"later, everything is {fault}: {went}"
        packed = (str(file.relative_to(folder)) for file in folder.rglob("*.bin"))
        for path in sorted({*packed, *(path for path in paths if (folder / path).is_file()), "precache.js", "service-worker.js"}):
            for fault in FAULTS:
                went = first_visit(chromium, host, path, fault)
                print(f"first visit, {fault}: {path}: {', then '.join(went)}", flush=True)
                if went[0] not in ("plays", "tells") or went[1] != "plays":
                    yield f"{path}, {fault} at the first visit: {', then '.join(went)}"
