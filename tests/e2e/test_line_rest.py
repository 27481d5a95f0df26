"""The rest of Python's engine, which no game needs: it comes behind the first page, is there when needed, and is missed in a sentence."""

from shutil import copytree

import pytest

from tests.chromium import PHONE
from web.build import precache

from .line import begin, board, lift_blind, offer, offline_ready, press, ready, untold

REST = "**/rest.wasm*"
JAPANESE = """
def japanese():
    from _codecs_jp import getcodec

    assert getcodec("shift_jis").encode("旅")[0] == b"\\x97\\xb7"

"""
AT_ONCE = f"{JAPANESE}japanese()\n"
WHEN_ASKED = f"""{JAPANESE}_press = press
def press(message):
    if json.loads(message)["do"] == "add":
        japanese()
    return _press(message)
"""


@pytest.fixture
def site(request, dist, serve, tmp_path):
    """The site, but that Python does what no game asks of it."""
    folder = copytree(dist, tmp_path / "published")
    main = folder / "pyodide" / "main.py"
    main.write_text(main.read_text("utf-8") + getattr(request, "param", ""), "utf-8")
    precache.build(folder)
    return serve(folder)


@pytest.mark.expects("status of 404", "reading 'active'")  # the last: see test_meagre_host.py
def test_it_is_asked_for_once_behind_the_first_page_and_a_move_is_made_without_it(visitor, site):
    phone = visitor(**PHONE, service_workers="block")
    asked = []
    phone.route(REST, lambda route: (asked.append(route.request), route.fulfill(status=404)))
    untold(phone, f"{site.url}en/dilemma/")
    before = len(asked)
    with phone.expect_response(REST):
        phone.evaluate("tell()")
    begin(phone)
    lift_blind(phone)
    offer(phone)
    assert (before, [request.url.split("/")[-1] for request in asked]) == (0, ["rest.wasm.bin"])


@pytest.mark.parametrize("site", [AT_ONCE], indirect=True)
@pytest.mark.expects("status of 404", "ERR_CONNECTION_REFUSED", "Failed to fetch")  # a host has it packed only
def test_what_is_called_before_it_lies_ready_waits_for_it_with_signal_and_without(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    site.stop()
    phone.reload()
    ready(phone)


@pytest.mark.parametrize("site", [WHEN_ASKED], indirect=True)
@pytest.mark.expects("ERR_CONNECTION_REFUSED", "Failed to fetch")
def test_what_is_called_later_finds_it_ready_without_signal(phone, site):
    board(phone, f"{site.url}en/dilemma/")
    offline_ready(phone)
    site.stop()
    seats = phone.locator("[data-drag]").count()
    press(phone, "add")
    phone.locator("[data-drag]").nth(seats).wait_for()


@pytest.mark.parametrize("site", [WHEN_ASKED], indirect=True)
@pytest.mark.expects("status of 404", "reading 'active'", "fatal error", r"could not load rest\.wasm, for function \d+ of the engine")
def test_where_it_cannot_be_had_the_page_says_so(visitor, site):
    phone = visitor(**PHONE, service_workers="block")
    phone.route(REST, lambda route: route.fulfill(status=404))
    board(phone, f"{site.url}en/dilemma/")
    with phone.expect_console_message(lambda said: "for function" in said.text):
        press(phone, "add")
    phone.wait_for_selector("html[data-engine=failed]")
    assert phone.locator("#failed [data-why=offline]").is_visible()
