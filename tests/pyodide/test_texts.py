"""Text is text in every alphabet: what Python keeps in one, two or four bytes a letter is searched, parted and joined alike.

For each of them, and for long texts and short ones, Python's engine has functions of their own: play meets some of them one evening in a
hundred. Here all are called, and so they are on the list of those that travel first (`python3 dev.py hot`).
"""

import json
import re

import pytest

PLAIN = "abcdefgh"
ALPHABETS = {"Latin": "ßàçéîñöû", "Cyrillic": "абвгдежз", "cards": "🂡🂢🂣🂤🂥🂦🂧🂨"}
LENGTHS = (1, 40, 400, 4_000)  # times eight letters
WORDS = ("d", "ce", "cegh", "hab", "gfedcb" * 4, "abcdefgh" * 3, "hgfedcba" * 20, "abcdefgh" * 15 + "a")


def operations(text, word):
    """Whatever is done to texts anywhere, as numbers and texts of the same letters."""
    ends = text + word
    yield word in text, word in ends, text.find(word), ends.rfind(word), text.count(word), ends.index(word), ends.rindex(word)
    yield text.split(word), ends.rsplit(word, 2), text.partition(word), ends.rpartition(word)
    yield ends.replace(word, word[0]), text.replace(word[0], ""), ends.removesuffix(word), text.removeprefix(word)
    yield text.startswith(word), ends.endswith(word), word * 3, text[::-1], text[2:-2:3], text.strip(word), text.ljust(9, word[0])
    yield word.join([text, word, text]), f"{text:>20}{word:^9}", "%s%s" % (text, word), "{}{!s}".format(word, text)
    yield " ".join([text, word]).split(), f"{text}\n{word}\r\n".splitlines(), [*text[:9]]
    yield sorted({text, word, ends}), text < word, text == ends, max(text)
    yield re.sub(re.escape(word), word[0], ends), re.findall(f"[{word}]+", text)[:3], re.fullmatch(".*", text)[0]
    yield json.loads(json.dumps([text, {word: ends}])), json.loads(json.dumps([text, word], ensure_ascii=False))
    yield ends.encode().decode(), ends.encode("utf-16").decode("utf-16"), text.zfill(9), text.center(40, word[0])
    yield text.translate({ord(word[0]): word, ord(word[-1]): None}), text.expandtabs()


@pytest.mark.parametrize("alphabet", ALPHABETS)
@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_in_any_alphabet_is_what_it_is_in_plain_letters(alphabet, length):
    letters, text = ALPHABETS[alphabet], PLAIN * length
    there, back = str.maketrans(PLAIN, letters), str.maketrans(letters, PLAIN)
    for word in WORDS:
        told = repr([*operations(text.translate(there), word.translate(there))])
        assert told.translate(back) == repr([*operations(text, word)])
