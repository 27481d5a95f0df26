"""A page is read tag by tag, and what is not written as ours are is refused."""

import pytest

from tests.screens.tags import read


def test_elements_have_attributes_and_the_page_has_words():
    html = '<p class="small soft" hidden data-do="play 0 &#34;a&#34;">You &amp; <b>me</b><br></p><circle r="8"/>'
    assert read(html) == ([{"class": "small soft", "hidden": "", "data-do": 'play 0 "a"'}, {}, {}, {"r": "8"}], "You & me")


@pytest.mark.parametrize("html", ["<p class=small></p>", "a < b", "<p", '<p class="<b>"></p>', "<!-- no -->"])
def test_what_is_written_otherwise_is_refused(html):
    with pytest.raises(ValueError, match="no page of ours"):
        read(html)
