"""A file has come in: what is in it, and how much of that is new here, before anything of it is taken; and afterwards the same."""

from zlib import crc32

from .. import luggage, markup as h
from ..archive import Archive
from ..page import Page
from ..parts import button, heading, screen, sign
from ..settings import known_settings


class Luggage(Page):
    """Of one file: what was said of one is not said of the next."""

    NAME = "luggage"
    CAN_BE_TRIED_AGAIN = False

    def __init__(self, shell, *words):
        super().__init__(shell, *words)
        self.records, self.holds, self.is_taken = {}, luggage.Luggage((), 0), False

    @classmethod
    def fits(cls, words):
        return len(words) == 1

    @property
    def is_any(self):
        return bool(self.holds.pieces)

    def look_into(self, records):
        """As it would be taken: into a drawer of its own."""
        tried_out = Archive(self.shell.archive.records)
        self.records, self.is_taken = records, False
        self.holds = luggage.take_in(tried_out, records, self.shell.lock)
        self.shell.archive.faults += tried_out.faults

    def do_take_in(self, message):
        shell = self.shell
        if not self.is_taken:
            self.holds = luggage.take_in(shell.archive, self.records, shell.lock)
            self.records, self.is_taken = {}, True
            shell.reply["focus"] = "h1"
            shell.settings |= shell.archive.read("settings", known_settings, shell.settings)

    def draw(self):
        return unpacked(self.shell.say, self.holds, self.is_taken)


def show(shell, text, records):
    """Whether there is anything in it that can be shown."""
    page = shell.way.page_at(Luggage.NAME, f"{crc32(text.encode(errors='replace')):08x}")
    page.look_into(records)
    if page.is_any and page is not shell.way.page:
        shell.way.go(*page.door.split(" "))
    return page.is_any


def unpacked(say, holds, is_taken):
    title, why = ("luggage.taken", "luggage.taken-why") if is_taken else ("luggage.title", "luggage.why")
    leave = button("back", say("back" if is_taken else "cards.leave"), kind="wide" if is_taken else "line", data_back=True)
    return screen(
        "luggage",
        [heading(say(title))],
        [
            sign(
                h.p[say(why if holds.new else "luggage.none-new")],
                h.ul(".pieces")[(row(say, piece) for piece in holds.pieces)],
                holds.left > 0 and h.p(".small")[say("luggage.left", n=holds.left)],
            )
        ],
        leave if is_taken else h.div(".row")[button("take-in", say("cards.take"), disabled=not holds.new), leave],
    )


def row(say, piece):
    """How much there is of it, and how much of that is new here."""
    which = "some" if piece.new and piece.known else "new" if piece.new else "known"
    news = say(f"luggage.{which}", new=str(piece.new), known=str(piece.known))
    return h.li[h.p[h.b[say(piece.word, n=piece.new + piece.known)], " ", h.span(".small.soft")[news]], piece.inside(say)]
