"""How something travels: folded small on one phone, unfolded on the other; behind the # of an address no server ever sees it."""

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

LONGEST_CODE = 1_270  # characters that a QR code of 117 × 117 fields holds: finer ones no camera reads off a phone


def folded(thing):
    text = json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(errors="surrogatepass"), 9, wbits=-15)).decode().rstrip("=")


def unfolded(text, longest):
    """What was folded; ValueError where it was nothing, or would unfold into more than so many bytes: that is found out before."""
    try:
        unfolding = zlib.decompressobj(wbits=-15)
        unfolded = unfolding.decompress(urlsafe_b64decode(text + "=="), longest)
        if not unfolding.eof:
            raise ValueError("half of it, or too much")
        return json.loads(unfolded)
    except (binascii.Error, zlib.error, RecursionError) as wrong:
        raise ValueError("this was never folded") from wrong
