"""The meagrest host there is serves the site as well as the best: everything starts, is kept, and costs no more to fetch."""

import re
from collections import Counter

import pytest

from tests.built import due
from tests.chromium import PHONE

from .line import board, heading, lift_blind, offer, offline_ready, ready, sit_down, task

# bytes until a set-up page that somebody was sent answers; a host that packs what it can sends 0.3 million less
FIRST_ANSWER = {"dilemma": 3_200_000, "express": 3_350_000, "mystery": 3_300_000}
ANYWHERE = pytest.mark.parametrize("site", ["/", "/some path/"], indirect=True)


@pytest.fixture
def sent(tmp_path):
    """sent() → how many bytes have been sent under which address, and how often."""
    told = tmp_path / "sent"

    def counted():
        lines = [line.rpartition(" ") for line in told.read_text().splitlines()]
        return sum(int(bytes) for _, _, bytes in lines), Counter(path for path, _, _ in lines)

    with told.open("w") as tells:
        counted.tells = tells
        yield counted


@pytest.fixture
def site(request, dist, serve, sent):
    return serve(dist, getattr(request, "param", "/"), server="tests.meagre", tells=sent.tells)


@ANYWHERE
@pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
def test_a_game_goes_on_when_the_host_is_gone(phone, site):
    sit_down(phone, site)
    offline_ready(phone)
    lift_blind(phone)
    site.stop()
    offer(phone)
    asked = task(phone)
    phone.reload()
    ready(phone)
    assert task(phone) == asked
    board(phone, f"{site.url}uk/rules/express/")
    assert heading(phone)


@pytest.mark.parametrize("key", FIRST_ANSWER)
@pytest.mark.expects("ERR_FAILED", "reading 'active'")  # Playwright's refusal answers nothing, where a browser's is an error
def test_a_set_up_page_from_a_link_answers_after_no_more_bytes_than_from_any_other_host(visitor, site, sent, dist, key):
    phone, first = visitor(**PHONE, service_workers="block"), due(dist, "en", key)  # it would begin to take everything along
    phone.route(re.compile("rest.wasm|/app/"), lambda route: route.continue_() if route.request.url.endswith((*first,)) else route.abort())
    board(phone, f"{site.url}en/{key}/")
    assert sent()[0] <= FIRST_ANSWER[key], sent()[0]


def test_taking_the_site_along_fetches_nothing_anew_that_the_page_has_fetched(phone, site, sent):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    twice = {path for path, times in sent()[1].items() if times > 1}
    its_own = {"/static/icons/icon.svg", "/static/unpack.js"}  # the sign on the tab, and what a service worker imports
    assert twice <= its_own


def test_chromium_reads_the_manifest(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    devtools = phone.context.new_cdp_session(phone)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == [] and re.search(r'"name": "Pocket Express"', told["data"])
