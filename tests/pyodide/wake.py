"""What no game needs of Python, done and told: run in an engine that is whole and in one that is cut, it says the same."""

import json
import sys
import traceback
import unicodedata
from zlib import compress, crc32, decompress

FORMS = ("NFC", "NFD", "NFKC", "NFKD")
OF_A_LETTER = ("category", "bidirectional", "combining", "decomposition", "east_asian_width", "mirrored")
CODECS = (
    "big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jis_2004", "euc_jisx0213", "euc_jp", "euc_kr", "gb18030", "gb2312", "gbk", "hz",
    "iso2022_jp", "iso2022_jp_1", "iso2022_jp_2", "iso2022_jp_2004", "iso2022_jp_3", "iso2022_jp_ext", "iso2022_kr", "johab", "shift_jis",
    "shift_jis_2004", "shift_jisx0213",
)  # fmt: skip
WRONG = (
    "1 / 0", "[][1]", "{}['x']", "int('x')", "b'\\xff'.decode()", "'\\ud800'.encode()", "sorted([1, 'x'])", "f(", "'' % 1",
    "next(iter(()))",
)  # fmt: skip
EVERY_LETTER = "".join(chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000)  # but for the halves of pairs
PIECES = [EVERY_LETTER[at : at + 0x400] for at in range(0, len(EVERY_LETTER), 0x400)]


def told(texts):
    total = 0
    for text in texts:
        total = crc32(text.encode(), total)
    return total


def letters():
    """With an accent behind each, and each behind a letter."""
    for form in FORMS:
        yield form, told(unicodedata.normalize(form, "\u0301".join(piece) + "e".join(piece)) for piece in PIECES)
    for name in OF_A_LETTER:
        ask = getattr(unicodedata, name)
        yield name, told("".join(map(str, map(ask, piece))) for piece in PIECES)
    yield "name", told("".join(unicodedata.name(letter, "") for letter in piece) for piece in PIECES)
    yield "numeric", told(str([unicodedata.numeric(letter, None) for letter in piece]) for piece in PIECES)
    for name in ("upper", "lower", "title", "casefold", "swapcase"):
        yield name, told(getattr(" ".join(piece), name)() for piece in PIECES)
    for name in ("isalpha", "isprintable", "isspace", "isdigit", "isidentifier", "isupper"):
        yield name, told("".join(map(str, map(getattr(str, name), piece))) for piece in PIECES)
    yield "repr", told(map(repr, PIECES))


def codecs():
    for codec in CODECS:
        packed = EVERY_LETTER.encode(codec, "ignore")
        yield codec, (len(packed), crc32(packed), crc32(packed.decode(codec, "replace").encode()))


def decimals():
    from decimal import Context, Decimal, DivisionByZero, InvalidOperation

    context = Context(prec=60)
    seven = Decimal(7)
    for name in ("sqrt", "exp", "ln", "log10"):
        yield name, str(getattr(context, name)(seven))
    yield "power", str(context.power(Decimal("1.1"), 400))
    yield "format", f"{Decimal('12345.678'):,.2f} {Decimal('-0'):+e}"
    for wrong in (lambda: context.divide(seven, Decimal(0)), lambda: context.sqrt(-seven)):
        try:
            wrong()
        except (DivisionByZero, InvalidOperation) as error:
            yield type(error).__name__, repr(error)


def raised():
    """One out of the other, several at once, out of C and through it."""
    for wrong in WRONG:
        try:
            eval(wrong)
        except Exception as error:
            yield wrong, "".join(traceback.format_exception(error))
    try:
        try:
            max([3, 0], key=lambda number: 1 // number)
        except ZeroDivisionError as error:
            raise ExceptionGroup("two", [ValueError("one"), TypeError("other")]) from error
    except* ValueError as group:
        yield "of a group", "".join(traceback.format_exception(group))
    except* TypeError as group:
        yield "its other", repr(group)


def recursion():
    def deeper(depth):
        nonlocal reached
        reached = depth
        return deeper(depth + 1)

    reached = 0
    try:
        deeper(0)
    except RecursionError as error:
        yield str(error), reached
    nest: list = []
    for _ in range(100):
        nest = [nest]
    yield repr(nest), json.dumps(nest) == repr(nest)


def others():
    import _bz2
    import _pickle
    import array
    import cmath
    import datetime
    import hashlib
    import math
    import random
    import re
    import struct

    text = "Anna, Béla: 日本語 " * 500
    yield "deflate", crc32(compress(text.encode(), 9)), decompress(compress(text.encode())).decode() == text
    yield "bz2", crc32(_bz2.BZ2Compressor().compress(text.encode()))
    yield [hashlib.new(name, text.encode()).hexdigest() for name in ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b")]
    yield [round(ask(1.75), 12) for ask in (math.gamma, math.erf, math.lgamma, math.asinh, math.cbrt)], str(cmath.sqrt(-2))
    yield random.Random(5).sample(range(10**6), 5), random.Random("x").gauss(0, 1)
    yield repr(_pickle.loads(_pickle.dumps({1: [2, (3.5, "é")], "x": {None}})))
    yield struct.pack("<idq", 1, 2.5, -3).hex(), array.array("d", [1.5]).tobytes().hex()
    yield datetime.datetime(2026, 11, 19, 20, 41, tzinfo=datetime.UTC).isoformat(), str(3**2000 % 10**40), f"{12345.678:,.3e} {0.1 + 0.2!r}"
    yield re.sub(r"(?i)(\w+)[^\w]*(?P<last>\w)$", r"\2\1", "Ça va à Київ"), "\N{SNOWMAN}"


json.dumps({
    "letters": dict(letters()),
    "codecs": dict(codecs()),
    "decimals": dict(decimals()),
    "raised": dict(raised()),
    "recursion": dict(recursion()),
    "others": list(others()),
    "version": sys.version,
})
