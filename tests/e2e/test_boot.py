"""Python starts on the phone, from this site alone, wherever the site lies."""

from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest

from tests.built import due

READY = "html[data-engine=ready]"
ENGINE = ("pyodide.asm.wasm.bin", "pyodide.asm.js.bin", "stdlib.bin")
DEEP = "/some path/@ home/"  # under "/" all other tests start it


@pytest.mark.parametrize("site", [DEEP], indirect=True)
@pytest.mark.parametrize("page", ["", "uk/dilemma/", "fr/rules/dilemma/"])
def test_every_depth_of_the_site_starts_python(site, phone, page):
    phone.goto(site.url + page)
    phone.keyboard.press("Tab")  # on the home page Python waits for the first touch or key
    phone.wait_for_selector(READY)
    assert phone.locator("#screen h1").count() == 1


@pytest.mark.parametrize("site", ["/", DEEP], indirect=True)
def test_the_bytes_that_are_told_are_the_bytes_that_travel(site, phone, dist):
    channel = f"new BroadcastChannel('pocket-boot {quote(site.path)}')"
    phone.add_init_script(f"window.told = []; {channel}.onmessage = ({{data}}) => told.push(data);")
    phone.goto(site.url + "en/dilemma/")
    phone.wait_for_selector(READY)
    told = phone.evaluate("told.filter(({ total }) => total)")
    loaded = [word["loaded"] for word in told]
    assert loaded == sorted(loaded)
    assert told[-1] == {"loaded": told[-1]["total"], "total": told[-1]["total"], "done": True}
    assert told[-1]["total"] == pytest.approx(sum(bytes_sent(site, name) for name in (*ENGINE, *due(dist, "en", "dilemma"))), rel=0.01)


def bytes_sent(site, name):
    asked = Request(f"{site.url}pyodide/{name}", headers={"Accept-Encoding": "gzip"})
    with urlopen(asked) as answer:
        return int(answer.headers["Content-Length"])


@pytest.mark.expects("asm.wasm", "ERR_FAILED", "Failed to fetch", "wasm", "reading 'apply'", "MessageEvent")
def test_an_engine_that_cannot_be_fetched_is_said_and_not_waited_for(site, phone):
    phone.route("**/pyodide.asm.wasm.bin", lambda route: route.abort())
    phone.goto(site.url + "en/dilemma/")
    phone.wait_for_selector("html[data-engine=failed]")


def test_a_page_can_be_pressed_while_the_blind_rises(phone, site):
    phone.goto(f"{site.url}en/dilemma/")
    phone.wait_for_selector(READY)
    met = phone.evaluate("""() => {
      const { dataset } = document.documentElement;
      dataset.blind = "";
      getComputedStyle(document.documentElement, "::after").translate;  // it is down
      delete dataset.blind;
      return [document.elementFromPoint(195, 400).closest("#screen") !== null, document.getAnimations().length > 0];
    }""")
    assert met == [True, True]
