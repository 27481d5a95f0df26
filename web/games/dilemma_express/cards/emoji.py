"""What counts as one emoji: a sign from the phone's own keyboard, with all that belongs to it — a skin, a flag's second half, a family.

Phones learn new ones every year, so it is told by where they stand in Unicode and by how they are joined, never by a list.
"""

import re

SIGN = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0"
    "\u25fb-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff"
)
WORN = "(?:\ufe0f|[\U0001f3fb-\U0001f3ff])?"  # in colour, or with a skin
ONE = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}"  # two letters are a flag
    "|[0-9#*]\ufe0f?\u20e3"  # a key of the telephone
    "|\U0001f3f4[\U000e0061-\U000e007a]{2,6}\U000e007f"  # Scotland and its like
    f"|[{SIGN}]{WORN}(?:\u200d[{SIGN}]{WORN}){{0,5}}"  # several joined are one family
)


def shown(cast):
    """In colour: some are black and white unless one asks for more, and not every keyboard does."""
    return "".join(f"{sign}\ufe0f" if len(sign) == 1 and sign < "\U0001f000" else sign for sign in cast.split(" "))


def several(text):
    """The emoji of a text that has nothing else in it but spaces; None if there is anything else."""
    return None if ONE.sub("", text).strip() else tuple(ONE.findall(text))
