"""The blind falls over whatever one seat alone may see: each such page says so, whichever game draws it."""

import pytest

from tests.e2e.moments import MOMENTS
from tests.screens.test_presses import pages


@pytest.mark.parametrize("name", MOMENTS)
def test_a_page_of_one_seat_alone_falls_behind_the_blind(name):
    at_the_table = [moment.phone for _, moment in pages(name) if moment.phone.screen in ("table", "duel")]
    alone = [phone.shell.session.viewer is not None for phone in at_the_table]
    assert ["data-private" in phone.page.root for phone in at_the_table] == alone
