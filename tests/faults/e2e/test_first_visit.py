"""The very first visit through a bad network: a hotel's login page, half a file or none in the place of one of ours. Somebody says so.

Each file of the site, at the first visit and later: `dev.py faults files`."""

import pytest

from tests.e2e.line import at, press, ready
from tests.faults.files import FAULTS, LOGIN

pytestmark = pytest.mark.expects(".")  # whatever a browser makes of a file that is none


def told(page):
    """What stands on the sheet, where it is shown."""
    page.locator("#failed").wait_for()
    return [why.get_attribute("data-why") for why in page.locator("#failed [data-why]:visible").all()]


@pytest.mark.parametrize("fault", ["half", "login page"])
def test_without_the_pages_own_script_it_is_said_and_can_be_tried_again(phone, site, dist, fault):
    status, body, kind = FAULTS[fault]((dist / "static/main.js").read_bytes(), "text/javascript")
    phone.route("**/static/main.js", lambda route: route.fulfill(status=status, body=body, content_type=kind))
    phone.goto(f"{site.url}en/#scores")
    assert (told(phone), phone.locator("html").get_attribute("data-arriving")) == (["offline"], None)
    phone.unroute("**/static/main.js")
    with phone.expect_navigation():
        phone.locator("[data-retry]").click()
    phone.wait_for_selector("#screen[data-place]")
    assert not phone.locator("#failed").is_visible()


def test_nobody_plays_without_the_sheet_that_has_the_blind_in_it(phone, site):
    phone.route("**/static/style.css", lambda route: route.fulfill(body=LOGIN, content_type="text/html"))
    phone.goto(f"{site.url}en/dilemma/")
    assert told(phone) == ["offline"]


def test_a_sheet_that_was_lost_on_the_way_is_fetched_once_more(phone, site):
    phone.route("**/static/style.css", lambda route: route.abort(), times=1)
    phone.goto(f"{site.url}en/dilemma/")
    ready(phone)
    assert phone.evaluate("getComputedStyle(document.documentElement, '::after').position") == "fixed", "the blind is there"


def test_a_door_whose_page_cannot_be_had_opens_when_python_has_come(phone, site):
    phone.route("**/en/dilemma/", lambda route: route.fulfill(body=LOGIN, content_type="text/html"))
    phone.goto(f"{site.url}en/")
    press(phone, "setup dilemma")
    at(phone, "setup")
