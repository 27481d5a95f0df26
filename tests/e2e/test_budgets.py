"""What must hold however slow the machine is: our start beside the plainest PyScript page in the same minute."""

from statistics import median

import pytest

from tests.bench.bench_boot import BUDGET, CLOCK, make_plain, opened
from tests.chromium import launch

PAIRS = 3


@pytest.fixture
def own_browser(playwright):
    """As people have it: its speed is what is asked for."""
    browser = launch(playwright)
    yield browser
    browser.close()


def test_python_has_painted_in_half_the_time_of_the_plainest_pyscript_page(own_browser, site, serve, tmp_path):
    make_plain(tmp_path)
    ours, plain = f"{site.url}en/dilemma/", serve(tmp_path).url
    context = own_browser.new_context()
    context.add_init_script(CLOCK)
    page = context.new_page()
    page.goto(ours)
    page.wait_for_selector("html[data-offline=ready]", timeout=60_000)
    opened(context, plain)
    ratios = [opened(context, ours)[0] / opened(context, plain)[0] for _ in range(PAIRS)]
    context.close()
    assert median(ratios) <= BUDGET
