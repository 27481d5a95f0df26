"""What the rulers find today and a coming issue mends: known.txt, a list that only shrinks."""

from pathlib import Path
from typing import NamedTuple

from tests.sizes import SIZES, TEXTS

FILE = Path(__file__).with_name("known.txt")


class Setting(NamedTuple):
    """A page of the tour as somebody has it before them."""

    page: str
    size: object
    language: str
    text: str

    @property
    def screen(self):
        return self.size, self.text

    def __str__(self):
        return " ".join(map(str, self))


class Known(NamedTuple):
    """A kind of fault at a place of the styles, and one setting in which it is seen: once it is not seen there, the row leaves the list."""

    measure: str
    where: str
    seen: Setting
    why: str = ""

    def excuses(self, found, text):
        """A fault that only the largest text brings about excuses nothing in the usual one."""
        return (self.measure, self.where) == found[:2] and text in (self.seen.text, TEXTS[-1])

    def __str__(self):
        return "\t".join((self.measure, self.where, str(self.seen)))


def known():
    """Each row stands under its reason."""
    rows, why = [], ""
    for line in filter(None, FILE.read_text("utf-8").splitlines()):
        if line.startswith("#"):
            why = line.strip("# ")
        else:
            measure, where, seen = line.split("\t")
            page, size, language, text = seen.split(" ")
            rows.append(Known(measure, where, Setting(page, next(each for each in SIZES if str(each) == size), language, text), why))
    return rows
