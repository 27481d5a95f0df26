"""What comes for the first time on this phone is explained, once to each who plays: what has come, in which game, and whom it was told.

Whoever shares the phone meets it in that same game, and is told there, too; so no page tells what another seat has looked at.
"""

from dataclasses import dataclass

from . import markup as h
from .icons import icon
from .parts import menu, tap
from .reading import called

MET = "met"
EVERYBODY = None  # as a seat: said on a page for all
TIGHT = frozenset({"glance", "tight"})  # pages of which all has to be in sight: there it waits to be unfolded
END = "</header>"  # a page without a head has no room for help either


def is_a_seat(seat):
    return seat is EVERYBODY or (type(seat) is int and seat >= 0)


def in_order(seat):
    return seat is not EVERYBODY, seat


@dataclass(frozen=True)
class Met:
    things: dict  # "<key>.<name>" → the game in which it came first, and the seats that were told there

    @classmethod
    def of(cls, record):
        """As it was kept; what is no such record raises."""
        things = {thing: (called(game), frozenset(seats)) for thing, (game, *seats) in record.items()}
        if not all(is_a_seat(seat) for _, *seats in record.values() for seat in seats):
            raise ValueError("a seat is a number")
        return cls(things)

    def record(self):
        return {thing: [game, *sorted(seats, key=in_order)] for thing, (game, seats) in self.things.items()}

    def told(self, session, seat):
        """What this seat knows of the game by now, and what of that has come only in this one: it stays at hand."""
        start, known, lately = f"{session.game.KEY}.", set(), set()
        for thing, (game, seats) in self.things.items():
            if thing.startswith(start) and (game != session.id or {seat, EVERYBODY} & seats):
                known.add(thing.removeprefix(start))
                lately |= {thing.removeprefix(start)} if game == session.id else set()
        return frozenset(known), frozenset(lately)

    def with_this(self, session, seat, name):
        """Now this seat has been told."""
        thing = f"{session.game.KEY}.{name}"
        game, seats = self.things.get(thing, (session.id, frozenset()))
        return self if game != session.id else Met(self.things | {thing: (game, seats | {seat})})


def met(archive):
    return archive.read(MET, Met.of, Met({}))


def sentence(say, key, name):
    """None: the page says enough itself."""
    return f"{key}.first.{name}" if f"{key}.first.{name}" in say else None


def explained(say, page, key, is_open):
    """A short paper at the head of the page; folded away it is a sign beside the menu."""
    if not is_open:
        last = next(last for last in (f"{menu(say)}{END}", END) if last in page.inside)
        return page.inside.replace(last, f"{tap('fold', say('first.word'), 'o-ask', aria_expanded='false')}{last}", 1)
    fold = tap("fold", say("first.fold"), "o-cross", aria_expanded="true")
    paper = h.aside(".guide.paper", aria_label=say("first.word"))[icon("o-ask"), h.p[say.rich(key)], fold]
    return page.inside.replace("<main>", f"<main>{paper}", 1)
