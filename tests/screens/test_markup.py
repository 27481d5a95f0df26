"""Pages are written in Python: what is text stays text, what is nothing leaves nothing."""

import pytest

from web import markup as h


@pytest.mark.parametrize(
    "part, html",
    [
        (h.p["Good evening"], "<p>Good evening</p>"),
        (h.p(".small.soft")["a"], '<p class="small soft">a</p>'),
        (h.p["1 < 2 & 'so' \"on\""], "<p>1 &lt; 2 &amp; &#39;so&#39; &#34;on&#34;</p>"),
        (h.p[h.b["bold"], " and ", 7], "<p><b>bold</b> and 7</p>"),
        (h.p[None, True, False, ""], "<p></p>"),
        (h.ul[(h.li[each] for each in "ab")], "<ul><li>a</li><li>b</li></ul>"),
        (h.p["a", h.br, "b"], "<p>a<br>b</p>"),
        (h.input(type="text", required=True, disabled=False, value=None), '<input type="text" required>'),
        (h.button(aria_label="x", data_do="go", class_="a"), '<button aria-label="x" data-do="go" class="a"></button>'),
        (h.i(class_=["btn", "", None, {"wide": True, "tall": False}]), '<i class="btn wide"></i>'),
        (h.i(class_=["", {"wide": False}]), "<i></i>"),
        (h.rect({"stroke-width": 4}, x=0), '<rect stroke-width="4" x="0"></rect>'),
        (h.a(title='"><script>'), '<a title="&#34;&gt;&lt;script&gt;"></a>'),
    ],
)
def test_is_written_as(part, html):
    assert str(part) == html


def test_what_joins_markup_and_text_by_hand_is_text_again():
    assert h.p[h.b["a"] + "<i>"] == "<p>&lt;b&gt;a&lt;/b&gt;&lt;i&gt;</p>"


@pytest.mark.parametrize("part", [1.5, {"a": 1}, b"a", object()])
def test_what_a_page_cannot_show_is_refused(part):
    with pytest.raises(TypeError, match="can stand in no page"):
        h.p[part]
