"""Chrome 111, Safari 16.4 and Firefox 115 understand every word of the scripts and of the styles as they are built."""

import re

import pytest

from tests.built import dist
from tests.test_source import sources

__all__ = ["dist"]
SCRIPTS = {  # word → who does not know it yet; the build lowers syntax, but brings no library
    r"\.aria[A-Z]\w*": "Firefox 118",
    r"\bResponse\.json\b": "Safari 16",
    r"\bwithResolvers\b": "Safari 17.3",
    r"\b(Object|Map)\.groupBy\b": "Safari 17.3",
    r"\bArray\.fromAsync\b": "Chrome 120",
    r"\bURL\.(canParse|parse)\b": "Safari 16",
    r"\bPromise\.try\b": "Chrome 127",
    r"\bAbortSignal\.any\b": "Safari 17.3",
    r"\bstartViewTransition\b(?!\?)": "Firefox 143",
    r"\brequestIdleCallback\b(?!\?)": "Safari 18",
    r"\.checkVisibility\(": "Safari 17.3",
}
STYLES = {
    r":has\(": "Firefox 120",
    r"\blight-dark\(": "Chrome 122",
    r"&": "Chrome 111",
    r"@(starting-style|scope|position-try)\b": "Firefox 127",
    r"[;{](field-sizing|anchor-name|interpolate-size):": "Safari 16",
    r"\bround\(": "Chrome 124",
}


@pytest.mark.parametrize("word", SCRIPTS)
def test_no_script_needs_what_came_later(word):
    found = [name for name, source in sources("static/scripts/*.js", "service-worker.js").items() if re.search(word, source)]
    assert not found, f"{SCRIPTS[word]} does not know it"


@pytest.mark.parametrize("word", STYLES)
def test_no_built_style_needs_what_came_later(dist, word):
    sheets = "".join(sheet.read_text("utf-8") for sheet in (dist / "static").glob("*.css"))
    found = [sheets[there.start() - 60 : there.end() + 20] for there in re.finditer(word, sheets)]
    assert sheets and not found, f"{STYLES[word]} does not know it"
