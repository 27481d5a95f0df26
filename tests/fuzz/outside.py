"""What may come from outside: something that we have written ourselves, with a few places in it that nobody of us writes."""

import json
import zlib
from base64 import urlsafe_b64encode

from hypothesis import strategies as st

from tests.damage import GONE, TOO_DEEP, places, put

STRANGE = ("", "\ud800", "\u202e", "\u200b", "\0", "__proto__", "__class__", "..", "0", "<b>", "A" * 99_999)
WORDS = st.text(st.characters(exclude_categories=()), max_size=30) | st.sampled_from(STRANGE)
NUMBERS = st.integers() | st.floats() | st.sampled_from((10**30, -1, 2**53, 1e308, True, False))
LEAVES = st.none() | NUMBERS | WORDS
THINGS = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=8)


@st.composite
def nearly(draw, *sound):
    """Sound, but for a few places."""
    thing = draw(st.sampled_from(sound))
    for _ in range(draw(st.integers(0, 3))):
        ways = [*places(thing)]
        path = ways[draw(st.integers(0, len(ways) - 1))]
        of_ours = [inner for way in ways if not isinstance(inner := at(thing, way), dict | list)]
        odd = draw(THINGS | st.sampled_from((TOO_DEEP, *of_ours, *([GONE] if path else []))))
        thing = put(thing, path, odd)
    return thing


def at(thing, path):
    for step in path:
        thing = thing[step]
    return thing


def as_text(thing):
    return json.dumps(thing).replace(json.dumps(TOO_DEEP), "[" * 99_999)


@st.composite
def cut(draw, texts):
    """As it travels; or torn, or with something strange in its midst."""
    text = draw(texts)
    how = draw(st.sampled_from(("whole", "whole", "whole", "torn", "patched")))
    if how == "whole" or not text:
        return text
    place = draw(st.integers(0, len(text) - 1))
    return text[:place] + (draw(WORDS) + text[place + draw(st.integers(0, 9)) :] if how == "patched" else "")


def texts(*sound):
    """A record, or a file."""
    bombs = st.sampled_from(("", "[" * 99_999, '{"a":' * 50_000, "9" * 5_000, "1e999", "\ud800", '"' + "x" * 2_000_000 + '"'))
    return cut(nearly(*sound).map(as_text)) | bombs | WORDS


def folded(thing):
    """As ours, and whatever ours would not fold."""
    return pressed(as_text(thing).encode(errors="surrogatepass"))


def pressed(packed):
    press = zlib.compressobj(9, wbits=-15)
    return urlsafe_b64encode(press.compress(packed) + press.flush()).decode().rstrip("=")


def links(begin, *sound):
    """What stands behind the # of an address; bombs of 30 MB are in it."""
    bombs = st.builds(lambda mark, count: pressed(mark * count), st.sampled_from((b"[", b" ", b"A", b"9", b'{"a":')), st.just(6_000_000))
    return cut(nearly(*sound).map(folded) | bombs | st.binary(max_size=60).map(pressed) | WORDS).map(f"{begin}{{}}".format)
